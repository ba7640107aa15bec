"""Persons are renamed, merged and removed everywhere in a store: each of these is one deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from game.core import journal, record
from game.core.journal import Seated
from game.core.players import Person, decode, encode
from game.core.reason import Refused
from game.core.record import Record
from game.core.store import Store
from game.core.store_profiles import Profile

LONGEST_NAME = 10
FACES = "faces"
"""The setting with the faces that persons have chosen."""
CHOSEN = "players."
"""What settings begin with that hold who sat at a game's last table."""
PAGES = "opened."
"""What settings begin with that hold which pages of a game a profile has opened: the profile comes last."""
SEATED = b'["Seated",'


class Kind(Protocol):
    """Tells the kind of record that a game keeps."""

    def __call__(self, game: str) -> type[Record]: ...


def profile_of(store: Store, person: Person) -> Profile | None:
    """A person's profile; None: has never sat here."""
    return next((profile for profile in store.profiles() if profile.person == person), None)


def problem(store: Store, profile: Profile, person: Person) -> str | None:
    """Why a person can't be called so from now on, as a text id; None: they can."""
    if not person.number and not 0 < len(person.name) <= LONGEST_NAME:
        return "scenes.persons.no_name"
    other = profile_of(store, person)
    return "scenes.persons.taken" if other is not None and other.id != profile.id else None


def rename(store: Store, profile: Profile, person: Person) -> None:
    """Call somebody otherwise, in every table, journal and result; raises `Refused`."""
    why_not = problem(store, profile, person)
    if why_not is not None:
        raise Refused(why_not)
    with store.deed():
        store.change_profile(profile.id, person)
        _replace(store, profile.person, person)


def have_met(store: Store, one: Person, other: Person) -> bool:
    """Whether two persons ever sat at the same table: then they are two."""
    tables = [row.players for archived in (False, True) for row in store.tables(archived=archived)]
    results = [tuple(seat.player for seat in result.seats) for result in store.results()]
    return any(one in players and other in players for players in (*tables, *results))


def merge(store: Store, source: Profile, target: Profile, kind: Kind) -> None:
    """Let *source* have been *target* all along; raises `Refused` if they ever sat at the same table."""
    if have_met(store, source.person, target.person):
        raise Refused("scenes.persons.met")
    with store.deed():
        for game, data in store.kept_records(source.id).items():
            store.set_record(target.id, game, _together(kind(game), data, store.record(target.id, game)))
        _merge_pages(store, source.id, target.id)
        store.hand_results(source.id, target.id)
        _replace(store, source.person, target.person)
        store.delete_profile(source.id)


def remove(store: Store, profile: Profile) -> None:
    """Forget a person: records and medals go, and games nobody else was in; others' games keep no name."""
    with store.deed():
        store.forget_player(profile.person)
        _change_settings(store, profile.person, None)
        store.delete_profile(profile.id)


def _together(kind: type[Record], one: bytes, other: bytes | None) -> bytes:
    found = []
    for data in (other, one):
        try:
            found.append(kind() if data is None else msgspec.json.decode(data, type=kind))
        except (msgspec.MsgspecError, RecursionError):
            found.append(kind())
    return msgspec.json.encode(record.together(found[0], found[1]))


def _merge_pages(store: Store, source: int, target: int) -> None:
    for key, value in store.settings().items():
        if key.startswith(PAGES) and key.endswith(f".{source}") and isinstance(value, list):
            own = f"{key.removesuffix(f'.{source}')}.{target}"
            kept: list[object] = store.setting(own, [])
            store.set_setting(own, [*kept, *(number for number in value if number not in kept)])


def _replace(store: Store, before: Person, after: Person) -> None:
    """Write another name wherever a person's is written."""
    store.replace_player(before, after)
    store.rewrite_entries(SEATED, _renaming(before, after))
    _change_settings(store, before, after)


def _renaming(before: Person, after: Person) -> Callable[[bytes], bytes]:
    def renamed(line: bytes) -> bytes:
        try:
            entry = journal.any_entry(line)
        except journal.UNREADABLE:
            return line
        if not isinstance(entry, Seated) or entry.player != before:
            return line
        return journal.encode(Seated(entry.seat, after))

    return renamed


def _change_settings(store: Store, before: Person, after: Person | None) -> None:
    """Who sat at the last tables, and which face each has chosen."""
    for key, value in store.settings().items():
        if key.startswith(CHOSEN) and isinstance(value, list):
            kept = [_changed(one, before, after) for one in value]
            store.set_setting(key, [one for one in kept if one is not None])
    chosen: dict[str, object] = store.setting(FACES, {})
    old = before.name or f"#{before.number}"
    if old in chosen:
        face = chosen.pop(old)
        if after is not None:
            chosen.setdefault(after.name or f"#{after.number}", face)
        store.set_setting(FACES, chosen)


def _changed(kept: object, before: Person, after: Person | None) -> object | None:
    try:
        player = decode(msgspec.json.encode(kept))
    except msgspec.MsgspecError:
        return kept
    if player != before:
        return kept
    found: object = None if after is None else msgspec.json.decode(encode(after))
    return found
