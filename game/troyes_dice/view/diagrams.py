"""The diagrams of the rule book: the wheel and its prices, parts of the sheet that fill, points counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.core.rule_book import Sketch
from game.tabletop.diagram import Diagram, arrow, equals, plaque, points, step_of, verdict, window
from game.troyes_dice import legality
from game.troyes_dice.moves import NumberColumns, UseDie
from game.troyes_dice.offers import Offer, offer, offer_on, targets
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import factors, score_sheet
from game.troyes_dice.sheet import CITIZENS, COLOURS, COLUMNS, RESOURCES, ROWS, USES, Sheet
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables
from game.troyes_dice.view import board, pieces, tracks, wheel
from game.troyes_dice.view.places import building, citizen_box, die_box, place, resource_box
from game.troyes_dice.wheel import ROLLS, lay_dice
from game.ui.canvas import Canvas
from game.ui.digits import big

GAP = 3
"""Between two parts of the sheet."""
FOOT = 22


def draw(sketch: Sketch) -> Diagram:
    """The diagram of a kind."""
    return KINDS[sketch.kind](sketch.values)


# ---------------------------------------------------------------------- the table of an example


def _table(values: Mapping[str, Any]) -> TroyesState:
    """One player's table as the example says: dice, plazas, what the sheet has."""
    state = TroyesState(TroyesOptions(seats=1))
    state.columns_numbered(tuple(range(1, COLUMNS + 1)))
    half = 2 * (values.get("day", 1) - 1)
    under = tables().notches[half]
    colours = [COLOURS.index(one) for one in values.get("plazas", ("red", "yellow", "white", "red"))]
    fronts = [2, 1, 0, 1, 2, 0, 2, 1, 0]
    for notch, colour in zip(under, colours, strict=True):
        fronts[notch] = colour
    state.plazas_laid(tuple(fronts), tuple(reversed(fronts)))
    _fill(state.sheets[0], values)
    dice, black = sorted(values["dice"]), values["black"]
    roll = next(one for one in ROLLS if sorted(one[0]) == dice and one[0][one[1]] == black)
    lay_dice(state, half, roll)
    return state


def _fill(sheet: Sheet, values: Mapping[str, Any]) -> None:
    for row, column in values.get("built", ()):
        sheet.built |= 1 << ROWS.index(row) * COLUMNS + column - 1
    for colour, count in values.get("circled", {}).items():
        sheet.circled[COLOURS.index(colour)] = count
        sheet.held[COLOURS.index(colour)] = count
    sheet.citizens = list(values.get("citizens", sheet.citizens))


# ---------------------------------------------------------------------- the wheel


def _wheel(values: Mapping[str, Any]) -> Diagram:
    """A throw laid out on the wheel, and what each die costs there."""
    state = _table(values)
    box = place("wheel")
    picture = window(lambda large: wheel.lay(large, state, wheel.step_of(state)), box)

    def paint(canvas: Canvas, share: float) -> None:
        canvas.blit(picture, 0, 0)
        done, _ = step_of(share, len(state.values) + 1)
        for slot in range(min(done, len(state.values))):
            spot = wheel.die_spot(state, slot).move(-box.x, -box.y)
            die = pieces.die(wheel.die_ramp(state, slot), state.values[slot], 18)
            canvas.circle(spot.center, 13, "k0")
            canvas.circle(spot.center, 12, "p5")
            canvas.put(die, spot.x, spot.y, (1, 2), -2)
            x, y = box.w + 18, 34 + 38 * slot
            canvas.put(die, x, y, (1, 2), -1)
            arrow(canvas, (x + 24, y + 9), (x + 34, y + 9), "k")
            if state.destroyed >> slot & 1:
                verdict(canvas, False, x + 58, y + 9)
            else:
                _price(canvas, offer_on(state, slot), x + 46, y + 3)

    figures = {f"slot_{slot}": value for slot, value in enumerate(state.values, 1)}
    return Diagram((box.w + 100, box.h), paint, 3.0, figures)


def _price(canvas: Canvas, found: Offer, x: int, y: int) -> None:
    """What a die costs: nothing, any resource, deniers."""
    if found.any_one:
        for colour in range(len(COLOURS)):
            canvas.blit(pieces.resource(colour), x + 13 * colour, y)
        return
    paid = [(count, colour) for colour, count in enumerate(found.price) if count]
    for number, (count, colour) in enumerate(paid):
        big(canvas, count, x + 24 * number, y + 3, "k1", None)
        canvas.blit(pieces.resource(colour), x + 8 + 24 * number, y)
    if not paid:
        verdict(canvas, True, x + 12, y + 6)


def _change(values: Mapping[str, Any]) -> Diagram:
    """A die is paid for, recoloured, moved, and used."""
    state = _table(values)
    slot, colour = values["slot"], COLOURS.index(values["colour"])
    found = offer_on(state, slot)
    held = state.sheets[0].held
    target = next(
        one
        for one in targets(found, held[0], held[2])
        if (one.colour, one.value) == (colour, values["value"])
    )
    after = RULES.preview(state, 0, UseDie(slot, USES.index("take"), colour, values["value"]))
    gained = after.sheets[0].circled[colour] - state.sheets[0].circled[colour]
    people = after.sheets[0].citizens[colour] - state.sheets[0].citizens[colour]
    steps = [
        (pieces.RAMPS[found.colour], found.value, 1, found.price[1]),
        (pieces.RAMPS[colour], found.value, 2, target.knowledge),
        (pieces.RAMPS[colour], target.value, 0, target.influence),
    ]

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, len(steps) + 1)
        for number, (ramp, value, paid_in, count) in enumerate(steps[: done or 1]):
            x = 22 + 62 * number
            arrow(canvas, (x - 20, 26), (x - 8, 26), "k")
            canvas.put(pieces.die(ramp, value, 18), x, 16, (1, 2), -1)
            plaque(canvas, f"-{count}", x - 22, 8, "r")
            canvas.blit(pieces.resource(paid_in), x - 12, 2)
        if done > len(steps) - 1:
            x = 22 + 62 * len(steps)
            arrow(canvas, (x - 20, 26), (x - 8, 26), "k")
            plaque(canvas, f"+{gained}", x + 12, 18, "g")
            canvas.blit(pieces.resource(colour), x + 26, 12)
            plaque(canvas, f"+{people}", x + 12, 36, "g")
            canvas.blit(pieces.citizen(pieces.RAMPS[colour]), x + 27, 31)

    figures = {
        "deniers": found.price[1],
        "knowledge": target.knowledge,
        "influence": target.influence,
        "gained": gained,
    }
    return Diagram((22 + 62 * len(steps) + 44, 46), paint, 3.2, figures)


def _feast(values: Mapping[str, Any]) -> Diagram:
    """The price of the same die beside a feast and beside its plunder."""
    slot, tile = values["slot"], values["tile"]
    sides = [offer(slot, values["value"], COLOURS.index(values["colour"]), one) for one in (0, tile, -tile)]
    ramp = pieces.RAMPS[COLOURS.index(values["colour"])]

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, len(sides))
        for number, one in enumerate(sides[: done + 1]):
            x = 84 * number
            canvas.put(pieces.die(ramp, values["value"], 18), x + 2, 8, (1, 2), -1)
            if number:
                wheel.paint_feast(canvas, x + 22, 9, tile if number == 1 else -tile)
            arrow(canvas, (x + 42, 17), (x + 48, 17), "k")
            _price(canvas, one, x + 56, 11)

    figures = {"price": sum(sides[0].price), "feast": sum(sides[1].price), "plunder": sum(sides[2].price)}
    return Diagram((84 * 3 + 4, 34), paint, 2.4, figures)


def _numbering(values: Mapping[str, Any]) -> Diagram:
    """The numberings that the crier may choose between after a roll."""
    state = TroyesState(TroyesOptions(seats=1, numbering="rolled"))
    state.crier_rolled(values["rolled"])
    rows = [_numbers(move) for move in legality.numberings(state) if isinstance(move, NumberColumns)]
    ramp = pieces.RAMPS[0]

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, COLUMNS)
        canvas.put(pieces.die("k", values["rolled"], 18), 2, 12, (1, 2), -1)
        for down, numbers in enumerate(rows):
            arrow(canvas, (26, 11 + 22 * down), (34, 11 + 22 * down), "k")
            for column, number in enumerate(numbers[: done + 1]):
                canvas.put(pieces.die(ramp, number, 14), 46 + 22 * column, 4 + 22 * down, (1, 2), -1)

    figures = {f"column_{column}": number for column, number in enumerate(rows[0], 1)}
    return Diagram((46 + 22 * COLUMNS, 22 * len(rows)), paint, 2.4, figures)


def _numbers(move: NumberColumns) -> tuple[int, ...]:
    return move.one, move.two, move.three, move.four, move.five, move.six


# ---------------------------------------------------------------------- the sheet


def _sheet(values: Mapping[str, Any]) -> Diagram:
    """Parts of the sheet before and after a die is used, with what is new ringed."""
    before = _table(values)
    use = values["use"]
    colour = COLOURS.index(use["colour"])
    move = UseDie(use["slot"], USES.index(use["for"]), colour, use["value"], use.get("pay"))
    return _filled(values, before, RULES.preview(before, 0, move))


def _struck(values: Mapping[str, Any]) -> Diagram:
    """Parts of the sheet before and after the black die strikes."""
    after = _table(values)
    before = after.copy()
    before.sheets[0].crossed = 0
    shown = _filled(values, before, after)
    struck = [
        (colour, column)
        for colour in range(len(COLOURS))
        for column in range(COLUMNS)
        if after.sheets[0].is_crossed(colour, column)
    ]
    figures = {"day": after.day, "value": after.numbers[struck[0][1]], "boxes": len(struck)}
    return Diagram(shown.size, shown.paint, shown.seconds, figures)


def _filled(values: Mapping[str, Any], before: TroyesState, after: TroyesState) -> Diagram:
    boxes = [place(name) for name in values["parts"]]
    old, new = before.sheets[0], after.sheets[0]
    rings = _new_marks(old, new)
    gains = _gains(old, new)
    wide = max(box.w for box in boxes)
    high = sum(box.h + GAP for box in boxes)

    def paint(canvas: Canvas, share: float) -> None:
        shown = after if share >= 0.5 else before
        top = 0
        for box in boxes:
            canvas.blit(window(lambda large: _paper(large, shown), box), 0, top)
            for ring in rings if share >= 0.5 else ():
                if box.contains(ring):
                    canvas.ring(ring.move(-box.x, top - box.y).inflate(4, 4), ("y4", "k0"), 1)
            top += box.h + GAP
        if share >= 0.75 and gains:
            _list(canvas, gains, wide // 2, high + FOOT // 2 - 2)

    figures = {name: count for name, _, count in gains}
    return Diagram((wide, high + (FOOT if gains else 0)), paint, 2.4, figures)


def _paper(canvas: Canvas, state: TroyesState) -> None:
    board.furnish(canvas)
    board.draw(canvas, state.sheets[0], state.numbers)
    tracks.draw(canvas, state.sheets[0])


def _new_marks(old: Sheet, new: Sheet) -> list[pygame.Rect]:
    """Where anything was built, circled or crossed out."""
    found = [
        building(row, column)
        for row in range(len(ROWS))
        for column in new.columns(row)
        if not old.has(row, column)
    ]
    for colour in range(len(COLOURS)):
        found += [resource_box(colour, n) for n in range(old.circled[colour], new.circled[colour])]
        found += [citizen_box(colour, n) for n in range(old.citizens[colour], new.citizens[colour])]
        found += [
            die_box(colour, column)
            for column in range(COLUMNS)
            if new.is_crossed(colour, column) and not old.is_crossed(colour, column)
        ]
    return found


Gain = tuple[str, pygame.Surface, int]


def _gains(old: Sheet, new: Sheet) -> list[Gain]:
    """What was circled: its name, its picture, how many."""
    found: list[Gain] = []
    for colour, ramp in enumerate(pieces.RAMPS):
        circled = new.circled[colour] - old.circled[colour]
        people = new.citizens[colour] - old.citizens[colour]
        if circled:
            found.append((RESOURCES[colour], pieces.resource(colour), circled))
        if people:
            found.append((CITIZENS[colour], pieces.citizen(ramp), people))
    return found


def _list(canvas: Canvas, gains: Sequence[Gain], x: int, y: int) -> None:
    left = x - 46 * len(gains) // 2
    for number, (_, picture, count) in enumerate(gains):
        at = left + 46 * number
        plaque(canvas, f"+{count}", at + 12, y, "g")
        canvas.blit(picture, at + 26, y - picture.get_height() // 2)


# ---------------------------------------------------------------------- points


def _score(values: Mapping[str, Any]) -> Diagram:
    """Rows of buildings with the number of their character, and resources left, in points."""
    state = TroyesState(TroyesOptions(seats=1))
    sheet = state.sheets[0]
    _fill(sheet, values)
    sheet.held = list(values["held"])
    sheet.cathedrals = tuple(tables().scored_rows.index(ROWS.index(row)) for row in values["cathedrals"])
    lines = score_sheet(state, 0).lines
    numbers = factors(sheet)
    rows = [row for row in range(len(ROWS)) if numbers[row] and sheet.columns(row)]
    high = 26 * len(rows) + 30

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, len(rows) + 1)
        for down, row in enumerate(rows[: done + 1]):
            y = 13 + 26 * down
            for number in range(len(sheet.columns(row))):
                house = pieces.house(row, "built")
                canvas.blit(house, 2 + 28 * number, y - house.get_height() // 2)
            x = 2 + 28 * COLUMNS
            canvas.circle((x, y), 8, "k0")
            canvas.circle((x, y), 7, "p5")
            big(canvas, numbers[row], x + 1, y - 3, "k1", None, "centre")
            equals(canvas, x + 20, y)
            points(canvas, lines[row].points, x + 44, y)
        if done > len(rows) - 1:
            y = high - 14
            for colour, held in enumerate(sheet.held):
                x = 2 + 78 * colour
                big(canvas, held, x + 8, y - 3, "k1", None, "right")
                canvas.blit(pieces.resource(colour), x + 12, y - 6)
                equals(canvas, x + 32, y)
                points(canvas, lines[len(ROWS) + colour].points, x + 52, y)

    figures = {ROWS[row]: lines[row].points for row in rows}
    figures |= {RESOURCES[colour]: lines[len(ROWS) + colour].points for colour in range(len(COLOURS))}
    return Diagram((240, high), paint, 2.8, figures)


KINDS: dict[str, Callable[[Mapping[str, Any]], Diagram]] = {
    "wheel": _wheel,
    "change": _change,
    "feast": _feast,
    "numbering": _numbering,
    "sheet": _sheet,
    "struck": _struck,
    "score": _score,
}
"""By the name in the rule book."""
