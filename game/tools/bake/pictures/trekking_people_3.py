"""Trekking Through History: the people of day 3, by card."""

from __future__ import annotations

from game.tools.bake.pictures import (
    carried,
    clothes,
    headgear,
    held,
    marks,
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
    79: Look(  # Leonardo
        skin="fair", skull="gaunt", hair="grey", front="long_sides", beard="long", eyes="old", brow="raised",
        nose="big", hat=headgear.beret("r2"), wear=clothes.cloak("r1", "y3", "k2"),
        held=held.brush(SKINS["fair"]), scene=places_early.easel, at=16, lift=0, turn=1,
    ),
    83: Look(  # Isaac Newton
        skin="fair", skull="gaunt", hair="chestnut", front="locks_long", back="mane", eyes="plain",
        brow="stern", mouth="firm", nose="long", wear=clothes.cravat("r1", "r2"),
        held=held.apple(SKINS["fair"]), scene=places_early.orchard, at=22,
    ),
    84: Look(  # Benjamin Franklin
        skin="fair", skull="round", hair="grey", front="long_sides", eyes="plain", brow="raised",
        mouth="smile", nose="big", marks=(marks.round_glasses("y1"),), wear=clothes.cravat("w2", "o3"),
        held=held.key(SKINS["fair"]), scene=places_early.thunder, at=22,
    ),
    87: Look(  # Sacagawea
        skin="tan", skull="heart", hair="black", front="parted", locks="braids", eyes="lady", brow="fine",
        mouth="lips", wear=robes.buckskin(), behind=carried.cradle(), scene=places_early.rockies, at=22,
    ),
    88: Look(  # Napoleon
        skin="fair", skull="square", hair="brown", front="locks", eyes="plain", brow="stern", mouth="firm",
        nose="long", hat=headgear.bicorne(), wear=clothes.tailcoat("b1", "p4"), scene=places_early.cannon,
        lift=-2,
    ),
    90: Look(  # Ada Lovelace
        skin="pale", skull="heart", hair="brown", front="parted", back="ringlets", eyes="lady", brow="fine",
        mouth="lips", hat=headgear.flowers(), wear=clothes.ballgown("v2", "p5", SKINS["pale"]),
        held=held.punched_card(SKINS["pale"]), scene=places_modern.engine, at=18, turn=1,
    ),
    97: Look(  # Marie Curie
        skin="pale", skull="heart", hair="ash", front="puff", back="bun_high", eyes="lady", brow="fine",
        mouth="lips", wear=clothes.high_collar("k2", "y3", "p5"), held=held.glowing_flask(SKINS["pale"]),
        scene=places_modern.laboratory, at=20, lift=-3, turn=1,
    ),
    102: Look(  # Rosa Parks
        skin="brown", skull="heart", hair="soot", front="waves", eyes="lady", brow="fine", mouth="lips",
        marks=(marks.glasses("k1"), marks.earrings("s5")), wear=clothes.suit("t2", "p4", half=12, wide=True),
        scene=places_modern.bus, at=26,
    ),
    103: Look(  # Jacques Cousteau
        skin="tan", skull="gaunt", hair="grey", eyes="plain", brow="raised", mouth="smile", nose="big",
        hat=headgear.red_cap(), wear=clothes.wetsuit(), behind=carried.cylinders(), scene=places_modern.reef,
        at=24, lift=-1,
    ),
    108: Look(  # Nelson Mandela
        skin="deep", skull="oval", hair="grey", front="curls_short", eyes="plain", brow="raised",
        mouth="smile", wear=clothes.patterned("v2"), held=held.ballot(SKINS["deep"]),
        scene=places_modern.rainbow_flag, at=20, turn=1,
    ),
}
# fmt: on

GALLERY.people(PEOPLE)
