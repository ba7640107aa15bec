"""Trekking Through History: the people of day 3, by card."""

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
    79: Look(  # Leonardo
        skin="fair", skull="gaunt", hair="grey", front="long_sides", beard="long", eyes="old", brow="raised",
        nose="big", hat=headgear.beret("r2"), wear=clothes.cloak("r1", "y3", "k2"),
        held=held.brush(SKINS["fair"], "r1"), scene=places_early.easel, at=16, lift=0, turn=1,
    ),
    83: Look(  # Isaac Newton
        skin="fair", skull="gaunt", hair="chestnut", front="locks_long", back="mane", eyes="plain",
        brow="stern", mouth="firm", nose="long", wear=clothes.cravat("r1", "r2"),
        held=held.apple(SKINS["fair"], "r1"), scene=places_early.orchard, at=22,
    ),
    84: Look(  # Benjamin Franklin
        skin="fair", skull="round", hair="grey", front="long_sides", eyes="plain", brow="raised",
        mouth="smile", nose="big", marks=(marks.round_glasses("y1"),), wear=clothes.cravat("w2", "o3"),
        held=held.key(SKINS["fair"], "w2"), scene=places_early.thunder, at=22,
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
        held=held.punched_card(SKINS["pale"], "n5"), scene=places_modern.engine, at=18, turn=1,
    ),
    97: Look(  # Marie Curie
        skin="pale", skull="heart", hair="ash", front="puff", back="bun_high", eyes="lady", brow="fine",
        mouth="lips", wear=clothes.high_collar("k2", "y3", "p5"),
        held=held.glowing_flask(SKINS["pale"], "k2"), scene=places_modern.laboratory, at=20, lift=-3, turn=1,
    ),
    102: Look(  # Rosa Parks
        skin="brown", skull="heart", hair="soot", front="waves", eyes="lady", brow="fine", mouth="lips",
        marks=(marks.parting(HAIRS["soot"]), marks.glasses("k1"), marks.earrings("s5")),
        wear=clothes.suit("t2", "p4", half=12, wide=True), scene=places_modern.bus, at=26,
    ),
    103: Look(  # Jacques Cousteau
        skin="tan", skull="gaunt", hair="grey", eyes="plain", brow="raised", mouth="smile", nose="big",
        hat=headgear.red_cap(), wear=clothes.wetsuit(), behind=carried.cylinders(), scene=places_modern.reef,
        at=24, lift=-1,
    ),
    108: Look(  # Nelson Mandela
        skin="deep", skull="oval", hair="grey", front="curls_short", eyes="plain", brow="raised",
        mouth="smile", wear=clothes.patterned("v2"), held=held.ballot(SKINS["deep"], "v2"),
        scene=places_modern.rainbow_flag, at=20, turn=1,
    ),
    75: Look(  # Avicenna
        skin="tan", skull="oval", hair="black", beard="short", eyes="plain", brow="even", turn=1,
        hat=caps.turban("p5", "b3"), wear=garb.toga_robe("b2", "y3"),
        held=held_gear.open_book(SKINS["tan"], "b2"), scene=places_ancient.bukhara, at=20, lift=-3,
    ),
    76: Look(  # Genghis Khan
        skin="tan", skull="round", hair="black", locks="braids", beard="fine", eyes="plain", brow="stern",
        mouth="none", hat=headgear.fur_hat("s3", "w4"), wear=garb.lamellar("w2", "r3", "r1"),
        held=held_gear.sword_up(SKINS["tan"], "r1"), scene=places_ancient.horsemen, at=22, lift=-4,
    ),
    82: Look(  # Galileo
        skin="fair", skull="round", hair="ash", front="fringe", beard="full", eyes="old", brow="raised",
        nose="big", turn=1, wear=clothes.cloak("k2", "w3", "r1"),
        held=held_gear.telescope("k2", SKINS["fair"]), scene=places_early.jupiter_night, at=17, lift=-1,
    ),
    86: Look(  # Toussaint Louverture
        skin="deep", skull="gaunt", hair="grey", front="curls_short", eyes="plain", brow="stern",
        mouth="firm", nose="big", hat=caps.crossed_bicorne("k1", "r3"), wear=garb.uniform("b2", "r2"),
        held=held_gear.sword_up(SKINS["deep"], "b2"), scene=places_early.plantation, at=22, lift=-3,
    ),
    89: Look(  # Mary Anning
        skin="fair", skull="round", hair="brown", front="parted", eyes="lady", brow="fine", mouth="lips",
        turn=1, hat=caps.bonnet("p2", "g3"), wear=garb.breeches_smock("g2", "w3"),
        held=held_gear.hammer(SKINS["fair"], "g2"), scene=places_early.lias_cliffs, at=16, lift=-1,
    ),
    93: Look(  # Nellie Bly
        skin="fair", skull="heart", hair="chestnut", front="drawn_back", back="bun_low", eyes="lady",
        brow="raised", mouth="lips", hat=caps.peaked_cap("w4", "w2"), wear=garb.ulster("w4", "w2", "k2"),
        held=held_gear.bag("w4", SKINS["fair"]), scene=places_century.pier, at=19, lift=-1, turn=1,
    ),
    96: Look(  # Sigmund Freud
        skin="fair", skull="oval", hair="grey", front="side", beard="full", beard_hair="white", eyes="plain",
        brow="stern", marks=(marks.round_glasses("k0"),), wear=clothes.suit("k3", "p5", "k1"),
        held=held_gear.couch_notes(SKINS["fair"], "k3"), scene=places_century.consulting_room, at=20, turn=1,
    ),
    100: Look(  # Alan Turing
        skin="pale", skull="square", hair="soot", front="side", eyes="plain", brow="worried", mouth="calm",
        wear=clothes.suit("w3", "p5", "b2"), held=held_gear.cipher_slip(SKINS["pale"], "w3"),
        scene=places_century.bombe, at=19, turn=1,
    ),
    105: Look(  # Wangari Maathai
        skin="deep", skull="round", hair="black", eyes="lady", brow="fine", mouth="smile",
        marks=(marks.earrings("y4"),), hat=caps.afro_wrap("y3", "r3"), wear=clothes.patterned("g2"),
        held=held_gear.seedling(SKINS["deep"], "g2"), scene=places_century.green_belt, at=20, lift=-4,
    ),
}
# fmt: on

GALLERY.people(PEOPLE)
