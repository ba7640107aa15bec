"""Things on their way: slides, flights of coins, rising numbers, banners. *share* runs from 0 to 1."""

from __future__ import annotations

import pygame

from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.pixels import Point, scaled
from game.ui.tween import between, in_quad, out_cubic

COIN_FRAMES = 6
ARC = 20
"""How high a coin flies, in pixels."""


def slide(canvas: Canvas, picture: pygame.Surface, start: Point, end: Point, share: float) -> None:
    """A picture on its way, by its middle; lifted until it arrives."""
    x, y = between(start, end, share)
    lift = 3 if share < 1 else 0
    w, h = picture.get_size()
    box = pygame.Rect(x - w // 2, y - h // 2 - lift, w, h)
    if canvas.rect.colliderect(box):
        canvas.shadow(box, (1, 2 + lift), -2, 2)
        canvas.blit(picture, box.x, box.y)


def turn_over(
    canvas: Canvas, back: pygame.Surface, face: pygame.Surface, box: pygame.Rect, share: float
) -> None:
    """A card that turns face up where it lies."""
    gone = max(0.0, min(1.0, share))
    picture = back if gone < 0.5 else face
    wide = max(1, int(box.w * abs(1 - 2 * gone)))
    canvas.put(scaled(picture, (wide, picture.get_height())), box.centerx - wide // 2, box.y, (1, 2), -2)


def signed(picture: pygame.Surface, sign: pygame.Surface) -> pygame.Surface:
    """A card with a sign on a plate in its middle."""
    canvas = Canvas(picture.copy())
    w, h = sign.get_width() + 8, sign.get_height() + 8
    x, y = picture.get_width() // 2 - w // 2, picture.get_height() // 2 - h // 2
    canvas.rounded((x, y, w, h), "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p4", 1)
    canvas.blit(sign, x + 4, y + 4)
    return canvas.surface


def pulse(canvas: Canvas, box: pygame.Rect, share: float, ink: str = "b4") -> None:
    """A ring around a chip while something happens there."""
    if share < 1:
        canvas.ring(box, (ink,) if int(share * 6) % 2 else (ink, ink))


def coins(canvas: Canvas, start: Point, end: Point, number: int, share: float) -> None:
    """Coins one after the other in an arc."""
    for place in range(number):
        own = min(1.0, max(0.0, share * 1.4 - place * 0.1))
        if 0 < own < 1:
            x, y = between(start, end, own)
            y -= int(ARC * 4 * own * (1 - own))
            frame = int(own * 12 + place) % COIN_FRAMES
            picture = sprites.sprite(f"effects/coin_{frame}")
            canvas.blit(picture, x - 6, y - 5)


def rising(canvas: Canvas, home: pygame.Rect, said: str, ramp: str, share: float) -> None:
    """A number that rises from the lower edge of a place."""
    if share >= 1:
        return
    wide = big_width(said) + 9
    x, y = home.centerx - wide // 2, home.bottom + 6 - int(12 * out_cubic(share))
    canvas.shadow((x, y, wide, 15), (1, 2), -2)
    canvas.rounded((x, y, wide, 15), "k0", 2)
    canvas.rounded((x + 1, y + 1, wide - 2, 13), f"{ramp}2", 1)
    big(canvas, said, home.centerx, y + 4, "p5", None, "centre")


def drop(canvas: Canvas, picture: pygame.Surface, home: pygame.Rect, share: float) -> None:
    """Something small that falls on a place."""
    fall = int(14 * (1 - in_quad(max(0.0, min(1.0, share)))))
    x, y = home.centerx - picture.get_width() // 2, home.centery - picture.get_height() // 2 - fall
    canvas.put(picture, x, y, (1, 2 + fall // 3), -2)


def banner(canvas: Canvas, area: pygame.Rect, said: str, ramp: str, share: float) -> None:
    """A ribbon that comes down over the middle."""
    wide = min(area.w - 8, text.width(said) + 48)
    x = area.centerx - wide // 2
    y = area.centery - 12 - int(14 * (1 - out_cubic(min(1.0, share * 3))))
    canvas.shade(area, -1)
    canvas.shadow((x, y, wide, 24), (2, 3), -2, 2)
    canvas.rounded((x, y, wide, 24), "k0", 2)
    canvas.rounded((x + 1, y + 1, wide - 2, 22), f"{ramp}1", 1)
    canvas.across(x + 2, y + 1, wide - 4, f"{ramp}4")
    canvas.across(x + 2, y + 22, wide - 4, f"{ramp}0")
    text.line(canvas, text.fit(said, wide - 8), area.centerx, y + 6, "p5", align="centre", shadow="k0")


FLIP = (1.0, 0.7, 0.35, 0.08, 0.35, 0.7, 1.0)
"""How wide a card is in each frame of its turning over; its face comes up in the middle one."""


def flip(canvas: Canvas, back: pygame.Surface, face: pygame.Surface, box: pygame.Rect, share: float) -> None:
    """A card that lies there is turned over, lifted a little meanwhile."""
    frame = min(len(FLIP) - 1, max(0, int(share * len(FLIP))))
    picture = back if frame < len(FLIP) // 2 else face
    wide = max(2, int(box.w * FLIP[frame]))
    lift = 3 if 0 < share < 1 else 0
    if wide != picture.get_width():
        picture = scaled(picture, (wide, picture.get_height()))
    canvas.put(picture, box.centerx - wide // 2, box.y - lift, (1, 2 + lift), -2)


def fly(
    canvas: Canvas, picture: pygame.Surface, start: Point, end: Point, share: float, arc: int = 10
) -> None:
    """A card in an arc; it arrives two pixels over and settles."""
    x, y = between(start, end, min(1.0, share * 1.15), arc)
    if 0.8 < share < 0.95:
        x, y = x + _sign(end[0] - start[0]) * 2, y + _sign(end[1] - start[1]) * 2
    w, h = picture.get_size()
    lift = 4 if share < 0.85 else 0
    box = pygame.Rect(x - w // 2, y - h // 2 - lift, w, h)
    if canvas.rect.colliderect(box):
        canvas.shadow(box, (1, 2 + lift), -2, 2)
        canvas.blit(picture, box.x, box.y)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def dust(canvas: Canvas, box: pygame.Rect, share: float) -> None:
    """Puffs along the lower edge of what has landed."""
    if not 0 <= share < 1:
        return
    picture = sprites.sprite(f"effects/dust_{min(2, int(share * 3))}")
    w, h = picture.get_size()
    for number, x in enumerate((box.x, box.centerx, box.right)):
        drift = int((number - 1) * 6 * share)
        canvas.blit(picture, x - w // 2 + drift, box.bottom - h // 2 - int(4 * share))


def gain(canvas: Canvas, home: pygame.Rect, number: int, share: float) -> None:
    """What a place gets or loses, as a number that rises from it."""
    rising(canvas, home, f"{number:+d}", "g" if number > 0 else "r", share)
