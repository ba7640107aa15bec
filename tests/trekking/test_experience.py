"""The amendment that self-play makes to the table of a trip's rest."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from game.ai.fitting import Effort
from game.core.components import BadData
from game.trekking import evaluation, experience, experience_fit
from game.trekking.experience import (
    CRYSTAL_FEATURES,
    FEATURES,
    Experience,
    crystal_features,
    features,
    learned,
    none,
)
from game.trekking.experience_fit import Batch, ExperienceFitting
from game.trekking.judgement import Judgement
from game.trekking.state import DAYS


def test_each_feature_has_its_number() -> None:
    assert len(features(5, 3, 40, 60.0)) == len(FEATURES)
    assert len(crystal_features(5)) == len(CRYSTAL_FEATURES)


def test_without_experience_the_table_holds_and_a_crystal_is_worth_a_point() -> None:
    judgement = Judgement(evaluation.table(), none())
    assert list(judgement.rows[2][4][3]) == [tenths / 10 for tenths in evaluation.table()[15][4]]
    assert {worth for day in judgement.crystals for worth in day} == {1.0}


def test_at_the_end_nothing_is_amended() -> None:
    judgement = Judgement(evaluation.table(), learned())
    for cards in range(evaluation.LONGEST + 1):
        ends = [tenths / 10 for tenths in evaluation.table()[evaluation.HOURS][cards]]
        assert list(judgement.rows[DAYS][cards][13]) == ends


def test_a_trip_promises_less_than_to_a_lonely_traveller() -> None:
    lonely, met = (Judgement(evaluation.table(), given).rows[1][1][3][10] for given in (none(), learned()))
    assert met < lonely - 10


def test_a_crystal_is_worth_more_while_there_is_time_to_use_it() -> None:
    crystals = Judgement(evaluation.table(), learned()).crystals
    assert crystals[1][1] > crystals[DAYS][8] > 1.0
    assert crystals[DAYS][12] == 1.0


@pytest.mark.parametrize("field", ["amendment", "crystal"])
def test_the_file_must_weigh_each_feature(
    field: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tree = msgspec.to_builtins(none())
    del tree["nights"][0][field]["one"]
    broken = tmp_path / "experience.json"
    broken.write_bytes(msgspec.json.encode(tree))
    monkeypatch.setattr(experience, "FILE", broken)
    with pytest.raises(BadData):
        learned.__wrapped__()


def test_some_games_teach_something_and_the_same_for_the_same_seed() -> None:
    said: list[str] = []
    first, second = (
        ExperienceFitting().better(none(), Effort(1, 150), 3, map, said.append) for _ in range(2)
    )
    assert first == second
    assert len(said) == 2
    ahead, error = ExperienceFitting().lead(first, none(), 120, 1)
    assert ahead > 2 * error


def test_games_may_be_observed_in_parts() -> None:
    one, two = (experience_fit.observe(Batch(learned(), 2, seed)) for seed in (1, 2))
    both = experience_fit.Ledger()
    both.join(one)
    both.join(two)
    assert both.parties == one.parties + two.parties == 8
    assert both.points == one.points + two.points


def test_straying_changes_no_crystals() -> None:
    strayed = experience_fit.strayed(learned(), random.Random(1))
    assert [part.crystal for part in strayed.days] == [part.crystal for part in learned().days]
    assert strayed.days[0].amendment != learned().days[0].amendment


def test_the_mean_of_an_amendment_with_itself_is_itself() -> None:
    found = learned()
    assert experience_fit.mean([found, found], found.provenance) == found


def test_it_is_written_as_it_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ExperienceFitting, "file", tmp_path / "experience.json")
    ExperienceFitting().write(learned())
    assert (tmp_path / "experience.json").read_bytes() == experience.FILE.read_bytes()


@pytest.mark.nightly
def test_it_is_what_the_tool_that_tunes_makes_of_nothing() -> None:
    fitting = ExperienceFitting()
    found: Experience = fitting.better(fitting.nothing(), fitting.full, 1, map, print)
    assert fitting.written(found) == experience.FILE.read_bytes()
