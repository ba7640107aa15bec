"""7 Wonders: leaders of Egypt and the East."""

from __future__ import annotations

from game.tools.bake.pictures import (
    arms,
    caps,
    crowns,
    emblems,
    garb,
    headgear,
    marks,
    places_east,
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
    "amytis": Look(
        skin="tan", skull="heart", hair="black", front="loose", eyes="lady", brow="fine", mouth="lips",
        turn=1, hat=crowns.mural_crown(), wear=regalia.peplos("g3", "y4", TAN),
        held=emblems.pot_plant(TAN, "g3"), scene=places_east.hanging_terraces, at=21,
    ),
    "bilkis": Look(
        skin="brown", skull="heart", hair="black", front="loose", eyes="kohl", brow="fine",
        mouth="rouge", turn=1, hat=crowns.veil("v2", "y3", "t3"), marks=(marks.earrings(),),
        wear=robes.royal("v3", "y3"), held=emblems.incense(BROWN, "v3"), scene=places_east.myrrh_road,
        at=21,
    ),
    "cleopatra": Look(
        skin="olive", skull="heart", hair="raven", front="fringe_bob", eyes="kohl", brow="raised",
        mouth="rouge", hat=crowns.vulture_cap(), wear=robes.gown_egypt(),
        held=emblems.cobra_cup(OLIVE, "p4"), scene=places_east.pharos_night, at=20, lift=-1,
    ),
    "croesus": Look(
        skin="tan", skull="round", hair="black", front="curls_short", beard="full", eyes="plain",
        brow="raised", mouth="smile", turn=1, hat=headgear.gold_crown(), wear=robes.royal("r2", "y3"),
        held=emblems.coins_falling(TAN, "r2"), scene=places_east.treasury, at=22,
    ),
    "hammurabi": Look(
        skin="olive", skull="oval", hair="black", beard="long", eyes="plain", brow="stern",
        mouth="firm", hat=caps.shepherd_cap("p3"), wear=garb.fringed("o2", "y3", OLIVE),
        scene=places_east.law_stone, at=22,
    ),
    "hatshepsut": Look(
        skin="olive", skull="heart", eyes="kohl", brow="none", mouth="rouge", hat=headgear.nemes(),
        marks=(marks.false_beard(),), wear=regalia.bare_collar(OLIVE, "p4"),
        held=arms.crook_and_flail(OLIVE, ""), scene=places_east.punt_ships, at=26, lift=-1,
    ),
    "hiram": Look(
        skin="tan", skull="square", hair="brown", front="curls_short", beard="full", eyes="plain",
        brow="even", hat=caps.turban("p4", "b3"), wear=regalia.persian("v2", "p4"),
        held=emblems.dividers(TAN, "v2"), scene=places_east.cedar_port, at=22, turn=1,
    ),
    "imhotep": Look(
        skin="brown", skull="gaunt", hair="black", eyes="kohl", brow="none", mouth="calm", turn=1,
        marks=(marks.earrings("y4"),), wear=regalia.bare_collar(BROWN, "p4"),
        held=emblems.open_roll(BROWN, "p4"), scene=places_east.step_pyramid, at=25,
    ),
    "nebuchadnezzar": Look(
        skin="olive", skull="square", hair="black", front="locks", back="bob", beard="long",
        eyes="plain", brow="stern", mouth="firm", hat=crowns.tall_tiara("p4", "b2"),
        wear=garb.fringed("r2", "y4", OLIVE), scene=places_east.blue_gate, at=26,
    ),
    "nefertiti": Look(
        skin="olive", skull="heart", eyes="kohl", brow="none", mouth="rouge", hat=crowns.tall_blue(),
        marks=(marks.earrings(),), wear=robes.gown_egypt(), scene=places_east.sun_hands, at=27, turn=-1,
    ),
    "ramses": Look(
        skin="brown", skull="oval", eyes="kohl", brow="none", mouth="calm", hat=crowns.war_crown(),
        marks=(marks.false_beard(),), wear=regalia.bare_collar(BROWN, "b2"),
        held=arms.sword(BROWN, "", "y3"), scene=places_east.colossi, at=23,
    ),
    "solomon": Look(
        skin="tan", skull="oval", hair="white", front="long_sides", beard="full", eyes="old",
        brow="raised", hat=headgear.gold_crown(), wear=robes.crossed("b2", "y3", "p4", 15, "r3"),
        held=arms.sceptre(TAN, "b2", star=True), scene=places_east.temple_of_wisdom, at=25,
    ),
    "tomyris": Look(
        skin="tan", skull="round", hair="chestnut", front="drawn_back", locks="braids", eyes="lady",
        brow="stern", mouth="lips", hat=crowns.pointed_gold(), wear=regalia.scythian("g2", "y3"),
        held=arms.spear(TAN, "g2"), scene=places_east.steppe_riders, at=23,
    ),
    "zenobia": Look(
        skin="olive", skull="heart", hair="black", front="parted", eyes="kohl", brow="fine",
        mouth="rouge", turn=1, hat=crowns.veil("p4", "y3", "b4"), marks=(marks.earrings("p5"),),
        wear=regalia.cuirass("y2", "v2"), held=arms.sword(OLIVE, "v2"), scene=places_east.palmyra,
        at=22,
    ),
    "berenice": Look(
        skin="fair", skull="heart", hair="blond", front="parted", back="mane", eyes="lady", brow="fine",
        mouth="lips", turn=1, hat=crowns.hair_band("v3"), wear=regalia.peplos("b3", "p5"),
        held=emblems.scissors(FAIR, "b3"), scene=places_east.berenice_stars, at=21,
    ),
    "darius": Look(
        skin="olive", skull="oval", hair="black", front="curls", beard="long", eyes="plain",
        brow="even", hat=crowns.crenellated(), wear=regalia.persian("v3", "y3"),
        held=arms.lotus_staff(OLIVE, "v3"), scene=places_east.persepolis, at=23,
    ),
    "semiramis": Look(
        skin="brown", skull="heart", hair="black", front="loose", eyes="kohl", brow="fine",
        mouth="rouge", turn=1, hat=crowns.tall_tiara("y3", "r3"), marks=(marks.earrings(),),
        wear=garb.fringed("v2", "y3", BROWN), held=emblems.dove(BROWN, ""),
        scene=places_east.flock_of_doves, at=21,
    ),
}
# fmt: on

GALLERY.people(PEOPLE)
