"""Who is to sit on a chair: the company, a person with any face, a plain AI, or nobody."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ai import ladder
from game.core.players import Ai, Person, Player
from game.scenes import bars, chosen_before, faces, person_names, seat_card, strength, usual
from game.scenes.company import PLAIN, Company, characters
from game.scenes.faces import FACES
from game.scenes.gaming_table import dashed
from game.scenes.scene import Scene
from game.session import ratings
from game.session.cabinet import Cabinet
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.frames import ring
from game.ui.locale import words
from game.ui.paint import wood_frame
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Stepper
from game.ui.widgets.panel import caption

SHEET = (20, 48, 600, 272)
FIRST = (14, 22)
"""Where the first face lies, from the sheet's corner."""
STEP = (68, 82)
COLUMNS = 6
LABEL = 77
"""How wide a name may be: more than its column, as the names beside long ones are short."""
PLAIN_ROW = 2
"""The row of the plain AIs, the lowest."""
FACE = 52
TOLD = (450, 70, 156)
"""Where what is said of somebody begins, and how wide it is."""
NAME, FACT = 26, 15
"""How far what is known of a person is below that, and how high a row of it is."""
HEADS, HEAD = 7, 22
"""How many faces a person may choose from lie in a row, and how far apart they are."""
BUTTON = (TOLD[0], SHEET[1] + 237, TOLD[2], 22)

Chosen = Callable[[int, Player | None], None]


class Cell(NamedTuple):
    """Somebody to choose: None is nobody. *elsewhere*: they sit on another chair."""

    player: Player | None
    label: str
    elsewhere: bool


class Cells(Widget):
    """The faces in rows, each a spot ``(id, number)``; the chosen one is ringed."""

    def __init__(
        self,
        game: str,
        cells: list[Cell],
        chosen: int,
        point: Callable[[int], None],
        take: Callable[[], None],
    ) -> None:
        super().__init__("who", SHEET, group="who")
        self.game = game
        self.cells = cells
        self.chosen = chosen
        self.point = point
        self.take = take

    def box(self, number: int) -> pygame.Rect:
        """Where somebody's face is."""
        row, column = divmod(number, COLUMNS)
        if self.cells[number].player in PLAIN:
            row, column = PLAIN_ROW, PLAIN.index(self.cells[number].player)
        x, y = SHEET[0] + FIRST[0], SHEET[1] + FIRST[1]
        return pygame.Rect(x + column * STEP[0], y + row * STEP[1], FACE, FACE)

    def spots(self) -> list[Spot]:
        return [Spot((self.id, number), self.box(number), self.group) for number in range(len(self.cells))]

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        if spot_id[1] == self.chosen:
            self.take()
        else:
            self.point(int(spot_id[1]))

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number, cell in enumerate(self.cells):
            self._draw_cell(canvas, number, cell, look)

    def _draw_cell(self, canvas: Canvas, number: int, cell: Cell, look: Look) -> None:
        x, y, w, h = box = self.box(number)
        chosen = number == self.chosen
        canvas.shadow(box, (1, 2), -2, 1)
        canvas.fill("k0", box)
        canvas.frame((x + 1, y + 1, w - 2, h - 2), "p5")
        if cell.player is None:
            canvas.fill("k1", (x + 2, y + 2, w - 4, h - 4))
            dashed(canvas, (x + 6, y + 6, w - 12, h - 12), "k4", 6, 3)
            cross = sprites.sprite("icons/cross_24")
            canvas.blit(cross, x + w // 2 - cross.get_width() // 2, y + h // 2 - cross.get_height() // 2)
        else:
            canvas.blit(faces.face(cell.player), x + 2, y + 2)
        if cell.elsewhere:
            rows = (b"\xff\0" * 24, b"\0\xff" * 24)
            canvas.shade((x + 2, y + 2, 48, 48), -2, b"".join(rows) * 24)
            canvas.rounded((x + 5, y + 19, w - 10, 14), "k0", 1)
            top = y + 19 + text.middle(14, text.SMALL)
            text.line(canvas, words("scenes.set_up.seated"), x + w // 2, top, "p4", text.SMALL, "centre")
        if chosen:
            ring(canvas, box, "chosen")
        elif look.current == (self.id, number):
            ring(canvas, box)
        ink = "r2" if chosen else "k3" if cell.elsewhere else "k1"
        text.snug(canvas, cell.label, x + w // 2, y + h + 3, LABEL, ink, text.SMALL, "centre")
        if isinstance(cell.player, Ai):
            halves = strength.half_stars(self.game, cell.player)
            seat_card.stars(canvas, x + (w - seat_card.STARS_WIDE) // 2, y + h + 17, halves)


class Heads(Widget):
    """The faces a person may choose from, each a spot ``(id, number)`` from 1."""

    def __init__(self, at: tuple[int, int], chosen: int, choose: Callable[[int], None]) -> None:
        rows = -(-faces.PERSONS // HEADS)
        super().__init__("face", (*at, HEADS * HEAD, rows * HEAD), group="told")
        self.chosen = chosen
        self.choose = choose

    def spots(self) -> list[Spot]:
        return [
            Spot((self.id, number), self._box(number), self.group) for number in range(1, faces.PERSONS + 1)
        ]

    def _box(self, number: int) -> pygame.Rect:
        row, column = divmod(number - 1, HEADS)
        return pygame.Rect(self.rect.x + column * HEAD, self.rect.y + row * HEAD, 20, 20)

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        self.choose(int(spot_id[1]))

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number in range(1, faces.PERSONS + 1):
            box = self._box(number)
            canvas.frame(box.inflate(2, 2), "k0")
            canvas.blit(faces.picture(f"person_{number}", 20), box.x, box.y)
            if number == self.chosen:
                ring(canvas, box, "chosen")
            elif look.current == (self.id, number):
                ring(canvas, box)


class PickerScene(Scene):
    """The table stays in sight, two steps darker. *chosen* gets the chair and who is to sit there."""

    transparent = True

    def __init__(
        self,
        cabinet: Cabinet,
        game: str,
        company: Company,
        chair: int,
        chosen: Chosen,
        *,
        leaves: bool = True,
    ) -> None:
        """*leaves*: the chair may be left free."""
        super().__init__()
        self.leaves = leaves
        self.cabinet = cabinet
        self.game = game
        self.company = company
        self.chair = chair
        self.results = cabinet.store.results(game)
        self.even = strength.even(game, self.results, company.seated)
        self._done = chosen
        here = company.at(chair)
        self.persons = self._persons()
        self.person = here if isinstance(here, Person) else self.persons[0]
        shown = here if here is not None else company.newcomer(chair)
        shown = self.person if isinstance(shown, Person) else shown
        self.chosen = next((at for at, cell in enumerate(self.cells()) if cell.player == shown), 0)

    def _persons(self) -> list[Person]:
        """Who may sit here: those who have played here and sit on no other chair, and somebody new."""
        there = tuple(
            player
            for at, player in enumerate(self.company.players)
            if self.company.taken[at] and at != self.chair
        )
        here = self.company.at(self.chair)
        known = [here] if isinstance(here, Person) else []
        known += [profile.person for profile in self.cabinet.store.profiles()]
        known.append(chosen_before.new_person(self.cabinet.store, (*there, *known)))
        return [person for person in dict.fromkeys(known) if person not in there]

    def cells(self) -> list[Cell]:
        """Everybody there is; the plain AIs, who have a row of their own, last."""
        ais = [
            Cell(one, person_names.shown(one), self.company.chair_of(one) not in (None, self.chair))
            for one in characters()
        ]
        plain = [Cell(one, person_names.shown(one), False) for one in PLAIN]
        person = Cell(self.person, words("scenes.set_up.person"), False)
        nobody = [Cell(None, words("scenes.set_up.nobody"), False)] if self.leaves else []
        return [*ais, person, *nobody, *plain]

    # ------------------------------------------------------------------ the form

    def build(self) -> None:
        cells = self.cells()
        self.form.add(Cells(self.game, cells, self.chosen, self._point, self._take))
        cell = cells[self.chosen]
        if isinstance(cell.player, Person):
            x, y, w = TOLD
            names = [person_names.shown(one) for one in self.persons]
            at = self.persons.index(self.person)
            self.form.add(Stepper("name", (x, y, w, 19), names, at, self._name, wrap=True, group="told"))
            below = y + NAME + FACT * len(self.facts(self.person)) + 4
            self.form.add(Heads((x + 5, below), FACES.number(self.person), self._choose_face))
        leaves = cell.player is None
        key = "leave" if leaves else "swap" if cell.elsewhere else "sit"
        ramp = "r" if leaves else "g"
        self.form.add(
            Button("take", BUTTON, words(f"scenes.set_up.{key}"), self._take, ramp=ramp, group="told")
        )
        self.form.default = "take"
        self.form.cancel = self._back
        self.form.on_move(self._moved)

    def _moved(self, spot: Hashable | None) -> None:
        """Keys choose as they go along."""
        if isinstance(spot, tuple) and spot[0] == "who" and self.form.ring.by_keys:
            self._point(int(spot[1]))

    def _point(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self.rebuild()

    def _name(self, number: int) -> None:
        self.person = self.persons[number]
        self.rebuild()

    def _choose_face(self, number: int) -> None:
        with self.app.door.writing():
            FACES.choose(self.cabinet.store, self.person, number)
        self.rebuild()

    def _take(self) -> None:
        player = self.cells()[self.chosen].player
        self.app.pop(self)
        self._done(self.chair, player)

    def _back(self) -> None:
        self.app.pop(self)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.shade((0, bars.TOP, canvas.rect.w, canvas.rect.h - bars.TOP), -2)
        x, y, w, h = SHEET
        canvas.shadow(SHEET, (2, 3), -2, 2)
        wood_frame(canvas, SHEET, 6, fill="p4")
        caption(canvas, (x + w // 2 - 90, y - 6, 180, 16), words("scenes.set_up.who"), "t")
        canvas.down(TOLD[0] - 10, y + 18, h - 36, "p2")
        self._tell(canvas, self.cells()[self.chosen].player)
        super().draw(canvas)

    def _tell(self, canvas: Canvas, player: Player | None) -> None:
        x, y, w = TOLD
        if player is None:
            text.paragraph(canvas, words("scenes.set_up.nobody_help"), x, y, w, "k2")
        elif isinstance(player, Person):
            self._tell_facts(canvas, player, y + NAME)
        else:
            self._introduce(canvas, player)

    def _introduce(self, canvas: Canvas, player: Ai) -> None:
        x, y, w = TOLD
        own = f"cast.{player.character}"
        name = words(f"{own}.full") if player.character else person_names.shown(player)
        style = words(f"{own}.style") if player.character else words("scenes.set_up.plain")
        text.line(canvas, name, x, y, "k1")
        halves = strength.half_stars(self.game, player)
        seat_card.stars(canvas, x + w - seat_card.STARS_WIDE, y + 2, halves)
        text.line(canvas, style, x, y + 16, "t2")
        end = text.paragraph(canvas, seat_card.plays(player), x, y + 34, w, "k2", text.SMALL)
        canvas.across(x, end + 3, w, "p2")
        end = self._tell_facts(canvas, player, end + 9)
        if player.level == self.even.level:
            text.paragraph(canvas, self.even.said, x, end + 4, w, "g1", text.SMALL)

    def _tell_facts(self, canvas: Canvas, player: Player, top: int) -> int:
        """What is known of somebody; the row below."""
        x, y, w = TOLD[0], top, TOLD[2]
        for number, (key, value) in enumerate(self.facts(player)):
            y = top + FACT * number
            text.line(canvas, words(f"scenes.set_up.{key}"), x, y, "k3", text.SMALL)
            text.line(canvas, value, x + w, y, "k1", text.SMALL, "right")
        return y + FACT

    def facts(self, player: Player) -> list[tuple[str, str]]:
        """What is known of somebody at this game: text ids and values."""
        score = usual.usual(self.results, player)
        if isinstance(player, Ai) and score is None:
            score = strength.measured_score(self.game, player.level)
        shown = "-" if score is None else f"{score}"
        games = f"{len(usual.scores(self.results, player))}"
        if isinstance(player, Person):
            rating = ratings.rating(self.results, self.game, player)
            rated = [] if rating is None else [("rating", f"{rating}")]
            return [("best_score", shown), ("played", games), *rated]
        rows = [("usual_score", shown), ("played", games)]
        if strength.measured(self.game, player.level):
            rows.append(("rating", f"{ladder.rating(self.game, player.level)}"))
        you = next((one for one in self.company.seated if isinstance(one, Person)), None)
        if you is not None:
            won, lost = usual.between(self.results, you, player)
            rows.append(("against_you", f"{won} : {lost}"))
        return rows
