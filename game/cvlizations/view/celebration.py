"""The winner's village in the evening: tents and works by its ideas, its people round the fire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

import pygame

from game.core.score import ScoreLine
from game.cvlizations.catalog import IDEA_KINDS
from game.cvlizations.view import pieces
from game.cvlizations.view.camp import PEOPLE, STANDING, TENTS
from game.tabletop.celebration import TOP, Celebration, Ending, Tab
from game.tabletop.views import override
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import CLEAR, SIZE, Box, blank, pixels_of

TABS = {"ideas": ("book", "v"), "tokens": ("smile", "o"), "end": ("hourglass", "t")}
TENT_FEET = ((482, 186), (526, 178), (572, 186), (612, 178))
"""The middle of each tent's foot, in the order in which they come."""
WORK_FEET = ((504, 158), (544, 154), (584, 158), (616, 154), (482, 160), (564, 158), (602, 156), (524, 160))
"""The same of huts, racks, totems and mills behind them."""
FIRE = (556, 214)
CAMP = (464, 84, 176, 150)
"""Tents, works and folk."""
FOLK = ((520, 220), (594, 220), (500, 208), (614, 208))
"""Where people stand around the fire."""


class VillageFire(Celebration):
    """The village has grown as it has at the table."""

    ramp: ClassVar[str] = "o"
    tie_icon: ClassVar[str] = "icons/sack"

    @override
    def tab(self, key: str, ending: Ending) -> Tab:
        name = key.rpartition(".")[2]
        icon, ramp = TABS[name]
        return Tab(sprites.sprite(f"icons/{icon}"), ramp, f"cvlizations.tab.{name}")

    @override
    def aside(self, ending: Ending, party: int) -> str:
        sheet = next(sheet for sheet in ending.sheets if sheet.party == party)
        return words("cvlizations.tab.aside", n=len(ending.state.ideas[party]), left=sum(sheet.ties))

    @override
    def pictures(self, line: ScoreLine) -> tuple[str, ...]:
        cards = (int(str(source.places[0]).rpartition("/")[2]) for source in line.sources if source.points)
        return tuple(
            f"cvlizations/ideas/{pieces.BOOK.cards[card].id}"
            for card in cards
            if pieces.BOOK.kind[card] in range(len(IDEA_KINDS))
        )

    @override
    def kept_in_sight(self, ending: Ending) -> Sequence[Box]:
        return (CAMP,)

    @override
    def draw(self, canvas: Canvas, ending: Ending) -> None:
        winner = ending.first[0]
        ideas = ending.state.ideas[winner]
        kinds = tuple(
            sum(pieces.BOOK.kind[card] == kind for card in ideas) for kind in range(len(IDEA_KINDS))
        )
        total = next(sheet.total for sheet in ending.sheets if sheet.party == winner)
        canvas.blit(_village(winner, kinds, sum(total >= need for need in PEOPLE)), 0, 0)


@lru_cache(maxsize=4)
def _village(tribe: int, kinds: tuple[int, ...], people: int) -> pygame.Surface:
    canvas = Canvas(blank(SIZE, "k0"))
    canvas.blit(sprites.sprite("backdrops/end_cvlizations"), 0, TOP)
    works = [
        STANDING[kind] for kind, count in zip(IDEA_KINDS, kinds) for _ in range(min(2, (count + 1) // 2))
    ]
    for work, foot in zip(works, WORK_FEET):
        _stand(canvas, sprites.sprite(f"cvlizations/camps/{work}"), foot)
    ramp = pieces.main_ramp(tribe)
    tent = sprites.recoloured("cvlizations/camps/tent", {"r": ramp} if ramp != "r" else {})
    tents = sum(sum(kinds) >= need for need in TENTS)
    for foot in sorted(TENT_FEET[:tents], key=lambda place: place[1]):
        _stand(canvas, tent, foot)
    _fire(canvas)
    for foot in FOLK[:people]:
        person = sprites.sprite(f"seats/meeple_{tribe}_24")
        x, y = foot[0] - person.get_width() // 2, foot[1] - person.get_height()
        _pool(canvas, (x + 2, foot[1] - 3, 22, 5), -2)
        canvas.put(person, x, y, (2, 1), -1)
    return canvas.surface


def _stand(canvas: Canvas, picture: pygame.Surface, foot: tuple[int, int]) -> None:
    """A thing at twice its size on its shadow."""
    large = pygame.transform.scale2x(picture)
    w, h = large.get_size()
    _pool(canvas, (foot[0] - w // 2 + 6, foot[1] - 4, w - 2, 7), -2)
    canvas.blit(large, foot[0] - w // 2, foot[1] - h)


def _pool(canvas: Canvas, box: Box, steps: int) -> None:
    """Light or shadow in the shape of an ellipse on the ground."""
    shape = Canvas(blank((box[2], box[3])))
    shape.ellipse((0, 0, box[2], box[3]), "k0")
    canvas.shade(box, steps, bytes(value != CLEAR for value in pixels_of(shape.surface)))


def _fire(canvas: Canvas) -> None:
    x, y = FIRE
    for reach in (46, 34, 22):
        _pool(canvas, (x - reach, y - reach // 4 + 2, 2 * reach, reach // 2), 1)
    for at in range(-16, 17, 8):
        canvas.ellipse((x + at - 5, y - 2 + abs(at) // 8, 10, 6), "k0")
        canvas.ellipse((x + at - 4, y - 1 + abs(at) // 8, 8, 4), "s3")
    for dx in (-9, 9):
        canvas.line((x + dx, y), (x - dx // 2, y - 6), "w1", 4)
    for wide, high, ink in ((18, 30, "r3"), (14, 26, "o4"), (9, 19, "y4"), (4, 11, "y5")):
        points = [(x - wide, y - 2), (x - wide // 2, y - high * 2 // 3), (x, y - high)]
        points += [
            (x + wide // 3, y - high * 3 // 5),
            (x + wide * 2 // 3, y - high * 4 // 5),
            (x + wide, y - 2),
        ]
        canvas.polygon(points, ink)
    for number in range(9):
        canvas.pixel(x - 14 + number * 7 % 29, y - 36 - number * 11 % 30, "y4" if number % 2 else "o4")
