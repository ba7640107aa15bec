"""What happens in My City. Cards and buildings are numbers in the catalogue's order."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class CardTurned(Event, frozen=True, tag="CardTurned"):
    """The top card was turned over; a building is now to be built, or the obstacle lies there (R31)."""

    reveals: ClassVar[bool] = True

    card: int


class CardBlocked(Event, frozen=True, tag="CardBlocked"):
    """The card under the obstacle was turned over: its building is lost for everybody (R31)."""

    reveals: ClassVar[bool] = True

    card: int


class BuildingPlaced(Event, frozen=True, tag="BuildingPlaced"):
    """A seat built the shown building; fields as in `Place`."""

    seat: int
    building: int
    rotation: int
    row: int
    col: int


class BuildingPassed(Event, frozen=True, tag="BuildingPassed"):
    """A seat turned the shown building over and lost a point."""

    seat: int
    building: int


class SeatQuit(Event, frozen=True, tag="SeatQuit"):
    """A seat left the game and will only be scored."""

    seat: int


class GoldReached(Event, frozen=True, tag="GoldReached"):
    """A seat covers all gold veins in the first round in which anybody does (R35)."""

    seat: int
    points: int


class GameEnded(Event, frozen=True, tag="GameEnded"):
    """Everybody has quit, or the last card has been answered (R12); of a campaign: after its last episode."""


REPEATABLE = (
    CardTurned,
    CardBlocked,
    BuildingPlaced,
    BuildingPassed,
    SeatQuit,
    GoldReached,
    GameEnded,
)
"""The events of the repeatable mode; all others happen in episodes of the campaign."""


class CityNamed(Event, frozen=True, tag="CityNamed"):
    """A seat has named its city: by a number among its names, or by *words* of its own."""

    seat: int
    name: int
    words: str = ""


class EnvelopeOpened(Event, frozen=True, tag="EnvelopeOpened"):
    """A chapter begins (R49)."""

    reveals: ClassVar[bool] = True

    chapter: int


class CityInherited(Event, frozen=True, tag="CityInherited"):
    """A city was made up for an episode played alone; fields as in `Legacy`."""

    seat: int
    ground: str
    nuggets: int
    church: int | None
    cogs: tuple[int, ...]
    boxes: tuple[int, ...]
    lost: tuple[int, ...]


class EpisodeOpened(Event, frozen=True, tag="EpisodeOpened"):
    """An episode begins: its rows and flags hold, its cards are shuffled, markers stand at the start."""

    episode: int


class StickersReceived(Event, frozen=True, tag="StickersReceived"):
    """A seat owes these stickers a place, in this order."""

    seat: int
    stickers: tuple[str, ...]


class StickerPlaced(Event, frozen=True, tag="StickerPlaced"):
    """A sticker was affixed on a cell: by its owner, or everybody's by an episode's set-up."""

    seat: int
    sticker: str
    row: int
    col: int


class StickerLost(Event, frozen=True, tag="StickerLost"):
    """There is no place for the sticker owed next (R25)."""

    seat: int
    sticker: str


class CogPlaced(Event, frozen=True, tag="CogPlaced"):
    """The cog owed next was affixed on a blue building: it is a factory."""

    seat: int
    building: int


class ChurchReceived(Event, frozen=True, tag="ChurchReceived"):
    """A seat has earned its own church."""

    seat: int
    building: int


class BuildingsRemoved(Event, frozen=True, tag="BuildingsRemoved"):
    """Buildings of a seat left the game for good; their cards will be skipped (R47)."""

    seat: int
    buildings: tuple[int, ...]


class PointsGained(Event, frozen=True, tag="PointsGained"):
    """The building just placed moved the marker at once; *row* of the overview says why."""

    seat: int
    row: str
    points: int


class ThirdVeinReached(Event, frozen=True, tag="ThirdVeinReached"):
    """A seat covers three gold veins in the first round in which anybody does."""

    seat: int
    points: int


class NuggetsGained(Event, frozen=True, tag="NuggetsGained"):
    """Nuggets for a seat's cabinet; those beyond its slots are lost."""

    seat: int
    count: int


class BoxesCrossed(Event, frozen=True, tag="BoxesCrossed"):
    """A crew crossed off boxes of a mine, by its number."""

    seat: int
    mine: int
    count: int


class CirclesInked(Event, frozen=True, tag="CirclesInked"):
    """A seat coloured in circles (R23); *cause*: rank, top, cabinet or mine."""

    seat: int
    count: int
    cause: str


class EpisodeClosed(Event, frozen=True, tag="EpisodeClosed"):
    """The episode is in the chronicle and the boards are cleared (R24)."""
