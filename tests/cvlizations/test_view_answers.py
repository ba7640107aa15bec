"""The buttons of the tray at a table of CVlizations: words and signs that fit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.cvlizations.moves import BuyIdea
from game.cvlizations.rules import RULES
from game.cvlizations.view import answers, pieces, tray
from game.cvlizations.view.sight import IDEA
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import words
from tests.cvlizations.at_table import play_on
from tests.seated import NAMES, Seated, Sit

RICH_IN_CHOICE = 6
"""The seed of a game in which somebody buys with a discount and has a choice of what to pay."""
WITH_AN_EXCHANGE = 9
"""The seed of a game in which somebody owns an idea that offers an exchange."""


def ways(state: Any, seat: int) -> Counter[int]:
    """In how many ways each idea can be paid for."""
    return Counter(move.idea for move in RULES.moves(state, seat) if isinstance(move, BuyIdea))


def picking(sit: Sit, several: bool, language: str = "en", large: bool = False) -> tuple[Seated, int]:
    """A table where an idea is picked that can be paid for in one way, or in several; which idea."""
    seated = sit(NAMES[:3], seed=RICH_IN_CHOICE, language=language, large=large)

    def fits(state: Any, ask: Any) -> bool:
        return ask.topic == "buy" and any((n > 1) == several for n in ways(state, ask.seat).values())

    play_on(seated, 0, fits)
    found = ways(seated.table.state, seated.scene.session.seat)
    idea = next(card for card, count in found.items() if (count > 1) == several)
    seated.click_on((IDEA, idea))
    return seated, idea


def faces(seated: Seated) -> list[list[answers.Token]]:
    """What stands on each button of the tray."""
    sight = seated.scene.sight
    boxes = tray.places(sight.options)
    return [answers.face(move, sight.state, box.w) for move, box in zip(sight.options, boxes, strict=True)]


def words_on(face: list[answers.Token]) -> list[str]:
    return [value for kind, value in face if kind == "word"]


def written(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> str:
    """All words that are drawn, without the spaces between them."""
    lines: list[str] = []
    write = text.line

    def line(canvas: Canvas, said: str, *rest: Any, **more: Any) -> int:
        lines.append(said)
        return write(canvas, said, *rest, **more)

    monkeypatch.setattr(text, "line", line)
    seated.repaint()
    return "".join(lines).replace(" ", "")


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("large", [False, True])
def test_the_only_way_to_buy_an_idea_is_a_button_that_names_idea_and_price(
    sit: Sit, language: str, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, idea = picking(sit, several=False, language=language, large=large)
    (face,) = faces(seated)
    assert words_on(face) == [words("cvlizations.view.answer.pay")]
    seat = seated.scene.session.seat
    before = seated.table.state.goods[seat]
    buy = words("cvlizations.move.buy_idea", idea=pieces.name(idea)).replace(" ", "")
    assert buy in written(seated, monkeypatch).replace(seated.scene.prompt.words().replace(" ", ""), "")
    seated.click(tray.places(seated.scene.sight.options)[0].center)
    assert idea in seated.table.state.ideas[seat]
    assert seated.table.state.goods[seat] < before


def test_with_one_way_to_pay_nobody_is_told_to_choose_one(sit: Sit) -> None:
    seated, idea = picking(sit, several=False)
    asked = seated.scene.prompt.words()
    assert pieces.name(idea) in asked
    assert "choose" not in asked


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("large", [False, True])
def test_each_of_several_ways_to_pay_says_so(sit: Sit, language: str, large: bool) -> None:
    seated, idea = picking(sit, several=True, language=language, large=large)
    assert len(faces(seated)) > 1
    assert all(words_on(face) == [words("cvlizations.view.answer.pay")] for face in faces(seated))
    assert seated.scene.prompt.words() == words("cvlizations.view.prompt.pay", idea=pieces.name(idea))


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("topic", ["steal", "trade", "take", "exchange"])
def test_every_answer_says_in_a_word_what_it_does_and_stays_on_its_button(
    sit: Sit, topic: str, language: str, large: bool
) -> None:
    seated = sit(NAMES[:3], seed=WITH_AN_EXCHANGE, language=language, large=large)
    play_on(seated, 0, lambda state, ask: ask.topic == topic)
    boxes = tray.places(seated.scene.sight.options)
    for face, box in zip(faces(seated), boxes, strict=True):
        assert words_on(face)
        assert answers.width(face) <= box.w


def test_large_print_leaves_out_nothing_that_the_tray_says(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = sit(NAMES[:3], seed=WITH_AN_EXCHANGE, large=True)
    play_on(seated, 0, lambda state, ask: ask.topic == "take")
    sight = seated.scene.sight
    _, body = tray.said(sight, tray.concerned(sight))
    shown = written(seated, monkeypatch)
    assert all(part.replace(" ", "") in shown for part in body)
