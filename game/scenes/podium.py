"""The podium of a result: second, first, third and so on, each on a step as high as its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.core.score import ScoreSheet, Standing
from game.tabletop.celebration import SIGN, Ending
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, huge
from game.ui.pixels import SIZE
from game.ui.tween import in_quad, out_cubic

LARGE, MIDDLE, SMALL = 48, 34, 20
"""Sizes of portraits: of who wins, of the next ones, of all others."""
WIDTHS = {LARGE: 88, MIDDLE: 72, SMALL: 38}
"""How wide a step is under one portrait of that size."""
NEXT = 4
"""Up to this place portraits are of the middle size."""
HIGHEST, LOWEST = 66, 20
SHARES = (1.0, 0.76, 0.64, 0.54, 0.46, 0.42, 0.38, 0.35, 0.32, 0.3)
"""How high a step is by its place."""
ROOMY = 58
"""On a step as high as this there is room for small words below the name."""
NOTHING: Mapping[int, str] = {}
CEILING = 64
"""Where a winner's portrait may begin: below the banner."""
RISING = 0.6
"""Seconds in which the steps grow."""
FALLING = 0.35
"""Seconds in which the crown falls, once they have."""
LASTS = RISING + FALLING

Portrait = Callable[[Canvas, int, pygame.Rect], None]


class Step(NamedTuple):
    """A step of the podium: who stands on it, their portraits' size, its place, left edge, width, height, and
    how much at its foot is kept free."""

    parties: tuple[int, ...]
    size: int
    rank: int
    left: int
    wide: int
    high: int
    foot: int = 0


def steps(
    sheets: Sequence[ScoreSheet],
    standings: Mapping[int, Standing],
    base: int,
    middle: int,
    foot: int = 0,
) -> list[Step]:
    """The steps from left to right. *base*: the row in which they end; *middle*: the column around which
    they stand if there is room; *foot*: how much of each is kept free for something else."""
    teams: dict[object, list[int]] = {}
    for sheet in sheets:
        teams.setdefault(("team", sheet.team) if sheet.team is not None else sheet.party, []).append(
            sheet.party
        )
    units = [tuple(parties) for parties in teams.values()]
    room = SIZE[0] - SIGN - 8
    sizes = [_size(place, standings[unit[0]].rank, units) for place, unit in enumerate(units)]
    while sum(map(_wide, sizes, units)) > room and max(sizes) > SMALL:
        sizes = [_smaller(size) if size == max(sizes) else size for size in sizes]
    highest = min(HIGHEST, base - CEILING - max(sizes) - 8)
    order = [1, 0, *range(2, len(units))][: len(units)] if len(units) > 1 else [0]
    across = sum(map(_wide, sizes, units))
    x = max(SIGN, min(middle - across // 2, SIZE[0] - 8 - across))
    found = []
    for place in order:
        unit, size = units[place], sizes[place]
        rank = standings[unit[0]].rank
        share = SHARES[min(rank - 1, len(SHARES) - 1)]
        high = foot + max(LOWEST, round((highest - foot) * share))
        found.append(Step(unit, size, rank, x, _wide(size, unit), high, foot))
        x += _wide(size, unit)
    return found


def _size(place: int, rank: int, units: Sequence[Sequence[int]]) -> int:
    if rank == 1:
        return LARGE if place < NEXT else SMALL
    return MIDDLE if place < NEXT else SMALL


def _smaller(size: int) -> int:
    return MIDDLE if size == LARGE else SMALL


def _wide(size: int, unit: Sequence[int]) -> int:
    return WIDTHS[size] + (len(unit) - 1) * (size + 8)


def draw(
    canvas: Canvas,
    found: Sequence[Step],
    ending: Ending,
    base: int,
    points: Mapping[int, int],
    portrait: Portrait,
    asides: Mapping[int, str] = NOTHING,
) -> None:
    """All steps with who stands on them; until all is counted they are equally low. *asides*: small words
    below the name of who stands high."""
    grown = out_cubic(max(0.0, min(1.0, ending.seconds / RISING)))
    for step in found:
        high = round(LOWEST + (step.high - LOWEST) * grown)
        won = ending.seconds >= 0 and step.rank == 1
        _block(canvas, step, base - high, base)
        rows = (base - high, high)
        _words(canvas, step, ending, rows, sum(points[party] for party in step.parties), asides)
        across = len(step.parties) * (step.size + 8) - 8
        left = step.left + (step.wide - across) // 2
        for number, party in enumerate(step.parties):
            box = pygame.Rect(left + number * (step.size + 8), 0, step.size, step.size)
            box.bottom = base - high - 4
            framed(canvas, party, box, portrait, won)
            if won:
                crown(canvas, box, ending.seconds - RISING)


def faces(found: Sequence[Step], base: int) -> dict[int, pygame.Rect]:
    """The portrait of each party, once the steps have grown."""
    places = {}
    for step in found:
        across = len(step.parties) * (step.size + 8) - 8
        left = step.left + (step.wide - across) // 2
        for number, party in enumerate(step.parties):
            box = pygame.Rect(left + number * (step.size + 8), 0, step.size, step.size)
            box.bottom = base - step.high - 4
            places[party] = box
    return places


def blocks(found: Sequence[Step], base: int) -> list[pygame.Rect]:
    """What the steps cover, with the frames, badges and crowns of who stands on them."""
    crowns = [26 if step.rank == 1 else 6 for step in found]
    return [
        pygame.Rect(
            step.left - 3, base - step.high - step.size - over, step.wide + 6, step.high + step.size + over
        )
        for step, over in zip(found, crowns, strict=True)
    ]


def framed(canvas: Canvas, party: int, box: pygame.Rect, portrait: Portrait, gilt: bool) -> None:
    """A portrait in its frame: gilt, or of the party's colour with its badge at the lower left corner."""
    rim = 5 if gilt and box.w >= LARGE else 3
    frame = box.inflate(2 * rim, 2 * rim)
    canvas.shadow(frame, (1, 2), -2, 1)
    canvas.rounded(frame, "k0", 1)
    ink = palette.title_bar(party)
    inner = frame.inflate(-2, -2)
    canvas.rounded(inner, "y2" if gilt else ink, 1)
    if gilt:
        canvas.bevel(inner, "y5", "y1", 1)
        canvas.bevel(inner.inflate(-2, -2), "y4", "y2", 0)
    else:
        canvas.bevel(inner, palette.shaded(ink, 1), palette.shaded(ink, -1), 1)
    canvas.fill("k0", box.inflate(2, 2))
    portrait(canvas, party, box)
    if box.w > SMALL:
        canvas.put(sprites.badge(party), frame.x - 7, frame.bottom - 13, (1, 1), -2)


def crown(canvas: Canvas, box: pygame.Rect, seconds: float) -> None:
    """The crown over a portrait: it falls from above."""
    if seconds < 0:
        return
    picture = sprites.sprite("icons/crown_24" if box.w >= LARGE else "icons/crown")
    high = round(30 * (1 - in_quad(min(1.0, seconds / FALLING))))
    x, y = box.centerx - picture.get_width() // 2, box.y - picture.get_height() + 4 - high
    canvas.put(picture, x, y, (1, 1), -2)


def _block(canvas: Canvas, step: Step, top: int, base: int) -> None:
    """A block of marble with a band in the colours of who stands on it."""
    x, w, h = step.left, step.wide, base - top
    canvas.shade((x + w, top + 6, 5, h - 6), -1)
    canvas.rounded((x, top, w, h), "k0", 1)
    canvas.fill("s4", (x + 1, top + 1, w - 2, h - 2))
    canvas.fill("s5", (x + 1, top + 1, w - 2, 4))
    canvas.across(x + 1, top + 5, w - 2, "s3")
    canvas.fill("s3", (x + w - 4, top + 6, 3, h - 7))
    part = (w - 2) // len(step.parties)
    for number, party in enumerate(step.parties):
        ramp = palette.title_bar(party)[0]
        canvas.fill(f"{ramp}2", (x + 1 + number * part, top + 6, part, 3))
        canvas.across(x + 1 + number * part, top + 6, part, f"{ramp}4")
    for number in range(h // 4):
        chance = (x * 7 + number * 37) % 97
        if top + 12 + number * 4 < base - 3:
            canvas.across(x + 4 + chance % (w - 12), top + 12 + number * 4, 2 + chance % 4, "s5")
    canvas.fill("s2", (x + 1, base - 3, w - 2, 2))


def _words(
    canvas: Canvas,
    step: Step,
    ending: Ending,
    rows: tuple[int, int],
    total: int,
    asides: Mapping[int, str],
) -> None:
    top, high = rows
    middle = step.left + step.wide // 2
    won = ending.seconds >= 0 and step.rank == 1
    high -= step.foot
    said, room = words_of(step, ending.names), step.wide - 8
    if step.size == SMALL or high < 30:
        _low(canvas, step, top, total, said)
        return
    number = huge(total, "y" if won else "s")
    if high >= 46:
        canvas.blit(number, middle - number.get_width() // 2, top + 11)
        if text.width(said, text.SMALL) <= room:
            size = text.BODY if text.width(said) <= room else text.SMALL
            text.line(canvas, said, middle, top + 29, "k1", size, "centre")
        aside = asides.get(step.parties[0], "") if len(step.parties) == 1 else ""
        if high >= ROOMY and text.width(aside, text.SMALL) <= room:
            text.line(canvas, aside, middle, top + 43, "k2", text.SMALL, "centre")
        return
    beside = text.width(said, text.SMALL) <= room - number.get_width()
    canvas.blit(number, step.left + 5 if beside else middle - number.get_width() // 2, top + 10)
    if beside:
        text.line(canvas, said, step.left + step.wide - 7, top + 14, "k1", text.SMALL, "right")


def _low(canvas: Canvas, step: Step, top: int, total: int, said: str) -> None:
    """A step too low for large digits: the total, and the name beside it where there is room."""
    wide = big_width(total)
    if step.size == SMALL or text.width(said, text.SMALL) > step.wide - wide - 16:
        big(canvas, total, step.left + step.wide // 2 + 1, top + 11, "k1", None, "centre")
        return
    big(canvas, total, step.left + 6, top + 11, "k1", None)
    y = top + 11 + text.middle(7, text.SMALL)
    text.line(canvas, said, step.left + step.wide - 7, y, "k1", text.SMALL, "right")


def words_of(step: Step, names: Sequence[str]) -> str:
    """Who stands on a step."""
    return " & ".join(names[party] for party in step.parties)
