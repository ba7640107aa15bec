"""A city made up for an episode that is played alone: the earlier episodes' stickers, placed by chance (R49).

All seats get the same one, so that only the episode decides.
"""

from __future__ import annotations

from game.core.chance import Chance
from game.my_city import stickers
from game.my_city.campaign import (
    COLUMNS,
    Covered,
    Given,
    Placed,
    Setup,
    campaign,
    episode,
    ground_of,
    own_church,
    sticker,
)
from game.my_city.legacy import Legacy, affixed, with_more
from game.my_city.terrain import printed

CREW = 5
"""The most boxes a made-up crew crosses off in an episode."""


def found(n: int, chance: Chance) -> Legacy:
    """What a city may look like before an episode: each earlier one brought a column's stickers by chance."""
    legacy = Legacy(printed(campaign().board))
    for earlier in range(1, n):
        data = episode(earlier)
        for operation in data.setup:
            legacy = _set_up(legacy, earlier, operation, chance)
        legacy = _mined(legacy, earlier, chance)
        column = chance.pick(("found", earlier, "rank"), COLUMNS)
        for turn, name in enumerate(data.evaluation[column].stickers):
            if name == "church4":
                legacy = legacy._replace(church=own_church(column))
            elif name == "nugget":
                slots = campaign().cabinet.slots
                legacy = legacy._replace(nuggets=min(slots, legacy.nuggets + 1))
            else:
                legacy = _affixed(legacy, name, ("found", earlier, turn), chance)
    return legacy


def _set_up(legacy: Legacy, n: int, operation: Setup, chance: Chance) -> Legacy:
    if isinstance(operation, Placed):
        ground = affixed(legacy.ground, ground_of(operation.sticker), *operation.cell)
        return legacy._replace(ground=ground)
    if isinstance(operation, Covered):
        for cell in stickers.cells_of(legacy.ground, operation.ground):
            legacy = legacy._replace(ground=affixed(legacy.ground, ground_of(operation.sticker), *cell))
        return legacy
    if isinstance(operation, Given):
        for turn in range(operation.count):
            legacy = _affixed(legacy, operation.sticker, ("found", n, "given", turn), chance)
        return legacy
    return legacy._replace(lost=stickers.without_cog(legacy))


def _mined(legacy: Legacy, n: int, chance: Chance) -> Legacy:
    for number, mine in enumerate(campaign().mines):
        if n in mine.episodes:
            crew = chance.die(("found", n, mine.colour), CREW + 1) - 1
            count = min(crew, mine.boxes - legacy.boxes[number])
            legacy = legacy._replace(boxes=with_more(legacy.boxes, number, count))
    return legacy


def _affixed(legacy: Legacy, name: str, label: tuple[str | int, ...], chance: Chance) -> Legacy:
    if sticker(name).place == "blue_building":
        bare = stickers.without_cog(legacy)
        return legacy._replace(cogs=(*legacy.cogs, chance.pick(label, bare))) if bare else legacy
    cells = stickers.open_cells(legacy.ground, name)
    if not cells:
        return legacy
    return legacy._replace(ground=affixed(legacy.ground, ground_of(name), *chance.pick(label, cells)))
