"""Effects, costs and changes in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.reason import Reason
from game.core.score import Change
from game.seven_wonders import effects as fx
from game.seven_wonders.catalog import RAW
from game.seven_wonders.tables import tables
from game.seven_wonders.view import pieces
from game.ui.locale import words

RESOURCES = ("wood", "stone", "clay", "ore", "glass", "loom", "papyrus")


def _say(key: str, **values: object) -> str:
    return words(f"seven_wonders.effect.{key}", **values)


def comma(parts: Iterable[str]) -> str:
    """Several things one after the other."""
    return words("seven_wonders.view.comma").join(parts)


def either(parts: Iterable[str]) -> str:
    """Several things of which one is chosen."""
    return words("seven_wonders.view.either").join(parts)


def resource(name: str) -> str:
    """A resource."""
    return words(f"seven_wonders.resource.{name}")


def _counter(what: str) -> str:
    return words(f"seven_wonders.counter.{what}")


def _scope(scope: tuple[str, ...]) -> str:
    if "left" in scope or "right" in scope:
        return "both" if "self" in scope else "neighbours"
    return "own"


def effects(found: Iterable[fx.AnyEffect]) -> str:
    """What something does, a sentence each."""
    return "\n".join(effect(one) for one in found)


def effect(one: fx.AnyEffect) -> str:
    """What one effect does."""
    return _goods(one) or _scores(one) or _coins(one) or _trade(one) or _say(_key(one))


def _key(one: fx.AnyEffect) -> str:
    return fx.snake(type(one).__name__)


def _goods(one: fx.AnyEffect) -> str:
    match one:
        case fx.Produce(resources):
            parts = [resource(name) for name, n in resources.items() for _ in range(n)]
            return _say("produce", what=comma(parts))
        case fx.ProduceChoice(options, sellable):
            return _say("produce_choice" if sellable else "produce_own", what=either(map(resource, options)))
        case fx.Shields(n) | fx.CopyScience(n) | fx.DrawLeaders(n):
            return _say(_key(one), n=n)
        case fx.Science(symbol):
            return _say("science", symbol=f"@seven_wonders.symbol.{symbol}")
        case fx.Diplomacy(tokens):
            return _say("diplomacy", n=tokens)
    return ""


def _scores(one: fx.AnyEffect) -> str:
    match one:
        case fx.Points(n):
            return _say("points", n=n)
        case fx.PointsPer(per, scope, each):
            return _say(f"points_per_{_scope(scope)}", n=each, what=_counter(per))
        case fx.PointsPerSet(colours, each):
            what = comma(words(f"seven_wonders.colour_short.{one}") for one in colours)
            return _say("points_per_set", n=each, what=what)
        case fx.PointsPerScienceSet(each):
            return _say("points_per_science_set", n=each)
        case fx.PointsPerCoins(coins, each):
            return _say("points_per_coins", n=each, coins=coins)
        case fx.EntombLeader(times):
            return _say("entomb_leader", times=times)
    return ""


def _coins(one: fx.AnyEffect) -> str:
    match one:
        case fx.Coins(n) | fx.NeighbourCoins(n) | fx.BankBonus(n):
            return _say(_key(one), n=n)
        case fx.CoinsPer(per, scope, each):
            return _say(f"coins_per_{_scope(scope)}", n=each, what=_counter(per))
        case fx.CoinsOn(event, n):
            return _say(f"coins_on_{event}", n=n)
        case fx.OthersLoseCoins(amount):
            return _say("others_lose_coins", n=amount)
        case fx.OthersLoseCoinsPer(per, each):
            return _say("others_lose_coins_per", n=each, what=_counter(per))
        case fx.LeaderDiscount(neighbours, own):
            return _say("leader_discount", n=own, neighbours=neighbours)
    return ""


def _trade(one: fx.AnyEffect) -> str:
    match one:
        case fx.TradeDiscount(resources, neighbours):
            side = "both" if len(neighbours) > 1 else neighbours[0]
            kind = "raw" if resources[0] in RAW else "made"
            return _say(f"trade_{kind}_{side}")
        case fx.TradeFirstRebate(neighbour):
            return _say(f"dock_{neighbour}")
        case fx.CostReduction(target):
            return _say(f"cost_reduction_{target}")
        case fx.FreeBuild(colour):
            return _say(f"free_build_{colour}")
    return ""


def reason(why: Reason) -> str:
    """A reason in words."""
    return words(why.key, **why.values)


def changed(found: Sequence[Change]) -> list[str]:
    """The lines of the score sheet that would change, in points, and their sum."""
    lines = [words("seven_wonders.view.change", line=f"@{change.key}", n=change.gain) for change in found]
    if len(lines) > 1:
        total = sum(change.gain for change in found)
        lines.append(words("seven_wonders.view.change_total", n=total))
    return lines


def cost(need: int, coins: int) -> str:
    """What something takes."""
    parts = [words("seven_wonders.view.coins", n=coins)] if coins else []
    for place, name in enumerate(RESOURCES):
        number = need >> 4 * place & 15
        if number:
            parts.append(words("seven_wonders.view.some", n=number, what=resource(name)))
    return comma(parts) or words("seven_wonders.view.nothing")


def chains(card: int) -> list[str]:
    """From what a card is free, and what it makes free."""
    t = tables()
    if card >= t.cards:
        return []
    lines = []
    parents = [number for number in range(t.cards) if t.chain[card] >> number & 1]
    children = [number for number in range(t.cards) if t.chain[number] >> card & 1]
    if parents:
        lines.append(words("seven_wonders.view.free_with", names=either(map(pieces.name, parents))))
    if children:
        lines.append(words("seven_wonders.view.leads_to", names=comma(map(pieces.name, children))))
    return lines
