"""7 Wonders: leaders of Greece and Carthage."""

from __future__ import annotations

from game.tools.bake.pictures import (
    arms,
    caps,
    crowns,
    emblems,
    held_gear,
    marks,
    places_greece,
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
    "alexander": Look(
        skin="fair", skull="heart", hair="blond", front="curls", eyes="plain", brow="even",
        mouth="firm", turn=1, hat=crowns.lion_helm(), wear=regalia.cuirass("y3", "v2"),
        held=arms.spear(FAIR, "v2"), scene=places_greece.phalanx, at=24,
    ),
    "archimedes": Look(
        skin="fair", skull="gaunt", hair="white", front="fringe", beard="full", eyes="old",
        brow="raised", turn=1, wear=robes.himation("b3", FAIR), held=emblems.sphere(FAIR, ""),
        scene=places_greece.sand_circles, at=20,
    ),
    "aristotle": Look(
        skin="fair", skull="oval", hair="grey", front="crop", beard="short", eyes="plain", brow="even",
        wear=robes.himation("b2", FAIR, "p4"), held=emblems.book_roll(FAIR, "b2"),
        scene=places_greece.lyceum, at=23,
    ),
    "euclid": Look(
        skin="tan", skull="oval", hair="grey", front="fringe", beard="short", eyes="old", brow="even",
        turn=1, wear=robes.himation("t3", TAN, "p4"), held=emblems.tablet(TAN, "t3"),
        scene=places_greece.drawn_wall, at=20,
    ),
    "hannibal": Look(
        skin="olive", skull="square", hair="black", beard="full", eyes="plain", brow="stern",
        mouth="firm", hat=crowns.corinthian("p4", shut=False), wear=regalia.cuirass("s3", "v2"),
        scene=places_greece.alps, at=21,
    ),
    "hypatia": Look(
        skin="fair", skull="heart", hair="chestnut", front="parted", back="bun_low", eyes="lady",
        brow="fine", mouth="lips", turn=1, wear=regalia.peplos("p4", "t3"),
        held=held_gear.astrolabe(FAIR, "p4"), scene=places_greece.star_library, at=22,
    ),
    "leonidas": Look(
        skin="tan", skull="square", hair="black", beard="full", eyes="plain", brow="stern",
        mouth="firm", hat=crowns.corinthian("r3"), wear=regalia.cuirass("y2", "r2"),
        held=arms.round_shield("y3", "r2"), scene=places_greece.hot_gates, at=24,
    ),
    "midas": Look(
        skin="tan", skull="oval", hair="brown", front="curls_short", beard="full", eyes="wide",
        brow="worried", hat=crowns.ass_ears(), wear=robes.royal("r2", "y3"),
        held=emblems.gold_rose(TAN, "r2"), scene=places_greece.gold_garden, at=22, lift=-2, turn=1,
    ),
    "pericles": Look(
        skin="fair", skull="oval", hair="brown", front="curls", beard="short", eyes="plain",
        brow="even", hat=crowns.corinthian("b3", shut=False), wear=robes.himation("p5", FAIR, "b3"),
        scene=places_greece.acropolis, at=26, lift=-1,
    ),
    "phidias": Look(
        skin="fair", skull="round", hair="grey", front="fringe", beard="short", eyes="old",
        brow="raised", turn=1, wear=robes.chiton("o4", "o2"), held=emblems.chisel(FAIR, "n4"),
        scene=places_greece.giant_head, at=29,
    ),
    "plato": Look(
        skin="fair", skull="oval", hair="white", front="crop", beard="long", eyes="old", brow="stern",
        wear=robes.himation("r2", FAIR, "v2"), held=emblems.law_finger(FAIR, "v2"),
        scene=places_greece.cave_wall, at=24,
    ),
    "praxiteles": Look(
        skin="tan", skull="square", hair="black", front="curls", beard="short", eyes="plain",
        brow="even", hat=crowns.hair_band("r3"), wear=robes.chiton("t3", "y3"),
        scene=places_greece.marble_love, at=22, turn=1,
    ),
    "ptolemy": Look(
        skin="tan", skull="gaunt", hair="grey", front="locks", beard="full", eyes="old", brow="raised",
        turn=1, hat=caps.flat_cap("v2", "y3"), wear=robes.crossed("b2", "y3", "p4"),
        held=emblems.armillary(TAN, "b2"), scene=places_greece.heavens, at=20,
    ),
    "pythagoras": Look(
        skin="fair", skull="gaunt", hair="white", front="crop", beard="long", eyes="old", brow="even",
        turn=1,
        hat=crowns.hair_band("y3"), wear=robes.himation("p5", FAIR, "g2"), held=emblems.squares(FAIR, "g2"),
        scene=places_greece.rainbow_strings, at=19,
    ),
    "sappho": Look(
        skin="fair", skull="heart", hair="soot", front="waves", back="bun_low", eyes="lady",
        brow="fine", mouth="lips", turn=1, hat=crowns.hair_band("v3", "v3"),
        wear=regalia.peplos("m3", "y4"), held=emblems.lyre(FAIR, "m3"),
        scene=places_greece.lesbos_cliff, at=20,
    ),
    "xenophon": Look(
        skin="tan", skull="square", hair="grey", beard="full", eyes="plain", brow="even", turn=1,
        hat=crowns.corinthian("o3", shut=False), wear=regalia.cuirass("p4", "o2"),
        held=emblems.horse_head(TAN, "o2"), scene=places_greece.march_to_sea, at=22,
    ),
    "aspasia": Look(
        skin="tan", skull="heart", hair="chestnut", front="waves", back="bun_high", eyes="lady",
        brow="raised", mouth="lips", hat=crowns.hair_band("y3"), marks=(marks.earrings(),),
        wear=regalia.peplos("t3", "p5", TAN), held=emblems.book_roll(TAN, "", "y4"),
        scene=places_greece.symposium, at=23,
    ),
}
# fmt: on

GALLERY.people(PEOPLE)
