"""Entries made for tests."""

from __future__ import annotations

from dataclasses import replace

from game.tabletop.entries import Entry, Fact, plain

COIN = Entry(
    "coin",
    "money",
    "Coin",
    "y",
    plain("icons/coin_24", "r"),
    text="Pays for things.",
    facts=(Fact("Worth", "1"),),
    after=("purse",),
    ways=("made of", "fills"),
    origins=(("house", "all of it"),),
)
PURSE = replace(COIN, id="purse", title="Purse", before=("coin",), after=(), ramp="b")
DEBT = replace(COIN, id="debt", title="Debt", after=(), ramp="k", kind="debts")
LONG = replace(COIN, id="long", title="An Extraordinarily Long Denomination", short="Long Denomi- nation")
