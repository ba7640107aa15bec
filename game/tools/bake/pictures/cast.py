"""The portraits of who sits at a table: the AI characters, and faces for a person to choose from."""

from __future__ import annotations

from typing import NamedTuple

from game.tools.bake.pictures import (
    caps,
    carried,
    cast_gear,
    cast_places,
    clothes,
    crowns,
    garb,
    headgear,
    marks,
    robes,
)
from game.tools.bake.pictures.busts import ROOM, bust
from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.faces import HAIRS, SKINS
from game.tools.bake.pictures.looks import Look
from game.tools.bake.pictures.stage import Painter, Stage

SIZE = (48, 48)
DESK = 43
"""The row where the edge of the table begins."""


class Sitter(NamedTuple):
    """A place, who sits in it, and what lies before them on the table."""

    look: Look
    place: Painter
    things: Painter | None = None


# fmt: off
CAST: dict[str, Sitter] = {
    "ingrid": Sitter(Look(
        skin="pale", skull="heart", hair="blond", front="drawn_back", locks="braids", eyes="lady",
        brow="fine", mouth="smile", hat=cast_gear.hard_hat, wear=clothes.bush_shirt("o3"),
    ), cast_places.yard, cast_gear.bricks),
    "batu": Sitter(Look(
        skin="tan", skull="square", hair="black", front="crop", beard="goatee", eyes="narrow", brow="stern",
        mouth="firm", hat=headgear.fur_hat("r2", "p1"), wear=robes.deel("b2", "p2", "y3"),
        behind=carried.bow(), marks=(cast_gear.scar,),
    ), cast_places.steppe, cast_gear.blade),
    "wen": Sitter(Look(
        skin="tan", skull="gaunt", hair="white", front="tied_up", beard="sage", eyes="old", brow="raised",
        mouth="calm", hat=headgear.guan(), wear=robes.crossed("t2", "k1", "p4", 15),
    ), cast_places.pavilion, cast_gear.scroll),
    "silas": Sitter(Look(
        skin="fair", skull="gaunt", hair="grey", front="long_sides", beard="curtain", eyes="old",
        brow="worried", nose="big", mouth="firm", hat=headgear.stovepipe(),
        wear=clothes.suit("k2", "p5", "g2", half=13), lift=-3,
    ), cast_places.vault, cast_gear.coins),
    "lola": Sitter(Look(
        skin="olive", skull="heart", hair="black", front="parted", back="ringlets", eyes="lady",
        brow="raised", mouth="rouge", hat=headgear.flowers(), marks=(marks.earrings(),),
        wear=clothes.ballgown("r3", "y4", SKINS["olive"]), turn=1,
    ), cast_places.parlour, cast_gear.two_dice),
    "jack": Sitter(Look(
        skin="brown", skull="square", hair="black", beard="short", eyes="plain", brow="stern", mouth="smile",
        hat=headgear.bandana("v2"), marks=(cast_gear.eyepatch, marks.earrings()),
        wear=robes.coat_red("k3", "v2"),
    ), cast_places.docks, cast_gear.knife),
    "priya": Sitter(Look(
        skin="brown", skull="heart", hair="black", front="drawn_back", back="bun_high", eyes="lady",
        brow="fine", mouth="lips", marks=(marks.glasses("y3"), cast_gear.bindi, marks.earrings()),
        wear=robes.crossed("b3", "y3", "m3", 12),
    ), cast_places.study, cast_gear.plans),
    "pip": Sitter(Look(
        skin="fair", skull="heart", hair="auburn", front="curls", eyes="wide", brow="raised", mouth="smile",
        marks=(cast_gear.freckles,), wear=robes.chiton("t3", "p5"), turn=-1, lift=-2,
    ), cast_places.attic, cast_gear.book),
    "oduya": Sitter(Look(
        skin="deep", skull="round", hair="white", eyes="lady", brow="raised", mouth="smile",
        hat=headgear.coiled_turban("y3"), marks=(marks.earrings("y5"),), wear=clothes.patterned("v2"),
        held=cast_gear.queen(SKINS["deep"]),
    ), cast_places.court, cast_gear.cup),
}

PERSONS: tuple[Sitter, ...] = (
    Sitter(Look(
        skin="fair", skull="oval", hair="chestnut", front="side", mouth="smile",
        wear=clothes.blouse("p4", "p3"),
    ), cast_places.sun("r")),
    Sitter(Look(
        skin="tan", skull="heart", hair="black", front="fringe_bob", eyes="lady", brow="fine", mouth="lips",
        wear=clothes.high_collar("t2", "y3"),
    ), cast_places.rays("m")),
    Sitter(Look(
        skin="deep", skull="oval", hair="black", front="curls_short", beard="short", mouth="smile",
        wear=clothes.bush_shirt("y3"),
    ), cast_places.sun("b")),
    Sitter(Look(
        skin="fair", skull="heart", hair="auburn", front="waves", back="mane", eyes="lady", brow="fine",
        mouth="smile", turn=1, wear=clothes.shawl("g2", "p4"),
    ), cast_places.rings("t")),
    Sitter(Look(
        skin="tan", skull="gaunt", hair="grey", front="side", beard="walrus", eyes="old", brow="even",
        marks=(marks.round_glasses("k0"),), wear=garb.wing_collar("w2", "r2", "p3"),
    ), cast_places.diamonds("g")),
    Sitter(Look(
        skin="brown", skull="round", hair="black", front="drawn_back", back="bun_high", eyes="lady",
        brow="fine", mouth="lips", marks=(marks.earrings(),), wear=clothes.patterned("r2"),
    ), cast_places.rays("y")),
    Sitter(Look(
        skin="fair", skull="square", hair="auburn", front="side", beard="full", eyes="plain", brow="stern",
        mouth="smile", wear=robes.coat_red("b2", "y3"),
    ), cast_places.rings("s")),
    Sitter(Look(
        skin="pale", skull="round", hair="white", front="waves", back="bun_high", eyes="old", brow="raised",
        mouth="smile", marks=(marks.glasses("y3"),), wear=clothes.high_collar("v2", "y3", "p5"),
    ), cast_places.diamonds("v")),
    Sitter(Look(
        skin="olive", skull="square", hair="black", front="wild", beard="stubble", mouth="smile", turn=-1,
        wear=clothes.cravat("g1", "o2"),
    ), cast_places.diamonds("o")),
    Sitter(Look(
        skin="tan", skull="heart", eyes="lady", brow="fine", mouth="lips", hair="black",
        hat=headgear.kerchief("b3"), wear=clothes.shawl("t3", "b1"),
    ), cast_places.sun("y")),
    Sitter(Look(
        skin="tan", skull="round", hair="soot", front="fringe", eyes="narrow", brow="even", mouth="smile",
        hat=caps.peaked_cap("r2", "r3"), wear=clothes.bush_shirt("p3"),
    ), cast_places.rings("b")),
    Sitter(Look(
        skin="deep", skull="heart", hair="black", eyes="lady", brow="raised", mouth="rouge",
        hat=caps.afro_wrap("o3", "y4"), marks=(marks.earrings("y5"),),
        wear=robes.crossed("g2", "y3", "p4", 12),
    ), cast_places.rays("t")),
    Sitter(Look(
        skin="brown", skull="oval", hair="black", beard="full", eyes="plain", brow="even", mouth="smile",
        hat=caps.turban("o2", "p5"), wear=clothes.suit("b1", "p5", "o3"),
    ), cast_places.sun("g")),
    Sitter(Look(
        skin="fair", skull="heart", hair="blond", front="drawn_back", eyes="wide", brow="raised",
        mouth="smile", turn=1, marks=(marks.ponytail(HAIRS["blond"]),), wear=robes.chiton("m3", "p5"),
    ), cast_places.rays("b")),
    Sitter(Look(
        skin="fair", skull="round", hair="chestnut", front="pageboy", eyes="wide", brow="raised",
        mouth="smile", marks=(cast_gear.freckles,), hat=headgear.feather_cap("g2"),
        wear=clothes.ruff("g2"), lift=-2,
    ), cast_places.diamonds("r")),
    Sitter(Look(
        skin="tan", skull="heart", hair="chestnut", front="curls", back="mane", eyes="kohl", brow="fine",
        mouth="rouge", turn=-1, hat=crowns.hair_band("r3", "r4"),
        wear=clothes.ballgown("k2", "y4", SKINS["tan"]),
    ), cast_places.rings("v")),
)
# fmt: on


def portrait(sitter: Sitter) -> Drawing:
    """48x48: the place, the bust, the edge of the table with what lies on it."""
    drawing = Drawing(*SIZE)
    s = Stage(drawing)
    sitter.place(s)
    drawing.blit(bust(sitter.look), SIZE[0] // 2 - 22 - ROOM[0], -2 - sitter.look.lift)
    desk(s)
    if sitter.things:
        sitter.things(s)
    return drawing


def desk(s: Stage) -> None:
    """The edge of the gaming table."""
    s.rect("k0", 0, DESK, SIZE[0], 1)
    s.rect("w5", 0, DESK + 1, SIZE[0], 1)
    s.rect("w4", 0, DESK + 2, SIZE[0], 1)
    s.rect("w3", 0, DESK + 3, SIZE[0], 2)
