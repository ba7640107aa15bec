"""What is said about orders, ideas, tribes and resources when one points at them."""

from __future__ import annotations

from game.cvlizations import odds, scoring
from game.cvlizations.catalog import ORDERS
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import forecast, pieces, tray, yields
from game.cvlizations.view.tribes import known_spent
from game.ui.focus import Tip
from game.ui.locale import words


def order(state: CvlizationsState, tribe: int, card: int) -> Tip:
    """What an order gives at each strength, and how likely each is if the tribe chooses it."""
    chances = odds.strengths(state, tribe, card)
    lines = []
    for strength, chance in enumerate(chances, start=1):
        values = {
            "strength": f"@cvlizations.strength.{strength}",
            "percent": round(100 * chance),
            "brings": yields.brings(state, tribe, card, strength),
        }
        lines.append(words("cvlizations.view.prospect", **values))
    title = pieces.name(card)
    if card < ORDERS - 1:
        title = f"{card + 1} · {title}"
    return Tip(title, "\n".join(lines), f"icons/{pieces.ORDER_ICONS[card]}")


def face_down() -> Tip:
    """An order that only its tribe knows."""
    return Tip(words("cvlizations.view.face_down"), words("cvlizations.view.face_down_tip"))


def helm(state: CvlizationsState, names: tuple[str, ...]) -> Tip:
    """Who begins, and where the helm goes."""
    said = words("cvlizations.view.helm_tip", tribe=pieces.tribe_name(state.helm, names, state.options))
    return Tip(words("cvlizations.view.helm"), said, "icons/helm")


def left(state: CvlizationsState, tribe: int) -> Tip:
    """The orders that a tribe may still play in this age, as far as one knows."""
    names = [pieces.name(card) for card in range(ORDERS) if state.hand(tribe) >> card & 1]
    said = words("cvlizations.view.comma").join(names)
    if state.down[tribe] is None:
        said = words("cvlizations.view.one_is_down", orders=said)
    return Tip(words("cvlizations.view.neutral"), said)


def idea(state: CvlizationsState, seat: int, card: int) -> Tip:
    """An idea's kind and effect, and the happiness it would bring."""
    found = pieces.BOOK.idea(card)
    lines = [words(f"cvlizations.kind.{found.kind}"), words(f"cvlizations.effect.{found.id}")]
    if card not in state.ideas[seat]:
        lines.append(tray.happiness(forecast.of_idea(state, seat, card)))
    return Tip(pieces.name(card), "\n".join(lines), f"icons/{pieces.KIND_ICONS[found.kind]}")


def ideas_of_kind(state: CvlizationsState, tribe: int, kind: str) -> Tip:
    """The ideas of a kind that a seat has, with what they do."""
    own = [card for card in state.ideas[tribe] if pieces.BOOK.idea(card).kind == kind]
    lines = [
        words(
            "cvlizations.view.idea_line",
            idea=pieces.name(card),
            effect=f"@cvlizations.effect.{pieces.BOOK.idea(card).id}",
        )
        for card in own
    ]
    body = "\n".join(lines) or words("cvlizations.view.no_ideas")
    return Tip(words(f"cvlizations.kind.{kind}"), body, f"icons/{pieces.KIND_ICONS[kind]}")


def tribe(state: CvlizationsState, number: int, names: tuple[str, ...]) -> Tip:
    """Where a tribe's happiness comes from, and the orders it has used up."""
    lines = []
    if number < state.options.seats:
        tribes = pieces.BOOK.numbers.tribes
        led = f"@cvlizations.tribe.{tribes[number]}"
        lines.append(words("cvlizations.view.leads", seat=names[number], tribe=led))
        for line in scoring.sheet(state, number).lines:
            lines.append(words("cvlizations.view.score_line", name=f"@{line.key}", points=line.points))
    used = [pieces.name(card) for card in known_spent(state, number)]
    said = words("cvlizations.view.comma").join(used) or words("cvlizations.view.none")
    lines.append(words("cvlizations.view.used_up", orders=said))
    return Tip(pieces.tribe_name(number, names, state.options), "\n".join(lines))
