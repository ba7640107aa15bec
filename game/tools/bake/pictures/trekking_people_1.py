"""Trekking Through History: the people of day 1, by card."""

from __future__ import annotations

from game.tools.bake.pictures import (
    clothes,
    headgear,
    held,
    marks,
    places_ancient,
    places_early,
    places_modern,
    robes,
)
from game.tools.bake.pictures.busts import Look
from game.tools.bake.pictures.faces import SKINS
from game.tools.bake.pictures.gallery import TREKKING, Gallery

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
        skin="fair", skull="gaunt", hair="white", front="locks_long", eyes="plain", brow="raised",
        mouth="firm", nose="big", wear=clothes.cravat("w2", "w3"), held=held.charter(SKINS["fair"]),
        scene=places_early.study, at=23,
    ),
    32: Look(  # Zheng Yi Sao
        skin="tan", skull="heart", hair="black", front="drawn_back", back="bun_high", eyes="kohl",
        brow="stern", mouth="rouge", marks=(marks.earrings(),), hat=headgear.bandana("r2"),
        wear=robes.coat_red("k2", "r2"), held=held.sabre(SKINS["tan"]), scene=places_ancient.junk, at=20,
        lift=-1,
    ),
    34: Look(  # Harriet Tubman
        skin="deep", skull="round", hair="black", eyes="lady", brow="fine", mouth="lips",
        hat=headgear.kerchief("r2"), wear=clothes.shawl("o2", "b1"), held=held.lantern(SKINS["deep"]),
        scene=places_modern.night_road, at=21, turn=1,
    ),
}
# fmt: on

GALLERY.people(PEOPLE)
