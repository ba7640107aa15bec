"""Icons, pips, seat marks, round tokens and mouse pointers.

Sheets: ``icons`` (12x12, and doubled as ``<name>_24``), ``pips`` (8x8), ``seats`` (``badge_<seat>`` 15x15,
``emblem_<seat>`` 8x8, ``meeple_<seat>`` and ``meeple_<seat>_24``, peoples), ``tokens``
(17x18 discs: ``disc_<ramp>``, ``person`` and so on), ``cursors``.
"""

from __future__ import annotations

import pygame

from game.tools.bake import grids
from game.tools.bake.atlas import Sheet
from game.tools.bake.outline import doubled, one_colour
from game.ui import palette
from game.ui.canvas import Canvas
from game.ui.pixels import blank

SEATS = palette.seats()
PEOPLES = ("eagle", "bear", "deer", "wolf")
TOKENS = {"person": "r3", "event": "b3", "innovation": "y3", "progress": "g3", "wild": "k2", "heart": "m3"}


def icon(name: str, ramps: str = "") -> pygame.Surface:
    """An icon of about 12x12, perhaps in other ramps."""
    file = "icons" if name in grids.load("icons") else "interface"
    return grids.sprite(file, name, ramps)


def big_icon(name: str, ramps: str = "") -> pygame.Surface:
    """The same at about 24x24."""
    return doubled(icon(name, ramps))


def icon_names() -> tuple[str, ...]:
    """Every icon."""
    return (*grids.load("icons"), *grids.load("interface"))


def icons() -> Sheet:
    small = {name: icon(name) for name in icon_names()}
    variants = {
        "house_public": icon("house", "ro"),
        "house_industrial": icon("house", "bv"),
        "house_church": icon("house", "vm"),
        "crystal_violet": icon("crystal", "v"),
        "star_off": one_colour(icon("star"), "p2"),
        "debt": icon("coin", "r"),
    }
    small |= variants
    return Sheet(small | {f"{name}_24": doubled(picture) for name, picture in small.items()}, width=360)


def pips() -> Sheet:
    return Sheet({name: grids.sprite("pips", name) for name in grids.load("pips")}, width=96)


def cursors() -> Sheet:
    return Sheet({name: grids.sprite("cursors", name) for name in grids.load("cursors")}, width=64)


def emblem(name: str, colour: str) -> pygame.Surface:
    """An 8x8 emblem in one colour."""
    return one_colour(grids.sprite("emblems", name), colour)


def badge(seat: int, emblem_name: str = "") -> pygame.Surface:
    """A seat's mark, 15x15: a disc in its colour with its emblem."""
    player = palette.player(seat)
    main = player["main"]
    canvas = Canvas(blank((15, 15)))
    round_face(canvas, (7, 7), 7, "k0")
    round_face(canvas, (7, 7), 6, main, lit=palette.shaded(main, 1), dark=palette.shaded(main, -1))
    canvas.blit(emblem(emblem_name or player["emblem"], player["emblem_colour"]), 3, 3)
    return canvas.surface


def meeple(seat: int) -> pygame.Surface:
    """A pawn whose body has the seat's main shade."""
    main = palette.player(seat)["main"]
    grid = grids.load("icons")["meeple"]
    shift = int(main[1]) - 3
    rows = tuple("".join(_moved(letter, shift) for letter in row) for row in grid.rows)
    return grids.picture(grids.Grid(grid.name, main[0], rows))


def seats() -> Sheet:
    sprites: dict[str, pygame.Surface] = {}
    for seat in range(SEATS):
        sprites[f"badge_{seat}"] = badge(seat)
    for people in PEOPLES:
        for seat in range(len(PEOPLES)):
            sprites[f"{people}_{seat}"] = badge(seat, people)
    for seat in range(SEATS):
        sprites[f"meeple_{seat}"] = meeple(seat)
        sprites[f"meeple_{seat}_24"] = doubled(meeple(seat))
        sprites[f"emblem_{seat}"] = emblem(
            palette.player(seat)["emblem"], palette.player(seat)["emblem_colour"]
        )
        sprites[f"flag_{seat}"] = _flag(seat)
    return Sheet(sprites, width=160)


def round_face(
    canvas: Canvas, middle: tuple[int, int], radius: int, ink: str, lit: str = "", dark: str = ""
) -> None:
    """A disc of *radius*, symmetrical to the pixel; its rim may be lit top left and dark bottom right."""
    reach = radius * radius + radius
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > reach:
                continue
            rim = (abs(dx) + 1) ** 2 + dy * dy > reach or dx * dx + (abs(dy) + 1) ** 2 > reach
            edge = "" if not rim else lit if dx + dy < -radius // 2 else dark if dx + dy > radius // 2 else ""
            canvas.pixel(middle[0] + dx, middle[1] + dy, edge or ink)


def disc(main: str, radius: int = 7, ring: bool = True) -> pygame.Surface:
    """A round token with a thick edge; *main* is the colour of its face."""
    ramp, shade = main[0], int(main[1])
    size = 2 * radius + 3
    middle = radius + 1
    canvas = Canvas(blank((size, size + 1)))
    lit, dark = f"{ramp}{min(5, shade + 1)}", f"{ramp}{max(0, shade - 1)}"
    round_face(canvas, (middle, middle + 1), radius + 1, "k0")
    round_face(canvas, (middle, middle), radius + 1, "k0")
    round_face(canvas, (middle, middle + 1), radius, f"{ramp}{max(0, shade - 2)}")
    round_face(canvas, (middle, middle), radius, main, lit, dark)
    if ring:
        round_face(canvas, (middle, middle), radius - 3, dark)
        round_face(canvas, (middle, middle), radius - 4, main)
    return canvas.surface


def token(name: str, radius: int = 7) -> pygame.Surface:
    """A disc with the white sign *name*."""
    main = TOKENS[name]
    canvas = Canvas(disc(main, radius, ring=False))
    canvas.blit(
        one_colour(grids.sprite("signs", name), "y0" if main[0] == "y" else "p5"), radius - 2, radius - 2
    )
    return canvas.surface


def tokens() -> Sheet:
    sprites = {f"disc_{ramp}": disc(f"{ramp}{2 if ramp == 'k' else 3}") for ramp in "kpwroygtbvsm"}
    for name in TOKENS:
        sprites[name] = token(name)
        sprites[f"{name}_small"] = token(name, 5)
    sprites |= {f"sign_{name}": grids.sprite("signs", name) for name in grids.load("signs")}
    return Sheet(sprites, width=160)


def _moved(letter: str, shift: int) -> str:
    return str(max(0, min(5, int(letter) + shift))) if letter.isdigit() else letter


def _flag(seat: int) -> pygame.Surface:
    """The marker of a score track: a pennant pointing down."""
    main = palette.player(seat)["main"]
    canvas = Canvas(blank((8, 9)))
    canvas.polygon([(0, 0), (7, 0), (4, 8), (3, 8)], "k0")
    canvas.polygon([(1, 1), (6, 1), (4, 6), (3, 6)], main)
    canvas.across(1, 1, 6, palette.shaded(main, 1))
    return canvas.surface
