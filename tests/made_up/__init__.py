"""A language nobody speaks, made of the English one: accented, a third longer, in brackets.

`write` makes it as a translator would hand it in: one folder of files. Shown on the screen it tells what
stays English, what is put together of pieces, and what has no room to grow.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.ui.language import FILE
from game.ui.locale import ROOT

NAME = "xx"
LONGER = 3
"""One sign more for so many letters, the two brackets among them."""

_FROM = "aceinosuyzACEINOSUYZ"
_TO = "äçéîñôšüýžÄÇÉÎÑÔŠÜÝŽ"
ACCENTS = str.maketrans(_FROM, _TO)

_KEPT = re.compile(r"(\{\w*(?::[^{}/]*)?\}|\{\w+:|[/}|\[\]\n])")
"""What a text must keep as it is: placeholders, the bars and brackets of lists, ends of lines."""


def spoken(words: str) -> str:
    """A text in the made-up language; one with nothing to read stays as it is."""
    if not any(char.isalpha() for char in re.sub(r"\{\w*(:[^{}/]*)?\}", "", words)):
        return words
    parts = [part if number % 2 else _accented(part) for number, part in enumerate(_KEPT.split(words))]
    letters = sum(char.isalpha() for part in parts[::2] for char in part)
    return f"«{''.join(parts)}{'~' * (letters // LONGER - 2)}»"


def _accented(words: str) -> str:
    return words.translate(ACCENTS)


def write(folder: Path) -> Path:
    """Writes the language's own folder below *folder*, and returns it."""
    own = folder / NAME
    own.mkdir(parents=True)
    said = json.loads((ROOT / "en" / FILE).read_text("utf-8"))
    (own / FILE).write_text(json.dumps(said | {"name": "Mäde-üp", "place": 9, "systems": [""]}), "utf-8")
    for path in sorted((ROOT / "en").glob("*.toml")):
        lines = "\n".join(_toml(tomllib.loads(path.read_text("utf-8"))))
        (own / path.name).write_text(lines + "\n", "utf-8")
    words = json.loads((ROOT / "en" / "bootstrap.json").read_text("utf-8"))
    (own / "bootstrap.json").write_text(json.dumps(words, ensure_ascii=False), "utf-8")
    return own


def _toml(table: Mapping[str, Any], at: tuple[str, ...] = ()) -> list[str]:
    """A table's texts as lines of a TOML file."""
    lines = [f"[{'.'.join(json.dumps(key) for key in at)}]"] if at else []
    lines += [
        f"{json.dumps(key)} = {json.dumps(spoken(value), ensure_ascii=False)}"
        for key, value in table.items()
        if isinstance(value, str)
    ]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += _toml(value, (*at, key))
    return lines
