"""The games in progress: small tables side by side; go on, write one to a file, take one in, delete one."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path

from game.core import files, places
from game.core.reason import Refused
from game.core.store import TableRow
from game.scenes import bars, caveats, person_names
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToSetUp, ToShelf
from game.scenes.dialogs import make_sure, question
from game.scenes.glimpses import Glimpses
from game.scenes.open_table import open_table
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.scenes.table_cards import TableCards, turn_words
from game.scenes.table_file import SUFFIX, ImportScene, open_file
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading, Press
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words


class TablesScene(Scene):
    """A card for each table; what stands on it is worked out while it is looked at."""

    def __init__(self, cabinet: Cabinet, game: str | None = None, *, take_in: Path | None = None) -> None:
        super().__init__()
        self._take_in_first = take_in
        self.cabinet = cabinet
        self.game = game
        """The box whose tables are shown; None: all."""
        self.chosen = 0
        self.rows: list[TableRow] = []
        self.glimpses = Glimpses(cabinet)

    def enter(self) -> None:
        if self._take_in_first is not None:
            self.take_in(self._take_in_first)

    def build(self) -> None:
        self.rows = [row for row in self.cabinet.unfinished() if self.game in (None, row.game)]
        self.chosen = max(0, min(self.chosen, len(self.rows) - 1))
        self.glimpses.want(self.rows)
        self.form.add(bars.TopBar(words("scenes.tables.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(self._words, lambda: None, lambda: False)
        buttons, prompt.right = bars.prompt_buttons(self._presses(), self._pressed)
        self.form.add(prompt, *buttons)
        cards = TableCards(self.rows, self.glimpses, self.chosen, self._choose, self._begin, self._about)
        self.form.add(cards)
        self.form.default = ("button", "go") if self.rows else ("rows", "new")
        self.form.cancel = self._back

    def _presses(self) -> list[Press]:
        any_there = bool(self.rows)
        tips = {name: words(f"scenes.tables.{name}_tip") for name in ("export", "import", "delete")}
        return [
            Press("go", words("scenes.tables.go"), "g", any_there),
            Press("export", words("scenes.tables.export"), "w", any_there, tip=tips["export"]),
            Press("import", words("scenes.tables.import"), tip=tips["import"]),
            Press("delete", words("scenes.tables.delete"), "r", any_there, tip=tips["delete"]),
        ]

    def resume(self) -> None:
        self.rebuild()

    def _heading(self) -> Heading:
        chips: list[tuple[str | None, str]] = []
        if self.game:
            chips.append((None, words(f"{self.game}.game.name")))
        if self.rows:
            chips.append(("icons/hourglass", words("scenes.tables.waiting", n=len(self.rows))))
        return Heading(chips)

    def _words(self) -> str:
        if not self.rows:
            return words("scenes.title.no_continue")
        row = self.rows[self.chosen]
        shown = self.glimpses.of(row)
        turn, _ = turn_words(row.players, () if shown is None else shown.glimpse.asked)
        name = words(f"{row.game}.game.name")
        return words("scenes.tables.chosen", name=name, turn=turn) if turn else name

    def _about(self, row: TableRow) -> str:
        """Who sits there, how far a long one is, and whether it counts."""
        names = ", ".join(person_names.shown(player) for player in row.players)
        summary = self.cabinet.summary(row)
        lines = [names]
        if summary is not None:
            lines.append(words(summary.key, **summary.values))
            if summary.totals:
                totals = "  ".join(
                    f"{person_names.shown(player)} {total}"
                    for player, total in zip(row.players, summary.totals, strict=False)
                )
                lines.append(totals)
        if row.caveat:
            lines.append(caveats.said(row.caveat))
        return "\n".join(lines)

    # ------------------------------------------------------------------ time

    @property
    def wait(self) -> float | None:
        return 0.0 if self.glimpses.busy else super().wait

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.glimpses.go_on():
            self.invalidate()

    # ------------------------------------------------------------------ what can be done

    def _choose(self, number: int) -> None:
        """The first time a row is only chosen, the second time its table opens."""
        if number == self.chosen:
            self._go()
        self.chosen = number
        self.rebuild()

    def _pressed(self, name: Hashable) -> None:
        if name == "go":
            self._go()
        elif name == "export":
            self._ask_to_export()
        elif name == "import":
            self.app.push(ImportScene(self))
        else:
            self._ask_to_delete()

    def _begin(self) -> None:
        """A new game: of the box whose tables are shown, or of any."""
        self.app.open(ToSetUp(self.cabinet, self.game) if self.game else ToShelf(self.cabinet))

    def _back(self) -> None:
        self.app.pop(self)

    def _go(self) -> None:
        if not self.rows:
            return
        open_table(self.app, self.cabinet, self.rows[self.chosen].id)

    def _ask_to_export(self) -> None:
        """The file of a game that goes on may tell what its players must not know yet."""
        if not self.cabinet.gives_away(self.rows[self.chosen].id):
            self._export()
            return
        base = "scenes.tables.open_secrets"
        make_sure(
            self.app,
            "export",
            self._export,
            lambda never: question(
                base, f"{base}_body", "ui.dialog.cancel", "scenes.tables.export", self._export, never=never
            ),
        )

    def _export(self) -> None:
        row = self.rows[self.chosen]
        path = _free(places.journal_folder(), f"{row.game}-{row.id}")
        with self.app.door.writing():
            files.write(path, self.cabinet.export(row.id))
            self.app.say(words("scenes.results.saved", path=str(path)))

    def take_in(self, path: Path, then: Callable[[], None] = lambda: None) -> None:
        """Show what is in a file, and put its table among the others if that is wanted; *then* go on."""

        def taken(number: int) -> None:
            self._taken_in(number, path)
            then()

        open_file(self.app, self.cabinet, path, taken)

    def _taken_in(self, number: int, path: Path) -> None:
        self.game = None
        self.rebuild()
        self.chosen = next((place for place, row in enumerate(self.rows) if row.id == number), 0)
        self.rebuild()
        ended = self.cabinet.store.table(number).finished is not None
        self.app.say(words(f"scenes.tables.taken_in{'_finished' if ended else ''}", file=path.name))

    def dropped(self, path: Path) -> None:
        self.take_in(path)

    def _ask_to_delete(self) -> None:
        base = "scenes.tables"
        make_sure(
            self.app,
            "delete",
            self._delete,
            lambda never: question(
                f"{base}.sure",
                f"{base}.sure_body",
                "ui.dialog.cancel",
                f"{base}.delete",
                self._delete,
                for_good=True,
                never=never,
            ),
        )

    def _delete(self) -> None:
        try:
            self.cabinet.store.delete(self.rows[self.chosen].id)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        super().draw(canvas)


def _free(folder: Path, name: str) -> Path:
    """A name no file has yet: an earlier export is never lost."""
    number, path = 1, folder / f"{name}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path
