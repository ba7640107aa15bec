"""What set-up shows and tells of the levels: stars and a usual score from the ladder, and an even match."""

from __future__ import annotations

import pytest

from game.ai import ladder
from game.ai.bot import LEVELS, Effort
from game.ai.ladder import Part, built
from game.core.players import Ai, Person
from game.core.store import Result, SeatResult
from game.scenes import chosen_before, strength
from game.scenes.company import Company
from game.scenes.set_up import SetUpScene
from game.scenes.set_up_buttons import LevelHead
from game.session import ratings
from tests.scenes.desk import Desk
from tests.toy.options import AuctionOptions

ADA, BEA = Person("Ada"), Person("Bea")
EFFORTS = (Effort(0, 1), Effort(8, 4))
MEASURED = built(
    2,
    [
        Part("novice", "rookie", 1, 200, 160.0, (200 * 30, 200 * 38), EFFORTS),
        Part("rookie", "adept", 1, 200, 130.0, (200 * 36, 200 * 41), EFFORTS),
    ],
)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "of", lambda game: MEASURED if game == "auction" else None)


def played(*ranks: int, opponent: str = "novice") -> list[Result]:
    """Games of Ada at the auction, by the rank she had beside one AI."""
    seats = {rank: (SeatResult(0, ADA, 5, rank), SeatResult(1, Ai(opponent), 5, 3 - rank)) for rank in (1, 2)}
    return [Result(1, "", "auction", {}, False, 0, seats[rank], "") for rank in ranks]


def test_stars_follow_the_elo_in_halves_and_the_place_where_nothing_is_measured() -> None:
    assert [rung.elo for rung in MEASURED.levels.values()] == [1000, 1241, 1349]
    assert [strength.half_stars("auction", Ai(level)) for level in LEVELS] == [2, 4, 5, 7, 9, 11]
    assert [strength.half_stars("trekking", Ai(level)) for level in LEVELS] == [2, 4, 6, 8, 10, 12]
    assert strength.half_stars("auction", Ai("rookie", "somebody")) == 4
    assert strength.half_stars("auction", Ai("random")) == 0


def test_a_score_is_told_only_where_it_was_measured() -> None:
    assert [strength.measured_score("auction", level) for level in LEVELS] == [30, 37, 41, None, None, None]
    assert [bool(strength.measured("auction", level)) for level in LEVELS] == [True] * 3 + [False] * 3
    tips = {level: strength.tip("auction", level, strength.Even("novice", "")).body for level in LEVELS}
    assert "1241" in tips["rookie"]
    assert "37" in tips["rookie"]
    assert "\n" not in tips["master"]


def test_of_an_ai_never_seen_here_the_measured_score_is_told_and_else_the_own_one() -> None:
    def told(results: list[Result]) -> tuple[int | None, int]:
        sitter = strength.sitter("auction", results, Ai("adept"), 1, "Adept")
        return sitter.usual, sitter.stars

    assert told([]) == (41, 5)
    assert told(played(1, opponent="adept")) == (5, 5)
    assert strength.sitter("auction", [], ADA, 0, "Ada").usual is None


def test_who_has_not_played_is_offered_novices_without_a_word() -> None:
    assert strength.even("auction", [], [ADA, Ai("master")]) == ("novice", "")
    assert strength.even("auction", played(1, 1, 1), [BEA]) == ("novice", "")
    assert strength.even("auction", [], [Ai("master")]) == ("novice", "")


def test_who_wins_is_offered_more_and_who_loses_less_and_told_why() -> None:
    level, said = strength.even("auction", played(*[1] * 12), [Ai("master"), ADA])
    assert level == "rookie"
    assert "Ada" in said
    assert strength.even("auction", played(*[1] * 12 + [2] * 12), [ADA]).level == "novice"
    match = strength.Even(level, said)
    assert said in strength.tip("auction", "rookie", match).body
    assert said not in strength.tip("auction", "adept", match).body


def rated(desk: Desk, monkeypatch: pytest.MonkeyPatch, rating: int | None) -> SetUpScene:
    """The set-up of the auction for Ada with that rating."""
    monkeypatch.setattr(ratings, "rating", lambda results, game, person: rating)
    scene = SetUpScene(desk.cabinet, "auction")
    desk.show_scene(scene)
    return scene


def begun_with(desk: Desk, level: str, even: str) -> None:
    company = Company([ADA, Ai(level), Ai(level)], [True, True, True], even)
    chosen_before.remember(desk.cabinet.store, "auction", AuctionOptions(seats=3), company)


def starred(scene: SetUpScene) -> list[str]:
    return [widget.level for widget in scene.form.widgets if isinstance(widget, LevelHead) and widget.even]


def test_set_up_stars_the_even_match_and_says_why_in_its_tip(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_with(desk, "adept", "novice")
    scene = rated(desk, monkeypatch, 1230)
    assert starred(scene) == ["rookie"]
    tip = scene.form.widget(("all", "rookie")).tip
    assert tip is not None
    assert "Ada" in tip.body
    assert scene.company.mix() == "adept", "what was chosen on purpose stays"
    assert scene.company.newcomer(1) == Ai("adept")


def test_who_chose_an_even_match_is_offered_one_that_has_grown_with_the_rating(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_with(desk, "novice", "novice")
    assert rated(desk, monkeypatch, 1230).company.mix() == "rookie"
    assert rated(desk, monkeypatch, 1010).company.mix() == "novice"


def test_nothing_is_starred_for_who_has_not_played(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    begun_with(desk, "novice", "novice")
    scene = rated(desk, monkeypatch, None)
    assert starred(scene) == []
    assert scene.company.mix() == "novice"
