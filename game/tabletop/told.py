"""A tiding in words."""

from __future__ import annotations

from typing import NamedTuple

from game.core.reason import Reason
from game.tabletop.tidings import Brought, Tiding
from game.ui.fill import Name
from game.ui.locale import words


class Told(NamedTuple):
    """A tiding in the present language."""

    tiding: Tiding
    words: str
    more: tuple[str, ...] = ()
    """The sentences on what else belongs to it."""
    why: tuple[str, ...] = ()
    """Those of them that tell a reason."""

    @property
    def line(self) -> str:
        """With what it brought who did it."""
        return self._with(self.tiding.brought)

    def whole(self, counted: bool) -> list[str]:
        """All there is to say, each thing once; *counted*: the numbers that have changed stand beside it."""
        brought = self.tiding.brought
        if counted:
            brought = tuple(one for one in brought if not one.amount)
        why = (words("scenes.news.card", name=f"@{n}", effect=f"@{e}") for n, e in self.tiding.cards)
        return [self._with(brought), *self.more, *why]

    def _with(self, brought: tuple[Brought, ...]) -> str:
        """With some of what it brought."""
        tiding = self.tiding
        found = [f"{tiding.points:+d}"] if tiding.points else []
        found += [_change(one) for one in brought]
        if not found:
            return self.words
        changes = words("ui.comma").join(found)
        return words("scenes.news.with_points", told=Name(unended(self.words)), points=changes)

    @property
    def sentence(self) -> str:
        """The line with its full stop: something else may follow."""
        line = self.line
        return line if line == self.words else words("scenes.news.sentence", told=Name(line))


def explained(sentence: str | None, why: Reason | None) -> str | None:
    """A sentence with its reason behind it in brackets."""
    if not sentence or why is None:
        return sentence
    reason = words(why.key, **why.values)
    return words("scenes.news.because", told=Name(unended(sentence)), why=Name(reason))


def _change(brought: Brought) -> str:
    """So much of what."""
    if not brought.amount:
        return words(brought.key)
    said = words("scenes.news.brought", amount=f"{brought.amount:+d}", kind=f"@{brought.key}")
    return words("scenes.news.by", brought=said, cause=f"@{brought.cause}") if brought.cause else said


def unended(said: str) -> str:
    """A sentence without its full stop."""
    return said.rstrip(".。")
