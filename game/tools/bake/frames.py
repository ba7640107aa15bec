"""Frames that stretch to any size (nine slices) and the faces of buttons.

Sheet ``frames``: ``paper wood slab cloth gilt inset tooltip``, ``ribbon_<ramp>``, ``button_<ramp>_<state>``
with ramps w g r o y b and states normal, hover, down, focus, plus ``button_off``; ``plate_<seat>`` with a
title bar of 14 px; ``tail_up`` and ``tail_down`` of a tooltip; ``card``, ``card_back_<ramp>`` (58x88) and
the rings ``ring_chosen`` ``ring_focus`` ``ring_hint`` ``ring_wrong``.
"""

from __future__ import annotations

import pygame

from game.tools.bake.atlas import Sheet, Slices
from game.ui import paint, palette
from game.ui.canvas import Canvas
from game.ui.pixels import blank

SIZE = 48
CLOTH = 51
"""Leaves a middle of seven stitches."""
BUTTON = (32, 17)
BUTTON_RAMPS = "wgroyb"
RING = (16, 16)

Picture = pygame.Surface


def frames() -> Sheet:
    """Every frame with its cuts."""
    sprites: dict[str, Picture] = {}
    slices: dict[str, Slices] = {}
    for name, picture, cut in (*_panels(), *_ribbons(), *_buttons(), *_plates(), *_cards(), *_rings()):
        sprites[name] = picture
        if any(cut):
            slices[name] = cut
    return Sheet(sprites, slices, 256)


def _canvas(size: tuple[int, int] = (SIZE, SIZE)) -> Canvas:
    return Canvas(blank(size))


def _panels() -> list[tuple[str, Picture, Slices]]:
    box = (0, 0, SIZE, SIZE)
    made = {name: _canvas() for name in ("paper", "wood", "slab", "gilt")} | {
        "cloth": _canvas((CLOTH, CLOTH))
    }
    paint.paper(made["paper"], box, 3, shadow=False)
    paint.wood_frame(made["wood"], box, 5, fill="k1")
    paint.slab(made["slab"], box, shadow=False)
    paint.cloth(made["cloth"], (0, 0, CLOTH, CLOTH), "g", 1)
    paint.gilt(made["gilt"], box, "r1")
    cuts = {"paper": 4, "wood": 10, "slab": 3, "cloth": 8, "gilt": 6}
    panels = [(name, canvas.surface, (cuts[name],) * 4) for name, canvas in made.items()]
    inset = _canvas((16, 16))
    paint.inset(inset, (0, 0, 16, 16))
    return [*panels, ("inset", inset.surface, (1, 1, 1, 1)), *_tooltip()]


def _tooltip() -> list[tuple[str, Picture, Slices]]:
    body = _canvas((32, 32))
    body.rounded((0, 0, 32, 32), "k0", 2)
    body.rounded((1, 1, 30, 30), "p5", 2)
    body.rounded((2, 2, 28, 15), "k1", 1)
    tails = []
    for name, inner in (("tail_up", "k1"), ("tail_down", "p5")):
        tail = _canvas((11, 6))
        for step in range(6):
            tail.across(5 - step, step, 1 + 2 * step, "k0")
            tail.across(6 - step, step, 2 * step - 1, inner)
        picture = tail.surface if name == "tail_up" else pygame.transform.flip(tail.surface, False, True)
        tails.append((name, picture, (0, 0, 0, 0)))
    return [("tooltip", body.surface, (4, 18, 4, 4)), *tails]


def _ribbons() -> list[tuple[str, Picture, Slices]]:
    made = []
    for ramp in "kwroygtbvsm":
        canvas = _canvas((16, 16))
        paint.ribbon(canvas, (0, 0, 16, 16), ramp)
        made.append((f"ribbon_{ramp}", canvas.surface, (3, 3, 3, 3)))
    return made


def _buttons() -> list[tuple[str, Picture, Slices]]:
    cut = (5, 4, 5, 6)
    states = ("normal", "hover", "down", "focus")
    made = [(f"button_{ramp}_{state}", button(ramp, state), cut) for ramp in BUTTON_RAMPS for state in states]
    return [*made, ("button_off", button("k", "off"), cut)]


def button(ramp: str, state: str, size: tuple[int, int] = BUTTON) -> Picture:
    """The face of a button with 1 px around for its ring; *down* lies 1 px lower and has no lower side."""
    w, h = size
    down = state == "down"
    body = {"hover": 4, "down": 2, "off": 2}.get(state, 3)
    canvas = _canvas((w + 2, h + 2))
    x, y = 1, 2 if down else 1
    if state in ("hover", "focus"):
        canvas.outline((0, 0, w + 2, h + 2), "y4", 2)
    canvas.rounded((x, y, w, h), "k0", 2)
    if down:
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}{body}", 1)
        canvas.across(x + 2, y + 1, w - 4, f"{ramp}{body - 1}")
        return canvas.surface
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}{max(1, body - 2)}", 1)
    canvas.rounded((x + 1, y + 1, w - 2, h - 4), f"{ramp}{body}", 1)
    canvas.across(x + 2, y + 1, w - 4, f"{ramp}{body + 1}")
    canvas.down(x + 1, y + 2, h - 6, f"{ramp}{body + 1}")
    canvas.across(x + 2, y + h - 4, w - 4, f"{ramp}{body - 1}")
    return canvas.surface


def _plates() -> list[tuple[str, Picture, Slices]]:
    return [(f"plate_{seat}", plate(seat), (4, 17, 4, 4)) for seat in range(8)]


def plate(seat: int, size: tuple[int, int] = (32, 32)) -> Picture:
    """A seat's paper plate with a title bar in its colour."""
    w, h = size
    main = palette.player(seat)["main"]
    bar = f"{main[0]}{1 if main[0] == 'k' else 2}"
    canvas = _canvas(size)
    canvas.rounded((0, 0, w, h), "k0", 2)
    canvas.rounded((1, 1, w - 2, h - 2), "p4", 1)
    canvas.down(2, 16, h - 18, "p5")
    canvas.across(2, h - 2, w - 4, "p2")
    canvas.rounded((1, 1, w - 2, 14), bar, 1)
    canvas.across(2, 1, w - 4, palette.shaded(bar, 1))
    canvas.across(1, 15, w - 2, "k0")
    return canvas.surface


def _cards() -> list[tuple[str, Picture, Slices]]:
    blank_card = _canvas((24, 24))
    paint.card(blank_card, (0, 0, 24, 24))
    backs = [(f"card_back_{ramp}", card_back(ramp), (0, 0, 0, 0)) for ramp in "gbvrtoyk"]
    return [("card", blank_card.surface, (3, 3, 3, 3)), *backs]


def card_back(ramp: str, size: tuple[int, int] = (58, 88)) -> Picture:
    """A patterned back with a gold ring for an emblem in the middle."""
    w, h = size
    canvas = _canvas(size)
    paint.card(canvas, (0, 0, w, h), "p", 3)
    canvas.rounded((3, 3, w - 6, h - 6), "k0", 1)
    canvas.rounded((4, 4, w - 8, h - 8), f"{ramp}1", 1)
    for y in range(6, h - 5):
        for x in range(6, w - 5):
            if (x + y) % 6 == 0 or (x - y) % 6 == 0:
                canvas.pixel(x, y, f"{ramp}2")
    canvas.outline((4, 4, w - 8, h - 8), f"{ramp}3", 1)
    middle = (w // 2, h // 2)
    radius = min(13, w // 2 - 7)
    canvas.circle(middle, radius, "k0")
    canvas.circle(middle, radius - 1, f"{ramp}2")
    canvas.circle(middle, radius - 1, "y3", 1)
    return canvas.surface


def _rings() -> list[tuple[str, Picture, Slices]]:
    made = []
    kinds = {"chosen": ("y5", "y3", "k0"), "focus": ("y4", "y2"), "hint": ("b4", "b2"), "wrong": ("r3", "r1")}
    for name, inks in kinds.items():
        canvas = _canvas(RING)
        width = len(inks)
        canvas.ring((width, width, RING[0] - 2 * width, RING[1] - 2 * width), inks)
        made.append((f"ring_{name}", canvas.surface, (5, 5, 5, 5)))
    return made
