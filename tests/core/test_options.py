"""Options are read from texts, and say what is possible."""

from __future__ import annotations

from typing import Literal

import pytest

from game.core.options import Options, choices, parse
from game.core.reason import Refused
from tests.toy.options import AuctionOptions


class Sample(Options, frozen=True, kw_only=True):
    mode: Literal["short", "long"] = "short"
    extra: bool = False
    episode: int = 1
    rival: Literal["weak", "strong"] | None = None


def test_every_own_option_lists_its_values() -> None:
    assert [(choice.name, choice.values) for choice in choices(Sample)] == [
        ("mode", ("short", "long")),
        ("extra", (False, True)),
        ("episode", ()),
        ("rival", ("weak", "strong", None)),
    ]


def test_texts_become_options() -> None:
    options = parse(Sample, 3, ["mode=long", "extra=on", "episode=7", "rival=none"])
    assert options == Sample(seats=3, mode="long", extra=True, episode=7, rival=None)


@pytest.mark.parametrize("text", ["colour=red", "mode=medium", "extra=yes", "episode=x", "mode", ""])
def test_what_does_not_fit_is_refused_with_what_does(text: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(Sample, 2, [text])
    assert refused.value.reason.values["known"]


def test_what_does_not_go_together_is_refused_with_the_games_reason() -> None:
    with pytest.raises(Refused) as refused:
        parse(AuctionOptions, 9, [])
    assert refused.value.reason.key == "auction.reason.seats"
