"""Puts a bust together: hair, body, head, beard, headgear, thing held; then one outline."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, tones
from game.tools.bake.pictures.faces import SKINS, half, head
from game.tools.bake.pictures.looks import Look
from game.tools.bake.pictures.stage import Painter, Stage

SIZE = (44, 38)
ROOM = (6, 8)
"""Room beside and above the frame for hats, swords and banners."""
RISE = 2
"""Clothes and things held are drawn two pixels higher than written: a short neck is a living neck."""
LIPLESS = ("walrus", "fine", "thin", "moustache", "goatee", "curtain", "stubble")
"""Beards that leave the mouth as it is."""


def bust(look: Look) -> Drawing:
    """The figure with its outline, in the frame with its room around."""
    c = Drawing(SIZE[0] + 2 * ROOM[0], SIZE[1] + ROOM[1], origin=ROOM)
    if look.behind:
        look.behind(c)
    if look.back:
        half(c, "back", look.back, look.hair)
    _neck(c, tones(SKINS[look.skin], "dsbl"), 20 if look.skull in ("heart", "round") else 21)
    c.oy -= RISE
    look.wear(c)
    c.oy += RISE
    head(c, look)
    _hair(c, look)
    for mark in look.marks:
        mark(c)
    if look.hat:
        look.hat(c)
    if look.held:
        c.oy -= RISE
        look.held(c)
    return c.outlined()


def _hair(c: Drawing, look: Look) -> None:
    if look.beard:
        half(c, "beards", look.beard, look.beard_hair or look.hair)
        if look.beard not in LIPLESS:
            c.px(SKINS[look.skin].split()[0], "21,18 22,18")
    if look.front:
        half(c, "hair", look.front, look.hair)
    if look.locks:
        half(c, "back", look.locks, look.hair)


def _neck(c: Drawing, skin: dict[str, str], chin: int) -> None:
    c.rect(skin["s"], 18, 19, 8, 7)
    c.rect(skin["b"], 18, 22, 3, 4)
    c.rect(skin["d"], 18, 18, 8, chin - 16)
    c.px(skin["d"], (25, chin + 2), (25, chin + 3), (24, chin + 2))


def portrait(look: Look) -> Painter:
    """The picture of a person in their place."""

    def paint(s: Stage) -> None:
        if look.scene:
            look.scene(s)
        for person in (look.beside, look) if look.beside else (look,):
            figure = bust(person)
            s.sprite(figure, person.at - 22 - ROOM[0], s.h - figure.h + RISE - person.lift)

    return paint
