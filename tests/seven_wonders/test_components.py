"""Every card, leader and wonder stage, used in play; and what the data files must satisfy."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.core.components import BadData
from game.seven_wonders import effects as fx
from game.seven_wonders import scoring
from game.seven_wonders.catalog import DATA, Wonder, catalog, load
from game.seven_wonders.moves import Build, BuildStage, Recruit
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import answer, build, deal, give, lead, n, recruited, recruiting, table, topics

ASKED = {
    fx.BuildFromDiscard: "salvage",
    fx.CopyLeader: "copy_leader",
    fx.RecruitExtraLeader: "extra_leader",
    fx.EntombLeader: "entomb",
}


def ready(*boards: str, age: int = 1, seats: int = 3) -> SevenWondersState:
    """A table where every effect finds something: cards and leaders next door, tokens, a discard pile."""
    state = table(seats, *boards, age=age, coins=20, cities=True, leaders=True, hand=("altar", "theater"))
    give(state, 1, "stone_pit", "loom_1", "school", "barracks", "tavern", "baths", "militia", "hannibal")
    give(state, 2, "lumber_yard", "workshop", "spies_guild", "ptolemy")
    state.victories = [(1, 1, 0), (1, 0, 0), (0, 1, 0)]
    state.defeats = [1, 2, 0]
    state.stages[1] = 2
    state.pile = (n("pawnshop"),)
    lead(state, 0, "sappho")
    return state


def counted(state: SevenWondersState, party: int, per: str) -> int:
    """An independent count of what a city holds."""
    if per == "wonder_stages":
        return state.stages[party]
    if per == "victory_tokens":
        return sum(state.victories[party])
    if per == "defeat_tokens":
        return state.defeats[party]
    data = catalog()
    held = [data.entry(card) for card in range(len(tables().ids)) if state.cities[party] >> card & 1]
    if per == "leaders":
        return sum(entry in data.leaders for entry in held)
    return sum(getattr(entry, "colour", "white") == per for entry in held)


def around(state: SevenWondersState, effect: Any) -> int:
    """The count over the cities that an effect names, for seat 0 of three."""
    seats = {"self": 0, "left": 1, "right": 2}
    return sum(counted(state, seats[who], effect.per) for who in effect.scope)


def expected_coins(state: SevenWondersState, effects: Any) -> int:
    """Coins that seat 0 takes at once."""
    total = 0
    for effect in effects:
        if isinstance(effect, fx.Coins):
            total += effect.n
        elif isinstance(effect, fx.CoinsPer):
            total += effect.each * around(state, effect)
    return total


def expected_points(state: SevenWondersState, effects: Any) -> int:
    """Points of seat 0, science and copied things left aside."""
    total = 0
    for effect in effects:
        match effect:
            case fx.Points(count):
                total += count
            case fx.PointsPer():
                total += effect.each * around(state, effect)
            case fx.PointsPerSet(colours, each):
                total += each * min(counted(state, 0, colour) for colour in colours)
            case fx.PointsPerCoins(coins, each):
                total += state.coins[0] // coins * each
    return total


def expected_losses(state: SevenWondersState, effects: Any) -> list[int]:
    """What the others owe."""
    owed = [0, 0, 0]
    for effect in effects:
        for seat in (1, 2):
            if isinstance(effect, fx.OthersLoseCoins):
                owed[seat] += effect.amount
            elif isinstance(effect, fx.OthersLoseCoinsPer):
                owed[seat] += effect.each * counted(state, seat, effect.per)
    return owed


def check(state: SevenWondersState, before: SevenWondersState, effects: Any, spent: int, gain: Any) -> None:
    """What seat 0 has got is what the effects say."""
    assert state.coins[0] == before.coins[0] - spent + expected_coins(state, effects)
    assert state.shields[0] - before.shields[0] == sum(e.n for e in effects if isinstance(e, fx.Shields))
    assert state.diplomacy[0] == sum(e.tokens for e in effects if isinstance(e, fx.Diplomacy))
    produced = sum(unit * count for e in effects if isinstance(e, fx.Produce) for unit, count in units(e))
    assert (state.goods[0] - before.goods[0]) & 0xFFFFFFF == produced
    assert state.powers[0] | gain.powers == state.powers[0]
    assert sum(scoring.points(state, 0, effect) for effect in effects) == expected_points(state, effects)
    losses = expected_losses(state, effects)
    assert state.owed == losses
    asked = [ASKED[type(e)] for e in effects if type(e) in ASKED]
    if any(losses):
        assert topics(state) == [(seat, "losses") for seat in (1, 2) if losses[seat]]
    elif asked:
        assert topics(state) == [(0, asked[0])]
    gifts = sum(e.n for e in effects if isinstance(e, fx.NeighbourCoins))
    assert state.coins[2] - before.coins[2] == 3 + gifts


def units(effect: fx.Produce) -> list[tuple[int, int]]:
    places = ("wood", "stone", "clay", "ore", "glass", "loom", "papyrus")
    return [(1 << 4 * places.index(kind), count) for kind, count in effect.resources.items()]


@pytest.mark.parametrize("name", [card.id for card in catalog().cards])
def test_each_card_in_play(name: str) -> None:
    card = catalog().cards[n(name)]
    state = ready("giza_a", age=card.age)
    deal(state, 0, name, "altar")
    state.goods[0] = tables().need[n(name)]
    before = state.copy()
    answer(state, {0: build(name, bank=card.cost.coins)})
    assert state.cities[0] >> n(name) & 1
    check(state, before, card.effects, card.cost.coins, tables().gain[n(name)])


@pytest.mark.parametrize("name", [card.id for card in catalog().cards if card.chain_from])
def test_each_chain_in_play(name: str) -> None:
    for parent in catalog().cards[n(name)].chain_from:
        state = ready("giza_a", age=catalog().cards[n(name)].age)
        give(state, 0, parent)
        deal(state, 0, name, "altar")
        moves = [move for move in RULES.moves(state, 0) if isinstance(move, Build) and move.card == n(name)]
        assert moves[0] == build(name, "chained")


@pytest.mark.parametrize("name", [leader.id for leader in catalog().leaders])
def test_each_leader_in_play(name: str) -> None:
    leader = catalog().leaders[n(name) - tables().cards]
    state = recruiting(3, "giza_a", coins=9, cities=True)
    give(state, 1, "barracks", "baths", "school")
    give(state, 0, "barracks", "baths", "school", "tavern", "stone_pit", "loom_1")
    state.pile = (n("pawnshop"),)
    state.victories[0] = (1, 0, 0)
    lead(state, 0, name)
    before = state.copy()
    answer(state, {0: Recruit(n(name))})
    assert recruited(state, 0) == [name]
    check(state, before, leader.effects, leader.cost.coins, tables().gain[n(name)])


BOARDS = {wonder.id: wonder for wonder in catalog().wonders}
STAGES = [(name, stage) for name, wonder in BOARDS.items() for stage in range(len(wonder.stages))]


@pytest.mark.parametrize(("name", "stage"), STAGES, ids=[f"{name}-{stage + 1}" for name, stage in STAGES])
def test_each_wonder_stage_in_play(name: str, stage: int) -> None:
    wonder: Wonder = BOARDS[name]
    state = ready(name, "giza_a" if wonder.wonder != "giza" else "rhodos_a")
    give(state, 0, "caesar")
    state.stages[0] = stage
    state.goods[0] = tables().stage_need[state.boards[0]][stage]
    before = state.copy()
    price = wonder.stages[stage].cost.coins
    answer(state, {0: BuildStage(n("altar"), bank=price)})
    assert state.stages[0] == stage + 1
    gain = tables().stage_gain[state.boards[0]][stage]
    check(state, before, wonder.stages[stage].effects, price, gain)


@pytest.mark.parametrize("name", list(BOARDS))
def test_each_board_starts_with_what_it_shows(name: str) -> None:
    state = table(3, name, leaders=True, cities=True)
    effects = BOARDS[name].start_effects
    assert state.goods[0] == sum(u * k for e in effects if isinstance(e, fx.Produce) for u, k in units(e))
    assert state.powers[0] == tables().start[state.boards[0]].powers


def damaged(folder: Path, file: str, change: Any) -> Path:
    shutil.copytree(DATA, folder / "data")
    path = folder / "data" / file
    data = json.loads(path.read_text("utf-8"))
    change(data)
    path.write_text(json.dumps(data), "utf-8")
    return folder / "data"


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        ("cards.json", lambda d: d["cards"][0].update(colour="pink"), "cards.json.*colour"),
        ("cards.json", lambda d: d["cards"][0].update(colour_="x"), "cards.json.*unknown field"),
        ("cards.json", lambda d: d["cards"][0].update(id="mine"), "mine"),
        ("cards.json", lambda d: d["cards"][0].update(copies=[3]), "age 1 has 27"),
        ("cards.json", lambda d: d["cards"][0].update(chain_from=["palace"]), "palace"),
        ("cards.json", lambda d: d["cards"][0]["effects"][0].update(type="fly"), "fly"),
        ("cards.json", lambda d: d["cards"].pop(), "counts"),
        ("leaders.json", lambda d: d["leaders"].pop(), "leaders.json"),
        ("wonders.json", lambda d: d["wonders"].pop(), "wonders.json"),
    ],
)
def test_damaged_data_is_refused_by_name(tmp_path: Path, file: str, change: Any, message: str) -> None:
    with pytest.raises(BadData, match=message):
        load(damaged(tmp_path, file, change))


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_deck_is_counted_for_every_number_of_seats(tmp_path: Path, age: int, seats: int) -> None:
    def one_seat_later(data: Any) -> None:
        card = next(one for one in data["cards"] if one["age"] == age and seats in one.get("copies", ()))
        card["copies"][card["copies"].index(seats)] += 1

    size = {1: 7 * seats, 2: 7 * seats, 3: 6 * seats - 2}[age] - 1
    with pytest.raises(BadData, match=f"age {age} has {size} cards with {seats} seats, not {size + 1}"):
        load(damaged(tmp_path, "cards.json", one_seat_later))


def test_every_value_has_a_provenance() -> None:
    data = catalog()
    entries: list[Any] = [*data.cards, *data.leaders, *data.wonders]
    for entry in entries:
        assert {"cost", "effect"} <= set(entry.provenance), entry.id
