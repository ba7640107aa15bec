"""The 24 episodes: each one's cards, start, flags, rows, stickers and circles, as the outline lists them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.core.components import BadData
from game.my_city import campaign as data
from game.my_city.campaign import EPISODES, Campaign, Covered, Episodes, Given, Placed, episode, episodes
from game.my_city.catalog import DATA, OBSTACLE, load

SHORT = {
    "trees": "t",
    "sooty_trees": "S",
    "rocks": "r",
    "groups": "g",
    "jubilee": "J",
    "churches": "c",
    "wells": "w",
    "dikes": "d",
    "gold_late": "l",
    "factories": "f",
    "mines": "m",
    "tracks": "k",
    "port_link": "p",
    "port_links": "P",
    "promenade": "o",
    "empties": "e",
    "pass": "-",
    "gold_two": "2",
    "gold_three": "3",
    "investor": "i",
    "railroad": "x",
    "parks": "q",
}
STICKERS = {"rock2": "R", "tree1": "T", "well": "W", "blank": "B", "church4": "C", "nugget": "N"} | {
    "cog": "G",
    "track": "K",
}
TABLE = [
    # cards, start, immediate rows, end rows, circles, stickers of the first / second / others
    (24, 10, "-", "tre", "210", "R", "T", "TT"),
    (24, 10, "-", "trwe", "210", "R", "T", "W"),
    (24, 10, "-", "trgwe", "210", "R", "T", "TT"),
    (28, 10, "-", "trgwe", "210", "C", "C", "C"),
    (29, 10, "-", "trgcwe", "210", "R", "T", "TT"),
    (29, 10, "", "trgcwe", "210", "R", "T", "TB"),
    (29, 10, "-", "trgcwe", "210", "R", "T", "T"),
    (29, 10, "-", "trgcwde", "210", "R", "T", "T"),
    (29, 10, "", "trgcwde", "210", "R", "T", "TB"),
    (29, 10, "-2", "trgcwle", "210", "R", "T", "TB"),
    (29, 10, "-2", "trgcwle", "210", "R", "T", "N"),
    (29, 10, "-23", "trgcwle", "210", "R", "T", "TT"),
    (29, 0, "-i", "trgce", "210", "GG", "GGG", "GGG"),
    (29, 0, "-i", "trgcfe", "210", "GG", "GGB", "GGGB"),
    (29, 0, "-i", "Srgcfe", "210", "GG", "GGT", "GGT"),
    (29, 0, "-i", "trgcfme", "210", "R", "B", "TB"),
    (29, 0, "-i", "trgcfme", "210", "R", "B", "N"),
    (29, 0, "-i", "trgcfme", "210", "R", "B", "TN"),
    (29, 0, "-x", "trgcfe", "210", "R", "K", "KT"),
    (29, 0, "-x", "trgcfkpe", "210", "R", "K", "KB"),
    (29, 0, "-x", "trgcfkPe", "210", "R", "K", "KT"),
    (29, 0, "-xq", "trgckPe", "210", "R", "B", "TB"),
    (29, 0, "-xq", "trgckPoe", "210", "R", "T", "TB"),
    (29, 0, "-xq", "trgJckPoe", "320", "", "", ""),
]


@pytest.mark.rule("R40")
@pytest.mark.parametrize(
    ("n", "row"), list(enumerate(TABLE, 1)), ids=[str(n) for n in range(1, EPISODES + 1)]
)
def test_an_episode_is_as_listed(n: int, row: tuple[int, int, str, str, str, str, str, str]) -> None:
    found = episode(n)
    columns = [found.evaluation[column] for column in data.COLUMNS]
    assert row == (
        len(found.deck),
        found.start,
        "".join(SHORT[name] for name in found.immediate),
        "".join(SHORT[name] for name in found.end),
        "".join(str(column.circles) for column in columns),
        *("".join(STICKERS[name] for name in column.stickers) for column in columns),
    )


@pytest.mark.rule("R14")
def test_markers_start_on_10_in_the_first_half_and_on_0_in_the_second() -> None:
    assert [episode(n).start for n in range(1, 25)] == [10] * 12 + [0] * 12


@pytest.mark.rule("R38")
def test_nobody_may_pass_in_episodes_6_and_9() -> None:
    assert [n for n in range(1, 25) if not episode(n).may_pass] == [6, 9]


@pytest.mark.rule("R39")
def test_only_the_east_bank_is_open_in_episodes_7_to_9() -> None:
    assert [n for n in range(1, 25) if episode(n).sides == ("east",)] == [7, 8, 9]
    assert all(episode(n).sides == ("west", "east") for n in range(1, 25) if n not in (7, 8, 9))


@pytest.mark.rule("R62")
def test_where_the_first_building_must_lie_and_when_the_grove_is_open() -> None:
    anchors = {n: episode(n).anchor for n in range(1, 25) if episode(n).anchor != "river"}
    assert anchors == {11: "sawmill", 12: "sawmill", 22: "palace", 23: "palace", 24: "palace"}
    assert [n for n in range(1, 25) if episode(n).grove] == [11, 12]


def test_which_stickers_everybody_affixes_at_the_start() -> None:
    fixed = {
        n: [(one.sticker, one.cell) for one in episode(n).setup if isinstance(one, Placed)]
        for n in range(1, 25)
    }
    assert {n: found for n, found in fixed.items() if found} == {
        2: [("well", (9, 1)), ("well", (6, 7))],
        10: [("vein", (7, 0)), ("vein", (0, 10))],
        11: [("sawmill", (8, 8))],
        12: [("vein", (10, 3))],
        13: [("blank", (8, 8))],
        16: [("mine_blue", (2, 0))],
        17: [("mine_red", (7, 1))],
        18: [("mine_yellow", (3, 2))],
        20: [("port", (2, 4))],
        22: [("palace", (5, 4))],
    }
    others = {n: one for n in range(1, 25) for one in episode(n).setup if isinstance(one, Given | Covered)}
    assert others == {13: Given("rock2", 2), 23: Given("university", 1)}
    assert Covered("well", "blank") in episode(13).setup


@pytest.mark.rule("R52")
def test_everybody_receives_something_but_after_the_last_episode() -> None:
    for n in range(1, 24):
        assert all(reward.stickers for reward in episode(n).evaluation.values())


@pytest.mark.rule("R49", "R65")
def test_eight_chapters_of_three_episodes() -> None:
    assert [chapter.episodes for chapter in episodes().chapters] == [
        tuple(range(first, first + 3)) for first in range(1, 24, 3)
    ]


@pytest.mark.rule("R31")
def test_the_obstacle_has_one_number_whatever_the_deck() -> None:
    assert {episode(n).deck.index(OBSTACLE) for n in range(4, 25)} == {data.OBSTACLE_CARD}
    assert {episode(n).deck.index(data.OWN_CHURCH) for n in range(5, 25)} == {data.OWN_CARD}


@pytest.mark.parametrize(
    ("name", "kind", "old", "new", "says"),
    [
        ("episodes", Episodes, '"n": 3, "chapter": 1', '"n": 4, "chapter": 1', "not 1 to 24"),
        ("episodes", Episodes, '"episodes": [4, 5, 6]', '"episodes": [4, 5, 7]', "not every episode once"),
        ("episodes", Episodes, '"n": 5, "chapter": 2', '"n": 5, "chapter": 3', "5: not in chapter 3"),
        ("episodes", Episodes, '"stickers": ["rock2"]', '"stickers": ["rock9"]', "1: no sticker rock9"),
        ("episodes", Episodes, '"C3", "OBST"]', '"C3", "OBSTACLE"]', "4: deck: a card that there is not"),
        ("episodes", Episodes, '"op": "place"', '"op": "glue"', "glue"),
        ("campaign", Campaign, '"id": "rock2"', '"id": "tree1"', "stickers: an id stands twice"),
        ("campaign", Campaign, '"circles_at": [2, 4, 6]', '"circles_at": [2, 4, 7]', "beyond the slots"),
        ("campaign", Campaign, '"boxes": 15', '"boxes": 14', "blue: a reward beyond the last box"),
        ("campaign", Campaign, '"box": 3, "kind"', '"box": 6, "kind"', "blue: boxes out of order"),
    ],
)
def test_wrong_data_is_refused_with_the_file_named(
    tmp_path: Path, name: str, kind: type, old: str, new: str, says: str
) -> None:
    good = (DATA / f"{name}.json").read_text("utf-8")
    assert old in good
    (tmp_path / f"{name}.json").write_text(good.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData, match=f"{name}.json: .*{says}"):
        load(name, kind, tmp_path)


def test_every_value_tells_where_it_comes_from() -> None:
    document = json.loads((DATA / "episodes.json").read_text("utf-8"))
    notes = [note for one in document["episodes"] for note in one["provenance"].values()]
    notes += [one["provenance"] for one in document["chapters"]]
    shared = json.loads((DATA / "campaign.json").read_text("utf-8"))
    notes += [*(one["provenance"] for one in shared["stickers"]), *shared["provenance"].values()]
    assert all(any(word in note for word in ("rulebook", "public", "house")) for note in notes)
