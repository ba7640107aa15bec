"""The prompt bar's sentence: what is to be done, or what the plan would do."""

from __future__ import annotations

from game.seven_wonders.tables import tables
from game.seven_wonders.view import describe, losses, news, pieces
from game.seven_wonders.view.sight import Sight
from game.tabletop.views import Prompt
from game.ui import text
from game.ui.locale import words

ROOM = 540
"""How wide a sentence may be, in pixels."""
LINES = 2
"""In how many lines of small print the bar shows what is longer."""


def prompt(sight: Sight) -> Prompt:
    """What the seat is to do now."""
    plan = sight.plan
    if plan is None:
        return _question(sight)
    name = pieces.name(plan.card)
    if plan.reason is not None:
        return Prompt("seven_wonders.view.plan", {"card": name, "what": describe.reason(plan.reason)})
    gain = tables().gain[plan.card]
    if plan.action == "stage":
        gain = tables().stage_gain[sight.state.boards[sight.party]][sight.state.stages[sight.party]]
        name = words("seven_wonders.act.stage", stage=pieces.ROMAN[sight.state.stages[sight.party] + 1])
    what = describe.effects(gain.effects).replace("\n", words("seven_wonders.view.semicolon"))
    if plan.action == "sell":
        what = words("seven_wonders.act_tip.sell")
    total = sum(change.gain for change in sight.changes)
    values: dict[str, object] = {"card": name, "what": what, "n": total}
    key = "seven_wonders.view.plan_gain" if total else "seven_wonders.view.plan"
    if text.width(words(key, **values)) > ROOM:
        values["what"] = what.split(words("seven_wonders.view.semicolon"))[0]
    if text.width(words(key, **values)) > ROOM:
        values["what"] = words(f"seven_wonders.act.{plan.action}", stage="")
    return Prompt(key, values)


def _question(sight: Sight) -> Prompt:
    """What is asked, and first what others have meant for the own coins as far as there is room."""
    if sight.topic == "losses":
        return _loss(sight)
    key = f"seven_wonders.prompt.{sight.topic}"
    questions = [words(key)]
    if sight.topic == "turn":
        questions.append(words("seven_wonders.news.choose"))
    ways = [
        {"told": told, "asked": question}
        for told in (news.summed_up(sight), news.summed_up(sight, by_cards=False))
        for question in questions
        if told
    ]
    for fits in (_in_a_line, _in_lines):
        for both in ways:
            if fits(words("seven_wonders.news.then", **both)):
                return Prompt("seven_wonders.news.then", both)
    return Prompt(key)


def _in_a_line(said: str) -> bool:
    return text.width(said) <= ROOM


def _in_lines(said: str) -> bool:
    return len(text.wrap(said, ROOM, text.SMALL)) <= LINES


def _loss(sight: Sight) -> Prompt:
    """Whose cards cost how much, and whether or how much of it is to be paid."""
    own, of_city = losses.owed(sight)
    asked = words(f"seven_wonders.loss.{'one' if own + of_city == 1 else 'many'}")
    bills = [] if of_city else [bill.told(sight) for bill in losses.bills(sight)]
    for told in (
        words("seven_wonders.news.summed", parts=tuple(bills)),
        words("seven_wonders.prompt.losses", coins=own, of_city=of_city),
    ):
        both = {"told": told[:1].upper() + told[1:], "asked": asked}
        if told and _in_lines(words("seven_wonders.news.then", **both)):
            break
    return Prompt("seven_wonders.news.then", both)
