"""The course of a campaign: chapters and episodes open, they are evaluated, stickers find a place (R45)."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Move
from game.core.score import ScoreSheet, rank
from game.my_city import stickers
from game.my_city.campaign import (
    EPISODES,
    BoxReward,
    Column,
    Covered,
    Given,
    Placed,
    Reward,
    Setup,
    campaign,
    episode,
    episodes,
    own_church,
    sticker,
)
from game.my_city.campaign_rows import crossed_now, late, mines_worked, rewards_in
from game.my_city.gains import find_nuggets, ink
from game.my_city.moves import Affix, AffixCog
from game.my_city.scoring import reaches_top, sheet
from game.my_city.state import MyCityState, keeps, story_of


def open_episode(state: MyCityState, n: int) -> None:
    """Open an episode, with its chapter's envelope when a campaign gets there, and set it up."""
    data = episode(n)
    if story_of(state).goes_on and n == episodes().chapters[data.chapter - 1].episodes[0]:
        state.envelope_opened(data.chapter)
    state.episode_opened(n)
    for operation in data.setup:
        for seat in range(len(state.cities)):
            _set_up(state, seat, operation)


def _set_up(state: MyCityState, seat: int, operation: Setup) -> None:
    legacy = keeps(state.cities[seat])
    if isinstance(operation, Placed):
        state.sticker_placed(seat, operation.sticker, *operation.cell)
    elif isinstance(operation, Covered):
        for row, col in stickers.cells_of(legacy.ground, operation.ground):
            state.sticker_placed(seat, operation.sticker, row, col)
    elif isinstance(operation, Given):
        state.stickers_received(seat, (operation.sticker,) * operation.count)
    else:
        state.buildings_removed(seat, stickers.without_cog(legacy))


def advance(state: MyCityState) -> bool:
    """Go on between episodes until somebody is asked or all is over (False), or cards can be turned."""
    while True:
        if settle(state):
            return False
        if story_of(state).sheets is None:
            return True
        if state.mode.n == EPISODES:
            state.game_ended()
            return False
        open_episode(state, state.mode.n + 1)


def settle(state: MyCityState) -> bool:
    """Lose the stickers that fit nowhere, affix those with one place only; whether any are left to affix."""
    left = False
    for seat in range(len(state.cities)):
        while (legacy := keeps(state.cities[seat])).owed:
            choices = stickers.moves(legacy)
            if len(choices) > 1:
                left = True
                break
            if choices:
                affix(state, seat, choices[0])
            else:
                state.sticker_lost(seat, legacy.owed[0])
    return left


def affix(state: MyCityState, seat: int, move: Move) -> None:
    """Affix the sticker that a seat owes next."""
    if isinstance(move, AffixCog):
        state.cog_placed(seat, move.building)
    elif isinstance(move, Affix):
        state.sticker_placed(seat, keeps(state.cities[seat]).owed[0], move.row, move.col)


class Crossing(NamedTuple):
    """Boxes that a seat crosses off a mine, and the rewards it gets for them."""

    seat: int
    mine: int
    boxes: int
    rewards: tuple[BoxReward, ...]


def evaluate(state: MyCityState) -> None:
    """Score the episode that is over, hand out what it brings, write the chronicle, clear the boards."""
    mode, cities = state.mode, state.cities
    seats = range(len(cities))
    sheets = tuple(sheet(city, seat, mode) for seat, city in enumerate(cities))
    at_top = [seat for seat in seats if reaches_top(cities[seat], mode)]
    crossings = _crossings(state)
    prospectors = [seat for seat in seats if "gold_late" in mode.end and late(cities[seat])]
    state.part_ended(sheets)
    for seat in at_top:
        ink(state, seat, 1, "top")
    for crossing in crossings:
        _cross(state, crossing)
    for seat in prospectors:
        find_nuggets(state, seat, campaign().prospecting.late)
    by_seat = columns(sheets)
    rewards = [episode(mode.n).evaluation[column] for column in by_seat]
    for seat, column in enumerate(by_seat):
        _reward(state, seat, rewards[seat], column)
    state.episode_closed()
    for seat in seats:
        owed = tuple(name for name in rewards[seat].stickers if _needs_place(name))
        if owed:
            state.stickers_received(seat, owed)


def columns(sheets: tuple[ScoreSheet, ...]) -> list[Column]:
    """By seat, the column of the overview that its rank uses (R19, R20, R22)."""
    ranks = {standing.party: standing.rank for standing in rank(sheets)}
    return [_column(ranks[seat], len(sheets)) for seat in range(len(sheets))]


def _column(place: int, seats: int) -> Column:
    if place == 1:
        return "first"
    return "second" if place == 2 and seats > 2 else "other"


def _crossings(state: MyCityState) -> list[Crossing]:
    """A triangle's reward is for the episode in which anybody first gets there."""
    found = []
    for number, mine in mines_worked(state.mode):
        deepest = max(keeps(city).boxes[number] for city in state.cities)
        for seat, city in enumerate(state.cities):
            boxes = crossed_now(city, number, mine)
            rewards = rewards_in(mine, boxes)
            won = tuple(one for one in rewards if not (one.triangle and one.box <= deepest))
            if boxes:
                found.append(Crossing(seat, number, len(boxes), won))
    return found


def _cross(state: MyCityState, crossing: Crossing) -> None:
    state.boxes_crossed(crossing.seat, crossing.mine, crossing.boxes)
    for reward in crossing.rewards:
        if reward.kind == "nuggets":
            find_nuggets(state, crossing.seat, reward.count)
        elif reward.kind == "circles":
            ink(state, crossing.seat, reward.count, "mine")


def _reward(state: MyCityState, seat: int, reward: Reward, column: Column) -> None:
    """Circles, and what is kept beside the board."""
    if reward.circles:
        ink(state, seat, reward.circles, "rank")
    for name in reward.stickers:
        if sticker(name).place == "cabinet":
            find_nuggets(state, seat, 1)
        elif sticker(name).place == "supply":
            state.church_received(seat, own_church(column))


def _needs_place(name: str) -> bool:
    return sticker(name).place not in ("cabinet", "supply")
