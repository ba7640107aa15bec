"""The game's volume of the encyclopaedia: cards, leaders and wonders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.rule_list import Origin
from game.seven_wonders import effects as fx
from game.seven_wonders import record
from game.seven_wonders.catalog import Card, Leader, Wonder
from game.seven_wonders.tables import SYMBOLS, tables
from game.seven_wonders.view import describe, pieces, symbols
from game.seven_wonders.view.pieces import ROMAN
from game.tabletop import entries
from game.tabletop.entries import Chip, Contents, Entry, Example, Fact, Signs
from game.ui import sprites
from game.ui.locale import words

KINDS = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white")
WONDER = "wonder"


def contents() -> Contents:
    """The volume in the present language."""
    kinds = [
        Chip(colour, words(f"seven_wonders.colour_short.{colour}"), pieces.RAMPS[colour]) for colour in KINDS
    ]
    kinds += [Chip(WONDER, words("seven_wonders.score.wonder"), "t"), entries.medals_chip()]
    parts = tuple(Chip(str(age), ROMAN[age], "w") for age in (1, 2, 3))
    t = tables()
    found = [_card(number, card) for number, card in enumerate(t.data.cards)]
    found += [_leader(t.cards + number, leader) for number, leader in enumerate(t.data.leaders)]
    found += [_wonder(wonder) for wonder in t.data.wonders]
    found += entries.medals("seven_wonders", record.medals())
    return Contents(tuple(kinds), tuple(found), parts)


def card_id(number: int) -> str:
    """The entry of a card or leader by its number."""
    t = tables()
    return f"{'card' if number < t.cards else 'leader'}/{t.ids[number]}"


def wonder_id(board: int) -> str:
    """The entry of a wonder board by its number."""
    return f"wonder/{tables().data.wonders[board].id}"


def _say(key: str, **values: object) -> str:
    return words(f"seven_wonders.entry.{key}", **values)


# ---------------------------------------------------------------------- cards and leaders


def _card(number: int, card: Card) -> Entry:
    t = tables()
    facts = [
        Fact(_say("kind"), words(f"seven_wonders.colour_short.{card.colour}")),
        Fact(_say("age"), ROMAN[card.age]),
        _cost(number),
        *_gives(card.effects),
        _copies(card),
        Fact(_say("box"), words(f"seven_wonders.box.{card.box}")),
    ]
    before = [card_id(one) for one in range(t.cards) if t.chain[number] >> one & 1]
    after = [card_id(one) for one in range(t.cards) if t.chain[one] >> number & 1]
    counts, examples = _counting(card)
    return Entry(
        card_id(number),
        card.colour,
        pieces.name(number),
        pieces.ramp(number),
        entries.picture(f"seven_wonders/art/{pieces.picture_name(number)}"),
        part=str(card.age),
        short=pieces.breakable_name(card.id),
        text=describe.effects(card.effects),
        facts=tuple(facts),
        before=tuple(before),
        after=tuple(after),
        ways=(_say("free_if"), _say("makes_free")),
        counts=counts,
        examples=examples,
        origins=_origins(card.provenance),
    )


def _leader(number: int, leader: Leader) -> Entry:
    counts, examples = _counting(leader)
    return Entry(
        card_id(number),
        "white",
        pieces.name(number),
        pieces.ramp(number),
        entries.picture(f"seven_wonders/leaders/{leader.id}"),
        short=pieces.breakable_name(leader.id),
        text=describe.effects(leader.effects),
        facts=(
            Fact(_say("kind"), words("seven_wonders.colour_short.white")),
            _cost(number),
            *_gives(leader.effects),
            Fact(_say("box"), words(f"seven_wonders.box.{leader.box}")),
        ),
        counts=counts,
        examples=examples,
        origins=_origins(leader.provenance),
    )


def _cost(number: int) -> Fact:
    t = tables()
    return _price(t.need[number], t.coins[number])


def _price(need: int, coins: int) -> Fact:
    found: Signs = tuple(pieces.resource(place) for place in pieces.units(need))
    if coins:
        found = (pieces.coin(coins), *found)
    return Fact(_say("cost"), "" if found else _say("free"), found)


def _gives(effects: Iterable[fx.AnyEffect]) -> list[Fact]:
    signs = tuple(sign for effect in effects for sign in symbols.symbols(effect))
    return [Fact(_say("gives"), signs=signs)] if signs else []


def _copies(card: Card) -> Fact:
    if card.pool == "guild":
        return Fact(_say("copies"), _say("guild_copies"))
    if card.pool == "black":
        return Fact(_say("copies"), _say("black_copies"))
    return Fact(_say("copies"), " ".join(_say("from_seats", n=seats) for seats in card.copies))


def _counting(card: Card | Leader) -> tuple[str, tuple[Example, ...]]:
    """Where a card counts: the first of its effects that counts anywhere at the end."""
    for effect in card.effects:
        if isinstance(effect, (fx.Science, fx.ScienceChoice)):
            symbol = effect.symbol if isinstance(effect, fx.Science) else SYMBOLS[0]
            return _say("science_counts"), _science(symbol)
        if isinstance(effect, fx.Shields):
            return _say("shields_count"), _wars()
    colour = card.colour if isinstance(card, Card) else "white"
    return _say(f"counts_{colour}"), ()


def _science(symbol: str) -> tuple[Example, ...]:
    own = sprites.sprite(f"icons/{symbol}")
    every = tuple(sprites.sprite(f"icons/{one}") for one in SYMBOLS)
    rows = tuple(Example((own,) * count, str(count * count)) for count in (1, 2, 3))
    return (*rows, Example(every, "+7"))


def _wars() -> tuple[Example, ...]:
    ages = ((1, 1, "o"), (2, 3, "b"), (3, 5, "y"))
    return tuple(Example((pieces.mini(ramp, str(age)),), f"+{value}") for age, value, ramp in ages)


def _origins(tags: Mapping[str, str]) -> tuple[tuple[Origin, str], ...]:
    return entries.origins(tags, lambda key: _say(f"origin_{key}"))


# ---------------------------------------------------------------------- wonders


def _wonder(wonder: Wonder) -> Entry:
    board = tables().data.wonders.index(wonder)
    title = words(
        "seven_wonders.city.side", wonder=words(f"seven_wonders.name.{wonder.wonder}"), side=wonder.side
    )
    t = tables()
    facts = [Fact(_say("start"), signs=tuple(_gives(wonder.start_effects)[0].signs))]
    lines = [words("seven_wonders.view.start", what=describe.effects(wonder.start_effects))]
    for number, stage in enumerate(wonder.stages):
        roman = ROMAN[number + 1]
        price = _price(t.stage_need[board][number], t.stage_coins[board][number])
        facts.append(Fact(_say("stage_cost", n=roman), price.value, price.signs))
        facts += [Fact(_say("stage_gives", n=roman), one.value, one.signs) for one in _gives(stage.effects)]
        lines.append(_say("stage", n=roman, what=describe.comma(map(describe.effect, stage.effects))))
    facts.append(Fact(_say("box"), words(f"seven_wonders.box.{wonder.box}")))
    other = f"wonder/{wonder.wonder}_{'b' if wonder.side == 'A' else 'a'}"
    return Entry(
        f"wonder/{wonder.id}",
        WONDER,
        title,
        "t",
        entries.picture(f"seven_wonders/wonders_small/{wonder.id}"),
        short=words(
            "seven_wonders.view.wonder", wonder=pieces.breakable_name(wonder.wonder), side=wonder.side
        ),
        text="\n".join(lines),
        facts=tuple(facts),
        after=(other,),
        ways=("", _say("other_side")),
        counts=_say("wonder_counts"),
        origins=_origins(wonder.provenance),
    )
