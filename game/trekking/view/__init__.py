"""The table of Trekking Through History on the screen."""

from game.trekking.view.table import TableView

__all__ = ["TableView"]
