"""The rule book: contents and search on the left, the page on the right."""

from __future__ import annotations

from collections.abc import Hashable

from game import registry
from game.core import rule_book, rule_list
from game.core.components import folder
from game.core.reason import Refused
from game.core.rule_book import Page, page_for, page_origin
from game.core.rule_list import NumberedRule
from game.scenes import bars
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToRuleBook
from game.scenes.rule_page import MARKS, RulePage, fits, key_of, paint_mark
from game.scenes.scene import Program, Scene
from game.scenes.sentences import said
from game.tabletop.spots import number_in
from game.tabletop.views import Heading, Press
from game.ui import text
from game.ui.actions import Action, Command
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.input import key_name
from game.ui.locale import words
from game.ui.sound import play
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import caption
from game.ui.widgets.scroll import LINE, ListBox

COVER = (8, 24, 624, 308)
LEFT = (18, 34, 180, 290)
RIGHT = (198, 34, 424, 290)
ROW = 15
LONGEST = 24
LEGEND = 47


def rules_of(game: str) -> dict[str, NumberedRule]:
    """A game's rules by number; raises `Refused` if their file is damaged."""
    return rule_list.load(folder(game) / "rules.json")


def pages_of(game: str) -> tuple[Page, ...]:
    """The pages of a game's rule book; raises `Refused` if its file or that of the rules is damaged."""
    return rule_book.load(folder(game) / "rule_book.json", rules_of(game))


def open_rule_book(program: Program, game: str, topic: str | None = None) -> None:
    """Open a game's rule book, or say why not."""
    try:
        if pages_of(game):
            program.open(ToRuleBook(game, topic))
        else:
            program.say(words("scenes.rule_book.none"), "icons/warning")
    except Refused as refused:
        program.say(said(refused.reason), "icons/warning")


class RuleBookScene(Scene):
    """An open book. It opens at the page that helps with *topic*; raises `Refused` if it is damaged."""

    def __init__(self, game: str, topic: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.pages = pages_of(game)
        self.rules = rules_of(game)
        self.number = page_for(self.pages, topic)
        self.wanted = ""
        self.found = list(range(len(self.pages)))
        """The numbers of the pages listed."""

    @property
    def page(self) -> Page:
        """The page that lies open."""
        return self.pages[self.number]

    def build(self) -> None:
        self.form.add(bars.TopBar(words("scenes.rule_book.title"), "w", self._heading))
        self.form.add(bars.back_button(self._close, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(self._words, lambda: None, lambda: False)
        presses = [Press(name, words(f"scenes.rule_book.{name}")) for name in ("previous", "next")]
        presses.append(Press("back", words("ui.dialog.back"), "g"))
        buttons, prompt.right = bars.prompt_buttons(presses, self._pressed)
        self.form.add(prompt, *buttons)
        x, y, w, h = LEFT
        hint = words("scenes.rule_book.search")
        self.form.add(
            TextField(
                "search",
                (x + 10, y + 16, w - 24, 17),
                self.wanted,
                self._search,
                most=LONGEST,
                hint=hint,
                group="search",
            )
        )
        box = (x + 10, y + 38, w - 24, h - 38 - LEGEND - 8)
        self.contents = ListBox("contents", box, [], self._choose, row_height=ROW, group="contents")
        self.contents.show_whole_rows()
        x, y, w, h = RIGHT
        self.leaf = RulePage(
            (x + 12, y + 32, w - 22, h - 40),
            self.game,
            self.page,
            self.rules,
            lambda: self.wanted,
            registry.room(self.game).diagram,
            lambda: self.app.settings.now.reduced_motion,
        )
        self.form.add(self.contents, self.leaf)
        self.form.cancel = self._close
        self._list()
        self.form.on_move(self._moved)
        self.form.focus(("contents", self.contents.chosen))

    def _heading(self) -> Heading:
        return Heading([(None, words(f"{self.game}.game.name"))])

    def _words(self) -> str:
        device = self.app.input.device
        close = key_name("rules", device) or key_name("rules", "keyboard")
        down = key_name("page_down", device) or key_name("right", device)
        return words("scenes.rule_book.prompt", close=close, down=down)

    def _close(self) -> None:
        self.app.pop(self)

    # ------------------------------------------------------------------ finding a page

    def _search(self, wanted: str) -> None:
        self.wanted = wanted
        self.found = [number for number, page in enumerate(self.pages) if fits(self.game, page, wanted)]
        if self.found and self.number not in self.found:
            self._show(self.found[0])
        self._list()

    def _list(self) -> None:
        self.contents.rows = [words(key_of(self.game, self.pages[n], "title")) for n in self.found]
        self.contents.chosen = self.found.index(self.number) if self.number in self.found else None
        self.contents.reveal(("contents", self.contents.chosen))
        self.invalidate()

    def _moved(self, spot: Hashable) -> None:
        """Arrow keys turn the pages as they go along the contents; the list may be empty."""
        row = number_in(spot, "contents")
        if self.form.ring.by_keys and row is not None:
            self._choose(row)

    def _choose(self, row: int) -> None:
        self._show(self.found[row])
        self._list()

    def _show(self, number: int) -> None:
        if number != self.number:
            self.number = number
            self.leaf.show(self.page)
            play("page")

    def _turn(self, by: int) -> None:
        """Go through the listed pages."""
        if self.found:
            here = self.found.index(self.number) if self.number in self.found else 0
            self._choose((here + by) % len(self.found))

    def _pressed(self, name: Hashable) -> None:
        if name == "back":
            self._close()
        else:
            self._turn(1 if name == "next" else -1)

    def handle(self, action: Action) -> None:
        if isinstance(action, Command) and action.pressed:
            if action.name == "rules":
                self._close()
                return
            if action.name in ("page_up", "page_down"):
                far = self.leaf.rect.h - LINE
                self.leaf.scroll(far if action.name == "page_down" else -far)
                self.invalidate()
                return
            if action.name == "confirm" and self.form.writing == "search" and self.found:
                self.form.focus(("contents", self.contents.chosen))
                return
        super().handle(action)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "wood", COVER)
        for page in (LEFT, RIGHT):
            panel(canvas, "paper", page)
        self._draw_gutter(canvas)
        x, y, w, h = LEFT
        caption(canvas, (x + 30, y - 5, w - 64, 16), words("scenes.rule_book.contents"), "r")
        canvas.across(x + 10, y + h - LEGEND - 6, w - 24, "p2")
        for row, mark in enumerate(MARKS):
            paint_mark(canvas, mark, x + 12, y + h - LEGEND - 1 + 15 * row)
        if not self.found:
            text.paragraph(canvas, words("scenes.rule_book.nothing"), x + 14, y + 44, w - 36, "k3")
        self._draw_head(canvas)
        super().draw(canvas)

    def _draw_gutter(self, canvas: Canvas) -> None:
        """The fold between the pages."""
        x, y, _, h = RIGHT
        for reach in (10, 6, 3):
            canvas.shade((x - reach, y + 3, 2 * reach, h - 6), -1)

    def _draw_head(self, canvas: Canvas) -> None:
        x, y, w, _ = RIGHT
        title = words(key_of(self.game, self.page, "title"))
        wide = min(w - 40, text.width(title) + 48)
        caption(canvas, (x + (w - wide) // 2, y - 5, wide, 16), title, "r")
        paint_mark(canvas, page_origin(self.page, self.rules), x + 16, y + 15)
        place = f"{self.number + 1} / {len(self.pages)}"
        text.line(canvas, place, x + w - 14, y + 16, "k3", text.SMALL, "right")
        canvas.across(x + 16, y + 28, w - 30, "p2")
