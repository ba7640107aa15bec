"""What carrying out an order brings, in words."""

from __future__ import annotations

from game.cvlizations import agenda, effects, odds
from game.cvlizations.resources import KINDS
from game.cvlizations.state import ACTING, CvlizationsState
from game.ui.locale import words


def in_force(state: CvlizationsState) -> int | None:
    """The strength of the order being carried out; None if it is an idea that brings something."""
    if state.phase != ACTING:
        return None
    steps = state.agenda[: state.at + 1]
    begun = next((step for step in reversed(steps) if step[0] == agenda.BEGIN), None)
    return begun[3] if begun is not None and steps[-1][2] == begun[2] else None


def brings(state: CvlizationsState, tribe: int, card: int, strength: int) -> str:
    """What carrying out an order brings a tribe: the card's own, with the ideas of a seat."""
    if tribe >= state.options.seats:
        return printed(agenda.effect_at(state.options, card, strength))
    found = odds.brings(state, tribe, card, strength)
    parts = [_part("gain", n=getattr(found, kind), kind=f"@cvlizations.resource.{kind}") for kind in KINDS]
    parts += [
        _part("any", n=found.any),
        _part("happiness", n=found.happiness),
        _part("steal", n=found.thefts),
        _part("swap", n=found.swap),
        words("cvlizations.brings.repeat") if found.times > 1 else "",
    ]
    said = [part for part in parts if part]
    return words("cvlizations.view.comma").join(said) or words("cvlizations.brings.nothing")


def _part(name: str, n: int, **values: str) -> str:
    if name == "steal" and n == 1:
        return words("cvlizations.view.steal_one")
    return words(f"cvlizations.brings.{name}", n=n, **values) if n else ""


def printed(effect: effects.OrderEffect) -> str:
    """What is printed on an order."""
    match effect:
        case effects.Steals(victims=count):
            return _part("steal", n=count)
        case effects.Gains(resource=resource, amount=count):
            return _part("gain", n=count, kind=f"@cvlizations.resource.{resource}")
        case effects.GainsAny(amount=count):
            return _part("any", n=count)
        case effects.GainsHappiness(amount=count):
            return _part("happiness", n=count)
        case effects.Swaps(take=count):
            return _part("swap", n=count)
        case effects.RepeatsOther():
            return words("cvlizations.brings.repeat")
    return words("cvlizations.brings.nothing")
