"""A tribe's numbers: resources, ideas by kind, happiness; and the marks on what has changed of late."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping

from game.cvlizations import scoring
from game.cvlizations.catalog import IDEA_KINDS
from game.cvlizations.resources import unpack
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import pieces, tribes
from game.cvlizations.view.places import plates
from game.cvlizations.view.sight import KIND, LOOT, TRIBE, Sight
from game.ui.canvas import Canvas
from game.ui.digits import big_width, gained, gained_width
from game.ui.locale import words


def numbers(state: CvlizationsState, seat: int) -> Mapping[Hashable, int]:
    """Each number by the spot that shows it."""
    kinds: Counter[str] = Counter(pieces.BOOK.idea(card).kind for card in state.ideas[seat])
    goods: dict[Hashable, int] = {(LOOT, seat, kind): n for kind, n in enumerate(unpack(state.goods[seat]))}
    ideas = {(KIND, seat, kind): kinds[kind] for kind in IDEA_KINDS}
    return goods | ideas | {(TRIBE, seat): scoring.points(state, seat)[0]}


def name(spot: Hashable) -> str:
    """What a number is called."""
    if isinstance(spot, tuple) and spot[0] == LOOT:
        return pieces.resource(spot[2])
    if isinstance(spot, tuple) and spot[0] == KIND:
        return words(f"cvlizations.kind.{spot[2]}")
    return words("cvlizations.view.happiness_now")


def mark(canvas: Canvas, sight: Sight) -> None:
    """By how much the own numbers have changed of late, beside them or on their upper edges."""
    gains, seat = sight.picture.gained, sight.seat
    plate = plates(sight.state.options, seat)[seat]
    held = unpack(sight.state.goods[seat])
    for kind, (amount, box) in enumerate(zip(held, tribes.goods_boxes(plate))):
        gain = gains.get((LOOT, seat, kind), 0)
        beside = 16 + big_width(f"x{amount}") + gained_width(gain) <= box.w
        gained(canvas, gain, box.right, box.y + (4 if beside else -4))
    for name_of, box in zip(IDEA_KINDS, tribes.kind_boxes(plate)):
        gained(canvas, gains.get((KIND, seat, name_of), 0), box.right + 1, box.y - 4)
    gained(canvas, gains.get((TRIBE, seat), 0), plate.right - 4, plate.y + 13)
