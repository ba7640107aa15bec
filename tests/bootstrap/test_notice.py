"""Words before there is a window: language, placeholders, and where they appear."""

from __future__ import annotations

import io
import json
import string
import sys
from pathlib import Path

import pytest

from game.bootstrap import entrance, notice


@pytest.fixture(autouse=True)
def _no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "_chosen", [])


def locale(language: str) -> dict[str, str]:
    return dict(json.loads((Path(notice.LOCALES) / language / "bootstrap.json").read_text("utf-8")))


def test_all_languages_have_the_same_texts_with_the_same_placeholders() -> None:
    def placeholders(text: str) -> set[str]:
        return {field for _, field, _, _ in string.Formatter().parse(text) if field}

    wanted = [
        {key: placeholders(text) for key, text in locale(language).items()} for language in notice.languages()
    ]
    assert all(one == wanted[0] for one in wanted)


def test_every_command_and_option_is_described() -> None:
    described = set(locale("en"))
    assert {f"command_{name}" for name in entrance.COMMANDS} <= described
    assert {f"option_{name[2:]}" for name in entrance.OPTIONS} <= described


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LC_ALL": "zh_TW.UTF-8"}, "zh_TW"),
        ({"LANG": "zh_HK"}, "zh_TW"),
        ({"LC_ALL": "C", "LANG": "zh_TW"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_systems_settings_choose_the_language(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert notice.system_language() == language


def test_a_chosen_language_overrules_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_TW")
    notice.choose("en")
    assert notice.language() == "en"


def test_a_console_without_chinese_letters_gets_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_TW")
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="latin-1"))
    assert notice.language() == "en"


def test_an_unreadable_locale_file_still_tells_key_and_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "LOCALES", "/nowhere")
    assert notice.text("offline", {"b": "2", "a": "1"}) == "offline a=1 b=2"


def test_without_any_console_it_is_silent_and_shows_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(notice, "_show_box", shown.append)
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, None)
    notice.stop("words")
    assert shown == ["words"]


def test_a_missing_tk_is_no_further_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "_may_show_box", lambda: True)
    monkeypatch.setitem(sys.modules, "tkinter", None)
    notice._show_box("words")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_after_a_double_click_on_windows_the_console_waits_for_enter(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = Terminal("\nleft over")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdin", keyboard)
    monkeypatch.delenv("PROMPT", raising=False)
    notice.choose("en")
    notice.stop("words")
    assert keyboard.read() == "left over"
    assert "Press Enter" in capsys.readouterr().out


def test_in_a_windows_shell_it_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Terminal("\n")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdin", keyboard)
    monkeypatch.setenv("PROMPT", "$P$G")
    notice.stop("words")
    assert keyboard.read() == "\n"
