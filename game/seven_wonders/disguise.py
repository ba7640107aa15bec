"""Leaders in a hand that an observer has not seen: what stands for them until they are shown."""

from __future__ import annotations

DRAWN = -100
"""Stands for an unknown leader drawn from the deck; -1 - pack for one kept from that pack of the draft."""
Group = tuple[int, ...]


def without_leader(held: Group, packs: list[Group], leader: int) -> tuple[Group, list[Group]]:
    """A hand of leaders after one has been shown and left it, and the draft's packs as known after that."""
    mark = leader
    if leader not in held:
        origin = _origin(held, packs, leader)
        if origin is None:
            unseen = [one for one in held if one == DRAWN or (one < 0 and not packs[-1 - one])]
            mark = unseen[0] if unseen else next(one for one in held if one < 0)
        else:
            mark = -1 - origin
            packs = packs[:]
            packs[origin] = tuple(one for one in packs[origin] if one != leader)
    place = held.index(mark)
    return held[:place] + held[place + 1 :], packs


def _origin(held: Group, packs: list[Group], leader: int) -> int | None:
    """The pack that an unknown leader of a hand has been kept from."""
    return next((pack for pack, known in enumerate(packs) if leader in known and -1 - pack in held), None)


def with_pack_back(
    held: list[Group], packs: list[Group], pack: int, leaders: Group
) -> tuple[list[Group], list[Group]]:
    """All hands of leaders, and the packs, when one comes back that was seen before: what it lacks was kept.

    One that is lacking is what was kept of it last. Who kept which of several is not known: they stay with
    the pack until it is used up.
    """
    packs = packs[:]
    gone = tuple(one for one in packs[pack] if one not in leaders)
    packs[pack] = leaders
    mark = -1 - pack
    if len(gone) == 1:
        seat = next(seat for seat, hand in enumerate(held) if mark in hand)
        held = held[:]
        last = len(held[seat]) - 1 - held[seat][::-1].index(mark)
        held[seat] = (*held[seat][:last], *gone, *held[seat][last + 1 :])
    else:
        packs[pack] += gone
    return held, packs
