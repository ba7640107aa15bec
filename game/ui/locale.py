"""The game's texts in the player's language.

``assets/locale/<language>/<table>.toml`` holds nested tables; a text's id is the file's name and the keys
joined by dots (``ui.dialog.yes``). `game.ui.fill` says how placeholders are written. A text that depends on a
number is a table of forms such as ``one`` and ``other``, chosen by the value called ``n`` as the language has
it (see `game.ui.language`).
"""

from __future__ import annotations

import locale as system
import os
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.ui import fill
from game.ui.fill import Name, filled
from game.ui.language import FORMS, Language, LocaleError, discovered, nearest
from game.ui.palette import ASSETS

ROOT = ASSETS / "locale"

Entry = str | Mapping[str, str]


class Texts:
    """All texts of one language at a time; files are read when first asked for."""

    def __init__(self, root: Path = ROOT, language: str = "") -> None:
        """Without a *language*: the one that stands for any."""
        self.root = root
        self._language = language
        self._own: Language | None = None
        self.missing: set[str] = set()
        """Ids that were asked for and are not there, or lack a value: empty in a finished game."""
        self._tables: dict[str, dict[str, Entry]] = {}
        self._listeners: list[Callable[[], None]] = []

    @property
    def known(self) -> Mapping[str, Language]:
        """The languages there are, by their ids."""
        return discovered(self.root)

    @property
    def language(self) -> str:
        """The id of the present language."""
        if not self._language:
            self._language = nearest(self.known, "")
        return self._language

    @property
    def own(self) -> Language:
        """What the present language says of itself."""
        if self._own is None:
            self._own = self.known[self.language]
        return self._own

    def after(self, language: str) -> str:
        """The next language in the order of their places, around."""
        every = tuple(self.known)
        return every[(every.index(language) + 1) % len(every)]

    def switch(self, language: str) -> None:
        """Changes the language and tells all listeners; ValueError for one we don't have."""
        if language not in self.known:
            raise ValueError(f"no such language: {language}")
        if language != self.language:
            self._language = language
            self._own = None
            self._tables.clear()
            for listener in tuple(self._listeners):
                listener()

    @property
    def listening(self) -> int:
        """How many are told when the language changes."""
        return len(self._listeners)

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls *listener* after every change of language; returns what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def has(self, key: str) -> bool:
        """Whether a text of this id exists in the present language."""
        return self._entry(key) is not None

    def placeholders(self, key: str) -> frozenset[str]:
        """The names that the text called *key* wants filled; none if there is no such text."""
        entry = self._entry(key)
        return frozenset() if entry is None else placeholders(entry)

    def text(self, key: str, /, **values: object) -> str:
        """The text called *key* with its placeholders filled; a missing one shows its id in brackets.

        A string value that starts with ``@`` is itself the id of a text, unless it is a `Name`, and takes the
        form that the value called ``n`` asks for; a tuple of values is listed.
        """
        entry = self._entry(key)
        if entry is None:
            self.missing.add(key)
            return f"[{key}]"
        number = values.get("n")
        if not isinstance(entry, str):
            form = self.own.form(number) if isinstance(number, int) else "other"
            entry = entry.get(form, entry["other"])
        try:
            named = {name: self._named(value, number) for name, value in values.items()}
            own = self.own
            comma, last = self._joints()
            return filled(entry, named, comma, lambda name: own.forms.index(own.agreeing(values[name])), last)
        except (KeyError, IndexError, ValueError):
            self.missing.add(key)
            return entry

    def _named(self, value: object, number: object) -> object:
        if isinstance(value, tuple):
            comma, last = self._joints()
            parts = [str(self._named(part, number)) for part in value]
            return last.join(filter(None, (comma.join(parts[:-1]), *parts[-1:])))
        refers = isinstance(value, str) and not isinstance(value, Name) and value.startswith("@")
        return self.text(str(value)[1:], n=number) if refers else value

    def _joints(self) -> tuple[str, str]:
        """What joins the parts of a list, and the last one to the others."""
        comma, last = self._entry("ui.comma"), self._entry("ui.last")
        return comma if isinstance(comma, str) else ", ", last if isinstance(last, str) else ", "

    def _entry(self, key: str) -> Entry | None:
        table = key.partition(".")[0]
        if table not in self._tables:
            path = self._files().get(table)
            if path is None:
                return None
            self._tables[table] = read(path)
        return self._tables[table].get(key)

    def _files(self) -> dict[str, Path]:
        """The present language's files by name: no path is made of an id, which may come from a save."""
        return {path.stem: path for path in (self.root / self.language).glob("*.toml")}


def read(path: Path) -> dict[str, Entry]:
    """Every text of one file by its id; LocaleError if it cannot be read."""
    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise LocaleError(path, str(problem)) from problem
    return dict(_flat(path, path.stem, document))


def _flat(path: Path, prefix: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Entry]]:
    for name, value in table.items():
        key = f"{prefix}.{name}"
        if isinstance(value, str) or (isinstance(value, dict) and "other" in value and set(value) <= FORMS):
            yield key, value
        elif isinstance(value, dict):
            yield from _flat(path, key, value)
        else:
            raise LocaleError(path, f"{key} is neither a text nor a table")


def placeholders(entry: Entry) -> frozenset[str]:
    """The names a text wants filled."""
    forms = [entry] if isinstance(entry, str) else list(entry.values())
    return frozenset(name for form in forms for name in fill.placeholders(form))


def agreements(entry: Entry) -> tuple[tuple[str, ...], ...]:
    """The words of each place where a word agrees with a value, of every form of a text."""
    forms = [entry] if isinstance(entry, str) else list(entry.values())
    return tuple(words for form in forms for words in fill.agreements(form))


def languages() -> tuple[str, ...]:
    """The ids of the languages there are, in the order of their places."""
    return tuple(TEXTS.known)


def system_language() -> str:
    """The language that stands for the system's."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        if os.environ.get(name):
            return nearest(TEXTS.known, os.environ[name])
    return nearest(TEXTS.known, _windows_language() or system.getlocale()[0] or "")


def _windows_language() -> str | None:
    try:
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined]
    except (ImportError, AttributeError, OSError):
        return None
    return system.windows_locale.get(number)


TEXTS = Texts()
"""The texts the running game shows."""


def words(key: str, /, **values: object) -> str:
    """The text called *key* in the present language; see `Texts.text`."""
    return TEXTS.text(key, **values)
