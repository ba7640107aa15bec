"""The page that ends a table, where its game has one: a ceremony before the sheet."""

from __future__ import annotations

from collections.abc import Hashable

from game import registry
from game.scenes.at_table import AtTable
from game.scenes.destinations import ToFinale, ToShelfPage
from game.scenes.page import PageScene
from game.tabletop.page import Page
from game.tabletop.views import Press
from game.ui.locale import words


def finale_of(table: AtTable) -> ToFinale | None:
    """The page that ends a table, if its game has one for it."""
    session = table.session
    pages = registry.room(session.game).pages
    names = tuple(table.name(seat) for seat in session.seats)
    page = None if pages is None else pages().finale(session.showing.now, names)
    return None if page is None else ToFinale(table, page)


class FinaleScene(PageScene):
    """It leads to the sheet, to the game's shelf page, and away."""

    toasts = (0, 1)
    """The headline below stays free."""

    def __init__(self, table: AtTable, page: Page) -> None:
        super().__init__(table.cabinet, table.session.game, page)
        self.table = table

    def presses(self) -> list[Press]:
        found = [Press("scores", words("scenes.results.title"), "g")]
        if "shelf" in registry.meta(self.game).pages:
            found.append(Press("pages", words(f"{self.game}.game.pages")))
        return [
            *found,
            Press("board", words("scenes.results.board")),
            Press("leave", words("scenes.results.leave")),
        ]

    def pressed(self, name: Hashable) -> None:
        if name == "scores":
            self.app.open(self.table.results())
        elif name == "pages":
            self.app.open(ToShelfPage(self.cabinet, self.game))
        elif name == "leave":
            self.table.leave_for_good()
        else:
            self.back()
