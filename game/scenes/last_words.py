"""What AI characters say once a game is over: the winner, and the best of those who have lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.ai import cast
from game.core.players import Player, character_of
from game.core.score import Standing
from game.scenes import banner, podium
from game.scenes.faces import Size, face
from game.scenes.remarks import LOSES, WINS, Remark, line
from game.tabletop.celebration import SIGN, TOP, Celebration, Ending
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import SIZE

WIDTHS = (116, 76, 56)
"""How wide a line may be before it is broken: what is tried."""
PAD = 7
"""What is left free around the words, in pixels."""
NEAR = 30
"""From further away than this a bubble shows the face that speaks."""
FACE: Size = 20
STEP = 4
"""Places are looked for in a grid as wide as this."""
FIELD = pygame.Rect(SIGN + 2, TOP + 4, SIZE[0] - SIGN - 6, SIZE[1])
"""Where bubbles may be; the ledger ends it below."""


class Spoken(NamedTuple):
    """A bubble: who speaks, the lines, where it is, the face it points at (None: it shows the face)."""

    player: Player
    lines: Sequence[str]
    box: pygame.Rect
    towards: pygame.Rect | None


def speakers(players: Mapping[int, Player], standings: Sequence[Standing]) -> list[Remark]:
    """Who says what, of *standings* from the first place to the last."""
    there = [standing for standing in standings if character_of(players.get(standing.party)) in cast.load()]
    won = [Remark(standing.party, WINS) for standing in there if standing.rank == 1]
    lost = [Remark(standing.party, LOSES) for standing in there if standing.rank > 1]
    return [*won[:1], *lost[:1]]


def taken(
    celebration: Celebration, ending: Ending, steps: Sequence[podium.Step], base: int
) -> list[pygame.Rect]:
    """What no bubble may lie on; *steps*: the podium that ends in the row *base*, if the game has one."""
    boxes = [banner.room(), *(spot.rect for spot in celebration.spots(ending))]
    boxes += map(pygame.Rect, celebration.kept_in_sight(ending))
    return boxes + (podium.blocks(steps, base) if celebration.portrait(ending) is None else [])


def arrange(
    remarks: Sequence[Remark],
    players: Mapping[int, Player],
    portraits: Mapping[int, pygame.Rect],
    full: Sequence[pygame.Rect],
    floor: int,
) -> list[Spoken]:
    """The bubbles, each as near to its portrait as it can be on nothing *full*; without room, none."""
    found: list[Spoken] = []
    for remark in remarks:
        player = players[remark.seat]
        kept = [*full, *portraits.values(), *(spoken.box.inflate(4, 4) for spoken in found)]
        spoken = _placed(player, remark.moment, portraits.get(remark.seat), kept, floor)
        if spoken is not None and spoken.towards is not None and _behind(spoken.box, spoken.towards, found):
            spoken = _placed(player, remark.moment, None, kept, floor)
        if spoken is not None:
            found.append(spoken)
    return found


def _behind(box: pygame.Rect, portrait: pygame.Rect, others: Sequence[Spoken]) -> bool:
    """Whether another bubble lies between a bubble and its face."""
    return any(other.box.clipline(box.center, portrait.center) for other in others)


def _placed(
    player: Player, moment: str, portrait: pygame.Rect | None, full: Sequence[pygame.Rect], floor: int
) -> Spoken | None:
    """One bubble: beside the face, in lines as long as there is room for; else elsewhere with the face."""
    said = line(character_of(player), moment)
    ways = list(dict.fromkeys(tuple(text.wrap(said, width)) for width in WIDTHS))
    sizes = [(max(map(text.width, way)) + 2 * PAD, text.leading() * len(way) + PAD) for way in ways]
    if portrait is not None:
        for way, size in zip(ways, sizes, strict=True):
            box = _nearest(size, portrait, full, floor)
            if box is not None and _apart(box, portrait) <= NEAR:
                return Spoken(player, way, box, portrait)
    home = portrait or pygame.Rect(FIELD.centerx, floor, 1, 1)
    for way, (w, h) in zip(ways, sizes, strict=True):
        box = _nearest((w + FACE + 4, max(h, FACE + 8)), home, full, floor)
        if box is not None:
            return Spoken(player, way, box, None)
    return None


def _nearest(
    size: tuple[int, int], portrait: pygame.Rect, full: Sequence[pygame.Rect], floor: int
) -> pygame.Rect | None:
    """The free place that is nearest to a portrait."""
    places = [
        pygame.Rect(x, y, *size)
        for y in range(FIELD.top, floor - size[1], STEP)
        for x in range(FIELD.left, FIELD.right - size[0], STEP)
    ]
    free = [place for place in places if place.collidelist(full) < 0]
    return min(free, key=lambda place: _cost(place, portrait), default=None)


def _cost(place: pygame.Rect, portrait: pygame.Rect) -> tuple[int, int]:
    off = abs(place.centerx - portrait.centerx) + abs(place.centery - portrait.centery)
    return _apart(place, portrait), off


def _apart(one: pygame.Rect, other: pygame.Rect) -> int:
    """How many pixels lie between two boxes, counted across and down."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return across + max(one.top - other.bottom, other.top - one.bottom, 0)


def draw(canvas: Canvas, found: Sequence[Spoken]) -> None:
    """Paint the bubbles."""
    for spoken in found:
        box, x = spoken.box, spoken.box.x + PAD
        canvas.shade(box.move(1, 2), -1)
        canvas.rounded(box, "k0", 2)
        canvas.rounded(box.inflate(-2, -2), "p5", 1)
        canvas.across(box.x + 3, box.bottom - 2, box.w - 6, "p3")
        if spoken.towards is None:
            canvas.blit(face(spoken.player, FACE), box.x + 4, box.centery - FACE // 2)
            x += FACE + 4
        else:
            _tail(canvas, box, spoken.towards)
        top = box.y + (box.h - text.leading() * len(spoken.lines)) // 2
        for number, said in enumerate(spoken.lines):
            text.line(canvas, said, x, top + number * text.leading(), "k1")


def _tail(canvas: Canvas, box: pygame.Rect, portrait: pygame.Rect) -> None:
    """A point of paper on the side of the face."""
    at = portrait.center
    if portrait.left < box.right and box.left < portrait.right:
        x = max(box.left + 8, min(at[0], box.right - 9))
        edge, way = (box.bottom - 1, 1) if at[1] > box.centery else (box.top, -1)
        points = [(x - 4, edge), (x + 4, edge), (x, edge + 5 * way)]
        inner = [(x - 3, edge - way), (x + 3, edge - way), (x, edge + 3 * way)]
    else:
        y = max(box.top + 8, min(at[1], box.bottom - 9))
        edge, way = (box.right - 1, 1) if at[0] > box.centerx else (box.left, -1)
        points = [(edge, y - 4), (edge, y + 4), (edge + 5 * way, y)]
        inner = [(edge - way, y - 3), (edge - way, y + 3), (edge + 3 * way, y)]
    canvas.polygon(points, "k0")
    canvas.polygon(inner, "p5")
