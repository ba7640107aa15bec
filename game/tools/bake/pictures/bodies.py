"""People of 20 to 30 pixels who do something: a head from a text grid, limbs bent as told.

All places are in the units of the stage. Limbs are points as text, from shoulder or hip outwards.
"""

from __future__ import annotations

from contextlib import nullcontext

from game.tools.bake.pictures.drawing import Point, pairs, step
from game.tools.bake.pictures.stage import Stage

# Facing right, the brow's middle at column 3, row 3. h hair, f skin, F skin in shade, k eye, c hat, C its
# shade, L its light.
HEADS = {
    "short": """
.hhhh.
hhhhhh
hhffff
hfffkf
hhffff
.fffF.
..ff..""",
    "long": """
.hhhh.
hhhhhh
hhffff
hhffkf
hhffff
hhhfF.
hhhf..
.hh...""",
    "bun": """
hhhhh.
hhhhhh
hhffff
hhffkf
.hffff
..ffF.
..ff..""",
    "bald": """
.ffff.
ffffff
ffffff
hfffkf
hhffff
.fffF.
..ff..""",
    "beard": """
.hhhh.
hhhhhh
hhffff
hfffkf
hhffff
.hhhhh
..hhh.
...h..""",
    "sage": """
.ffff.
ffffff
hfffff
hfffkf
hhffff
.hhhhh
..hhhh
...hh.""",
    "cap": """
.cccc.
cLcccc
cccccccc
hfffkf
hhffff
.fffF.
..ff..""",
    "hat": """
..cccc..
..cLcc..
.CCCCCC.
cccccccc
.hfffkf.
.hhffff.
..fffF..
...ff...""",
    "top": """
.cccc.
.cLcc.
.cccc.
.CCCC.
cccccc
hfffkf
hhffff
.fffF.
..ff..""",
    "bowler": """
.cccc.
cLcccc
cccccc
CCCCCCC
hfffkf
hhffff
.fffF.
..ff..""",
    "turban": """
.cLcc.
cLcccc
cCccCc
hffffC
hfffkf
.hffff
.hhhh.
..hh..""",
    "helmet": """
.cLcc.
cLcccc
cccccc
CfffkC
Cfffff
.fffF.
..ff..""",
    "crown": """
cLcLcc
cccccc
hhffff
hfffkf
hhffff
.fffF.
..ff..""",
    "cone": """
...c..
..Lc..
..Lcc.
.Lcccc
cccccccc
.hfffkf
.hffff
..ffF.""",
    "band": """
.hhhh.
hhhhhh
cccccc
hhffkf
hhffff
hhffF.
.hff..""",
    "topknot": """
..hh..
.hhhh.
hhhhhh
hhffff
hfffkf
hhffff
.fffF.
..ff..""",
    "wig": """
.hhhh.
hhhhhh
hhffff
hhffkf
hhffff
hhffF.
hhff..
ch....""",
    "plumes": """
c.L.C.
cLLCCc
.CcLc.
cccccc
hhffff
hfffkf
hhffff
.fffF.
..ff..""",
    "scarf": """
.cccc.
cLcccc
cccfff
ccffkf
ccffff
cccfF.
.Ccc..""",
    "back": """
.hhhh.
hhhhhh
hhhhhh
hhhhhh
hhhhhh
.hhhh.
..ff..""",
}
TALL = {"top": 2, "hat": 1, "turban": 1, "cone": 1, "topknot": 1, "plumes": 2, "bowler": 1}
"""How many rows a headgear stands higher."""


def head(
    s: Stage, x: float, y: float, kind: str, skin: str, hair: str, hat: str = "r3", flip: bool = False
) -> None:
    """A head whose middle is at (x, y)."""
    inks = {
        "h": hair,
        "f": skin,
        "F": step(skin, -1),
        "k": "k0" if skin[0] != "w" or skin[1] > "2" else "p5",
        "c": hat,
        "C": step(hat, -1),
        "L": step(hat, 1),
    }
    lines = HEADS[kind].strip("\n").split("\n")
    wide = max(map(len, lines))
    shift = 1 if kind in ("hat",) else 0
    left = x - 3 - shift if not flip else x - (wide - 1 - 3 - shift)
    text = "\n".join(line.ljust(wide, ".") for line in lines)
    s.grid(text, left, y - 3 - TALL.get(kind, 0), inks, flip=flip)


def body(
    s: Stage,
    at: str,
    arms: tuple[str, ...],
    legs: tuple[str, ...],
    dress: str,
    kind: str = "short",
    skin: str = "n3",
    hair: str = "w1",
    hat: str = "r3",
    trousers: str = "",
    sleeve: str = "",
    shoes: str = "w0",
    hem: str = "",
    flip: bool = False,
    stout: float = 2.5,
    outline: bool = True,
) -> None:
    """A person. *at*: head and hip, ``"14,8 12,20"``; the first arm and leg are the far ones.

    *hem*: the lower corners of a robe, which then covers the legs; *flip*: looks to the left.
    """
    inks = dress, sleeve or dress, trousers or step(dress, -2), shoes
    with s.subject() if outline else nullcontext():
        _body(s, at, arms, legs, inks, skin, hem, stout)
        (x, y), _ = pairs((at,))
        head(s, x, y, kind, skin, hair, hat, flip)
        _arm(s, _shoulder(at), arms[-1], sleeve or dress, skin)


def _shoulder(at: str) -> Point:
    (hx, hy), (px, py) = pairs((at,))
    share = 0.35
    return hx + (px - hx) * share, hy + (py - hy) * share + 1


def _body(
    s: Stage,
    at: str,
    arms: tuple[str, ...],
    legs: tuple[str, ...],
    inks: tuple[str, str, str, str],
    skin: str,
    hem: str,
    stout: float,
) -> None:
    dress, sleeve, trousers, shoes = inks
    _, (px, py) = pairs((at,))
    sx, sy = _shoulder(at)
    if len(arms) > 1:
        _arm(s, (sx + 1, sy), arms[0], step(sleeve, -1), step(skin, -1))
    for number, leg in enumerate(legs):
        ink = step(trousers, -1) if number == 0 and len(legs) > 1 else trousers
        s.limb(ink, (px, py), leg, width=2.6)
        x, y = pairs((leg,))[-1]
        s.rect(shoes, x - 1, y, 3, 1)
    if hem:
        left, right = pairs((hem,))
        s.poly(dress, (sx - stout, sy), (sx + stout, sy), right, left)
        s.poly(step(dress, -1), (sx + stout - 1, sy), (sx + stout, sy), right, (right[0] - 2, right[1]))
        s.line(step(dress, 1), (sx - stout, sy), left)
        return
    s.poly(dress, (sx - stout, sy - 1), (sx + stout, sy - 1), (px + stout - 0.5, py), (px - stout + 0.5, py))
    s.line(step(dress, -1), (sx + stout, sy), (px + stout - 0.5, py))
    s.line(step(dress, 1), (sx - stout, sy - 1), (px - stout + 0.5, py))


def _arm(s: Stage, shoulder: Point, points: str, sleeve: str, skin: str) -> None:
    if not points:
        return
    s.limb(sleeve, shoulder, points, width=2)
    x, y = pairs((points,))[-1]
    s.rect(skin, x - 0.5, y - 0.5, 2, 2)
