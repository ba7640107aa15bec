"""The diagrams of the rule book: watches on the dial, cards that form a trek, tokens on an itinerary."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.core.chance import TableChance
from game.core.rule_book import Sketch
from game.tabletop.diagram import Diagram, arrow, equals, plaque, points, step_of, verdict, window
from game.trekking import days, rival, scoring, visits
from game.trekking.catalog import ANCESTOR, ICONS, Reward, catalog, count
from game.trekking.moves import Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import HOUR, ON_TIME, ROWS, SPACES, TrekkingState
from game.trekking.view import cards, clock, departures, itinerary, pieces, time_warp, trek
from game.trekking.view.itinerary import spaces_of
from game.trekking.view.places import CARD, place, row, space
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.tween import part

DIAL = 136
"""The size of the clock."""
STEP = 64
"""From one card in a row to the next."""


def draw(sketch: Sketch) -> Diagram:
    """The diagram of a kind."""
    return KINDS[sketch.kind](sketch.values)


def _table(hours: Sequence[int] = (0, 0), **options: Any) -> TrekkingState:
    """A table in its first day with the watches at these hours."""
    state = TrekkingState.blank(TrekkingOptions(seats=len(hours), **options))
    state.day = 1
    state.clock = [HOUR * hour for hour in hours]
    state.sheets = [1] * state.seats
    return state


# ---------------------------------------------------------------------- the clock


def _dial(canvas: Canvas, left: int, top: int, state: TrekkingState, without: int | None = None) -> None:
    """The clock of the table, its top left corner there."""

    def table(large: Canvas) -> None:
        clock.furnish(large)
        clock.draw(large, state, without)

    canvas.blit(window(table, place("clock")), left, top)


def _on_dial(left: int, top: int, hours: float) -> tuple[int, int]:
    x, y = clock.point(hours)
    return left + x - place("clock").x, top + y - place("clock").y


def _walk(canvas: Canvas, left: int, top: int, start: int, hours: float) -> None:
    """The watch of the first seat on its way, a dot for every step."""
    for step in range(int(hours * 8) + 1):
        x, y = _on_dial(left, top, start + step / 8)
        canvas.fill("r2" if step % 2 else "r5", (x, y, 2, 2))
    clock.watch(canvas, 0, _on_dial(left, top, start + hours))


def _order(values: Mapping[str, Any]) -> Diagram:
    """Whose watch lies furthest behind is next."""
    state = _table(values["hours"])
    state.turn_ended(0)
    after = _table(values["then"])
    after.turn_ended(0)

    def paint(canvas: Canvas, share: float) -> None:
        for left, one in ((0, state), (DIAL + 24, after)):
            if left and share < 0.5:
                continue
            _dial(canvas, left, 0, one)
            x, y = _on_dial(left, 0, one.hour(one.actor))
            canvas.circle((x, y), 11, "k0", 2)
            canvas.circle((x, y), 10, "y5", 2)
        arrow(canvas, (DIAL + 3, DIAL // 2), (DIAL + 15, DIAL // 2), "b", part(share, 0.4, 0.6))

    figures = {"next_at": state.hour(state.actor), "then_at": after.hour(after.actor)}
    return Diagram((2 * DIAL + 24, DIAL), paint, 2.5, figures)


def _visited(
    hour: int, card: int, at: int = 3, crystals: int = 0, held: int = 0
) -> tuple[TrekkingState, TrekkingState]:
    """The table before and after the first seat visits a card."""
    state = _table((hour, 0))
    state.slots[at] = card
    state.crystals[0] = held
    return state, RULES.preview(state, 0, Visit(at, crystals))


def _noon(values: Mapping[str, Any]) -> Diagram:
    """Two visits that end the day: one exactly at twelve, one beyond."""
    found = [_visited(values["hour"], card) for card in values["cards"]]
    won = [after.points(0, ON_TIME, 1) for _, after in found]
    hours = [catalog().hours[card] for card in values["cards"]]

    def paint(canvas: Canvas, share: float) -> None:
        for number, (before, after) in enumerate(found):
            left, top = number * (DIAL + 24), 20
            _dial(canvas, left, top, before, 0)
            pieces.hours(canvas, (left + DIAL // 2, 9), hours[number], 7)
            way = (after.hour(0) - before.hour(0)) * part(share, 0.45 * number, 0.45 * number + 0.4)
            _walk(canvas, left, top, before.hour(0), way)
            if share >= 0.45 * number + 0.4:
                verdict(canvas, won[number] > 0, left + DIAL // 2 + 22, 9)
                points(canvas, won[number], left + DIAL // 2, top + DIAL // 2)

    return Diagram((2 * DIAL + 24, DIAL + 20), paint, 4.0, {"exact": won[0], "beyond": won[1]})


def _visit(values: Mapping[str, Any]) -> Diagram:
    """A card of the row is visited: the way of the watch, and all that it brings."""
    card, at, crystals = values["card"], values["slot"], values.get("crystals", 0)
    before, after = _visited(values["hour"], card, at, crystals, crystals)
    columns, wilds, gems = catalog().rewards[at][card]
    tokens = [*columns, *[ICONS.index("wild")] * wilds, *[ICONS.index("crystal")] * gems]
    way = after.hour(0) - before.hour(0)
    wide = CARD[0] + 16

    def paint(canvas: Canvas, share: float) -> None:
        box = row("departures.slot")[at]
        mat = pygame.Rect(box.x - 6, box.y - 4, box.w + 12, 110)
        canvas.blit(window(lambda large: _row(large, before), mat), 0, 6)
        for number in range(crystals):
            canvas.blit(sprites.sprite("icons/crystal_violet"), 8 + 14 * number, 122)
        left = wide + 22
        arrow(canvas, (wide, 66), (left - 8, 66), "b", part(share, 0.0, 0.2))
        _dial(canvas, left, 0, before, 0)
        _walk(canvas, left, 0, before.hour(0), way * part(share, 0.2, 0.7))
        if share > 0.7:
            plaque(canvas, f"+{way}", left + DIAL // 2, DIAL // 2, "r")
        for number, icon in enumerate(tokens):
            if share >= 0.75 + 0.2 * number / len(tokens):
                picture = pieces.token(icon)
                pieces.centred(canvas, picture, pygame.Rect(left + DIAL + 6, 8 + 20 * number, 18, 18), True)

    figures = {"printed": catalog().hours[card], "hours": way, "tokens": len(tokens)}
    if crystals:
        figures["crystals"] = catalog().hours[card] - way
    return Diagram((wide + 22 + DIAL + 28, DIAL), paint, 3.0, figures)


def _row(canvas: Canvas, state: TrekkingState) -> None:
    departures.furnish(canvas)
    departures.draw(canvas, state)


# ---------------------------------------------------------------------- treks


def _trek(values: Mapping[str, Any]) -> Diagram:
    """Cards visited one after the other: each joins the trek, or breaks it and starts another."""
    found: list[int] = values["cards"]
    state = _table()
    joined: list[bool] = []
    labels: list[Sequence[str]] = []
    for card in found:
        labels.append(trek.label_after(state, 0) if card == ANCESTOR else ())
        joined.append(not state.treks[0] or visits.joins(state, 0, card, state.years[0]))
        visits.join_trek(state, 0, card, state.years[0])
    treks = (*state.finished[0], state.treks[0])
    worth = [catalog().trek_tables[state.options.trek_table].value(len(one)) for one in treks]
    high = CARD[1] + 34

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, len(found) + 1)
        for number, card in enumerate(found[:done]):
            x = number * STEP + (18 if not all(joined[: number + 1]) else 0)
            cards.shadowed(canvas, cards.face(card, labels[number]), x + 2, 10)
            if number:
                verdict(canvas, joined[number], x - 1 - (8 if not joined[number] else 0), 10 + CARD[1] // 2)
        if done > len(found):
            _worth(canvas, treks, worth, high - 9)

    figures = {"length": len(treks[0]), "points": worth[0], "year": state.years[0]}
    return Diagram((STEP * len(found) + 20, high), paint, 0.9 * (len(found) + 1), figures)


def _worth(canvas: Canvas, treks: Sequence[tuple[int, ...]], worth: Sequence[int], y: int) -> None:
    """Under each trek a brace and what it is worth."""
    left = 2
    for cards_in, gain in zip(treks, worth):
        wide = STEP * len(cards_in) - 6
        canvas.fill("k1", (left, y - 10, wide, 2))
        canvas.fill("k1", (left, y - 13, 2, 4))
        canvas.fill("k1", (left + wide - 2, y - 13, 2, 4))
        points(canvas, gain, left + wide // 2, y + 2)
        left += wide + 24


def _treks(values: Mapping[str, Any]) -> Diagram:
    """Stacks of cards and what each is worth, added up."""
    lengths: list[int] = values["lengths"]
    state = _table()
    *done, last = [tuple(range(1, length + 1)) for length in lengths]
    state.finished[0], state.treks[0] = tuple(done), last
    table = catalog().trek_tables[state.options.trek_table]
    worth, total = [table.value(length) for length in lengths], scoring.trek_points(state, 0)
    step = 84

    def paint(canvas: Canvas, share: float) -> None:
        shown, _ = step_of(share, len(lengths) + 1)
        for number, length in enumerate(lengths[:shown]):
            x = 4 + step * number
            for card in range(length):
                canvas.rounded((x + 6 * card, 2, 14, 20), "k0", 1)
                canvas.rounded((x + 6 * card + 1, 3, 12, 18), "p4", 1)
                canvas.fill("b2", (x + 6 * card + 2, 4, 10, 4))
            plaque(canvas, length, x + 8, 33, "b")
            arrow(canvas, (x + 18, 33), (x + 26, 33), "k")
            points(canvas, worth[number], x + 48, 33)
        if shown > len(lengths):
            equals(canvas, 4 + step * len(lengths), 33)
            points(canvas, total, 22 + step * len(lengths), 33)

    figures = {f"trek_{number}": one for number, one in enumerate(worth, 1)} | {"total": total}
    return Diagram((step * len(lengths) + 44, 42), paint, 2.8, figures)


# ---------------------------------------------------------------------- the itinerary


def _sheet(values: Mapping[str, Any]) -> Diagram:
    """Tokens laid on an itinerary, with what the spaces and rows that they cover bring."""
    state = _table()
    state.sheets[0] = values["sheet"]
    state.filled[0] = sum(covered << 3 * column for column, covered in enumerate(values["covered"]))
    tokens = [ICONS.index(icon) for icon in values["tokens"]]
    steps, gains = [state.copy()], [(0, 0)]
    for icon in tokens:
        visits.gain(state, 0, Reward((icon,), 0, 0))
        steps.append(state.copy())
        gains.append((state.points(0, SPACES, 1), state.points(0, ROWS, 1)))
    box = place("itinerary")
    spaces, rows = gains[-1]

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, len(tokens) + 1)
        done = min(done, len(tokens))
        canvas.blit(window(lambda large: _itinerary(large, steps[done]), box), 0, 0)
        for number in range(done):
            at = _landed(steps[number], tokens[number]).move(-box.x, -box.y)
            canvas.ring(at.inflate(2, 2), ("y5", "r2"), 1)
            gain = sum(gains[number + 1]) - sum(gains[number])
            y = 52 + 30 * number
            arrow(canvas, (box.w + 4, y), (box.w + 12, y), "k")
            pieces.centred(canvas, pieces.token(tokens[number]), pygame.Rect(box.w + 24, y - 9, 18, 18), True)
            points(canvas, gain, box.w + 62, y)
        if done == len(tokens):
            y = 52 + 30 * len(tokens)
            equals(canvas, box.w + 32, y)
            points(canvas, spaces + rows, box.w + 62, y)

    figures = {"space": spaces, "row": rows, "total": spaces + rows}
    return Diagram((box.w + 84, box.h), paint, 3.0, figures)


def _itinerary(canvas: Canvas, state: TrekkingState) -> None:
    itinerary.furnish(canvas)
    itinerary.draw(canvas, state, 0, "", True)


def _landed(before: TrekkingState, column: int) -> pygame.Rect:
    """The space that the next token of a column covers."""
    return space(column, spaces_of(before.sheets[0])[column][count(before.filled[0], column)].row)


# ---------------------------------------------------------------------- time warp, the rival


def _warps(values: Mapping[str, Any]) -> Diagram:
    """So many cards are turned up for so many players."""
    state = TrekkingState.blank(TrekkingOptions(seats=values["seats"], time_warp=True))
    days.open_day(state, TableChance(1))
    box = place("warps")

    def paint(canvas: Canvas, share: float) -> None:
        for seat in range(state.parties):
            canvas.blit(sprites.sprite(f"seats/badge_{seat}"), 20 * seat, 20)
        plaque(canvas, "+1", 20 * state.parties + 8, 27)
        left = 20 * state.parties + 30
        arrow(canvas, (left - 8, 27), (left + 2, 27), "v")
        canvas.blit(window(lambda large: _warp_cards(large, state), box), left + 12, 0)

    size = (20 * state.parties + 44 + box.w, box.h)
    return Diagram(size, paint, 0.0, {"players": state.parties, "cards": len(state.warps)})


def _warp_cards(canvas: Canvas, state: TrekkingState) -> None:
    time_warp.furnish(canvas)
    time_warp.draw(canvas, state)


def _rival(values: Mapping[str, Any]) -> Diagram:
    """What the rival scores for the card that it takes: a point for everything it brings."""
    state = TrekkingState.blank(TrekkingOptions(seats=1))
    state.day, state.slots[values["slot"]] = 1, values["card"]
    before = state.copy()
    rival.take_turn(state, state.seats)
    won = state.track(state.seats) - before.track(state.seats)
    card = values["card"]
    icons = [*catalog().rewards[values["slot"]][card][0]]
    box = row("departures.slot")[values["slot"]]
    mat = pygame.Rect(box.x - 6, box.y - 4, box.w + 12, 110)

    def paint(canvas: Canvas, share: float) -> None:
        canvas.blit(window(lambda large: _row(large, before), mat), 0, 0)
        shown, _ = step_of(share, len(icons) + 1)
        for number, icon in enumerate(icons[:shown]):
            y = 24 + 24 * number
            pieces.centred(canvas, pieces.token(icon), pygame.Rect(90, y - 9, 18, 18), True)
            points(canvas, 1, 126, y)
        if shown > len(icons):
            y = 24 + 24 * len(icons)
            equals(canvas, 99, y)
            points(canvas, won, 126, y)

    return Diagram((150, 110), paint, 2.4, {"points": won})


KINDS: dict[str, Callable[[Mapping[str, Any]], Diagram]] = {
    "order": _order,
    "noon": _noon,
    "visit": _visit,
    "trek": _trek,
    "treks": _treks,
    "sheet": _sheet,
    "warps": _warps,
    "rival": _rival,
}
"""By the name in the rule book."""
