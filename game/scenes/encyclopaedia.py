"""The encyclopaedia: every thing of every game on its shelves, the chosen one large."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from game import registry
from game.scenes import bars, person_names
from game.scenes.backdrop import backdrop
from game.scenes.entry_sheet import EntrySheet
from game.scenes.entry_shelves import STEP, Shelves
from game.scenes.entry_tabs import TAB, ChipButton, Tab, chip_height, lie
from game.scenes.origin_mark import mark
from game.scenes.scene import Scene
from game.session import profile_records
from game.session.cabinet import Cabinet
from game.tabletop.entries import TAGS, Chip, Contents, Entry, medal_id
from game.tabletop.rooms import Volume
from game.tabletop.views import Heading
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words
from game.ui.widgets.choice import Stepper
from game.ui.widgets.field import TextField

CASE = (4, 38, 392, 294)
SHEET = (402, 22, 234, 310)
LONGEST = 20


def volumes() -> dict[str, Volume]:
    """The volumes of the games that have one."""
    found = {game: registry.room(game).volume for game in registry.GAMES}
    return {game: volume for game, volume in found.items() if volume is not None}


class EncyclopaediaScene(Scene):
    """Opens at a *game*'s volume, at an *entry* if one is named.

    *open_now*: the entries of that game on what lies open at the table from which it is opened: they
    count as met before the game is over.
    """

    def __init__(
        self, cabinet: Cabinet, game: str = "", entry: str = "", open_now: frozenset[str] = frozenset()
    ) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.volumes = volumes()
        self.game = game if game in self.volumes else next(iter(self.volumes))
        self._open_now = self.game, open_now
        self.profiles = cabinet.store.profiles()
        self.profile = 0
        self.kind = self.part = self.wanted = ""
        self.chosen = entry
        self.trail: list[str] = []
        """The entries that links led away from, the latest last."""

    # ------------------------------------------------------------------ what is there

    def _read(self) -> None:
        """The open volume in the present language, and what the profile has met of it."""
        volume = self.volumes[self.game]
        self.contents: Contents = volume.read()
        self.by_id = {entry.id: entry for entry in self.contents.entries}
        at_table, open_now = self._open_now
        met = open_now if self.game == at_table else frozenset()
        if self.profiles:
            met |= self._met(self.profiles[self.profile].id)
        self.met = met & frozenset(self.by_id)
        if self.chosen not in self.by_id:
            self.chosen = self.contents.entries[0].id
        self.shown = self._matching()

    def _met(self, profile: int) -> frozenset[str]:
        """The entries that a profile has met, its achievements included."""
        record = profile_records.load(self.cabinet.store, profile, self.game)
        book = registry.room(self.game).record
        medals = () if book is None else book.medals()
        earned = frozenset(medal_id(medal.id) for medal in medals if medal.grade(record))
        return earned | self.volumes[self.game].met(record)

    def _matching(self) -> tuple[Entry, ...]:
        """The entries of the kind and part chosen whose name holds what is looked for."""
        wanted = self.wanted.casefold().strip()
        return tuple(
            entry
            for entry in self.contents.entries
            if self.kind in ("", entry.kind)
            and self.part in ("", entry.part)
            and wanted in entry.title.casefold()
        )

    # ------------------------------------------------------------------ the form

    def build(self) -> None:
        self._read()
        self.form.add(bars.TopBar(words("scenes.encyclopaedia.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(self._prompt, lambda: None, lambda: False)
        prompt.right = legend_left() - 6
        self.form.add(prompt)
        self._add_search()
        self._add_tabs()
        top = self._add_chips()
        self._add_shelves(top)
        self._add_sheet()
        self.form.cancel = self._back
        self.form.on_move(self._moved)

    def _heading(self) -> Heading:
        count = words("scenes.encyclopaedia.count", n=len(self.met), all=len(self.contents.entries))
        return Heading([("icons/book", count)])

    def _prompt(self) -> str:
        return self.keyed("scenes.encyclopaedia.prompt")

    def _add_search(self) -> None:
        hint = words("scenes.encyclopaedia.search")
        box = (528, 0, 108, 18)
        self.form.add(
            TextField("search", box, self.wanted, self._search, most=LONGEST, hint=hint, group="search")
        )
        if len(self.profiles) > 1:
            names = [person_names.shown(profile.person) for profile in self.profiles]
            box = (402, 0, 122, 18)
            self.form.add(
                Stepper("profile", box, names, self.profile, self._look_as, wrap=True, group="search")
            )

    def _add_tabs(self) -> None:
        titles = {game: words(f"{game}.game.tab") for game in self.volumes}
        spare = CASE[2] - sum(map(text.width, titles.values())) - 2 * (len(titles) - 1)
        x = CASE[0]
        for game, volume in self.volumes.items():
            wide = text.width(titles[game]) + spare // len(titles)
            box = (x, CASE[1] - TAB, wide, TAB)
            press = partial(self._open, game)
            self.form.add(Tab(box, game, volume.sign, titles[game], volume.ramp, game == self.game, press))
            x += wide + 2

    def _add_chips(self) -> int:
        """The chips of kinds and parts; returns the y below them."""
        every = Chip("", words("scenes.encyclopaedia.every"), "p")
        chips = [(("kind", chip.id), chip) for chip in (every, *self.contents.kinds)]
        chips += [(("part", chip.id), chip) for chip in self.contents.parts]
        boxes = lie(chips, CASE[0] + 5, CASE[1] + 3, CASE[2] - 8)
        for (name, chip), box in zip(chips, boxes, strict=True):
            on = chip.id == (self.kind if name[0] == "kind" else self.part)
            self.form.add(ChipButton(name, box, chip, on, partial(self._filter, *name)))
        return boxes[-1].bottom + 1 if boxes else CASE[1] + chip_height()

    def _add_shelves(self, top: int) -> None:
        x, _, w, _ = CASE
        bottom = CASE[1] + CASE[3] - 1
        high = (bottom - top - 3) // STEP[1] * STEP[1] + 3
        top += (bottom - top - high) // 2
        self.shelves = Shelves((x + 2, top, w - 4, high), self.shown, self.met, self.chosen, self._choose)
        self.form.add(self.shelves)
        self._bring_up()

    def _bring_up(self) -> None:
        """Scroll the shelves to the chosen card, if it stands there."""
        for number, entry in enumerate(self.shown):
            if entry.id == self.chosen:
                self.shelves.reveal(("shelves", number))

    def _add_sheet(self) -> None:
        entry = self.by_id[self.chosen]
        self.sheet = EntrySheet(SHEET, entry, self.by_id, entry.id in self.met, self._jump)
        self.form.add(self.sheet)

    # ------------------------------------------------------------------ what a person does

    def _back(self) -> None:
        """Back along the links, then out."""
        if self.trail:
            self._show(self.trail.pop())
        else:
            self.app.pop(self)

    def _open(self, game: str) -> None:
        self.game, self.kind, self.part, self.wanted = game, "", "", ""
        self.chosen, self.trail = "", []
        self._rebuild(("tab", game))

    def _filter(self, what: str, value: str) -> None:
        if what == "kind":
            self.kind = "" if value == self.kind else value
            if not value:
                self.part = ""
        else:
            self.part = "" if value == self.part else value
        self._rebuild((what, value))

    def _rebuild(self, focus: Hashable) -> None:
        offset = self.shelves.offset
        self.rebuild()
        self.form.focus(focus)
        if self.chosen not in {entry.id for entry in self.shown}:
            self.shelves.offset = 0
        elif not isinstance(focus, tuple) or focus[0] not in ("tab", "kind", "part"):
            self.shelves.scroll(offset - self.shelves.offset)
        self.invalidate()

    def _search(self, wanted: str) -> None:
        self.wanted = wanted
        self.shown = self._matching()
        self.shelves.entries = self.shown
        self.shelves.offset = 0
        self.invalidate()

    def _look_as(self, number: int) -> None:
        self.profile = number
        self._rebuild("profile")

    def _choose(self, number: int) -> None:
        if self.shown[number].id != self.chosen:
            self.trail = []
            self._turn_to(self.shown[number].id)

    def _moved(self, spot: Hashable | None) -> None:
        """Keys choose as they go; the mouse only where it clicks."""
        by_keys = self.form.ring.by_keys and isinstance(spot, tuple) and spot[0] == "shelves"
        if by_keys and isinstance(spot, tuple) and isinstance(spot[1], int):
            self._choose(spot[1])

    def _turn_to(self, entry: str) -> None:
        """Lay an entry on the sheet."""
        if entry != self.chosen:
            self.chosen = self.shelves.chosen = entry
            self.form.widgets.remove(self.sheet)
            self._add_sheet()
            self.invalidate()

    def _jump(self, entry: str) -> None:
        self.trail.append(self.chosen)
        self._show(entry)

    def _show(self, entry: str) -> None:
        """Turn to an entry, on the shelves too: what is filtered out comes back."""
        if entry not in {one.id for one in self.shown}:
            self.kind = self.part = self.wanted = ""
            self.chosen = entry
            self.rebuild()
        else:
            self._turn_to(entry)
            self._bring_up()
        number = [one.id for one in self.shown].index(entry)
        self.form.focus(("shelves", number))

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        x, y, w, h = CASE
        canvas.fill("k0", CASE)
        canvas.fill("w0", (x + 1, y + 1, w - 2, h - 2))
        for row, top in enumerate(range(y + 1, y + h - 1, 6)):
            for left in range(x + 1 + row % 2 * 12, x + w - 1, 24):
                canvas.pixel(left, top, "w1")
        super().draw(canvas)
        draw_legend(canvas)
        self.draw_tip(canvas)


ORIGINS = tuple(TAGS.values())


def legend_left() -> int:
    """Where the legend begins."""
    wide = sum(text.width(words(f"scenes.encyclopaedia.{origin}"), text.SMALL) + 27 for origin in ORIGINS)
    return 634 - wide


def draw_legend(canvas: Canvas) -> None:
    """What the marks of origin mean, at the right end of the prompt bar."""
    x, y = legend_left(), bars.PROMPT_Y + 4
    canvas.rounded((x, y, 634 - x, 17), "k0", 2)
    canvas.rounded((x + 1, y + 1, 632 - x, 15), "k1", 1)
    for origin in ORIGINS:
        canvas.blit(mark(origin), x + 5, y + 2)
        said = words(f"scenes.encyclopaedia.{origin}")
        x = (
            text.line(canvas, said, x + 21, y + text.middle(17, text.SMALL), "p4", text.SMALL, shadow="k0")
            + 6
        )
