"""What is said about a neighbour's plate, part by part."""

from __future__ import annotations

from game.seven_wonders import conflict
from game.seven_wonders.income import count
from game.seven_wonders.tables import SYMBOLS, tables
from game.seven_wonders.view import describe, neighbours, overview, pieces
from game.seven_wonders.view.sight import Sight
from game.seven_wonders.view.sources import prices
from game.ui.focus import Tip
from game.ui.locale import words


def part(sight: Sight, party: int, side: str, name: str) -> Tip:
    """A part of a plate by its name in `neighbours.parts`."""
    title, lines = {
        "wonder": (_called(sight, party), _stages(sight, party)),
        "sale": (words("seven_wonders.view.for_sale"), for_sale(sight, party, side)),
        "built": (words("seven_wonders.view.built_cards"), _built(sight, party)),
        "science": (words("seven_wonders.view.symbols"), _symbols(sight, party)),
        "wars": (words("seven_wonders.treasury.wars"), wars(sight, party)),
    }[name]
    return Tip(title, "\n".join(lines or [words("seven_wonders.view.nothing")]))


def whole(sight: Sight, party: int, side: str) -> Tip:
    """The plate as a whole: what it sells and for how much, and its wars."""
    title = overview.title(party, sight.state, sight.names)
    return Tip(title, "\n".join([*for_sale(sight, party, side), *wars(sight, party)]))


def for_sale(sight: Sight, party: int, side: str) -> list[str]:
    """What a neighbour sells and for how much."""
    state = sight.state
    raw, made, dock = prices(state.unused(sight.party), side)
    found = neighbours.goods_for_sale(state.goods[party])
    sold = [describe.either(describe.resource(describe.RESOURCES[one]) for one in source) for source in found]
    lines = [
        words("seven_wonders.view.sells", what=describe.comma(sold) or words("seven_wonders.view.nothing")),
        words("seven_wonders.view.prices", raw=raw, made=made),
    ]
    return [*lines, words("seven_wonders.view.dock")] if dock else lines


def wars(sight: Sight, party: int) -> list[str]:
    """Both strengths, what its wars have brought so far, its diplomacy and debt."""
    state = sight.state
    own, other = conflict.strength(state, sight.party), conflict.strength(state, party)
    won = sum(neighbours.war_tokens(state, party))
    lines = [
        words("seven_wonders.view.strengths", own=own, other=other),
        words("seven_wonders.view.scored", line="@seven_wonders.view.wars", n=won),
    ]
    for name, number in (("dove", state.diplomacy[party]), ("debt", -state.debts[party])):
        if number:
            lines.append(words("seven_wonders.view.some", n=number, what=f"@seven_wonders.treasury.{name}"))
    return lines


def _called(sight: Sight, party: int) -> str:
    wonder = tables().data.wonders[sight.state.boards[party]]
    name = words(f"seven_wonders.name.{wonder.wonder}")
    return words("seven_wonders.city.side", wonder=name, side=wonder.side)


def _stages(sight: Sight, party: int) -> list[str]:
    board, built = sight.state.boards[party], sight.state.stages[party]
    lines = []
    for number, gain in enumerate(tables().stage_gain[board]):
        how = "built" if number < built else "next" if number == built else "later"
        what = describe.comma(map(describe.effect, gain.effects))
        said = words(f"seven_wonders.view.stage_{how}")
        lines.append(words("seven_wonders.view.stage_line", n=pieces.ROMAN[number + 1], what=what, how=said))
    return lines


def _built(sight: Sight, party: int) -> list[str]:
    numbers = [(colour, count(sight.state, party, colour)) for colour in overview.COUNTED]
    return [
        words("seven_wonders.view.some", n=number, what=f"@seven_wonders.colour.{colour}")
        for colour, number in numbers
        if number
    ]


def _symbols(sight: Sight, party: int) -> list[str]:
    city = sight.state.cities[party]
    found = [(f"symbol.{name}", (city & mask).bit_count()) for name, mask in zip(SYMBOLS, tables().symbol)]
    found.append(("colour.white", count(sight.state, party, "leaders")))
    return [words("seven_wonders.view.some", n=n, what=f"@seven_wonders.{what}") for what, n in found if n]
