"""The table of My City on the screen."""

from game.my_city.view.table import TableView

__all__ = ["TableView"]
