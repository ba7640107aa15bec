"""Where a line of text may end.

Chinese breaks between any two characters, but no line starts with closing punctuation and none ends with
opening punctuation. Latin words stay whole, and so do a number with the unit behind it, a pair of numbers
such as "3: 12", and the terms that a language wants whole; a sum breaks only before what it comes to.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from itertools import pairwise

CLOSERS = frozenset(
    ",.;:!?%)]}\u2019\u201d\u2026\u2027\u00b7\u3001\u3002\u3009\u300b\u300d\u300f\u3011"
    "\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff5e"
)
"""Never first in a line."""

OPENERS = frozenset("([{\u2018\u201c\u3008\u300a\u300c\u300e\u3010\uff08")
"""Never last in a line."""

_SHUT = frozenset("\u3009\u300b\u300d\u300f\u3011\uff09")
"""Full-width signs whose right half is empty."""

_FULL = frozenset("\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f\u3008\u300a\u300c\u300e\u3010\uff08") | _SHUT

_DASHES = frozenset("\u2014\u2026\u2015")
_NUMBER = "[-+\u2212]?\\d"
_BOUND = re.compile(
    f"(?<=\\d [-+\u2212\u00d7=] ){_NUMBER}"
    f"|(?<=\\d )[-+\u2212\u00d7] {_NUMBER}"
    f"|(?<=\\d: ){_NUMBER}"
    f"|(?<=\\d [\u3400-\u9fff] ){_NUMBER}"
)
"""What no line begins with: a number behind a sign, a sign that no result follows, the second of a pair."""
_UNIT_LENGTH = 3
_LONE = 4
"""A last line with fewer letters looks lost; a Chinese one counts for two."""
_SHORT = 8
"""A single last word with fewer letters looks lost as well, below a line of three words or more."""
_FEWEST = 3
"""So many letters at least stand before and behind a hyphen."""
_VOWELS = frozenset("aeiouy")

Measure = Callable[[str], int]


def break_lines(text: str, width: int, measure: Measure, terms: Iterable[str] = ()) -> list[str]:
    """*text* as lines no wider than *width*; newlines in it are kept, spaces at line ends are dropped.

    Only a single piece wider than the line is cut inside, a Latin word with a hyphen if there is a place for
    one, and never so that nothing of it fits. *terms* stay whole.
    """
    return [
        line
        for paragraph in text.split("\n")
        for line in _fill(pieces(paragraph, terms), width, measure, terms)
    ]


def pieces(text: str, terms: Iterable[str] = ()) -> list[str]:
    """*text* cut at every place where a line may end; spaces stay at the end of a piece."""
    inside = {place for term in terms for place in _inside(term, text)}
    cuts = [0, *(p for p in range(1, len(text)) if p not in inside and _may_break(text, p)), len(text)]
    return [text[start:end] for start, end in pairwise(cuts) if end > start]


def _inside(term: str, text: str) -> Iterable[int]:
    """The places in *text* that lie inside a *term*."""
    start = text.find(term)
    while start >= 0:
        yield from range(start + 1, start + len(term))
        start = text.find(term, start + len(term))


def squeezes(before: str, after: str) -> bool:
    """Whether two full-width signs stand half a sign closer: one closes or opens, and the other is one too.

    What opens has its left half empty, what closes its right half.
    """
    if before not in _FULL or after not in _FULL:
        return False
    return after in OPENERS or before in _SHUT


def wide(char: str) -> bool:
    """Whether a character is Chinese or another full-width one."""
    return unicodedata.east_asian_width(char) in "WF"


def _may_break(text: str, place: int) -> bool:
    before, after = text[place - 1], text[place]
    if after == " " or after in CLOSERS or before in OPENERS or (before in _DASHES and after in _DASHES):
        return False
    if before == " ":
        return not (_is_unit(text, place) or _BOUND.match(text, place))
    if wide(before) or wide(after):
        return not before.isdecimal()
    return before == "-" and after.isalpha() and place > 1 and text[place - 2].isalpha()


def _is_unit(text: str, place: int) -> bool:
    """Whether a unit starts at *place*, behind a number and one space."""
    if place < 2 or not text[place - 2].isdecimal():
        return False
    word = text[place:].split(" ", 1)[0]
    return wide(text[place]) or (len(word) <= _UNIT_LENGTH and word.isalpha())


def _fill(parts: list[str], width: int, measure: Measure, terms: Iterable[str]) -> list[str]:
    lines: list[str] = []
    line = ""
    for part in parts:
        if line and measure((line + part).rstrip(" ")) > width:
            lines.append(line)
            line = ""
        line += part
        while measure(line.rstrip(" ")) > width and len(line.rstrip(" ")) > 1:
            hyphen = _syllable(line.rstrip(" "), width, measure)
            end = hyphen or _forced(line, width, measure)
            lines.append(line[:end].rstrip(" ") + ("-" if hyphen else ""))
            line = line[end:].lstrip(" ")
    return [whole.rstrip(" ") for whole in _accompanied([*lines, line], width, measure, terms)]


def _accompanied(lines: list[str], width: int, measure: Measure, terms: Iterable[str]) -> list[str]:
    """The same lines, but for a last one of a letter or a short word: it gets company from above."""
    while len(lines) > 1:
        parts = pieces(lines[-2], terms)
        lone = _letters(lines[-1]) < _LONE or (
            len(parts) > 2 and len(pieces(lines[-1], terms)) == 1 and _letters(lines[-1]) < _SHORT
        )
        if (
            not lone
            or len(parts) < 2
            or lines[-2].endswith("-")
            or measure((parts[-1] + lines[-1]).rstrip(" ")) > width
        ):
            break
        lines = [*lines[:-2], "".join(parts[:-1]), parts[-1] + lines[-1]]
    return lines


def _letters(line: str) -> int:
    """How many letters a line has, a Chinese one for two; punctuation does not count."""
    return sum(2 if wide(char) else 1 for char in line if char.isalnum())


def _plain(char: str) -> str:
    """A letter without its accents."""
    return unicodedata.normalize("NFD", char)[0].lower()


def _syllable(word: str, width: int, measure: Measure) -> int:
    """How much of an overlong Latin word goes before a hyphen: up to a consonant with a vowel; 0 if none."""
    for end in range(len(word) - _FEWEST, _FEWEST - 1, -1):
        before, after = word[end - _FEWEST : end], word[end : end + _FEWEST]
        if (before + after).isalpha() and not any(map(wide, before + after)):
            first, second = _plain(after[0]), _plain(after[1])
            if first not in _VOWELS and second in _VOWELS and measure(word[:end] + "-") <= width:
                return end
    return 0


def _forced(line: str, width: int, measure: Measure) -> int:
    """How much of an overlong piece goes on this line."""
    end = 1
    while measure(line[: end + 1]) <= width:
        end += 1
    best = end
    while best > 1 and (line[best] in CLOSERS or line[best - 1] in OPENERS):
        best -= 1
    return best if best > 1 or line[1:2] not in CLOSERS else end
