"""The table of 7 Wonders on the screen."""

from game.seven_wonders.view.table import TableView

__all__ = ["TableView"]
