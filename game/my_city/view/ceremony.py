"""The ceremony after a campaign's last episode: the winner's city in a golden frame, all cities by place."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property

import pygame

from game.core.score import rank
from game.my_city import results
from game.my_city.campaign import campaign, episode
from game.my_city.moves import Place
from game.my_city.state import MyCityState, keeps, story_of
from game.my_city.view import chronicle, circles, fireworks, land, pieces
from game.tabletop.page import Gaze, Wish
from game.ui import confetti, frames, medals, paint, palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.pixels import blank
from game.ui.sound import play
from game.ui.tween import out_cubic

FRAME = pygame.Rect(20, 54, 254, 254)
LIST = (292, 53)
ROW = (336, 68)
TOLD = (42, 190)
"""Where a row tells of symbols and episodes, and how wide that is."""
GAP = 6
"""How far these stay apart."""
BANNER = 18
PAUSE, STEP, SLIDE, SHOW = 0.4, 0.75, 0.45, 4.0
"""Seconds before the last place appears, from one place to the next, that a row takes to slide in, and that
fireworks fill the sky before the winner's city rises into it."""


class Ceremony:
    """Last place first, then the winner, with fireworks."""

    lively = True

    def __init__(self, state: MyCityState, names: tuple[str, ...]) -> None:
        self.state = state
        self.names = names
        self.story = story_of(state)
        self.sheets = {sheet.party: sheet for sheet in results.campaign_sheets(self.story, state.cities)}
        standings = rank(list(self.sheets.values()))
        self.order = [standing.party for standing in standings]
        """The seats from the first place down."""
        self.ranks = {standing.party: standing.rank for standing in standings}
        self.chosen = self.order[0]
        self._rows: dict[int, pygame.Surface] = {}

    @property
    def revealed(self) -> float:
        """The moment when all has been shown."""
        return self._due(0) + SHOW

    # ------------------------------------------------------------------ words

    def heading(self) -> str:
        return words("my_city.ceremony.heading")

    def prompt(self, here: Hashable | None) -> str:
        if isinstance(here, tuple) and here[0] == "city":
            return words("my_city.ceremony.look", city=self._city(here[1]))
        return words("my_city.ceremony.prompt")

    @cached_property
    def _title(self) -> str:
        first = tuple(self.names[seat] for seat in self.order if self.ranks[seat] == 1)
        if len(first) > 1:
            return words("my_city.ceremony.shared", names=first)
        return words("my_city.ceremony.wins", name=first[0])

    def _city(self, seat: int) -> str:
        return pieces.town(seat, keeps(self.state.cities[seat]))

    # ------------------------------------------------------------------ what can be done

    def _box(self, place: int) -> pygame.Rect:
        return pygame.Rect(LIST[0], LIST[1] + place * (ROW[1] + 2), *ROW)

    def spots(self) -> list[Spot]:
        found = []
        for place, seat in enumerate(self.order):
            causes = "\n".join(f"{words(line.key)}: {line.points}" for line in self.sheets[seat].lines)
            found.append(Spot(("city", seat), self._box(place), "cities", tip=Tip(self._city(seat), causes)))
        return found

    def press(self, spot: Hashable) -> Wish:
        if isinstance(spot, tuple) and spot[0] == "city":
            self.chosen = spot[1]
            play("page")
        return None

    def confirmed(self, about: Hashable) -> None:
        """Nothing is asked here."""

    def hurry(self, seconds: float) -> float:
        return self.revealed + 0.6

    def cue(self, before: float, now: float) -> str:
        for place in range(1, len(self.order)):
            if before < self._due(place) <= now:
                return "stamp"
        if before < self._due(0) <= now:
            return "win"
        since, then = now - self._due(0), before - self._due(0)
        return "whoosh" if 0 < since < SHOW and fireworks.bursts_between(then, since) else ""

    def _due(self, place: int) -> float:
        """When a place's row begins to slide in."""
        return PAUSE + STEP * (len(self.order) - 1 - place)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, look: Gaze) -> None:
        canvas.blit(fireworks.night(), 0, 0)
        over = look.seconds - self._due(0)
        if over > 0:
            fireworks.draw(canvas, over)
        risen = (look.seconds - self.revealed) / SLIDE
        if risen > 0:
            self._frame(canvas, out_cubic(min(1.0, risen)))
        for place, seat in enumerate(self.order):
            share = min(1.0, (look.seconds - self._due(place)) / SLIDE)
            if share > 0:
                self._row(canvas, place, seat, out_cubic(share), look.here == ("city", seat))
        if over > 0:
            self._banner(canvas)
            confetti.draw(canvas, over, "".join(palette.player(s)["main"][0] for s in self.order) + "yp")

    def _banner(self, canvas: Canvas) -> None:
        title = headline(self._title, "y", 2)
        if title.get_width() > 560:
            title = headline(self._title, "y", 1)
        canvas.blit(title, 320 - title.get_width() // 2, BANNER)
        crown = sprites.sprite("icons/crown_24")
        for side in (-1, 1):
            x = 320 + side * (title.get_width() // 2 + 18)
            canvas.put(crown, x - 12, BANNER + 3)

    def _frame(self, canvas: Canvas, share: float) -> None:
        """The chosen city, rising into its place."""
        box = FRAME.move(0, int(300 * (1 - share)))
        canvas.shadow(box, (3, 4), -2, 2)
        frames.panel(canvas, "gilt", box)
        canvas.blit(self._large(self.chosen), box.x + 6, box.y + 6)
        plate = pygame.Rect(box.centerx - 84, box.bottom - 9, 168, 26)
        dark = palette.title_bar(self.chosen)
        canvas.shadow(plate, (2, 3), -2, 2)
        canvas.rounded(plate, "k0", 2)
        canvas.rounded(plate.inflate(-2, -2), "y3", 2)
        canvas.rounded(plate.inflate(-6, -6), dark, 1)
        canvas.blit(pieces.badge(self.chosen), plate.x + 6, plate.y + 6)
        name = text.fit(self._city(self.chosen), 132)
        text.line(canvas, name, plate.centerx + 6, plate.y + 7, "p5", align="centre", shadow="k0")

    def _large(self, seat: int) -> pygame.Surface:
        page = self.story.chronicle[-1]
        mode = episode(page.episode)
        built = tuple((number, Place(*stood)) for number, *stood in page.built[seat])
        cogs = keeps(self.state.cities[seat]).cogs
        return land.large(land.Seen(mode.board, built, page.grounds[seat], page.episode, cogs))

    def _row(self, canvas: Canvas, place: int, seat: int, share: float, pointed: bool) -> None:
        box = self._box(place).move(int(360 * (1 - share)), 0)
        canvas.shadow(box, (2, 3), -2, 2)
        if seat not in self._rows:
            self._rows[seat] = self._painted(seat)
        canvas.blit(self._rows[seat], box.x, box.y)
        if seat == self.chosen:
            frames.ring(canvas, box.inflate(-2, -2), "chosen")
        if pointed:
            frames.ring(canvas, box.inflate(-6, -6), "focus")

    def _painted(self, seat: int) -> pygame.Surface:
        """A row: place, who, which city, the circles, the city at the end."""
        canvas = Canvas(blank(ROW))
        w, h = ROW
        first = self.ranks[seat] == 1
        paint.paper(canvas, (0, 0, w, h), 11 + seat, False, 4)
        if first:
            canvas.rounded((2, 2, 32, h - 4), "y3", 1)
            canvas.rounded((3, 3, 30, h - 6), "y4", 1)
        sign = medals.sign(self.ranks[seat], "_24") or sprites.sprite("icons/house_24")
        canvas.blit(sign, 18 - sign.get_width() // 2, 10)
        number = headline(str(self.ranks[seat]), "r" if first else "w", 1, 2, 4)
        canvas.blit(number, 18 - number.get_width() // 2, 40)
        canvas.blit(pieces.badge(seat), 42, 6)
        text.line(canvas, text.fit(self.names[seat], 84), 60, 7, "k1")
        city = text.fit(self._city(seat), 100, text.SMALL)
        text.line(canvas, city, 232, 8, "k3", text.SMALL, "right")
        self._circles(canvas, seat)
        page = self.story.chronicle[-1]
        canvas.blit(chronicle.picture(page, episode(page.episode), seat), w - 67, 1)
        canvas.down(w - 68, 1, h - 2, "k0")
        return canvas.surface

    def _circles(self, canvas: Canvas, seat: int) -> None:
        total = self.sheets[seat].total
        main, dark = pieces.inks(seat)
        size = campaign().circles
        for number in range(size.rows * size.per_row):
            down, across = divmod(number, size.per_row)
            left, top = 42 + across * 6, 26 + down * 9
            done = circles.coloured(main, 6, dark) if number < total else circles.empty(6, "p1", "p3")
            canvas.blit(done, left, top)
        self._tell(canvas, seat, total)
        big(canvas, total, 264, 8, "k1", None, "right")

    def _tell(self, canvas: Canvas, seat: int, total: int) -> None:
        """Symbols and episodes in words, in smaller print if need be; else episodes alone."""
        won = sum(page.ranks[seat] == 1 for page in self.story.chronicle)
        told = words("my_city.ceremony.circles", n=total), words("my_city.ceremony.won", n=won)
        left, wide = TOLD
        fitting = [
            size
            for size in (text.SMALL, text.TIGHT)
            if sum(text.width(said, size) for said in told) + GAP <= wide
        ]
        size = fitting[0] if fitting else text.TIGHT
        if fitting:
            text.line(canvas, told[0], left, 49, "k2", size)
        text.line(canvas, told[1], left + wide, 49, "k2", size, "right")
