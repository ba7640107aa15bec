"""The land of both boards as letters, and the river as a path over cell corners (see ``terrain``)."""

from __future__ import annotations

Board = tuple[tuple[str, ...], tuple[tuple[int, int], ...]]

RIVER = ((3, -1), (3, 2), (4, 2), (4, 4), (5, 4), (5, 5), (4, 5), (4, 8), (5, 8), (5, 10), (4, 10), (4, 12))

ETERNAL = (
    "..........G",
    "..T..W.....",
    "R.....T....",
    "MM........F",
    "MMM..R..TFF",
    "MMM......FF",
    "MM.....W..F",
    "G....T...RF",
    "...T.....FF",
    ".W......FFF",
    "..R.T..FFFF",
)

LEGACY = (
    ".s.s..s.s.R",
    ".sT.s.s..s.",
    "R.s...Ts.s.",
    "MM...s.s..F",
    "MMMs.R..TFF",
    "MMMs..s.sFF",
    "MM..s.s..sF",
    "R.s.sT.s.RF",
    "s.sT.s.s.FF",
    "s..s.s..FFF",
    ".sR...sFFFF",
)

BOARDS: dict[str, Board] = {"eternal": (ETERNAL, RIVER), "legacy": (LEGACY, RIVER)}
