"""The table of CVlizations on the screen."""

from game.cvlizations.view.table import TableView

__all__ = ["TableView"]
