"""What is said about a thing pointed at."""

from __future__ import annotations

from collections.abc import Hashable

from game.seven_wonders import conflict
from game.seven_wonders.moves import Build, PayLoss
from game.seven_wonders.rules import RULES
from game.seven_wonders.scoring import sheet
from game.seven_wonders.tables import COLOURS, tables
from game.seven_wonders.view import (
    describe,
    losses,
    news,
    numbers,
    overview,
    payment,
    pieces,
    tableau,
)
from game.seven_wonders.view.sight import WAY, Outcome, Sight
from game.ui.focus import Tip
from game.ui.locale import words


def card(number: int) -> Tip:
    """A card or leader by itself."""
    t = tables()
    colour = words(f"seven_wonders.colour.{COLOURS[t.colour[number]]}")
    lines = [colour, describe.effects(t.gain[number].effects)]
    lines.append(words("seven_wonders.view.cost", cost=describe.cost(t.need[number], t.coins[number])))
    lines += describe.chains(number)
    return Tip(pieces.name(number), "\n".join(lines))


def column(sight: Sight, group: int) -> Tip:
    """A column of the city: its kinds of cards, and their points."""
    named = tableau.GROUPS[group]
    titles = [words(f"seven_wonders.colour.{name}") for name in named]
    found = sheet(sight.state, sight.shown)
    wanted = [tableau.WORTH[name] for name in named if name in tableau.WORTH]
    lines = [
        words("seven_wonders.view.scored", line=words(line.key), n=line.points)
        for line in found.lines
        if line.key.rpartition(".")[2] in wanted
    ]
    number = tableau.worth(sight.state, sight.shown, group, found)
    if "red" in named:
        lines.append(words("seven_wonders.treasury.shield_tip", n=number))
    elif not wanted:
        lines.append(words("seven_wonders.view.cards", n=number))
    return Tip(describe.comma(titles), "\n".join(lines))


def offered(sight: Sight, at: int) -> Tip:
    """A card in front of the seat: what it does, what it takes, what the first action would change."""
    number = sight.cards[at]
    if number < 0:
        return Tip(words("seven_wonders.view.unseen"), words("seven_wonders.view.unseen_tip"))
    tip, outcome = card(number), sight.first[at]
    if outcome is None:
        return tip
    return Tip(tip.title, "\n".join([tip.body, *_outcome(sight, outcome)]))


def _outcome(sight: Sight, outcome: Outcome) -> list[str]:
    plan = outcome.plan
    if plan.reason is not None:
        return [describe.reason(plan.reason)]
    lines = []
    if isinstance(plan.move, Build) and plan.move.way == "chained":
        lines.append(words("seven_wonders.view.chained_by", names=chained_by(sight, plan.card)))
    elif plan.price:
        lines.append(payment.long_label(sight, plan, plan.way))
    return lines + describe.changed(outcome.changes)


def chained_by(sight: Sight, number: int) -> str:
    """The built parents of a card."""
    mask = tables().chain[number] & sight.state.cities[sight.party]
    return describe.comma(pieces.name(one) for one in range(mask.bit_length()) if mask >> one & 1)


def action(sight: Sight, name: str) -> Tip:
    """What an action would do with the card in front."""
    title = payment.action_label(sight, name)
    outcome = sight.actions.get(name)
    if outcome is None:
        return Tip(title, words("seven_wonders.view.choose_first"))
    plan = outcome.plan
    lines = [pieces.name(plan.card), words(f"seven_wonders.act_tip.{name}")]
    if name == "sell":
        lines.append(words("seven_wonders.view.pile", n=len(sight.state.pile)))
    if name == "stage" and plan.ways:
        state, party = sight.state, sight.party
        gain = tables().stage_gain[state.boards[party]][state.stages[party]]
        lines.append(describe.effects(gain.effects))
    return Tip(title, "\n".join(lines + _outcome(sight, outcome)))


def way(sight: Sight, spot: tuple[Hashable, ...]) -> Tip | None:
    """A way to pay."""
    plan = sight.taken
    if plan is None:
        return None
    if spot[0] != WAY:
        return Tip(
            words("seven_wonders.view.payment"), words("seven_wonders.view.ways_tip", n=len(plan.ways))
        )
    return Tip(words("seven_wonders.view.payment"), payment.long_label(sight, plan, int(str(spot[1]))))


def loss(sight: Sight, move: PayLoss) -> Tip:
    """An amount that can be paid: for what, and what it leaves."""
    lines = [*losses.reasons(sight), *losses.consequences(sight, move)]
    return Tip(losses.said(sight, move, "whole"), "\n".join(lines))


def stage(sight: Sight, board_number: int, number: int) -> Tip:
    """A stage of the wonder in the middle."""
    t = tables()
    gain = t.stage_gain[board_number][number]
    cost = describe.cost(t.stage_need[board_number][number], t.stage_coins[board_number][number])
    built = sight.state.stages[sight.shown]
    how = "stage_built" if number < built else "stage_next" if number == built else "stage_later"
    lines = [
        describe.effects(gain.effects),
        words("seven_wonders.view.cost", cost=cost),
        words(f"seven_wonders.view.{how}"),
    ]
    return Tip(words("seven_wonders.view.stage", n=pieces.ROMAN[number + 1]), "\n".join(lines))


def board(number: int) -> Tip:
    """A wonder board."""
    wonder = tables().data.wonders[number]
    return Tip(
        words(
            "seven_wonders.city.side", wonder=words(f"seven_wonders.name.{wonder.wonder}"), side=wonder.side
        ),
        words("seven_wonders.view.start", what=describe.effects(wonder.start_effects)),
    )


def purse(sight: Sight) -> Tip:
    """What a city has besides its buildings."""
    state, party = sight.state, sight.shown
    body = _purse(sight, party, state.coins[party]) + "\n" + _score(sight, party)
    return Tip(words("seven_wonders.view.purse"), body)


def held(name: str, number: int) -> Tip:
    """One of the things in the treasury."""
    return Tip(words(f"seven_wonders.treasury.{name}"), words(f"seven_wonders.treasury.{name}_tip", n=number))


def _purse(sight: Sight, party: int, coins: int) -> str:
    state = sight.state
    ones, threes, fives = state.victories[party]
    return words(
        "seven_wonders.view.purse_tip",
        coins=coins,
        debt=state.debts[party],
        doves=state.diplomacy[party],
        shields=conflict.strength(state, party),
        wars=ones + 3 * threes + 5 * fives - state.defeats[party],
    )


def city(sight: Sight, party: int, names: tuple[str, ...]) -> Tip:
    """What has happened there, and a mate's hand; what became of the own coins, and how far the city is."""
    state = sight.state
    title = overview.title(party, state, names)
    if party == sight.seat:
        gains = numbers.listed(sight.picture.gained, state)
        return Tip(title, "\n".join([*news.own_lines(sight), _score(sight, party)]), gains=gains)
    lines = list(news.reports(sight)[party].lines)
    known = len(state.hands[party]) == state.sizes[party] if party < state.options.seats else False
    if known and party in RULES.allies(state.options, sight.seat):
        held = describe.comma(map(pieces.name, state.hands[party]))
        lines.append(words("seven_wonders.view.mate_hand", names=held))
    lines.append(_purse(sight, party, state.coins[party]))
    lines.append(words("seven_wonders.view.total", n=sheet(state, party).total))
    return Tip(title, "\n".join(lines))


def _score(sight: Sight, party: int) -> str:
    found = sheet(sight.state, party)
    lines = [
        words("seven_wonders.view.scored", line=words(line.key), n=line.points)
        for line in found.lines
        if line.points
    ]
    return "\n".join([*lines, words("seven_wonders.view.total", n=found.total)])


def sheet_of_paper(sight: Sight) -> Tip:
    """The sheet at the left: what the plan takes, what is owed, kept, or what another city would score."""
    if sight.shown != sight.party:
        return Tip(words("seven_wonders.view.standing"), _score(sight, sight.shown))
    if sight.topic == "draft":
        held = [pieces.name(one) for one in sight.state.leaders[sight.seat] if one >= 0]
        said = describe.comma(held) or words("seven_wonders.view.nothing")
        return Tip(words("seven_wonders.view.kept"), said)
    lines = [words("seven_wonders.treasury.coin_tip", n=sight.state.coins[sight.party])]
    if sight.topic == "losses":
        return Tip(words("seven_wonders.view.to_lose"), "\n".join([*losses.reasons(sight), *lines]))
    title, outcome = words("seven_wonders.view.payment"), sight.outcome
    if outcome is None:
        return Tip(title, "\n".join([words("seven_wonders.view.pick_to_pay"), *lines]))
    plan = outcome.plan
    lines = [pieces.name(plan.card)]
    if plan.reason is not None:
        lines.append(describe.reason(plan.reason))
    elif plan.price:
        lines.append(payment.long_label(sight, plan, plan.way))
    if outcome.after is not None:
        lines.append(words("seven_wonders.loss.left", coins=outcome.after.coins[sight.party]))
    return Tip(title, "\n".join(lines))
