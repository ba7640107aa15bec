"""The list of all that can be done: what with, what for, at what price, with what gain; as the sheet is."""

from __future__ import annotations

import pygame

from game.troyes_dice.moves import BuildBonus, ChooseTrack, UseDie
from game.troyes_dice.offers import SLOTS, Offer, offer, offer_on
from game.troyes_dice.planning import Plan
from game.troyes_dice.sheet import CITIZENS, PRESTIGE, RESOURCES, ROWS, TAKE, USES
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import opponents, pieces
from game.troyes_dice.view.places import place
from game.troyes_dice.view.sight import FILTER, LYING, USE, Sight
from game.troyes_dice.view.wheel import die_ramp
from game.ui import frames, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words

HEAD, LINE = 15, 13
FILTERS = (*USES, "all")
CHIP = 15


def panel(sight: Sight) -> pygame.Rect:
    """The list's paper: over the whole left side while it is open."""
    if sight.open:
        return place("uses.all")
    if sight.picture.watched and opponents.rows(sight.state):
        return place("log")
    return place(f"uses.{opponents.rows(sight.state)}")


def capacity(sight: Sight) -> int:
    """How many lines can be seen."""
    return (panel(sight).h - HEAD - 4) // LINE


def first(sight: Sight) -> int:
    """The first line to be seen."""
    return max(0, min(sight.first, len(sight.plans) - capacity(sight)))


def lines(sight: Sight) -> dict[int, pygame.Rect]:
    """The lines that can be seen, by the number of their plan."""
    box, begin = panel(sight), first(sight)
    return {
        number: pygame.Rect(box.x + 4, box.y + HEAD + 1 + LINE * (number - begin), box.w - 8, LINE)
        for number in range(begin, min(len(sight.plans), begin + capacity(sight)))
    }


def chips(sight: Sight) -> dict[str, pygame.Rect]:
    """The switches for the kinds of use, and the one that opens the list."""
    if sight.topic != "die":
        return {}
    box = panel(sight)
    left = box.right - 4 - len(FILTERS) * (CHIP + 1)
    return {
        name: pygame.Rect(left + number * (CHIP + 1), box.y + 2, CHIP, 13)
        for number, name in enumerate(FILTERS)
    }


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """The paper, its head and its lines; the dice as they lie while nothing is asked."""
    box = panel(sight)
    frames.panel(canvas, "paper", box)
    if not sight.own:
        _whose(canvas, sight, box, names[sight.seat])
        return
    if sight.picture.ask is None:
        _lying(canvas, sight, box)
        return
    _head(canvas, sight, box)
    if not sight.plans:
        _say(canvas, "nothing", box.x + 8, box.y + HEAD + 3, box.w - 16)
        return
    for number, line in lines(sight).items():
        _line(canvas, sight, number, line)
    _more(canvas, sight, box)


def _say(canvas: Canvas, key: str, x: int, y: int, wide: int) -> None:
    """A sentence where no uses can be listed."""
    text.paragraph(canvas, words(f"troyes_dice.view.{key}"), x, y, wide, "k2", text.SMALL)


def _whose(canvas: Canvas, sight: Sight, box: pygame.Rect, name: str) -> None:
    """Whose sheet lies there large, and how to get back to the own one."""
    canvas.blit(sprites.badge(sight.seat), box.x + 6, box.y + 3)
    title = text.fit(words("troyes_dice.view.theirs", name=name), box.w - 32)
    text.line(canvas, title, box.x + 25, box.y + 5, "k1")
    said = words("troyes_dice.view.back")
    text.paragraph(canvas, said, box.x + 8, box.y + 21, box.w - 16, "k2", text.SMALL)


def _head(canvas: Canvas, sight: Sight, box: pygame.Rect) -> None:
    x, state = box.x + 6, sight.state
    switches = chips(sight)
    right = min((chip.x for chip in switches.values()), default=box.right) - 4
    if sight.slot is not None:
        die = offer_on(state, sight.slot)
        canvas.blit(pieces.die(die_ramp(state, sight.slot), die.value, 14), x, box.y + 1)
        x = _cost(canvas, die, x + 18, box.y + 3)
        label = words("troyes_dice.view.ways", n=len(sight.plans))
    else:
        label = words("troyes_dice.view.uses", n=len(sight.plans))
    shown = text.fit(label, max(0, right - x), text.SMALL)
    text.line(canvas, shown, x, box.y + 2 + text.middle(14, text.SMALL), "k1", text.SMALL)
    for name, chip in switches.items():
        _chip(canvas, sight, name, chip)


def _lying(canvas: Canvas, sight: Sight, box: pygame.Rect) -> None:
    """The dice on the wheel, each with its price; what is burnt has none."""
    title = text.fit(words("troyes_dice.view.lying"), box.w - 12, text.SMALL)
    text.line(canvas, title, box.x + 6, box.y + 2 + text.middle(14, text.SMALL), "k1", text.SMALL)
    state = sight.state
    for slot, cell in enumerate(_cells(box)):
        canvas.rounded(cell, "k3", 1)
        canvas.rounded(cell.inflate(-2, -2), "p4", 1)
        if slot >= len(state.values):
            canvas.rounded((cell.x + 3, cell.y + 3, 14, 14), "p2", 2)
            _cost(canvas, offer(slot, 0, 0, 0), cell.x + 21, cell.y + 6)
            continue
        canvas.blit(pieces.die(die_ramp(state, slot), state.values[slot], 14), cell.x + 3, cell.y + 3)
        if state.destroyed >> slot & 1:
            canvas.blit(sprites.sprite("pips/flame"), cell.x + 22, cell.y + 7)
        else:
            _cost(canvas, offer_on(state, slot), cell.x + 21, cell.y + 6)
        if sight.focused(LYING, slot):
            frames.ring(canvas, cell)


def cells(sight: Sight) -> list[pygame.Rect]:
    """Where the dice come to lie on the paper; none while something else lies there."""
    seen = sight.own and not sight.open and not sight.picture.watched and sight.picture.ask is None
    return _cells(panel(sight)) if seen else []


def _cells(box: pygame.Rect) -> list[pygame.Rect]:
    wide = (box.w - 8) // SLOTS
    return [pygame.Rect(box.x + 4 + wide * slot, box.y + HEAD + 4, wide - 2, 22) for slot in range(SLOTS)]


def lying(sight: Sight) -> dict[int, pygame.Rect]:
    """The dice on the paper, by their slots, while nothing is asked."""
    if not sight.own or sight.picture.ask is not None:
        return {}
    return dict(enumerate(_cells(panel(sight))[: len(sight.state.values)]))


def _cost(canvas: Canvas, die: Offer, x: int, y: int) -> int:
    """What a die costs before it is changed."""
    for colour, count in enumerate(die.price):
        if count:
            canvas.blit(pieces.resource(colour), x, y)
            big(canvas, count, x + 13, y + 3, "k1", None)
            x += 22
    if die.any_one:
        for ink, dx, dy in (("r3", 0, 1), ("y3", 5, 0), ("s4", 3, 5)):
            canvas.fill("k0", (x + dx, y + dy, 6, 6))
            canvas.fill(ink, (x + dx + 1, y + dy + 1, 4, 4))
        big(canvas, 1, x + 14, y + 3, "k1", None)
        x += 23
    if not any(die.price) and not die.any_one:
        big(canvas, 0, x, y + 3, "k1", None)
        x += 9
    return x


def _chip(canvas: Canvas, sight: Sight, name: str, box: pygame.Rect) -> None:
    on = sight.open if name == "all" else sight.use == name
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "y3" if on else "w3", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, "y5" if on else "w4")
    canvas.across(box.x + 1, box.bottom - 2, box.w - 2, "y1" if on else "w1")
    if name == "all":
        picture = sprites.sprite("icons/down" if sight.open else "icons/up")
    elif name == USES[TAKE]:
        picture = pieces.resource(1)
    else:
        picture = pieces.house(2 if name == USES[PRESTIGE] else 3, "mini")
    canvas.blit(picture, box.centerx - picture.get_width() // 2, box.centery - picture.get_height() // 2)
    if sight.pointed(FILTER, name):
        frames.ring(canvas, box)


def _line(canvas: Canvas, sight: Sight, number: int, box: pygame.Rect) -> None:
    plan = sight.plans[number]
    chosen = sight.chosen is not None and plan.move == sight.chosen.move
    shown = sight.plan is not None and plan.move == sight.plan.move
    if chosen or shown:
        canvas.rounded(box, "y3" if chosen else "y5", 1)
    elif number % 2:
        canvas.fill("p3", box)
    x = _means(canvas, sight.state, plan, box.x + 1, box.y)
    right = _gain(canvas, plan, box) - 3
    held = tuple(sight.state.sheets[sight.picture.seat].held)
    right = pieces.price(canvas, plan.price, right, box.y + 1, held) - 2
    label = says(sight.state, plan, right - x)
    text.snug(canvas, label, x, box.y + text.middle(box.h, text.SMALL), max(0, right - x), "k1", text.SMALL)
    if plan.move == sight.picture.hint:
        frames.ring(canvas, box.inflate(-2, -2), "hint")
    if sight.focused(USE, number):
        frames.ring(canvas, box.inflate(-2, -2))


def _means(canvas: Canvas, state: TroyesState, plan: Plan, x: int, y: int) -> int:
    """The die as it lies and as it would be, and the thing to be had; returns the x behind."""
    move = plan.move
    if isinstance(move, UseDie):
        die = offer_on(state, move.slot)
        canvas.blit(pieces.chip(die_ramp(state, move.slot), state.values[move.slot]), x, y)
        x += 13
        if (move.colour, move.value) != (die.colour, state.values[move.slot]):
            canvas.across(x, y + 6, 5, "k2")
            canvas.down(x + 3, y + 5, 3, "k2")
            canvas.blit(pieces.chip(pieces.RAMPS[move.colour], move.value), x + 6, y)
            x += 19
        x += 2
        if move.use == TAKE:
            picture = pieces.resource(move.colour)
        else:
            picture = pieces.house(2 * move.colour + move.use - 1, "mini")
    elif isinstance(move, BuildBonus):
        picture = pieces.house(move.row, "mini")
    elif isinstance(move, ChooseTrack):
        picture = pieces.citizen(pieces.RAMPS[move.colour])
    else:
        return x
    canvas.blit(picture, x, y + (LINE - picture.get_height()) // 2)
    return x + picture.get_width() + 3


def says(state: TroyesState, plan: Plan, room: int | None = None) -> str:
    """An answer in a few words; a building by its short name where the smallest print has not that *room*."""
    move = plan.move
    if isinstance(move, UseDie):
        if move.use == TAKE:
            return words(
                "troyes_dice.view.take", n=move.value, resource=f"@troyes_dice.name.{RESOURCES[move.colour]}"
            )
        at_row = 2 * move.colour + move.use - 1
        return _building(at_row, state.columns[move.value], room)
    if isinstance(move, BuildBonus):
        return _building(move.row, move.column, room)
    if isinstance(move, ChooseTrack):
        return words(f"troyes_dice.view.citizen.{CITIZENS[move.colour]}")
    return ""


def _building(at_row: int, column: int, room: int | None) -> str:
    name = f"@troyes_dice.view.row.{ROWS[at_row]}"
    full = words("troyes_dice.view.building", building=name, column=column + 1)
    if room is None or text.width(full, text.TIGHT) <= room:
        return full
    return words("troyes_dice.view.building", building=f"{name}_short", column=column + 1)


def _gain(canvas: Canvas, plan: Plan, box: pygame.Rect) -> int:
    """What it brings to the score at once, on a plate; returns where that begins."""
    said, right = f"{plan.gain:+d}" if plan.gain else "0", box.right - 2
    wide = max(17, big_width(said) + 5)
    ramp = "g" if plan.gain > 0 else "r" if plan.gain < 0 else "k"
    canvas.rounded((right - wide, box.y + 1, wide, 11), f"{ramp}2", 1)
    big(canvas, said, right - 2, box.y + 3, "p5", None, "right")
    return right - wide


def _more(canvas: Canvas, sight: Sight, box: pygame.Rect) -> None:
    """How far the list is scrolled."""
    seen, count = capacity(sight), len(sight.plans)
    if count <= seen:
        return
    track = pygame.Rect(box.right - 4, box.y + HEAD + 2, 2, box.h - HEAD - 5)
    canvas.fill("p2", track)
    high = max(6, track.h * seen // count)
    y = track.y + (track.h - high) * first(sight) // (count - seen)
    canvas.fill("w2", (track.x, y, 2, high))
