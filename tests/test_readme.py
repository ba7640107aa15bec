"""The two halves of the README say the same: the same headings, tables, commands, files, keys and links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HALVES = Path(__file__).parents[1].joinpath("README.md").read_text("utf-8").split("\n---\n")

CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#]+)\)")
KEY = re.compile(
    r"\b(?:Ctrl\+|Alt\+|Shift\+)?(?:F\d+|[A-Z](?![a-z])|Tab|Enter|Esc|Home|End|Start|Back|Page|Down)\b"
)
FOLDER = re.compile(r"game/[a-z_<>]+|main\.py|assets|maps|tests")


def plain(half: str) -> str:
    return re.sub(r"```.*?```", "", half, flags=re.DOTALL)


def sections(half: str) -> list[str]:
    """What stands under each heading, the heading left out."""
    return re.split(r"^#+ .*\n", plain(half), flags=re.MULTILINE)[1:]


def tables(half: str) -> list[list[list[str]]]:
    rows = [line for line in half.splitlines() if not line or line.startswith("|")]
    found = "\n".join(rows).split("\n\n")
    return [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in one.splitlines() if row]
        for one in found
        if one.strip()
    ]


def test_there_are_two_halves_with_as_many_headings_of_each_level() -> None:
    english, chinese = ([len(level) for level in re.findall(r"^(#+) ", plain(half), re.M)] for half in HALVES)
    assert english == chinese != []


def test_every_section_names_the_same_files_and_links() -> None:
    for english, chinese in zip(*map(sections, HALVES), strict=True):
        assert set(CODE.findall(english)) == set(CODE.findall(chinese))
        assert set(LINK.findall(english)) - {"assets/readme/title.png", "assets/readme/my_city.png"} == set(
            LINK.findall(chinese)
        )


def test_commands_and_the_laid_out_folders_are_the_same() -> None:
    english, chinese = (re.findall(r"^    (\S.*)$", half, re.M) for half in HALVES)
    assert english == chinese != []
    english, chinese = (re.findall(FOLDER, half.split("```")[1]) for half in HALVES)
    assert set(english) == set(chinese) != set()


def test_tables_have_the_same_shape() -> None:
    english, chinese = map(tables, HALVES)
    assert [[len(row) for row in table] for table in english] == [
        [len(row) for row in table] for table in chinese
    ]
    assert len(english) == 4


@pytest.mark.parametrize("column", [1, 2, 3])
def test_the_table_of_controls_is_whole_in_both(column: int) -> None:
    english, chinese = (tables(half)[1] for half in HALVES)
    assert len(english) > 10
    for row, other in zip(english[2:], chinese[2:], strict=True):
        assert set(KEY.findall(row[column])) == set(KEY.findall(other[column])), row[0]
        assert bool(row[column]) == bool(other[column])
