"""Options are read from texts, and say what is possible."""

from __future__ import annotations

from typing import Literal

import pytest

from game.core.options import Options, choices, fitting, mended, parse
from game.core.reason import Reason, Refused
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


class Crew(Options, frozen=True, kw_only=True):
    """Pairs are for even numbers of seats, a captain for the long mode, which five seats must play."""

    pairs: bool = False
    mode: Literal["short", "long"] = "short"
    captain: bool = False

    def problem(self) -> Reason | None:
        if self.pairs and self.seats % 2:
            return Reason("odd")
        return Reason("five") if self.seats == 5 and self.mode == "short" else None

    def idle(self, name: str) -> Reason | None:
        return Reason("short") if name == "captain" and self.mode == "short" else None


CHOICES = {choice.name: choice for choice in choices(Crew)}


def test_an_option_offers_what_goes_together_with_the_others() -> None:
    assert fitting(Crew(seats=4), CHOICES["pairs"]) == ((False, True), None)
    assert fitting(Crew(seats=3), CHOICES["pairs"]) == ((False,), Reason("odd"))
    assert fitting(Crew(seats=5, mode="long"), CHOICES["mode"]) == (("long",), Reason("five"))


def test_an_option_without_effect_says_why() -> None:
    assert fitting(Crew(seats=4), CHOICES["captain"])[1] == Reason("short")
    assert fitting(Crew(seats=4, mode="long"), CHOICES["captain"]) == ((False, True), None)


def test_what_stands_against_the_rest_is_put_right() -> None:
    assert mended(Crew(seats=3, pairs=True)) == Crew(seats=3)
    assert mended(Crew(seats=5)) == Crew(seats=5, mode="long")
    assert mended(Crew(seats=4, pairs=True)) == Crew(seats=4, pairs=True)
    hopeless = Crew(seats=5, pairs=True)
    assert mended(hopeless) == hopeless


class Voyage(Options, frozen=True, kw_only=True):
    """Two seats go by sea or land, more by land or air; a number of days that must be even."""

    way: Literal["sea", "land", "air"] = "land"
    days: int = 2

    def problem(self) -> Reason | None:
        if self.way == ("air" if self.seats == 2 else "sea"):
            return Reason("way")
        return Reason("odd") if self.days % 2 else None


WAY, DAYS = choices(Voyage)


def test_one_value_that_does_not_fit_is_no_reason_as_long_as_two_do() -> None:
    assert fitting(Voyage(), WAY) == (("sea", "land"), None)
    assert fitting(Voyage(seats=3), WAY) == (("land", "air"), None)
    assert fitting(Voyage(days=3), WAY) == ((), Reason("odd"))


def test_a_number_is_tried_from_nothing_up_to_a_limit() -> None:
    assert fitting(Voyage(), DAYS) == (tuple(range(0, 40, 2)), None)


def test_what_nothing_mends_stays_as_it_is_and_what_fits_is_left_alone() -> None:
    both = Voyage(way="air", days=3)
    assert mended(both) == both
    assert mended(Voyage(way="air")) == Voyage(way="land"), "the default, if it fits"
    assert mended(Voyage(days=3)) == Voyage(days=2)
    assert mended(Voyage(days=4)) == Voyage(days=4)


def test_two_sit_down_unless_told_and_parties_are_counted() -> None:
    assert Options().seats == 2
    assert Options().problem() is None
    assert Options().idle("seats") is None
    assert [Options().party(number) for number in (0, 3)] == ["party.0", "party.3"]


@pytest.mark.parametrize(("kind", "known"), [(Voyage, "way, days"), (Options, "-")])
def test_an_option_nobody_knows_is_refused_with_those_there_are(kind: type[Options], known: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(kind, 2, ["colour=red"])
    assert refused.value.reason == Reason("core.options.unknown", {"name": "colour", "known": known})


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("way=sky", "sea | land | air"),
        *((f"days={text}", "0, 1, 2, ...") for text in ("two", "-", "x3", "3x")),
    ],
)
def test_a_value_that_is_none_is_refused_with_those_there_are(text: str, known: str) -> None:
    name, _, value = text.partition("=")
    with pytest.raises(Refused) as refused:
        parse(Voyage, 2, [text])
    values: dict[str, str | int] = {"name": name, "value": value, "known": known}
    assert refused.value.reason == Reason("core.options.bad_value", values)


def test_a_number_may_be_below_nothing() -> None:
    assert parse(Voyage, 2, ["days=-4"]) == Voyage(days=-4)
