"""Who plays here: another name, two who are one, somebody to be forgotten."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game import registry
from game.core import people
from game.core.players import Person
from game.core.reason import Refused
from game.core.record import Record
from game.core.store_profiles import Profile
from game.scenes import bars, faces, person_names
from game.scenes.backdrop import backdrop
from game.scenes.dialog import DialogScene
from game.scenes.dialogs import make_sure
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.session import history
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.choice import Stepper
from game.ui.widgets.dialog import DialogButton
from game.ui.widgets.field import TextField
from game.ui.widgets.scroll import ListBox

LIST = (12, 34, 216, 294)
SHEET = (240, 34, 388, 294)
ROW = 28
LEFT = 320
"""Where what is done with somebody begins."""


def record_kind(game: str) -> type[Record]:
    """The kind of record that a game keeps; a plain one for a game that is no longer there."""
    book = registry.room(game).record if game in registry.GAMES else None
    return Record if book is None else book.kind


class PersonsScene(Scene):
    """The persons on the left; what can be done with the chosen one on the right."""

    def __init__(self, cabinet: Cabinet, person: Person | None = None) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.profiles: list[Profile] = []
        self.chosen = 0
        self.name = ""
        self.target = 0
        self._meet(person)

    def _meet(self, person: Person | None) -> None:
        self.profiles = self.cabinet.store.profiles()
        persons = [profile.person for profile in self.profiles]
        self.chosen = persons.index(person) if person in persons else 0
        self._take_up()

    def _take_up(self) -> None:
        self.name = str(person_names.shown(self.profile.person)) if self.profiles else ""
        self.target = 0

    @property
    def profile(self) -> Profile:
        """The chosen one."""
        return self.profiles[self.chosen]

    @property
    def others(self) -> list[Profile]:
        """Everybody else."""
        return [profile for profile in self.profiles if profile.id != self.profile.id]

    # ------------------------------------------------------------------ life

    def build(self) -> None:
        self.form.add(bars.TopBar(words("scenes.persons.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        self.form.add(bars.PromptBar(self._words, lambda: None, lambda: False))
        self.form.cancel = self._back
        if not self.profiles:
            return
        x, y, w, h = LIST
        names = [person_names.shown(profile.person) for profile in self.profiles]
        listed = ListBox(
            "persons",
            (x + 10, y + 12, w - 20, h - 24),
            names,
            self._choose,
            row_height=ROW,
            chosen=self.chosen,
            paint_row=self._paint,
        )
        listed.show_whole_rows()
        self.form.add(listed)
        self._build_deeds()

    def _build_deeds(self) -> None:
        y = SHEET[1] + 84
        self.form.add(
            TextField(
                "name", (LEFT, y, 150, 19), self.name, self._write, most=people.LONGEST_NAME, group="deeds"
            )
        )
        self._add_button("rename", (LEFT + 160, y), "g", self._why_not_rename() is None, self._rename)
        if self.others:
            names = [person_names.shown(profile.person) for profile in self.others]
            box = (LEFT, y + 64, 150, 19)
            self.form.add(Stepper("target", box, names, self.target, self._aim, wrap=True, group="deeds"))
            able = not self._have_met()
            self._add_button("merge", (LEFT + 160, y + 64), "o", able, self._ask_to_merge)
        self._add_button("remove", (LEFT, y + 140), "r", True, self._ask_to_remove)

    def _add_button(
        self, name: str, at: tuple[int, int], ramp: str, enabled: bool, press: Callable[[], None]
    ) -> None:
        label = words(f"scenes.persons.{name}")
        box = (*at, button_width(label), 19)
        self.form.add(Button(name, box, label, press, ramp=ramp, group="deeds", enabled=enabled))

    def _heading(self) -> Heading:
        return Heading([("icons/person", words("scenes.persons.count", n=len(self.profiles)))])

    def _words(self) -> str:
        return words("scenes.persons.prompt" if self.profiles else "scenes.persons.nobody")

    # ------------------------------------------------------------------ what can be done

    def _choose(self, number: int) -> None:
        self.chosen = number
        self._take_up()
        self.rebuild()
        self.form.focus(("persons", number))

    def _write(self, name: str) -> None:
        self.name = name
        self.form.widget("rename").enabled = self._why_not_rename() is None
        self.invalidate()

    def _aim(self, number: int) -> None:
        self.target = number
        self.rebuild()
        self.form.focus("target")

    def _meant(self) -> Person:
        return person_names.meant(self.name)

    def _why_not_rename(self) -> str | None:
        meant = self._meant()
        if meant == self.profile.person:
            return "scenes.persons.same"
        return people.problem(self.cabinet.store, self.profile, meant)

    def _have_met(self) -> bool:
        return people.have_met(self.cabinet.store, self.profile.person, self.others[self.target].person)

    def _rename(self) -> None:
        meant, before = self._meant(), person_names.shown(self.profile.person)
        if self._carry_out(lambda: people.rename(self.cabinet.store, self.profile, meant), meant):
            self.app.say(words("scenes.persons.renamed", before=before, name=person_names.shown(meant)))

    def _ask_to_merge(self) -> None:
        source, target = self.profile, self.others[self.target]
        values = {"name": person_names.shown(source.person), "other": person_names.shown(target.person)}
        self._ask("merge", values, lambda: self._merge(source, target))

    def _merge(self, source: Profile, target: Profile) -> None:
        store = self.cabinet.store
        self._carry_out(lambda: people.merge(store, source, target, record_kind), target.person)

    def _ask_to_remove(self) -> None:
        profile = self.profile
        games = len(history.games_of(self.cabinet.store.results(), profile.person))
        values = {"name": person_names.shown(profile.person), "n": games}
        self._ask("remove", values, lambda: self._remove(profile))

    def _remove(self, profile: Profile) -> None:
        self._carry_out(lambda: people.remove(self.cabinet.store, profile), None)

    def _ask(self, deed: str, values: Mapping[str, object], go: Callable[[], None]) -> None:
        """A question that has to be answered with yes by choosing it: nothing brings back what is lost."""

        def content() -> tuple[str, str, list[DialogButton]]:
            return (
                words(f"scenes.persons.{deed}_sure", **values),
                words(f"scenes.persons.{deed}_body", **values),
                [
                    DialogButton("no", words("ui.dialog.cancel")),
                    DialogButton("yes", words(f"scenes.persons.{deed}"), "r"),
                ],
            )

        def answered(answer: object) -> None:
            if answer == "yes":
                go()

        def ask(never: Callable[[], None]) -> DialogScene:
            return DialogScene(content, answered, default="no", cancel="no", never=never)

        make_sure(self.app, deed, go, ask)

    def _carry_out(self, deed: Callable[[], None], then: Person | None) -> bool:
        """One deed; whether it was kept. *then*: who is chosen afterwards."""
        try:
            deed()
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
            return False
        faces.FACES.load(self.cabinet.store)
        self._meet(then)
        self.rebuild()
        return True

    def _back(self) -> None:
        self.app.pop(self)

    # ------------------------------------------------------------------ the picture

    def _paint(self, canvas: Canvas, number: int, box: pygame.Rect, hot: bool) -> None:
        profile, chosen = self.profiles[number], number == self.chosen
        canvas.rounded(box.inflate(0, -2), "k0" if chosen else "p2", 1)
        canvas.rounded(box.inflate(-2, -4), "y4" if chosen else "p5" if hot else "p4", 1)
        canvas.fill("k0", (box.x + 4, box.y + 3, 22, 22))
        canvas.blit(faces.face(profile.person, 20), box.x + 5, box.y + 4)
        name = text.fit(person_names.shown(profile.person), box.w - 40)
        text.line(canvas, name, box.x + 34, box.y + text.middle(box.h))

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "paper", LIST)
        panel(canvas, "paper", SHEET)
        x, y, w, _ = SHEET
        if not self.profiles:
            about = words("scenes.persons.nobody")
            text.paragraph(canvas, about, x + 40, y + 120, w - 80, "k2", align="centre")
            super().draw(canvas)
            return
        canvas.fill("k0", (x + 15, y + 15, 52, 52))
        canvas.fill("y4", (x + 16, y + 16, 50, 50))
        canvas.blit(faces.face(self.profile.person, 48), x + 17, y + 17)
        name = text.fit(person_names.shown(self.profile.person), w - 90)
        text.line(canvas, name, LEFT, y + 20, "r2")
        self._draw_about(canvas, y + 38)
        notes = {"rename": y + 106, "merge": y + 170, "remove": y + 246}
        for deed, top in notes.items():
            if deed != "merge" or self.others:
                self._draw_note(canvas, deed, top)
        super().draw(canvas)

    def _draw_about(self, canvas: Canvas, y: int) -> None:
        games = history.games_of(self.cabinet.store.results(), self.profile.person)
        total = history.tally(history.singles(games))
        told = words("scenes.records.games", n=total.games, won=total.won)
        text.line(canvas, told, LEFT, y, "k2", text.SMALL)

    def _draw_note(self, canvas: Canvas, deed: str, y: int) -> None:
        """What it does, or why it can't be done."""
        key, ink = f"scenes.persons.{deed}_about", "k2"
        why_not = self._why_not_rename()
        if deed == "rename" and why_not is not None and why_not != "scenes.persons.same":
            key, ink = why_not, "r2"
        if deed == "merge" and self._have_met():
            key, ink = "scenes.persons.met", "r2"
        text.paragraph(canvas, words(key), LEFT, y, SHEET[0] + SHEET[2] - LEFT - 12, ink, text.SMALL)
