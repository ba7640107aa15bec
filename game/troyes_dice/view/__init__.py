"""The table of Troyes Dice on the screen."""

from game.troyes_dice.view.table import TableView

__all__ = ["TableView"]
