"""What a profile keeps of finished tables."""

from __future__ import annotations

from game.core.record import together
from game.cvlizations.record import CROWD, FEW, FULL, HAPPY, CvlizationsRecord, medals, of, timeline
from tests.cvlizations.tables import BOOK, card, table


def reached(record: CvlizationsRecord) -> dict[str, int]:
    """The grades of a record."""
    return {medal.id: grade for medal in medals() if (grade := medal.grade(record))}


def test_a_record_adds_up_over_games() -> None:
    first = table(3, ideas={0: ["axe", "law"], 1: ["hoe"]})
    record = of(first, 0)
    assert (record.games, record.wins, record.best, record.most_ideas) == (1, 1, 5, 2)
    assert record.ideas == (card("axe"), card("law"))
    record = together(record, of(first, 1))
    assert (record.games, record.wins, record.best, record.most_ideas) == (2, 1, 5, 2)
    assert record.ideas == tuple(sorted((card("hoe"), card("axe"), card("law"))))


def test_the_timeline_holds_every_idea_once_by_year() -> None:
    years = [BOOK.idea(idea).year for idea in timeline()]
    assert len(set(timeline())) == 48
    assert years == sorted(years)


def test_one_idea_of_each_kind_is_a_feat_and_three_kinds_are_not() -> None:
    one_each = {BOOK.idea(idea).kind: BOOK.idea(idea).id for idea in timeline()}
    assert "every_kind" in reached(of(table(3, ideas={0: list(one_each.values())}), 0))
    assert "every_kind" not in reached(of(table(3, ideas={0: list(one_each.values())[1:]}), 0))


def test_few_ideas_are_a_feat_of_winners_only() -> None:
    state = table(3, ideas={0: ["axe", "law"], 1: ["hoe"]})
    assert "few_ideas" in reached(of(state, 0))
    assert "few_ideas" not in reached(of(state, 1))
    names = [BOOK.idea(idea).id for idea in timeline()[: FEW + 1]]
    many = table(3, ideas={0: names})
    assert many.ideas[0]
    assert "few_ideas" not in reached(of(many, 0))


def test_a_great_fire_takes_five_tribes() -> None:
    assert "great_fire" in reached(of(table(CROWD, ideas={0: ["law"]}), 0))
    assert "great_fire" not in reached(of(table(CROWD - 1, ideas={0: ["law"]}), 0))


def test_a_full_camp_takes_seven_ideas() -> None:
    names = [BOOK.idea(idea).id for idea in timeline()[:FULL]]
    assert "full_camp" in reached(of(table(3, ideas={0: names}), 0))
    assert "full_camp" not in reached(of(table(3, ideas={0: names[1:]}), 0))


def test_happiness_makes_a_happy_tribe() -> None:
    state = table(3)
    state.happiness[0] = HAPPY - 1
    assert "happy_tribe" not in reached(of(state, 0))
    state.happiness[0] = HAPPY
    assert "happy_tribe" in reached(of(state, 0))


def test_the_album_has_three_grades() -> None:
    album = timeline()
    grades = [
        reached(CvlizationsRecord(ideas=album[:count])).get("whole_album", 0)
        for count in (19, 20, 40, len(album))
    ]
    assert grades == [0, 1, 2, 3]
