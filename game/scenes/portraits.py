"""Who sat at a table, in a portrait."""

from __future__ import annotations

import pygame

from game.scenes import faces
from game.session.session import Session
from game.ui import palette, sprites
from game.ui.canvas import Canvas

SIZES: tuple[faces.Size, ...] = (48, 34, 20)


def draw(canvas: Canvas, session: Session, party: int, box: pygame.Rect) -> None:
    """The face of who played a party in a square of one of the `SIZES`; who has none is shown by a figure."""
    player = session.players.get(party) if party in session.seats else None
    if player is not None:
        size = next(size for size in SIZES if size <= box.w)
        canvas.blit(faces.face(player, size), box.x, box.y)
        return
    ramp = palette.title_bar(party)[0]
    canvas.fill(f"{ramp}1", box)
    seat = party % palette.seats()
    picture = sprites.sprite(f"seats/meeple_{seat}_24" if box.w >= SIZES[1] else f"seats/meeple_{seat}")
    if box.w >= SIZES[0]:
        picture = pygame.transform.scale2x(picture)
    x, y = box.centerx - picture.get_width() // 2, box.bottom - picture.get_height()
    canvas.put(picture, x, y, (2, 0), -1)
