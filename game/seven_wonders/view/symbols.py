"""Effects as rows of pictures, as they are printed on cards, stages and strips."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.seven_wonders import effects as fx
from game.seven_wonders.catalog import RAW, RESOURCES
from game.seven_wonders.view import pieces
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank

HEIGHT = 13
SMALL = 32
"""With less room than this, strokes between choices go and the first of several effects stays whole."""
Row = list[pygame.Surface]
COUNTED = {"leaders": "white"}


def _icon(name: str) -> pygame.Surface:
    return sprites.sprite(f"icons/{name}")


def _counter(what: str) -> pygame.Surface:
    """What is counted."""
    if what == "wonder_stages":
        return pieces.stage()
    if what == "victory_tokens":
        return pieces.disc("r")
    if what == "defeat_tokens":
        return pieces.token(-1)
    return pieces.mini(pieces.RAMPS[COUNTED.get(what, what)])


def _scoped(what: pygame.Surface, scope: Iterable[str]) -> Row:
    row = [what]
    if "left" in scope:
        row.insert(0, pieces.arrow(True))
    if "right" in scope:
        row.append(pieces.arrow(False))
    return row


def _either(options: list[pygame.Surface]) -> Row:
    row: Row = []
    for option in options:
        row += [pieces.slash(), option] if row else [option]
    return row


def _resources(effect: fx.Produce) -> Row:
    return [pieces.resource(RESOURCES.index(one)) for one, n in effect.resources.items() for _ in range(n)]


def symbols(effect: fx.AnyEffect) -> Row:
    """The pictures of one effect."""
    return _plain(effect) or _counted(effect) or _trading(effect) or _special(effect)


def _plain(effect: fx.AnyEffect) -> Row:
    match effect:
        case fx.Produce():
            return _resources(effect)
        case fx.ProduceChoice(options):
            return _either([pieces.resource(RESOURCES.index(one)) for one in options])
        case fx.Points(n):
            return [pieces.points(n)]
        case fx.Shields(n):
            return [_icon("shield")] * n
        case fx.Science(symbol):
            return [_icon(symbol)]
        case fx.ScienceChoice():
            return _either([_icon(one) for one in ("compass", "gear", "tablet")])
        case fx.CopyScience(n):
            return [_icon("mask")] * n
        case fx.Coins(n):
            return [pieces.coin(n)]
        case fx.Diplomacy(tokens):
            return [_icon("dove")] * tokens
        case fx.OthersLoseCoins(amount):
            return [pieces.disc("r", -amount)]
    return []


def _counted(effect: fx.AnyEffect) -> Row:
    match effect:
        case fx.PointsPer(per, scope, each):
            return [pieces.points(each), *_scoped(_counter(per), scope)]
        case fx.CoinsPer(per, scope, each):
            return [pieces.coin(each), *_scoped(_counter(per), scope)]
        case fx.PointsPerSet(colours, each):
            return [pieces.points(each), *(pieces.mini(pieces.RAMPS[one]) for one in colours)]
        case fx.PointsPerScienceSet(each):
            return [pieces.points(f"+{each}"), pieces.mini("g")]
        case fx.PointsPerCoins(coins, each):
            return [pieces.points(each), pieces.slash(), pieces.coin(coins)]
        case fx.NeighbourCoins(n):
            return _scoped(pieces.coin(n), ("left", "right"))
        case fx.OthersLoseCoinsPer(per, each):
            return [pieces.disc("r", -each), _counter(per)]
        case fx.CoinsOn(event, n):
            return [pieces.coin(n), _happening(event)]
        case fx.BankBonus(n):
            return [pieces.coin(n), _icon("plus")]
    return []


def _happening(event: str) -> pygame.Surface:
    if event == "victory_token":
        return pieces.disc("r")
    if event == "chain_build":
        return pieces.chain()
    return pieces.mini(pieces.RAMPS[event.removeprefix("build_")])


def _trading(effect: fx.AnyEffect) -> Row:
    match effect:
        case fx.TradeDiscount(resources, neighbours, price):
            kind = "w" if resources[0] in RAW else "s"
            return [*_scoped(pieces.mini(kind), neighbours), pieces.coin(price)]
        case fx.TradeFirstRebate(neighbour, amount):
            return [*_scoped(pieces.any_good(), (neighbour,)), pieces.coin(-amount)]
        case fx.BankPurchase(price):
            return [pieces.any_good(), pieces.coin(price)]
        case fx.PurchaseRebate(n):
            return [*_scoped(pieces.any_good(), ("left", "right")), pieces.coin(n)]
        case fx.CostReduction(target, resources):
            what = pieces.stage() if target == "wonder_stage" else pieces.mini(pieces.RAMPS[target])
            return [what, pieces.number(f"-{resources}"), pieces.any_good()]
        case fx.WonderResourcesFree():
            return [pieces.stage(), _icon("check")]
        case fx.FreeBuild(colour):
            return [pieces.mini(pieces.RAMPS.get(colour, "p")), _icon("check")]
    return []


def _special(effect: fx.AnyEffect) -> Row:
    match effect:
        case fx.LeaderDiscount(_, own):
            return [pieces.mini("p"), pieces.coin(-own)]
        case fx.DrawLeaders(n):
            return [pieces.mini("p"), pieces.number(f"+{n}")]
        case fx.EntombLeader(times):
            return [pieces.mini("p"), pieces.points(f"x{times}")]
        case fx.DefeatToVictor():
            return [pieces.token(-1), _icon("right")]
        case fx.DefeatAsShields():
            return [pieces.token(-1), _icon("shield")]
        case fx.PlayLastCard():
            return [pieces.mini("p"), pieces.mini("p", "7")]
    return _signs(effect)


SIGNS: dict[type, tuple[str, str]] = {
    fx.BuildFromDiscard: ("p", "up"),
    fx.CopyGuild: ("v", "swap"),
    fx.CopyLeader: ("p", "swap"),
    fx.LeadersFree: ("p", "check"),
    fx.RecruitExtraLeader: ("p", "plus"),
}
"""The ramp of a miniature card and the icon beside it."""


def _signs(effect: fx.AnyEffect) -> Row:
    match effect:
        case fx.ProduceDuplicate():
            return [_icon("double"), pieces.any_good()]
        case fx.ProduceMissing():
            return [_icon("sack"), pieces.any_good()]
    ramp, icon = SIGNS[type(effect)]
    return [pieces.mini(ramp), _icon(icon)]


def picture(effects: tuple[fx.AnyEffect, ...], wide: int) -> pygame.Surface:
    """Effects side by side, 13 px high and at most *wide*; they overlap if there is no room."""
    row = [one for effect in effects for one in symbols(effect)]
    if not row:
        return blank((1, HEIGHT), CLEAR)
    if wide < min(SMALL, _length(row)):
        row = _thinned(row)
    full, first, last = _length(row), row[0].get_width() + 1, row[-1].get_width()
    whole = len(effects) > 1 and first + last < wide < min(SMALL, full)
    start = first if whole else 0
    squeeze = 1.0 if full <= wide else (wide - start - last) / max(1, full - start - last)
    canvas = Canvas(blank((min(full, wide), HEIGHT), CLEAR))
    canvas.surface.set_colorkey(CLEAR)
    x = 0.0
    for number, one in enumerate(row):
        canvas.blit(one, int(x), (HEIGHT - one.get_height()) // 2)
        x += first if whole and not number else (one.get_width() + 1) * squeeze
    return canvas.surface


def _length(row: Row) -> int:
    return sum(one.get_width() + 1 for one in row) - 1


def _thinned(row: Row) -> Row:
    """Without the strokes between three choices and more, which only cost room there."""
    strokes = [one for one in row if one is pieces.slash()]
    return [one for one in row if one is not pieces.slash()] if len(strokes) > 1 else row


def draw(canvas: Canvas, effects: tuple[fx.AnyEffect, ...], centre: int, y: int, wide: int) -> None:
    """Effects with their middle at *centre*."""
    found = picture(effects, wide)
    canvas.blit(found, centre - found.get_width() // 2, y)
