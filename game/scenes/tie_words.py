"""How a tie was broken, in one sentence: who is level, what decided, and what each of them has of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.reason import Reason
from game.core.score import Tie
from game.scenes.ledger import Piece
from game.scenes.sentences import said
from game.ui.fill import Name
from game.ui.locale import words


def pieces(tie: Tie, decider: Reason | None, icon: str, name: Callable[[int], str]) -> list[Piece]:
    """The sentence in pieces. *decider*: what counts between equal totals; None: nothing does."""
    teams = [_called(team, name) for team in tie.teams]
    if decider is None:
        return [
            Piece(
                "icons/help", words("scenes.results.tie_shared", names=tuple(teams), points=tie.total), "k1"
            )
        ]
    found = [
        Piece("icons/help", words("scenes.results.tied", names=tuple(teams), points=tie.total), "r2"),
        Piece(None, said(decider), "k1"),
    ]
    for number, (team, counted) in enumerate(zip(teams, tie.counted)):
        value = words("scenes.results.tie_value", name=team, n=abs(counted))
        found.append(Piece(icon, value, "k2" if number else "k1"))
    return found


def _called(team: Sequence[int], name: Callable[[int], str]) -> Name:
    return Name(" & ".join(name(party) for party in team))
