"""The prompt bar's sentence: what is to be done, or what the plan would do."""

from __future__ import annotations

from game.tabletop.views import Prompt
from game.troyes_dice.moves import UseDie
from game.troyes_dice.offers import offer_on
from game.troyes_dice.sheet import COLOURS, RESOURCES, TAKE
from game.troyes_dice.view import attempts, uses
from game.troyes_dice.view.sight import Sight
from game.ui.locale import words


def prompt(sight: Sight) -> Prompt:
    """What the seat is to do now."""
    plan = sight.plan
    if plan is None and sight.own:
        refused = attempts.why_not(sight)
        if refused is not None:
            return Prompt(refused.key, refused.values)
    if plan is None and sight.own and sight.slot is not None:
        die = offer_on(sight.state, sight.slot)
        colour = f"@troyes_dice.name.{COLOURS[die.colour]}"
        return Prompt("troyes_dice.view.what_for", {"colour": colour, "value": die.value})
    if plan is None or not sight.own:
        return Prompt(f"troyes_dice.prompt.{sight.topic}")
    what = uses.says(sight.state, plan)
    if not isinstance(plan.move, UseDie):
        return Prompt("troyes_dice.view.plan_bonus", {"what": what, "gain": f"{plan.gain:+d}"})
    values = {
        "colour": f"@troyes_dice.name.{COLOURS[plan.move.colour]}",
        "value": plan.move.value,
        "what": what,
        "price": price(plan.price),
    }
    key = "plan_take" if plan.move.use == TAKE else "plan_build"
    return Prompt(f"troyes_dice.view.{key}", values)


def price(paid: tuple[int, int, int]) -> str:
    """What is paid, in words."""
    parts = [
        words("troyes_dice.view.amount", n=count, resource=f"@troyes_dice.name.{RESOURCES[colour]}")
        for colour, count in enumerate(paid)
        if count
    ]
    return words("troyes_dice.view.comma").join(parts) or words("troyes_dice.view.free")
