"""The table of My City on the screen, and its pages beside the table."""

from game.my_city.state import MyCityState
from game.my_city.view.ceremony import Ceremony
from game.my_city.view.chapters import Chapters
from game.my_city.view.gain import draw_gain
from game.my_city.view.table import TableView
from game.tabletop.page import Shelf

__all__ = ["TableView", "draw_gain", "finale", "shelf_page"]


def shelf_page(shelf: Shelf) -> Chapters:
    """The chapters of the campaign, to be played episode by episode."""
    return Chapters(shelf)


def finale(state: MyCityState, names: tuple[str, ...]) -> Ceremony | None:
    """The ceremony after a campaign; a single game or episode has its sheet only."""
    return Ceremony(state, names) if state.over and state.story is not None and state.story.goes_on else None
