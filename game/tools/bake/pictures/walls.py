"""Which pictures hang where: the galleries of every sheet of cards."""

from __future__ import annotations

from functools import cache

from game.tools.bake.pictures import (
    boards_aegean,
    boards_babylon,
    boards_greece,
    boards_ionia,
    boards_nile,
    boards_petra,
    boards_rome,
    cvlizations_buildings,
    cvlizations_business,
    cvlizations_firsts,
    cvlizations_ideas,
    cvlizations_orders,
    cvlizations_society,
    cvlizations_thoughts,
    cvlizations_thoughts_late,
    cvlizations_tools,
    cvlizations_towns,
    my_city_chapters,
    my_city_chapters_late,
    seven_wonders_arms,
    seven_wonders_cards,
    seven_wonders_civic,
    seven_wonders_crafts,
    seven_wonders_guilds_1,
    seven_wonders_guilds_2,
    seven_wonders_harbour,
    seven_wonders_leaders_1,
    seven_wonders_leaders_2,
    seven_wonders_leaders_3,
    seven_wonders_learning,
    seven_wonders_monuments,
    seven_wonders_raw,
    seven_wonders_research,
    seven_wonders_shadows_1,
    seven_wonders_shadows_2,
    seven_wonders_shadows_3,
    seven_wonders_trade,
    seven_wonders_war,
    seven_wonders_yards,
    trekking_antiquity,
    trekking_arts,
    trekking_kingdoms,
    trekking_machines,
    trekking_news,
    trekking_people_1,
    trekking_people_2,
    trekking_people_3,
    trekking_prehistory,
    trekking_riders,
    trekking_stages,
    trekking_voyages,
)
from game.tools.bake.pictures.boards import Board
from game.tools.bake.pictures.gallery import Gallery

GALLERIES: dict[str, tuple[Gallery, ...]] = {
    "trekking": (
        trekking_prehistory.GALLERY,
        trekking_antiquity.GALLERY,
        trekking_kingdoms.GALLERY,
        trekking_voyages.GALLERY,
        trekking_arts.GALLERY,
        trekking_riders.GALLERY,
        trekking_stages.GALLERY,
        trekking_machines.GALLERY,
        trekking_news.GALLERY,
        trekking_people_1.GALLERY,
        trekking_people_2.GALLERY,
        trekking_people_3.GALLERY,
    ),
    "seven_wonders/art": (
        seven_wonders_arms.GALLERY,
        seven_wonders_cards.GALLERY,
        seven_wonders_civic.GALLERY,
        seven_wonders_crafts.GALLERY,
        seven_wonders_guilds_1.GALLERY,
        seven_wonders_guilds_2.GALLERY,
        seven_wonders_harbour.GALLERY,
        seven_wonders_learning.GALLERY,
        seven_wonders_monuments.GALLERY,
        seven_wonders_raw.GALLERY,
        seven_wonders_research.GALLERY,
        seven_wonders_shadows_1.GALLERY,
        seven_wonders_shadows_2.GALLERY,
        seven_wonders_shadows_3.GALLERY,
        seven_wonders_trade.GALLERY,
        seven_wonders_war.GALLERY,
        seven_wonders_yards.GALLERY,
    ),
    "seven_wonders/leaders": (
        seven_wonders_leaders_1.GALLERY,
        seven_wonders_leaders_2.GALLERY,
        seven_wonders_leaders_3.GALLERY,
    ),
    "cvlizations/ideas": (
        cvlizations_buildings.GALLERY,
        cvlizations_business.GALLERY,
        cvlizations_firsts.GALLERY,
        cvlizations_ideas.GALLERY,
        cvlizations_society.GALLERY,
        cvlizations_thoughts.GALLERY,
        cvlizations_thoughts_late.GALLERY,
        cvlizations_tools.GALLERY,
        cvlizations_towns.GALLERY,
    ),
    "cvlizations/orders": (cvlizations_orders.GALLERY,),
    "my_city/chapters": (my_city_chapters.GALLERY, my_city_chapters_late.GALLERY),
}

BOARDS: dict[str, Board] = {
    **boards_aegean.BOARDS,
    **boards_babylon.BOARDS,
    **boards_greece.BOARDS,
    **boards_ionia.BOARDS,
    **boards_nile.BOARDS,
    **boards_petra.BOARDS,
    **boards_rome.BOARDS,
}
"""The boards of the wonder cities, by city."""


@cache
def wall(name: str) -> Gallery:
    """All pictures of one of `GALLERIES`."""
    galleries = GALLERIES[name]
    return Gallery(galleries[0].size).join(galleries)
