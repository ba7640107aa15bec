"""Trekking Through History: the people of day 1, by card."""

from __future__ import annotations

from game.tools.bake.pictures import (
    caps,
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
from game.tools.bake.pictures.faces import SKINS
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.looks import Look

GALLERY = Gallery(TREKKING)

# fmt: off
PEOPLE: dict[int, Look] = {
    5: Look(  # Hatshepsut
        skin="olive", skull="heart", eyes="kohl", mouth="rouge", brow="none", hat=headgear.nemes(),
        marks=(marks.false_beard(),), wear=robes.gown_egypt(), scene=places_ancient.obelisks, at=23, lift=-1,
    ),
    11: Look(  # Young Alexander
        skin="fair", skull="heart", hair="blond", front="curls", eyes="plain", brow="even", mouth="smile",
        turn=1, wear=robes.chiton("p5", "r3"), scene=places_ancient.stallion, at=19,
    ),
    14: Look(  # Julius Caesar
        skin="fair", skull="gaunt", hair="brown", front="crop", eyes="plain", brow="stern", mouth="firm",
        nose="big", hat=headgear.wreath(), wear=robes.himation("r2", SKINS["fair"], "p4"),
        scene=places_ancient.rubicon, at=26, turn=1,
    ),
    15: Look(  # Cleopatra
        skin="olive", skull="heart", hair="raven", front="fringe_bob", eyes="kohl", mouth="rouge",
        brow="raised", hat=headgear.diadem(), wear=robes.gown_egypt(), scene=places_ancient.barge, at=25,
    ),
    29: Look(  # John Locke
        skin="fair", skull="gaunt", hair="ash", front="locks_long", eyes="plain", brow="raised",
        mouth="firm", nose="big", wear=clothes.cravat("w2", "w3"),
        held=held.book_and_quill(SKINS["fair"], "w2"), scene=places_early.study, at=23,
    ),
    32: Look(  # Zheng Yi Sao
        skin="tan", skull="heart", hair="black", front="drawn_back", back="bun_high", eyes="kohl",
        brow="stern", mouth="rouge", marks=(marks.earrings(),), hat=headgear.bandana("r2"),
        wear=robes.coat_red("k2", "r2"), held=held.sabre(SKINS["tan"], "k2"), scene=places_ancient.junk,
        at=20, lift=-1,
    ),
    34: Look(  # Harriet Tubman
        skin="deep", skull="round", hair="black", eyes="lady", brow="fine", mouth="lips",
        hat=headgear.kerchief("p3"), wear=clothes.shawl("o2", "b1"), held=held.lantern(SKINS["deep"], "o2"),
        scene=places_modern.night_road, at=21, turn=1,
    ),
    4: Look(  # Hammurabi
        skin="tan", skull="square", hair="black", front="crop", beard="long", eyes="wide", brow="stern",
        nose="big", hat=caps.shepherd_cap("p3"), wear=garb.fringed("r2", "y3", SKINS["tan"]),
        scene=places_ancient.stele, at=22,
    ),
    8: Look(  # Sun Tzu
        skin="tan", skull="gaunt", hair="black", front="tied_up", back="bun_high", beard="fine",
        eyes="plain", brow="stern", mouth="calm", wear=garb.lamellar("r2", "y3", "k2"),
        held=held_gear.bamboo_book(SKINS["tan"], "k2"), scene=places_ancient.bamboo_camp, at=19, lift=-3,
        turn=1,
    ),
    10: Look(  # Plato
        skin="fair", skull="oval", hair="grey", front="curls", beard="full", eyes="old", brow="raised",
        turn=1, wear=robes.himation("b3", SKINS["fair"]), scene=places_ancient.cave_shadows, at=18,
    ),
    21: Look(  # Marco Polo
        skin="fair", skull="heart", hair="chestnut", front="pageboy", eyes="plain", brow="even",
        mouth="smile", turn=1, hat=caps.flat_cap("r2", "y3"), wear=robes.deel("g2", "w3", "y3"),
        held=held_gear.chart(SKINS["fair"], "g2"), scene=places_early.caravan, at=19, lift=-1,
    ),
    26: Look(  # Magellan
        skin="tan", skull="gaunt", hair="soot", beard="full", eyes="plain", brow="stern", nose="big",
        hat=headgear.feather_cap("r2"), wear=clothes.cloak("r1", "p3", "k2"),
        held=held_gear.globe(SKINS["tan"], "r1"), scene=places_early.fleet, at=19, lift=-1, turn=1,
    ),
    35: Look(  # Nikola Tesla
        skin="pale", skull="gaunt", hair="soot", front="side", beard="moustache", eyes="plain", brow="even",
        nose="long", turn=1, wear=garb.wing_collar("k2"), held=held_gear.lit_lamp(SKINS["pale"], "k2"),
        scene=places_century.coil, at=22,
    ),
    30: Look(  # An early sandwich
        skin="fair", skull="round", hair="powder", front="wig", eyes="wide", brow="raised", mouth="smile",
        nose="big", wear=clothes.tailcoat_plain("b2", "y3"), held=held_gear.sandwich(SKINS["fair"], "b2"),
        turn=1, scene=places_early.night_of_cards, at=18, lift=-1,
    ),
}
# fmt: on

GALLERY.people(PEOPLE)
