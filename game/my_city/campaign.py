"""The campaign's components: chapters, episodes, stickers, mines. Loaded once, checked when loaded."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from game.core.components import Component, demand
from game.my_city.catalog import (
    OBSTACLE,
    Ground,
    Mode,
    Pair,
    Points,
    Row,
    buildings,
    load,
)

EPISODES = 24
OWN_CHURCH = "C4"
OBSTACLE_CARD, OWN_CARD = 27, 28
"""The numbers of the obstacle and of the card that calls for each city's own church; a card below them has
the number of its building."""

Anchor = Literal["river", "sawmill", "palace"]
Side = Literal["west", "east"]
Column = Literal["first", "second", "other"]
Cause = Literal["rank", "top", "cabinet", "mine"]
CAUSES: tuple[Cause, ...] = ("rank", "top", "cabinet", "mine")
COLUMNS: tuple[Column, ...] = ("first", "second", "other")


class Placed(Component, frozen=True, tag_field="op", tag="place"):
    """Everybody affixes a sticker on a fixed cell, whatever lies there."""

    sticker: str
    cell: Pair


class Covered(Component, frozen=True, tag_field="op", tag="cover"):
    """Everybody affixes a sticker on every cell of this ground."""

    ground: Ground
    sticker: str


class Given(Component, frozen=True, tag_field="op", tag="give"):
    """Everybody receives stickers and chooses their cells."""

    sticker: str
    count: int


class Removed(Component, frozen=True, tag_field="op", tag="remove"):
    """Everybody loses some buildings for good."""

    buildings: Literal["blue_without_cog"]


Setup = Placed | Covered | Given | Removed


class Reward(Component, frozen=True):
    """What a rank in an episode brings: circles and stickers."""

    circles: int
    stickers: tuple[str, ...]


class Episode(Mode, frozen=True):
    """One of the 24 episodes: how it is set up, played, scored and rewarded."""

    chapter: int = 0
    anchor: Anchor = "river"
    sides: tuple[Side, ...] = ("west", "east")
    grove: bool = False
    setup: tuple[Setup, ...] = ()
    evaluation: dict[Column, Reward] = {}


class EpisodeData(Component, frozen=True):
    """An episode as its file tells it; a colour's letter in the deck stands for its eight buildings."""

    n: int
    chapter: int
    start: int
    deck: tuple[str, ...]
    anchor: Anchor
    sides: tuple[Side, ...]
    may_pass: bool
    grove: bool
    setup: tuple[Setup, ...]
    immediate: tuple[Row, ...]
    end: tuple[Row, ...]
    evaluation: dict[Column, Reward]
    provenance: dict[str, str]

    def cards(self) -> tuple[str, ...]:
        """The cards in the order of their numbers, the colours' letters written out."""
        known = [*(building.id for building in buildings().buildings), OBSTACLE, OWN_CHURCH]
        return tuple(card for card in known if card in self.deck or card[0] in self.deck)

    def check(self, file: str) -> None:
        named = sum(8 if len(name) == 1 else 1 for name in self.deck)
        demand(len(self.cards()) == named, file, f"{self.n}: deck: a card that there is not")
        demand(
            "pass" not in self.immediate or self.may_pass, file, f"{self.n}: pass scores, but is not allowed"
        )
        demand(set(self.evaluation) == set(COLUMNS), file, f"{self.n}: evaluation: not one column a rank")
        known_stickers = {sticker.id for sticker in campaign().stickers}
        stickers = [name for reward in self.evaluation.values() for name in reward.stickers]
        stickers += [one.sticker for one in self.setup if not isinstance(one, Removed)]
        for name in stickers:
            demand(name in known_stickers, file, f"{self.n}: no sticker {name}")


class Chapter(Component, frozen=True):
    """Three episodes whose envelope is opened together."""

    n: int
    episodes: tuple[int, ...]
    provenance: str


class Episodes(Component, frozen=True):
    """All chapters and episodes, in order."""

    chapters: tuple[Chapter, ...]
    episodes: tuple[EpisodeData, ...]

    def check(self, file: str) -> None:
        demand(
            [one.n for one in self.episodes] == list(range(1, EPISODES + 1)), file, "episodes: not 1 to 24"
        )
        listed = [n for chapter in self.chapters for n in chapter.episodes]
        demand(listed == list(range(1, EPISODES + 1)), file, "chapters: not every episode once, in order")
        for one in self.episodes:
            demand(
                one.n in self.chapters[one.chapter - 1].episodes,
                file,
                f"{one.n}: not in chapter {one.chapter}",
            )
            one.check(file)


class Sticker(Component, frozen=True):
    """A sticker: the ground it makes of its cell (None: it lies on no cell), where it may be affixed."""

    id: str
    ground: Ground | None
    place: Literal["square", "square_or_plain", "rocks", "fixed", "blue_building", "supply", "cabinet"]
    provenance: str


class BoxReward(Component, frozen=True):
    """What crossing off a box brings. *triangle*: only in the first episode in which anybody gets there."""

    box: int
    kind: Literal["points", "nuggets", "circles"]
    count: int
    triangle: bool


class Mine(Component, frozen=True):
    """A shaft: the colour of its crew, the episodes in which it is worked, its boxes."""

    colour: Literal["blue", "red", "yellow"]
    episodes: tuple[int, ...]
    boxes: int
    rewards: tuple[BoxReward, ...]


class Circles(Component, frozen=True):
    """The two rows of progress circles (R23)."""

    rows: int
    per_row: int


class Cabinet(Component, frozen=True):
    """Slots for nuggets, and those that colour in a circle when filled."""

    slots: int
    circles_at: tuple[int, ...]


class Prospecting(Component, frozen=True):
    """How many veins a race is about, the nuggets its winners find, and those who come too late."""

    veins: int
    nuggets: int
    late: int


class Campaign(Component, frozen=True):
    """What all episodes share."""

    board: str
    top: int
    circles: Circles
    cabinet: Cabinet
    prospecting: Prospecting
    names: int
    grove: tuple[Pair, ...]
    points: Points
    stickers: tuple[Sticker, ...]
    mines: tuple[Mine, ...]
    provenance: dict[str, str]

    def check(self, file: str) -> None:
        ids = [sticker.id for sticker in self.stickers]
        demand(len(set(ids)) == len(ids), file, "stickers: an id stands twice")
        demand(max(self.cabinet.circles_at) <= self.cabinet.slots, file, "cabinet: a circle beyond the slots")
        for mine in self.mines:
            boxes = [reward.box for reward in mine.rewards]
            demand(boxes == sorted(set(boxes)), file, f"mines: {mine.colour}: boxes out of order")
            demand(boxes[-1] <= mine.boxes, file, f"mines: {mine.colour}: a reward beyond the last box")
            raced = [reward.kind for reward in mine.rewards if reward.triangle]
            demand("points" not in raced, file, f"mines: {mine.colour}: points in a triangle")


@cache
def campaign() -> Campaign:
    """What all episodes share."""
    return load("campaign", Campaign)


@cache
def episodes() -> Episodes:
    """All chapters and episodes."""
    return load("episodes", Episodes)


@cache
def episode(n: int) -> Episode:
    """An episode by number, 1 to 24."""
    data, shared = episodes().episodes[n - 1], campaign()
    return Episode(
        board=shared.board,
        start=data.start,
        top=shared.top,
        deck=data.cards(),
        points=shared.points,
        provenance=data.provenance,
        immediate=data.immediate,
        end=data.end,
        may_pass=data.may_pass,
        n=n,
        chapter=data.chapter,
        anchor=data.anchor,
        sides=data.sides,
        grove=data.grove,
        setup=data.setup,
        evaluation=data.evaluation,
    )


@cache
def sticker(name: str) -> Sticker:
    """A sticker by id; KeyError if there is none."""
    return {one.id: one for one in campaign().stickers}[name]


@cache
def ground_of(name: str) -> Ground:
    """What a sticker makes of its cell."""
    ground = sticker(name).ground
    assert ground is not None, f"{name} lies on no cell"
    return ground


@cache
def own_church(column: Column) -> int:
    """The number of the church that a rank in the fourth episode earns."""
    ids = [building.id for building in buildings().own_churches]
    return len(buildings().buildings) + ids.index(f"{OWN_CHURCH}-{column}")


class Inking(NamedTuple):
    """Where a circle lies: its row and its place in it, from 0."""

    row: int
    place: int


def circle_place(number: int) -> Inking | None:
    """Where the circle of this number (from 0) lies; None: beyond the last row, only counted (R23)."""
    size = campaign().circles
    row, place = divmod(number, size.per_row)
    return Inking(row, place) if row < size.rows else None
