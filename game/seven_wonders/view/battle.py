"""A military conflict, fought before all eyes: both strengths, the clash, and the tokens."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.seven_wonders import conflict
from game.seven_wonders import events as ev
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import motion, overview, pieces
from game.seven_wonders.view.places import place
from game.tabletop.views import Clip
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, huge
from game.ui.locale import words
from game.ui.tween import in_quad, part

SECONDS = 1.0
CLASH, FALL = 0.4, 0.7
"""When the shields meet, and when the tokens lie there, of the whole."""
WIDE, HIGH = 248, 62
EVEN_WIDE, EVEN_HIGH = 86, 18
MEET, LATER, LOOK = 0.18, 0.22, 0.9
"""Seconds: until the sides of a drawn fight meet, from one to the next, and to look at them all."""
REACH = 74
"""How far from the middle the shields start."""


def fought(event: ev.ConflictFought, before: SevenWondersState, seat: int) -> Clip:
    """Who is further left on the table stands at the left; the tokens fall where they belong."""
    chips = overview.chips(before, seat)
    sides = sorted((event.victor, event.loser), key=lambda party: chips[party].x)
    mat = place("tableau")
    box = pygame.Rect(mat.centerx - WIDE // 2, mat.centery - HIGH // 2, WIDE, HIGH)
    won, lost = pieces.disc("r", f"+{event.value}", 9), pieces.disc("s", -1, 9)

    def draw(canvas: Canvas, share: float) -> None:
        if share >= 1:
            return
        _field(canvas, box)
        for side, party in ((-1, sides[0]), (1, sides[1])):
            _side(canvas, box, side, party, conflict.strength(before, party))
        _shields(canvas, box, -1 if sides[0] == event.victor else 1, share)
        falling = part(share, CLASH, FALL)
        for party, token, count in (
            (event.victor, won, event.victories),
            (event.bearer, lost, event.defeats),
        ):
            side = -1 if party == sides[0] else 1
            both = event.bearer == event.victor and token is lost
            for number in range(count):
                _token(canvas, box, token, side, number + both, falling)
        for party in sides:
            motion.pulse(canvas, chips[party], share, "y4" if party == event.victor else "r3")

    return Clip(SECONDS, draw, "shield")


def lasts(fights: int) -> float:
    """How many seconds so many drawn fights take, and to look at them."""
    return met_at(fights - 1) + LOOK if fights else 0.0


def met_at(number: int) -> float:
    """When the sides of a drawn fight meet, in seconds after the first has begun."""
    return LATER * number + MEET


def drawn(
    canvas: Canvas, area: pygame.Rect, fights: Sequence[tuple[tuple[int, int], int]], now: float
) -> None:
    """The fights in which both are equally strong, *now* seconds after the first: nobody wins a token."""
    if not fights or now < 0:
        return
    columns = min(len(fights), area.w // EVEN_WIDE)
    rows = -(-len(fights) // columns)
    said = words("seven_wonders.view.drawn")
    wide = max(columns * EVEN_WIDE, text.width(said))
    box = pygame.Rect(0, area.centery + 16, wide + 10, rows * EVEN_HIGH + 18)
    box.centerx = area.centerx
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), "r1", 1)
    text.line(canvas, said, box.centerx, box.y + 3, "p5", align="centre")
    for number, (pair, strength) in enumerate(fights):
        row, column = divmod(number, columns)
        left = box.centerx - columns * EVEN_WIDE // 2
        since = now - met_at(number)
        if since > -MEET:
            _even(canvas, left + column * EVEN_WIDE, box.y + 16 + row * EVEN_HIGH, pair, strength, since)


def _even(canvas: Canvas, x: int, y: int, pair: tuple[int, int], strength: int, since: float) -> None:
    """Two cities with as many shields go for each other; *since* they have met, sparks fly and they stand."""
    middle = x + EVEN_WIDE // 2
    met = in_quad(part(since, -MEET, 0.0))
    away = int(8 * (1 - met)) if since < 0 else int(4 * (1 - part(since, 0.0, MEET)))
    for side, party in ((-1, pair[0]), (1, pair[1])):
        badge = pieces.badge(party)
        canvas.blit(badge, middle + side * (26 + away) - badge.get_width() // 2, y + 1)
        big(canvas, strength, middle + side * (11 + away), y + 5, "p5", "k0", "centre")
    if since < 0:
        return
    if since < MEET:
        spark = sprites.sprite(f"effects/spark_{min(2, int(since / MEET * 3))}")
        canvas.blit(spark, middle - spark.get_width() // 2, y + 8 - spark.get_height() // 2)
        return
    canvas.across(middle - 2, y + 7, 5, "y4")
    canvas.across(middle - 2, y + 9, 5, "y4")


def _field(canvas: Canvas, box: pygame.Rect) -> None:
    canvas.shade(place("tableau"), -1)
    canvas.shadow(box, (2, 3), -2, 2)
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), "r1", 1)
    canvas.bevel(box.inflate(-2, -2), "y3", "y1", 1)
    canvas.down(box.centerx, box.y + 4, box.h - 8, "r0")


def _side(canvas: Canvas, box: pygame.Rect, side: int, party: int, strength: int) -> None:
    """The banner of a city at its edge, and its strength in large digits."""
    x = box.x + 5 if side < 0 else box.right - 24
    canvas.rounded((x, box.y + 5, 19, box.h - 10), "k0", 2)
    canvas.rounded((x + 1, box.y + 6, 17, box.h - 12), palette.title_bar(party % 8), 1)
    canvas.blit(pieces.badge(party), x + 2, box.y + 8)
    shield = sprites.sprite("icons/shield")
    canvas.blit(shield, x + 4, box.bottom - 20)
    digits = huge(strength)
    left = x + 24 if side < 0 else x - 5 - digits.get_width()
    canvas.blit(digits, left, box.centery - digits.get_height() // 2)


def _shields(canvas: Canvas, box: pygame.Rect, winner: int, share: float) -> None:
    """Both go for the middle; the weaker one is thrown back."""
    picture = sprites.sprite("icons/shield_24")
    w, h = picture.get_size()
    met = in_quad(part(share, 0.0, CLASH))
    back = part(share, CLASH, FALL)
    for side in (-1, 1):
        away = 13 + int((REACH - 34) * (1 - met))
        if side != winner:
            away += int(30 * back)
        elif share > CLASH:
            away -= int(10 * min(1.0, back * 3))
        if side != winner and back >= 1:
            continue
        lift = int(6 * 4 * back * (1 - back)) if side != winner else 0
        canvas.put(picture, box.centerx + side * away - w // 2, box.centery - h // 2 - lift, (1, 2), -2)
    if 0 < back < 0.5:
        spark = sprites.sprite(f"effects/spark_{min(2, int(back * 6))}")
        for number in range(3):
            x = box.centerx - spark.get_width() // 2 + (number - 1) * 8
            canvas.blit(spark, x, box.centery - 14 + number % 2 * 10)


def _token(
    canvas: Canvas, box: pygame.Rect, token: pygame.Surface, side: int, number: int, share: float
) -> None:
    """A token that drops at the feet of whom it belongs to, and settles in dust."""
    if share <= 0:
        return
    home = pygame.Rect(0, 0, 20, 20)
    home.center = box.centerx + side * (52 + 22 * number), box.bottom - 2
    motion.drop(canvas, token, home, share)
    if share >= 1:
        motion.dust(canvas, home, 0.99)
