"""The game's volume of the encyclopaedia: buildings, the land, stickers, episodes."""

from __future__ import annotations

from functools import partial
from typing import get_args

from game.my_city import record
from game.my_city.campaign import Episode, Sticker, campaign, episode, episodes
from game.my_city.catalog import COLOURS, OBSTACLE, SIZE, Ground, Mode, board, buildings
from game.my_city.terrain import every_building
from game.my_city.view import ground as land
from game.my_city.view import pieces
from game.tabletop import entries
from game.tabletop.entries import PICTURE, Chip, Contents, Entry, Fact
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import blank

OBSTACLE_ID = "obstacle"
BOARDS = ("eternal", "legacy")
CELL = 22
LAND_RAMPS: dict[Ground, str] = {"gold": "y", "rocks": "s", "mountain": "s", "well": "b", "port": "b"}
"""The ramps of what isn't green."""
SIGNS = {"cog": "icons/cog_24", "nugget": "icons/gold_24"}
"""The pictures of stickers that lie on no space."""


def contents() -> Contents:
    """The volume in the present language."""
    kinds = (
        *(
            Chip(colour, words(f"my_city.colour.{colour}"), ramp)
            for colour, ramp in zip(COLOURS, pieces.RAMPS, strict=True)
        ),
        Chip("land", _say("land"), "g"),
        Chip("sticker", _say("stickers"), "o"),
        Chip("episode", _say("episodes"), "t"),
        entries.medals_chip(),
    )
    found = [_building(number) for number in range(len(every_building()))]
    found += [_obstacle(), *map(_ground, get_args(Ground)), *map(_sticker, campaign().stickers)]
    found += [_episode(episode(data.n)) for data in episodes().episodes]
    return Contents(kinds, (*found, *entries.medals("my_city", record.medals())))


def building_id(building: int) -> str:
    """The entry of a building by number."""
    return f"building/{pieces.data(building).id}"


def sticker_id(name: str) -> str:
    """The entry of a sticker."""
    return f"sticker/{name}"


def land_id(kind: Ground) -> str:
    """The entry of a kind of land."""
    return f"land/{kind}"


def episode_id(number: int) -> str:
    """The entry of an episode, counted from 1."""
    return f"episode/{number}"


def _say(key: str, **values: object) -> str:
    return words(f"my_city.entry.{key}", **values)


# ---------------------------------------------------------------------- buildings and the blocking card


def _building(number: int) -> Entry:
    data = pieces.data(number)
    shape = buildings().shapes[data.shape]
    church = data.colour == "church"
    alike = [one for one in range(len(every_building())) if pieces.data(one).shape == data.shape]
    names = words("ui.comma").join(pieces.name_of(one) for one in alike if one != number)
    return Entry(
        building_id(number),
        data.colour,
        pieces.name_of(number),
        pieces.ramp(number),
        partial(_roof, number),
        facts=(
            Fact(_say("kind"), pieces.colour_name(pieces.colour(number))),
            Fact(_say("spaces"), str(len(shape.cells))),
            *((Fact(_say("shape_of"), names),) if names else ()),
        ),
        text=_say("church" if church else "building"),
        counts=_say("church_counts" if church else "building_counts"),
        origins=entries.origins({"shape": shape.provenance, "sort": data.provenance}, _say),
    )


def _roof(number: int, canvas: Canvas) -> None:
    """The building's roof on a meadow, as on the small boards."""
    _meadow(canvas)
    entries.stand(canvas, sprites.sprite(pieces.pictogram(number, 13)))


def _meadow(canvas: Canvas) -> None:
    meadow = sprites.sprite("my_city/pieces/meadow")
    canvas.fill("g1")
    for y in range(-2, canvas.rect.h, CELL):
        for x in range(-7, canvas.rect.w, CELL):
            canvas.blit(meadow, x, y)


def _obstacle() -> Entry:
    return Entry(
        OBSTACLE_ID,
        "church",
        words(f"my_city.building.{OBSTACLE}"),
        "k",
        partial(_card, "my_city/cards/obstacle"),
        text=_say("obstacle"),
        counts=_say("obstacle_counts"),
        origins=entries.origins({"rules": "rulebook"}, _say),
    )


def _card(name: str, canvas: Canvas) -> None:
    art = sprites.sprite(name)
    canvas.fill("k1")
    canvas.blit(art, (PICTURE[0] - art.get_width()) // 2, -12)


# ---------------------------------------------------------------------- the land and its stickers


def _ground(kind: Ground) -> Entry:
    marks = {name: mark for one in BOARDS for name, mark in board(one).provenance.items()}
    sticker = next((one for one in campaign().stickers if one.ground == kind), None)
    after = () if sticker is None else (sticker_id(sticker.id),)
    on_board = _somewhere(kind) is not None
    mark = marks["provenance"] if on_board or sticker is None else sticker.provenance
    return Entry(
        land_id(kind),
        "land",
        words(f"my_city.ground.{kind}"),
        LAND_RAMPS.get(kind, "g"),
        partial(_land, kind),
        short=_short(kind),
        text=words(f"my_city.view.ground.{kind}"),
        facts=tuple(
            Fact(_say(f"on_{one}"), str(sum(row.count(kind) for row in board(one).terrain))) for one in BOARDS
        ),
        after=after,
        ways=("", _say("as_sticker")),
        counts=_say("land_counts"),
        origins=entries.origins({"place": mark, "effect": campaign().provenance["points"]}, _say),
    )


def _short(kind: Ground) -> str:
    """What a space is called where there is little room; empty: as ever."""
    colour = kind.partition("mine_")[2]
    if colour:
        return words(f"my_city.mine.{colour}").capitalize()
    return _say("square") if kind == "square" else ""


def _somewhere(kind: Ground) -> tuple[str, int, int] | None:
    """A board with such a space, and the space, the nearer to the middle the better."""
    found = [
        (abs(row - SIZE // 2) + abs(col - SIZE // 2), name, row, col)
        for name in BOARDS
        for row, line in enumerate(board(name).terrain)
        for col, one in enumerate(line)
        if one == kind
    ]
    return min(found)[1:] if found else None


def _land(kind: Ground, canvas: Canvas) -> None:
    """Such a space amid its board; one that only stickers make, amid a meadow."""
    at = _somewhere(kind)
    if at is None:
        _meadow(canvas)
        land.sticker(canvas, kind, 15, 9)
        return
    name, row, col = at
    art = sprites.sprite(f"my_city/boards/{name}")
    wide, high = PICTURE
    left = max(0, min(art.get_width() - wide, col * CELL + CELL // 2 - wide // 2))
    top = max(0, min(art.get_height() - high, row * CELL + CELL // 2 - high // 2))
    canvas.blit(art, 0, 0, (left, top, wide, high))


def _sticker(sticker: Sticker) -> Entry:
    before = () if sticker.ground is None else (land_id(sticker.ground),)
    kind, _, colour = sticker.id.partition("_")
    return Entry(
        sticker_id(sticker.id),
        "sticker",
        words(f"my_city.sticker.{sticker.id}").capitalize(),
        "o",
        partial(_peeled, sticker),
        short=words(f"my_city.mine.{colour}").capitalize() if kind == "mine" else "",
        text=_say(f"place_{sticker.place}"),
        before=before,
        ways=(_say("makes"), ""),
        counts="" if sticker.ground is None else words(f"my_city.view.ground.{sticker.ground}"),
        origins=entries.origins({"sticker": sticker.provenance}, _say),
    )


def _peeled(sticker: Sticker, canvas: Canvas) -> None:
    """A sticker on its sheet, a corner already peeled."""
    entries.ground(canvas, "o")
    face = Canvas(blank((CELL, CELL), "p4"))
    if sticker.ground is not None:
        land.sticker(face, sticker.ground, 0, 0)
    elif sticker.id in SIGNS:
        entries.stand(face, sprites.sprite(SIGNS[sticker.id]))
    else:
        entries.stand(face, sprites.sprite("icons/house_church_24"))
    canvas.shadow((13, 7, CELL + 4, CELL + 4), (2, 3), -1, 2)
    canvas.rounded((13, 7, CELL + 4, CELL + 4), "p5", 2)
    canvas.blit(face.surface, 15, 9)
    canvas.polygon([(33, 33), (39, 27), (39, 33)], "o1")
    canvas.polygon([(33, 32), (33, 27), (38, 27)], "p3")


# ---------------------------------------------------------------------- episodes


def _episode(one: Episode) -> Entry:
    name = f"my_city.episode.{one.n}"
    rules = [words(f"my_city.view.rule.{row}") for row in (*one.immediate, *one.end)]
    return Entry(
        episode_id(one.n),
        "episode",
        words(f"{name}.name"),
        "t",
        entries.picture(f"my_city/chapters/{one.chapter}"),
        note=str(one.n),
        text=words(f"{name}.flavour") + "\n" + words(f"{name}.rules"),
        facts=(
            Fact(_say("episode"), str(one.n)),
            Fact(_say("chapter"), words(f"my_city.chapter.{one.chapter}.name")),
            Fact(_say("start"), str(one.start)),
            *_rewards(one),
        ),
        before=(episode_id(one.n - 1),) if one.n > 1 else (),
        after=(episode_id(one.n + 1),) if one.n < len(episodes().episodes) else (),
        ways=(_say("earlier"), _say("later")),
        counts="\n".join(_say("row", rule=rule) for rule in dict.fromkeys(rules)),
        origins=entries.origins(_marks(one), _say),
    )


def _rewards(one: Episode) -> list[Fact]:
    """What each rank brings: progress symbols and stickers."""
    found = []
    for column, reward in one.evaluation.items():
        parts = [words(f"my_city.sticker.{sticker}") for sticker in reward.stickers]
        if reward.circles:
            parts.insert(0, _say("circles", n=reward.circles))
        found.append(Fact(words(f"my_city.column.{column}"), words("ui.comma").join(parts) or "-"))
    return found


def _marks(one: Mode) -> dict[str, str]:
    """An episode's marks, without its remarks: they are for maintainers."""
    return {
        "rules" if key == next(iter(one.provenance)) else "rest": mark for key, mark in one.provenance.items()
    }
