"""An idea's effect in signs, as it stands at the foot of its card."""

from __future__ import annotations

from game.cvlizations import effects
from game.cvlizations.catalog import load
from game.cvlizations.resources import KINDS
from game.cvlizations.view import pieces
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width

Signs = tuple[str, ...]
"""Names of sprites, and words in numerals."""


def draw(canvas: Canvas, found: Signs, right: int, middle: int) -> None:
    """Signs in a row that ends at *right*."""
    x = right
    for sign in reversed(found):
        if "/" in sign and sign[0].isalpha():
            picture = sprites.sprite(sign)
            x -= picture.get_width()
            canvas.blit(picture, x, middle - picture.get_height() // 2)
        else:
            x -= big_width(sign)
            big(canvas, sign, x, middle - 3, "p5", "k0")
        x -= 1


def _order(name: effects.OrderId) -> str:
    return f"icons/{pieces.ORDER_ICONS[load().card(name)]}"


def _goods(name: str) -> str:
    return f"pips/{pieces.GOODS[KINDS.index(name)]}"


def _gain(gain: effects.Gain) -> Signs:
    """What a gain brings; of one's own choice and of the same kind only as a number."""
    for kind in KINDS:
        if getattr(gain, kind):
            return f"+{getattr(gain, kind)}", _goods(kind)
    if gain.happiness:
        return f"+{gain.happiness}", "pips/smile"
    return (f"+{gain.any + gain.same}",)


def _joy(amount: int) -> Signs:
    """Happiness; a single one without its number, for want of room."""
    return "+" if amount == 1 else f"+{amount}", "pips/smile"


def of(effect: effects.Effect) -> Signs:
    """The signs of an effect; none for a card without one."""
    return _of_orders(effect) or _of_turns(effect) or _of_the_end(effect)


def _of_orders(effect: effects.Effect) -> Signs:
    match effect:
        case effects.OrderBonus(order=order, gain=gain):
            return _order(order), *_gain(gain)[:1]
        case effects.OrderHappiness(order=order, happiness=amount):
            return _order(order), *_joy(amount)
        case effects.StrengthGain(strength=strength, gain=gain):
            found = _gain(gain)
            return "pips/meeple", *(found if len(found) > 1 else (strength[0], *found))
        case effects.HappinessEcho(amount=amount):
            return "icons/smile", f"+{amount}"
        case effects.WhenRobbed(happiness=amount):
            return "icons/sack", *_joy(amount)
        case effects.ExtraTheft(amount=amount):
            return "icons/sack", f"+{amount}"
        case effects.TheftShield():
            return "icons/sack", "icons/shield"
        case effects.TreatStrength(order=order):
            return _order(order), "1", "pips/meeple"
    return ()


def _of_turns(effect: effects.Effect) -> Signs:
    match effect:
        case effects.SwapBeforeBuy(give=give):
            return "icons/swap", str(give)
        case effects.Discount(amount=amount):
            return "icons/lens", f"-{amount}"
        case effects.PeekTop():
            return ("icons/eye",)
        case effects.ExtraPurchase(amount=amount):
            return "icons/lens", f"+{amount}"
        case effects.NoBuyIncome(amount=amount):
            return "icons/cross", f"+{amount}"
        case effects.TurnExchange(give=give):
            return _gain(give)[1], "icons/right", "pips/smile"
        case effects.RoundIncome(gain=gain):
            return _gain(gain)
        case effects.AgeIncome():
            return tuple(_goods(kind) for kind in KINDS)
        case effects.AgeBonusUnplayed(order=order, happiness=amount):
            return _order(order), "pips/cross", *_joy(amount)[1:]
    return ()


def _of_the_end(effect: effects.Effect) -> Signs:
    match effect:
        case effects.EndExchange(resource=resource):
            return "icons/trophy", _goods(resource)
        case effects.EndSets():
            return tuple(_goods(kind) for kind in KINDS)
        case effects.EndNoResources():
            return "icons/trophy", "0"
        case effects.EndPerResources(per=per):
            return "icons/trophy", f"/{per}"
        case effects.EndKinds():
            return "icons/trophy", "pips/star"
        case effects.EndPairs():
            return "icons/trophy", "/2"
        case effects.EndPerKind(kind=kind):
            return "icons/trophy", f"icons/{pieces.KIND_ICONS[kind]}"
        case effects.EndMajority(kind=kind):
            return "icons/medal", f"icons/{pieces.KIND_ICONS[kind]}"
    return ()
