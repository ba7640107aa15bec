"""Trekking Through History: the people of day 2, by card."""

from __future__ import annotations

from game.tools.bake.pictures import (
    caps,
    carried,
    clothes,
    garb,
    headgear,
    held,
    held_gear,
    marks,
    places_ancient,
    places_century,
    places_early,
    places_modern,
    robes,
)
from game.tools.bake.pictures.faces import HAIRS, SKINS
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.looks import Look

GALLERY = Gallery(TREKKING)

# fmt: off
PEOPLE: dict[int, Look] = {
    41: Look(  # Confucius
        skin="tan", skull="gaunt", hair="grey", front="tied_up", beard="sage", eyes="old", brow="raised",
        mouth="calm", hat=headgear.guan(), wear=robes.crossed("g2", "k1", "p4", 16),
        held=robes.sleeves("g2", "p4", SKINS["tan"]), scene=places_ancient.pavilion, lift=-2, at=25,
    ),
    43: Look(  # Hippocrates
        skin="tan", skull="oval", hair="white", front="fringe", beard="full", eyes="old", brow="even",
        wear=robes.himation("p4", SKINS["tan"]), held=held.serpent_staff(SKINS["tan"], "n3"),
        scene=places_ancient.temple_sea, at=22,
    ),
    50: Look(  # Khutulun
        skin="tan", skull="round", hair="black", front="drawn_back", locks="braids", eyes="lady",
        brow="none", mouth="lips", hat=headgear.fur_hat("r2", "p2"), wear=robes.deel("b2", "p2", "y3"),
        behind=carried.bow(), scene=places_ancient.steppe, lift=-4, at=23,
    ),
    51: Look(  # Mansa Musa
        skin="deep", skull="oval", hair="black", beard="short", eyes="wide", brow="even", mouth="calm",
        hat=headgear.gold_crown(), wear=robes.royal("p4", "y3"), held=held.gold_disc(SKINS["deep"], "p4"),
        scene=places_ancient.sahel, at=22, lift=-1, turn=1,
    ),
    52: Look(  # Joan of Arc
        skin="fair", skull="heart", hair="chestnut", front="pageboy", eyes="lady", brow="fine", mouth="firm",
        wear=clothes.plate(), behind=carried.banner(), scene=places_early.siege, at=23,
    ),
    56: Look(  # Hamlet
        skin="pale", skull="oval", hair="blond", front="pageboy", eyes="plain", brow="worried", mouth="calm",
        turn=1, hat=headgear.feather_cap("k1"), wear=clothes.ruff("k1"), held=held.skull(SKINS["pale"]),
        scene=places_early.graveyard, at=20, lift=-1,
    ),
    58: Look(  # J. S. Bach
        skin="fair", skull="round", hair="powder", front="wig", eyes="plain", brow="stern", mouth="firm",
        nose="long", wear=clothes.suit("r2", "p5", half=15), held=held.score(SKINS["fair"], "r2"),
        scene=places_early.organ, at=22,
    ),
    61: Look(  # Abraham Lincoln
        skin="fair", skull="gaunt", hair="brown", front="side", beard="curtain", eyes="plain", brow="even",
        nose="big", hat=headgear.stovepipe(), wear=clothes.suit("k2", "p5", "k1"),
        scene=places_modern.gettysburg, lift=-5, at=27,
    ),
    63: Look(  # Einstein
        skin="fair", skull="round", hair="white", front="wild", beard="walrus", eyes="old", brow="worried",
        mouth="none", nose="big", wear=clothes.suit("w2", "w4", half=15), scene=places_modern.blackboard,
        at=15, turn=1, beard_hair="grey",
    ),
    65: Look(  # Helen Keller
        skin="fair", skull="heart", hair="chestnut", front="drawn_back", back="bun_high", eyes="shut",
        mouth="smile", brow="raised", wear=clothes.blouse("b4", "b3"), held=held.braille(SKINS["fair"]),
        scene=places_modern.garden_door, at=26,
    ),
    66: Look(  # Gandhi
        skin="brown", skull="oval", hair="grey", beard="moustache", eyes="plain", brow="none", mouth="smile",
        marks=(marks.round_glasses("k0"),), wear=robes.himation("p5", SKINS["brown"]),
        held=held.staff(SKINS["brown"], "w3"), scene=places_modern.salt_shore, at=25,
    ),
    69: Look(  # Rosalind Franklin
        skin="pale", skull="heart", hair="soot", front="waves", eyes="lady", brow="fine", mouth="rouge",
        wear=clothes.suit("s5", "b3", half=12, wide=True), marks=(marks.parting(HAIRS["soot"]),),
        held=held.photo51(SKINS["pale"], "s5"), scene=places_modern.darkroom, at=22, turn=1,
    ),
    70: Look(  # Jane Goodall
        skin="fair", skull="heart", hair="blond", front="drawn_back", eyes="lady", brow="fine", mouth="lips",
        turn=1, marks=(marks.ponytail(HAIRS["blond"]),), wear=clothes.bush_shirt("p1"), held=carried.chimp(),
        scene=places_modern.jungle, at=18,
    ),
    40: Look(  # Siddhartha Gautama
        skin="tan", skull="oval", hair="raven", front="curls_short", back="bun_high", eyes="shut",
        brow="fine", mouth="smile", wear=garb.loose_gown("o3", SKINS["tan"]),
        marks=(marks.long_ears(SKINS["tan"]),), scene=places_ancient.bodhi, at=26, lift=-2,
    ),
    55: Look(  # Gerolamo Cardano
        skin="fair", skull="gaunt", hair="ash", front="long_sides", beard="full", eyes="old", brow="raised",
        nose="big", hat=caps.flat_cap("k2"), wear=garb.toga_robe("v1", "w3"),
        held=held_gear.dice_pair(SKINS["fair"], "v1"), scene=places_early.card_room, at=20, turn=1, lift=-1,
    ),
    57: Look(  # Miyamoto Musashi
        skin="tan", skull="square", hair="black", front="tied_up", back="bun_high", eyes="plain",
        brow="stern", mouth="firm", wear=garb.kimono("k2", "b2", "p5"),
        held=held_gear.two_swords(SKINS["tan"], "b2"), scene=places_early.moonlit_pines, at=22, lift=-3,
    ),
    60: Look(  # Charles Darwin
        skin="fair", skull="oval", hair="chestnut", front="side", beard="curtain", eyes="plain",
        brow="raised", mouth="smile", turn=1, wear=clothes.cravat("w2", "g2"),
        held=held_gear.notebook(SKINS["fair"], "w2"), scene=places_early.galapagos, at=15,
    ),
    71: Look(  # Martin Luther King Jr.
        skin="brown", skull="oval", hair="black", front="close", beard="thin", eyes="plain",
        brow="even", mouth="calm", wear=clothes.suit("k2", "p5", "k1"), held=held_gear.microphone(),
        scene=places_century.mall, at=24,
    ),
}
# fmt: on

GALLERY.people(PEOPLE)
