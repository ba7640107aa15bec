"""What is said about a thing pointed at."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.troyes_dice.catalog import catalog
from game.troyes_dice.offers import Offer, is_strict, offer_on
from game.troyes_dice.scoring import score_sheet
from game.troyes_dice.sheet import (
    CATHEDRAL,
    CITIZENS,
    COLOURS,
    FORTRESS,
    HALL,
    RESOURCES,
    ROWS,
    bit,
)
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import labels, notes, numbering, pieces, sentences, threats, wheel
from game.troyes_dice.view.sight import Sight
from game.troyes_dice.wheel import turning
from game.ui.focus import Tip
from game.ui.locale import words

V = "troyes_dice.view.tip"


def tip(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip | None:
    """The tooltip of a spot."""
    say = _BY_KIND.get(spot[0]) if isinstance(spot, tuple) else None
    return None if say is None else say(sight, names, spot)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _join(*lines: str) -> str:
    return "\n".join(line for line in lines if line)


def _die(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    state, slot = sight.state, spot[1]
    die = offer_on(state, slot)
    at = {"slot": slot + 1}
    title = words(f"{V}.die", **at, colour=f"@troyes_dice.name.{COLOURS[die.colour]}", value=die.value)
    if slot == state.black and state.destroyed >> slot & 1:
        return Tip(words(f"{V}.black", **at, value=state.values[slot]), words(f"{V}.black_body"))
    if state.destroyed >> slot & 1:
        return Tip(title, words("troyes_dice.reason.destroyed"))
    lines = [words(f"{V}.costs", price=cost(die))]
    if die.step:
        lines.append(words(f"{V}.shift_exact" if die.exact else f"{V}.shift", step=die.step))
    if die.recolour:
        lines.append(words(f"{V}.recolour", n=die.recolour))
    tile = state.feasts[wheel.notches(state)[slot]]
    if tile:
        lines.append(_feast_says(state, tile))
    return Tip(title, _join(*lines))


def cost(die: Offer) -> str:
    """What a die costs as it lies, in words."""
    fixed = sentences.price(die.price) if any(die.price) else ""
    if die.any_one:
        anything = words(f"{V}.any_one")
        return words("troyes_dice.view.comma").join((fixed, anything)) if fixed else anything
    return fixed or words("troyes_dice.view.free")


def _feast_says(state: TroyesState, tile: int) -> str:
    found = catalog().feasts.tiles[abs(tile) - 1]
    colour = found.plunder.resource
    resource = f"@troyes_dice.name.{RESOURCES[COLOURS.index(colour)]}" if colour else ""
    rule: str = found.feast.rule if tile > 0 else found.plunder.rule
    if rule == "influence_step" and is_strict(state):
        rule = "influence_exact"
    return words(f"troyes_dice.feast.{rule}", resource=resource)


def _feast(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    tile = sight.state.feasts[spot[1]]
    found = catalog().feasts.tiles[abs(tile) - 1]
    kind = "feast" if tile > 0 else "plunder"
    title = words(f"{V}.tile", kind=f"@troyes_dice.name.{kind}", name=f"@troyes_dice.name.{found.name}")
    if tile < 0:
        return Tip(title, _join(_feast_says(sight.state, tile), words(f"{V}.plundered")))
    key = "turning" if spot[1] in turning(sight.state) else "then_plunder"
    return Tip(
        title,
        _join(_feast_says(sight.state, tile), words(f"{V}.{key}", what=_feast_says(sight.state, -tile))),
    )


def _turns(state: TroyesState, tile: int) -> str:
    """A feast by its name, and the plunder it turns into."""
    name = f"@troyes_dice.name.{catalog().feasts.tiles[tile - 1].name}"
    return words(f"{V}.turns_line", name=name, what=_feast_says(state, -tile))


def _building(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    _, at_row, column = spot
    values = {"building": pieces.building_name(at_row), "column": column + 1}
    number = sight.state.numbers[column] if sight.state.numbers else "?"
    title = words(f"{V}.building", **values, number=number)
    sheet = sight.sheet
    status = ""
    if sheet.has(at_row, column):
        status = words(f"{V}.built")
    elif sheet.crossed & bit(at_row, column):
        status = words(f"{V}.lost")
    kind = words(f"{V}.kind_{'work' if at_row % 2 else 'prestige'}")
    return Tip(title, _join(status, kind, gives(at_row, column)))


def gives(at_row: int, column: int) -> str:
    """What a building does."""
    sheet = catalog().sheet
    if at_row == FORTRESS:
        colour = COLOURS.index(sheet.fortress_citizens.colours[column])
        return words(f"{V}.fortress", citizen=f"@troyes_dice.name.{CITIZENS[colour]}")
    if at_row == HALL:
        hall = sheet.halls.columns[column]
        colour = COLOURS.index(hall.counts)
        thing = RESOURCES[colour] if hall.gives == "resources" else CITIZENS[colour]
        return words(
            f"{V}.hall",
            n=hall.each,
            thing=f"@troyes_dice.name.{thing}",
            colour=f"@troyes_dice.name.{hall.counts}",
        )
    if at_row == CATHEDRAL:
        found = sheet.cathedrals.columns[column]
        return words(
            f"{V}.cathedral",
            character=f"@troyes_dice.name.{found.character}",
            building=f"@troyes_dice.name.{found.scores}",
        )
    citizen = f"@troyes_dice.name.{CITIZENS[at_row // 2]}"
    return words(f"{V}.work", n=sheet.work_citizens.count, citizen=citizen)


def _box(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    _, colour, column = spot
    number = sight.state.numbers[column] if sight.state.numbers else "?"
    title = words(f"{V}.box", colour=f"@troyes_dice.name.{COLOURS[colour]}", number=number)
    if sight.sheet.is_crossed(colour, column):
        return Tip(title, words(f"{V}.crossed"))
    if sight.sheet.has(FORTRESS, column):
        return Tip(title, words(f"{V}.sheltered"))
    chance = threats.share(sight, colour, column)
    return Tip(title, words(f"{V}.threat", percent=chance) if chance else words(f"{V}.no_threat"))


def _link(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    link = catalog().sheet.links.diamonds[spot[1]]
    at_row, colour = ROWS.index(link.building), COLOURS.index(link.colour)
    thing = (RESOURCES if link.gives == "resources" else CITIZENS)[colour]
    values = {"building": pieces.building_name(at_row), "left": link.columns[0], "right": link.columns[1]}
    done = all(sight.sheet.has(at_row, column - 1) for column in link.columns)
    body = words(f"{V}.link_body", **values, n=link.count, thing=f"@troyes_dice.name.{thing}")
    return Tip(words(f"{V}.link"), _join(body, words(f"{V}.joined") if done else ""))


def _resource(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    colour, sheet = spot[1], sight.sheet
    track = catalog().sheet.resource_track
    citizen = f"@troyes_dice.name.{CITIZENS[colour]}"
    body = words(
        f"{V}.resource",
        held=sheet.held[colour],
        circled=sheet.circled[colour],
        length=track.length,
        boxes=words("troyes_dice.view.comma").join(map(str, track.citizen_at)),
        citizen=citizen,
        n=1,
    )
    use = words(f"{V}.use_{RESOURCES[colour]}")
    return Tip(_capital(pieces.resource_name(colour)), _join(body, use))


def _citizens(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    colour, found = spot[1], catalog().sheet.citizen_track
    name = COLOURS[colour]
    comma = words("troyes_dice.view.comma")
    rows = comma.join(words(f"troyes_dice.name.{at_row}") for at_row in found.prestige[name])  # type: ignore[index]
    pair = comma.join(
        pieces.citizen_name(COLOURS.index(other))
        for other in found.pair[name]  # type: ignore[index]
    )
    body = words(
        f"{V}.citizens",
        count=sight.sheet.citizens[colour],
        length=found.length,
        prestige_at=found.prestige_at,
        rows=rows,
        pair=pair,
    )
    columns = words(
        f"{V}.columns", first=found.columns[0].at, second=found.columns[1].at, third=found.columns[2].at
    )
    return Tip(words(f"troyes_dice.view.citizen.{CITIZENS[colour]}"), _join(body, columns))


def _use(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip | None:
    return notes.note(sight, names) if sight.open else None


def _numbers(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip | None:
    choice = numbering.asked(sight)
    if choice is None:
        return None
    offered = numbering.rows(choice)
    if offered:
        numbers = " ".join(map(str, numbering.of(offered[spot[1]])))
        way = "rising" if numbering.rises(offered[spot[1]]) else "falling"
        return Tip(words(f"troyes_dice.view.{way}"), words(f"{V}.numbers", numbers=numbers))
    used = spot[1] + 1 in numbering.so_far(sight)
    return Tip(words(f"{V}.number", n=spot[1] + 1), words(f"{V}.number_{'used' if used else 'free'}"))


def _filter(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    body = words(f"{V}.filter.all_body") if spot[1] == "all" else ""
    return Tip(words(f"{V}.filter.{spot[1]}"), body)


def _seat(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    seat = spot[1]
    lines = [
        words("troyes_dice.view.amount", n=count, resource=f"@troyes_dice.name.{RESOURCES[colour]}")
        for colour, count in enumerate(sight.state.sheets[seat].held)
    ]
    body = words("troyes_dice.view.comma").join(lines)
    return Tip(names[seat], _join(body, words(f"{V}.seat", total=score_sheet(sight.state, seat).total)))


def _score(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    found = score_sheet(sight.state, sight.seat)
    name = spot[1]
    if name == "total":
        line = found.lines[-1]
        lines = [words(source.key, **source.values) for source in line.sources]
        rest = words(f"{V}.rest", n=found.total - line.points)
        total = words(f"{V}.total", total=found.total)
        return Tip(words("troyes_dice.view.total"), _join(total, *lines, rest))
    number = ROWS.index(name) if name in ROWS else len(ROWS) + COLOURS.index(name)
    line = found.lines[number]
    said = [words(source.key, **source.values) for source in line.sources]
    if name in ROWS and not said:
        column = [ROWS.index(c.scores) for c in catalog().sheet.cathedrals.columns].index(number) + 1
        said = [words(f"{V}.locked", column=column)]
    return Tip(words(line.key), _join(*said, words(f"{V}.points", n=line.points)))


def _window(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    if spot[1] == "turns":
        lines = [_turns(sight.state, sight.state.feasts[notch]) for notch in turning(sight.state)]
        return Tip(words(f"{V}.turns"), _join(*lines))
    if spot[1] == "day":
        return Tip(words("troyes_dice.view.day_number", n=max(1, sight.state.day)), words(f"{V}.day"))
    name = {0: "morning", 1: "afternoon"}.get(spot[1], spot[1])
    return Tip(words(f"{V}.window.{name}"), words(f"{V}.window.{name}_body"))


_BY_KIND: dict[Hashable, Any] = {
    "die": _die,
    "feast": _feast,
    "building": _building,
    "box": _box,
    "link": _link,
    "resource": _resource,
    "citizens": _citizens,
    "use": _use,
    "filter": _filter,
    "seat": _seat,
    "score": _score,
    "window": _window,
    "lying": _die,
    "numbers": _numbers,
    "bonus": labels.bonus,
    "cost": labels.cost,
    "name": labels.name,
    "plaza": labels.plaza,
    "row": labels.row,
}
