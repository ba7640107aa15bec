"""Who comes after whom: laying orders, carrying them out, holding the helm."""

from __future__ import annotations

from functools import cache

from game.cvlizations.options import CvlizationsOptions


@cache
def laying(options: CvlizationsOptions, helm: int) -> tuple[int, ...]:
    """The tribes in the order in which they lay orders (R05, B02, A02)."""
    if options.seats > 2:
        return _clockwise(options.seats, helm)
    if options.two == "cave_freaks":
        return _clockwise(3, helm)
    return 2 + helm, 3 - helm, helm, 1 - helm


@cache
def acting(options: CvlizationsOptions, helm: int) -> tuple[int, ...]:
    """The seats in the order in which they act and buy (R07, R19); neutral tribes do neither."""
    return _clockwise(options.seats, helm)


def leaders(options: CvlizationsOptions) -> tuple[int, ...]:
    """The tribes that may hold the helm in the first round."""
    if options.seats == 2 and options.two == "cave_freaks":
        return (2,)
    return tuple(range(options.seats))


def next_helm(options: CvlizationsOptions, helm: int) -> int:
    """The tribe to which the helm passes (R24, B02, A05)."""
    holders = 3 if options.seats == 2 and options.two == "cave_freaks" else options.seats
    return (helm + 1) % holders


def director(options: CvlizationsOptions, tribe: int) -> int | None:
    """The seat that decides for a tribe; None for the Cave Freaks."""
    if tribe < options.seats:
        return tribe
    return tribe - 2 if options.two == "advanced" else None


def _clockwise(tribes: int, first: int) -> tuple[int, ...]:
    return tuple((first + step) % tribes for step in range(tribes))
