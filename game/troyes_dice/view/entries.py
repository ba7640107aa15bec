"""The game's volume of the encyclopaedia: buildings, characters, people, dice, plazas, feasts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.rule_list import Origin
from game.tabletop import entries
from game.tabletop.entries import PICTURE, Chip, Contents, Entry, Example, Fact, Signs
from game.troyes_dice import record
from game.troyes_dice.catalog import FeastTile, catalog
from game.troyes_dice.sheet import CITIZENS, COLOURS, COLUMNS, FORTRESS, RESOURCES, ROWS
from game.troyes_dice.view import pieces, wheel
from game.troyes_dice.view.tips import gives
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import blank

BLACK_DIE = "die/black"
CHARACTERS = ("knight", "crown", "banner", "crown", "priest", "laurel")
"""The icons of those who score the rows of buildings."""


def contents() -> Contents:
    """The volume in the present language."""
    kinds = (
        Chip("building", _say("buildings"), "w"),
        Chip("character", _say("characters"), "v"),
        Chip("citizen", words("troyes_dice.score.citizens"), "t"),
        Chip("resource", _say("resources"), "o"),
        Chip("die", _say("dice"), "k"),
        Chip("plaza", _say("plazas"), "s"),
        Chip("feast", words("troyes_dice.option.feasts_short"), "g"),
        entries.medals_chip(),
    )
    found = [_building(at_row) for at_row in range(len(ROWS))]
    found += [_character(at_row) for at_row in range(len(ROWS))]
    for colour in range(len(COLOURS)):
        found += [_citizen(colour), _resource(colour), _die(colour)]
    found += [_black_die(), *_plazas(), *(_feast(number) for number in range(len(catalog().feasts.tiles)))]
    order = [kind.id for kind in kinds]
    found.sort(key=lambda entry: order.index(entry.kind))
    return Contents(kinds, (*found, *entries.medals("troyes_dice", record.medals())))


def building_id(row: str) -> str:
    """The entry of a row of buildings."""
    return f"building/{row}"


def character_id(row: str) -> str:
    """The entry of who scores a row of buildings."""
    return f"character/{row}"


def citizen_id(colour: int) -> str:
    """The entry of the citizens of a colour."""
    return f"citizen/{COLOURS[colour]}"


def resource_id(colour: int) -> str:
    """The entry of the resource of a colour."""
    return f"resource/{COLOURS[colour]}"


def die_id(colour: int) -> str:
    """The entry of the dice of a colour."""
    return f"die/{COLOURS[colour]}"


def feast_id(tile: int) -> str:
    """The entry of a feast tile by number."""
    return f"feast/{catalog().feasts.tiles[tile].id}"


def plaza_id(front: int, back: int) -> str:
    """The entry of the plazas that show these two colours, whichever is up."""
    return f"plaza/{COLOURS[min(front, back)]}_{COLOURS[max(front, back)]}"


def _say(key: str, **values: object) -> str:
    return words(f"troyes_dice.entry.{key}", **values)


def _mark(**values: str) -> tuple[tuple[Origin, str], ...]:
    return entries.origins(values, lambda key: _say(f"origin_{key}"))


def _on(ramp: str, *art: Callable[[], pygame.Surface]) -> entries.Paint:
    """Things side by side on a plain ground."""

    def paint(canvas: Canvas) -> None:
        entries.ground(canvas, ramp)
        for number, one in enumerate(art):
            entries.stand(canvas, one(), PICTURE[0] * (2 * number + 1) // (2 * len(art)))

    return paint


# ---------------------------------------------------------------------- buildings and characters


def _building(at_row: int) -> Entry:
    sheet, colour = catalog().sheet, at_row // 2
    columns = [_say("column", n=column + 1, what=gives(at_row, column)) for column in range(COLUMNS)]
    same = len(set(map(partial(gives, at_row), range(COLUMNS)))) == 1
    locked = next(n for n, one in enumerate(sheet.cathedrals.columns) if one.scores == ROWS[at_row])
    return Entry(
        building_id(ROWS[at_row]),
        "building",
        pieces.building_name(at_row),
        pieces.RAMPS[colour],
        partial(_street, at_row),
        text=words(f"troyes_dice.view.tip.kind_{'work' if at_row % 2 else 'prestige'}")
        + "\n"
        + (gives(at_row, 0) if same else "\n".join(columns)),
        facts=(
            Fact(_say("district"), words(f"troyes_dice.view.district.{COLOURS[colour]}")),
            Fact(_say("in_row"), str(COLUMNS)),
            *_links(at_row),
        ),
        before=(character_id(ROWS[at_row]),),
        after=(BLACK_DIE,) if at_row == FORTRESS else (),
        ways=(_say("scored_by"), _say("protects")),
        counts=words("troyes_dice.view.tip.locked", column=locked + 1),
        origins=_mark(effect=_building_mark(at_row), links=sheet.links.provenance),
    )


def _building_mark(at_row: int) -> str:
    sheet = catalog().sheet
    if at_row == FORTRESS:
        return sheet.fortress_citizens.provenance
    if at_row % 2:
        return sheet.work_citizens.provenance
    return sheet.halls.provenance if ROWS[at_row] == "hall" else sheet.cathedrals.provenance


def _links(at_row: int) -> list[Fact]:
    """The bonuses between neighbours of the row."""
    found = []
    for link in catalog().sheet.links.diamonds:
        if link.building == ROWS[at_row]:
            colour = COLOURS.index(link.colour)
            sign = (
                pieces.resource(colour) if link.gives == "resources" else pieces.citizen(pieces.RAMPS[colour])
            )
            left, right = link.columns
            found.append(Fact(_say("link", left=left, right=right), signs=(sign,) * link.count))
    return found


def _street(at_row: int, canvas: Canvas) -> None:
    """The building as it stands on the sheet, among its neighbours."""
    entries.ground(canvas, pieces.RAMPS[at_row // 2])
    for state, x in (("open", 4), ("open", 48), ("built", 26)):
        entries.stand(canvas, pieces.house(at_row, state), x)


def _character(at_row: int) -> Entry:
    sheet = catalog().sheet
    column, cathedral = next(
        (n, one) for n, one in enumerate(sheet.cathedrals.columns) if one.scores == ROWS[at_row]
    )
    house = pieces.house(at_row, "mini")
    return Entry(
        character_id(ROWS[at_row]),
        "character",
        words(f"troyes_dice.name.{cathedral.character}"),
        "v",
        _on(
            "v",
            partial(sprites.sprite, f"icons/{CHARACTERS[at_row]}_24"),
            partial(pieces.house, at_row, "built"),
        ),
        text=words(
            "troyes_dice.view.tip.cathedral",
            character=f"@troyes_dice.name.{cathedral.character}",
            building=f"@troyes_dice.name.{ROWS[at_row]}",
        ),
        short=words(f"troyes_dice.short.{cathedral.character}"),
        facts=(Fact(_say("in_column"), str(column + 1)),),
        after=(building_id(ROWS[at_row]),),
        ways=("", _say("scores")),
        examples=tuple(
            Example((house,) * count, f"{count * factor}")
            for count, factor in ((1, 1), (2, 2), (3, 3), (6, 3))
        ),
        counts=_say("character_counts"),
        origins=_mark(effect=sheet.cathedrals.provenance),
    )


# ---------------------------------------------------------------------- people, resources, dice


def _citizen(colour: int) -> Entry:
    track, ramp = catalog().sheet.citizen_track, pieces.RAMPS[colour]
    own = catalog().sheet.districts[colour].colour
    rows = words("ui.comma").join(words(f"troyes_dice.name.{building}") for building in track.prestige[own])
    pair: Signs = tuple(pieces.citizen(pieces.RAMPS[COLOURS.index(one)]) for one in track.pair[own])
    every = tuple(pieces.citizen(one) for one in pieces.RAMPS)
    return Entry(
        citizen_id(colour),
        "citizen",
        words(f"troyes_dice.view.citizen.{CITIZENS[colour]}"),
        ramp,
        _on(ramp, *(partial(pygame.transform.scale2x, pieces.citizen(ramp)) for _ in range(2))),
        text=_say("citizen"),
        facts=(
            Fact(_say("boxes"), str(track.length)),
            Fact(_say("box", n=track.prestige_at), rows),
            Fact(_say("box", n=track.pair_at), signs=pair),
            *(Fact(_say("all_at", n=one.at), _say(f"column_{one.gives}"), every) for one in track.columns),
        ),
        examples=(Example((pieces.citizen(ramp),), "1"),),
        counts=_say("citizen_counts"),
        origins=_mark(track=track.provenance),
    )


def _resource(colour: int) -> Entry:
    track, ramp = catalog().sheet.resource_track, pieces.RAMPS[colour]
    boxes = words("ui.comma").join(map(str, track.citizen_at))
    sign = pieces.resource(colour)
    return Entry(
        resource_id(colour),
        "resource",
        pieces.resource_name(colour).capitalize(),
        ramp,
        _on(ramp, partial(sprites.sprite, f"{pieces.RESOURCE_ICONS[colour]}_24")),
        text=words(f"troyes_dice.view.tip.use_{RESOURCES[colour]}"),
        facts=(
            Fact(_say("boxes"), str(track.length)),
            Fact(_say("at_start"), str(track.start)),
            Fact(_say("boxes_give", boxes=boxes), signs=(pieces.citizen(ramp),)),
        ),
        examples=(Example((sign, sign), "1"),),
        counts=_say("resource_counts"),
        origins=_mark(track=track.provenance),
    )


def _die(colour: int) -> Entry:
    ramp = pieces.RAMPS[colour]
    prestige, work = (pieces.building_name(2 * colour + lower) for lower in (0, 1))
    data = catalog().wheel
    return Entry(
        die_id(colour),
        "die",
        _say("die", colour=f"@troyes_dice.name.{COLOURS[colour]}").capitalize(),
        ramp,
        _on(ramp, *(partial(pieces.die, ramp, value, 18) for value in (3, 5))),
        text=_say(
            "die_text",
            resource=f"@troyes_dice.name.{RESOURCES[colour]}",
            prestige=prestige,
            work=work,
        ),
        facts=(
            Fact(_say("step"), str(data.influence_step), (pieces.resource(0),)),
            Fact(_say("recolour"), str(data.recolour_knowledge), (pieces.resource(2),)),
        ),
        counts=_say("die_counts"),
        origins=_mark(cost=data.slots.provenance, effect=data.provenance),
    )


def _black_die() -> Entry:
    return Entry(
        BLACK_DIE,
        "die",
        _say("black"),
        "k",
        _on("k", *(partial(pieces.die, "k", value, 18) for value in (2, 6))),
        text=words("troyes_dice.view.tip.window.strike_body"),
        facts=(Fact(_say("from_day"), str(catalog().wheel.destruction_from_day)),),
        before=("building/fortress",),
        ways=(_say("protected_by"), ""),
        origins=_mark(effect=catalog().wheel.provenance),
    )


# ---------------------------------------------------------------------- plazas and feasts


def _plazas() -> list[Entry]:
    data = catalog().wheel.plazas
    found = []
    for faces in dict.fromkeys(tuple(sorted(one, key=COLOURS.index)) for one in data.faces):
        ramps = [pieces.RAMPS[COLOURS.index(one)] for one in faces]
        front, back = (words(f"troyes_dice.name.{one}") for one in faces)
        said = _say("plaza_both", colour=front) if front == back else _say("plaza", front=front, back=back)
        count = sum(tuple(sorted(one, key=COLOURS.index)) == faces for one in data.faces)
        found.append(
            Entry(
                plaza_id(*map(COLOURS.index, faces)),
                "plaza",
                said.capitalize(),
                ramps[0],
                partial(_plaza, ramps),
                text=_say("plaza_text"),
                facts=(Fact(_say("copies"), str(count)),),
                origins=_mark(faces=data.provenance),
            )
        )
    return found


def _plaza(ramps: list[str], canvas: Canvas) -> None:
    """Both sides of a sector of the ring."""
    canvas.fill("k1")
    for ramp, x, notch in ((ramps[0], 0, 0), (ramps[1], PICTURE[0] // 2, 0)):
        box = wheel.plaza(ramp, notch).get_bounding_rect()
        half = PICTURE[0] // 2
        canvas.fill(f"{ramp}1", (x, 0, half, PICTURE[1]))
        canvas.blit(
            wheel.plaza(ramp, notch), x + max(0, half - box.w) // 2, max(0, PICTURE[1] - box.h) // 2, box
        )
    canvas.down(PICTURE[0] // 2, 0, PICTURE[1], "k0")


def _feast(number: int) -> Entry:
    tile: FeastTile = catalog().feasts.tiles[number]
    return Entry(
        feast_id(number),
        "feast",
        words(f"troyes_dice.name.{tile.name}"),
        "g",
        partial(_tile, number),
        text="\n".join(
            _say("side", side=f"@troyes_dice.name.{side}", what=_tile_says(number, side))
            for side in ("feast", "plunder")
        ),
        facts=(Fact(_say("used"), f"{catalog().feasts.used}/{len(catalog().feasts.tiles)}"),),
        counts=_say("feast_counts"),
        origins=_mark(effect="rulebook", name="house"),
    )


def _tile_says(number: int, side: str) -> str:
    tile = catalog().feasts.tiles[number]
    colour = tile.plunder.resource
    resource = f"@troyes_dice.name.{RESOURCES[COLOURS.index(colour)]}" if colour else ""
    rule = tile.feast.rule if side == "feast" else tile.plunder.rule
    return words(f"troyes_dice.feast.{rule}", resource=resource)


def _tile(number: int, canvas: Canvas) -> None:
    entries.ground(canvas, "w")
    for side, x in ((number + 1, 13), (-number - 1, 39)):
        face = Canvas(blank((17, 17)))
        wheel.paint_feast(face, 0, 0, side)
        entries.stand(canvas, face.surface, x)
