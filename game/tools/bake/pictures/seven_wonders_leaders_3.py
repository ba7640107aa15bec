"""7 Wonders: leaders of Rome."""

from __future__ import annotations

from game.tools.bake.pictures import (
    crowns,
    emblems,
    headgear,
    held,
    places_rome,
    regalia,
    robes,
)
from game.tools.bake.pictures.faces import SKINS
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.looks import Look

GALLERY = Gallery(WONDERS)

FAIR, TAN, OLIVE, BROWN, DEEP = (SKINS[name] for name in ("fair", "tan", "olive", "brown", "deep"))

# fmt: off
PEOPLE: dict[str, Look] = {
    "caesar": Look(
        skin="fair", skull="gaunt", hair="brown", front="crop", eyes="plain", brow="stern", mouth="firm",
        nose="big", hat=headgear.wreath(), wear=regalia.cuirass("s4", "r3"), held=held.sabre(FAIR, "r3"),
        scene=places_rome.eagle_camp, at=25, turn=1,
    ),
    "justinian": Look(
        skin="fair", skull="square", hair="brown", front="crop", beard="short", eyes="plain", brow="stern",
        hat=crowns.jewelled(), wear=regalia.chlamys("v2", "y3"), scene=places_rome.gold_mosaic, at=25,
    ),
    "maecenas": Look(
        skin="fair", skull="round", hair="brown", front="fringe", eyes="plain", brow="raised", mouth="smile",
        turn=1, wear=robes.himation("p5", FAIR, "r3"), held=emblems.purse(FAIR, "p5"),
        scene=places_rome.villa_muses, at=15,
        beside=Look(
            skin="tan", skull="heart", hair="black", front="curls_short", eyes="plain", brow="raised",
            mouth="smile", turn=-1, hat=headgear.wreath(), wear=robes.himation("b3", TAN), at=43, lift=-2,
        ),
    ),
    "nero": Look(
        skin="pale", skull="round", hair="auburn", front="curls", beard="curtain", eyes="plain",
        brow="raised", mouth="smile", turn=1, hat=headgear.wreath(), wear=robes.himation("v2", FAIR, "p4"),
        held=emblems.lyre(FAIR, "v2"), scene=places_rome.burning_rome, at=21,
    ),
    "varro": Look(
        skin="fair", skull="gaunt", hair="grey", front="fringe", eyes="old", brow="even", mouth="calm",
        nose="big", wear=robes.himation("p5", FAIR, "p4"), held=emblems.open_roll(FAIR, "p5"),
        scene=places_rome.farm_books, at=24,
    ),
    "vitruvius": Look(
        skin="tan", skull="square", hair="grey", front="crop", beard="stubble", eyes="plain", brow="even",
        turn=1, wear=robes.himation("g2", TAN, "p4"), held=emblems.set_square(TAN, "g2"),
        scene=places_rome.measured_man, at=26,
    ),
    "caligula": Look(
        skin="pale", skull="heart", hair="blond", front="crop", eyes="wide", brow="raised", mouth="firm",
        turn=1, hat=headgear.wreath(), wear=regalia.chlamys("v3", "y3"),
        scene=places_rome.horse_senator, at=20,
    ),
    "diocletian": Look(
        skin="tan", skull="square", hair="grey", front="crop", beard="short", eyes="old", brow="stern",
        turn=1, hat=crowns.radiate(), wear=regalia.chlamys("v2", "y3"), held=emblems.cabbage(TAN, "v2"),
        scene=places_rome.spalato, at=20,
    ),
}
# fmt: on

GALLERY.people(PEOPLE)
