"""The table of My City: the cards and every seat's city."""

from __future__ import annotations

from typing import ClassVar, Self

from game.core.part import PartEnded
from game.core.rules import Event, State, declared
from game.core.score import ScoreSheet, rank
from game.my_city import events
from game.my_city.campaign import CAUSES, campaign, episode, ground_of
from game.my_city.catalog import Mode
from game.my_city.city import City
from game.my_city.grid import bit
from game.my_city.legacy import Legacy, Page, Story, affixed, with_more
from game.my_city.terrain import laid, printed, terrain


class MyCityState(State):
    """What is true of a table; nothing of it is secret.

    *deck*: the cards not turned over yet, in the catalogue's order (theirs is decided when they are
    turned). *turned*: the discard pile from the bottom. *card*: the one to be answered now.
    *playing*: the seats still in. *gold_open*: nobody has reached the gold yet. *story*: where the campaign
    stands; None in the repeatable mode.
    """

    __slots__ = (
        "blocked",
        "card",
        "cities",
        "deck",
        "gold_open",
        "mode",
        "over",
        "playing",
        "story",
        "turned",
    )
    events: ClassVar[tuple[type[Event], ...]] = (*declared(events, Event), PartEnded)

    def __init__(self, mode: Mode, seats: int, story: Story | None = None) -> None:
        ground = terrain(mode.board)
        legacy = Legacy(printed(mode.board)) if story else None
        self.mode = mode
        self.story = story
        self.cities = [City(ground, mode.start, legacy) for _ in range(seats)]
        self.deck = tuple(range(len(mode.deck)))
        self.turned: tuple[int, ...] = ()
        self.blocked: tuple[int, ...] = ()
        self.card: int | None = None
        self.playing = tuple(range(seats))
        self.gold_open = True
        self.over = False

    def copy(self) -> Self:
        copy: Self = object.__new__(MyCityState)  # type: ignore[assignment]
        copy.mode = self.mode
        copy.story = self.story
        copy.cities = [city.copy() for city in self.cities]
        copy.deck = self.deck
        copy.turned = self.turned
        copy.blocked = self.blocked
        copy.card = self.card
        copy.playing = self.playing
        copy.gold_open = self.gold_open
        copy.over = self.over
        return copy

    def card_turned(self, card: int) -> None:
        at = self.deck.index(card)
        self.deck = self.deck[:at] + self.deck[at + 1 :]
        self.turned += (card,)
        self.card = card

    def card_blocked(self, card: int) -> None:
        """The obstacle, which was turned first, ends on top of the blocked card."""
        at = self.deck.index(card)
        self.deck = self.deck[:at] + self.deck[at + 1 :]
        self.turned = (*self.turned[:-1], card, self.turned[-1])
        self.blocked += (card,)

    def building_placed(self, seat: int, building: int, rotation: int, row: int, col: int) -> None:
        city = self.cities[seat]
        site = city.terrain.fits[building][rotation].sites[bit(row, col)]
        city.build(building, site)  # type: ignore[arg-type]

    def building_passed(self, seat: int, building: int) -> None:
        city = self.cities[seat]
        city.passed += (building,)
        city.move_marker(self.mode.points.pass_, self.mode.top)

    def seat_quit(self, seat: int) -> None:
        self.cities[seat].in_play = False
        self.playing = tuple(other for other in self.playing if other != seat)

    def gold_reached(self, seat: int, points: int) -> None:
        city = self.cities[seat]
        city.gold += points
        city.move_marker(points, self.mode.top)
        self.gold_open = False

    def game_ended(self) -> None:
        self.card = None
        self.over = True

    def city_named(self, seat: int, name: int, words: str = "") -> None:
        city = self.cities[seat]
        city.legacy = keeps(city)._replace(name=name, words=words)

    def envelope_opened(self, chapter: int) -> None:
        self.story = story_of(self)._replace(chapter=chapter)

    def city_inherited(
        self,
        seat: int,
        ground: str,
        nuggets: int,
        church: int | None,
        cogs: tuple[int, ...],
        boxes: tuple[int, ...],
        lost: tuple[int, ...],
    ) -> None:
        inherited = Legacy(ground, nuggets=nuggets, church=church, cogs=cogs, boxes=boxes, lost=lost)
        self.cities[seat].legacy = inherited

    def episode_opened(self, episode: int) -> None:
        self._clear(episode)
        circles = tuple(keeps(city).circles for city in self.cities)
        self.story = story_of(self)._replace(third_open=True, sheets=None, circles=circles)

    def _clear(self, n: int) -> None:
        """Clear the boards, shuffle the cards, put the markers at the episode's start (R26)."""
        self.mode = episode(n)
        legacies = [keeps(city) for city in self.cities]
        self.cities = [City(laid(legacy.ground, n), self.mode.start, legacy) for legacy in legacies]
        self.deck = tuple(range(len(self.mode.deck)))
        self.turned = self.blocked = ()
        self.card = None
        self.playing = tuple(range(len(self.cities)))
        self.gold_open = True

    def stickers_received(self, seat: int, stickers: tuple[str, ...]) -> None:
        city = self.cities[seat]
        legacy = keeps(city)
        city.legacy = legacy._replace(owed=legacy.owed + stickers)

    def sticker_placed(self, seat: int, sticker: str, row: int, col: int) -> None:
        """A sticker that is owed next is no longer owed; those of the set-up never were."""
        legacy = keeps(self.cities[seat])
        ground = affixed(legacy.ground, ground_of(sticker), row, col)
        legacy = legacy._replace(ground=ground, owed=_rest(legacy.owed, sticker))
        self.cities[seat] = City(laid(ground, self.mode.n), self.mode.start, legacy)

    def sticker_lost(self, seat: int, sticker: str) -> None:
        city = self.cities[seat]
        legacy = keeps(city)
        city.legacy = legacy._replace(owed=_rest(legacy.owed, sticker))

    def cog_placed(self, seat: int, building: int) -> None:
        city = self.cities[seat]
        legacy = keeps(city)
        city.legacy = legacy._replace(cogs=(*legacy.cogs, building), owed=_rest(legacy.owed, "cog"))

    def church_received(self, seat: int, building: int) -> None:
        city = self.cities[seat]
        city.legacy = keeps(city)._replace(church=building)

    def buildings_removed(self, seat: int, buildings: tuple[int, ...]) -> None:
        city = self.cities[seat]
        legacy = keeps(city)
        city.legacy = legacy._replace(lost=legacy.lost + buildings)

    def points_gained(self, seat: int, row: str, points: int) -> None:
        city = self.cities[seat]
        city.gained += points
        city.move_marker(points, self.mode.top)

    def third_vein_reached(self, seat: int, points: int) -> None:
        city = self.cities[seat]
        city.third += points
        city.move_marker(points, self.mode.top)
        self.story = story_of(self)._replace(third_open=False)

    def nuggets_gained(self, seat: int, count: int) -> None:
        city = self.cities[seat]
        legacy = keeps(city)
        city.legacy = legacy._replace(nuggets=min(campaign().cabinet.slots, legacy.nuggets + count))

    def boxes_crossed(self, seat: int, mine: int, count: int) -> None:
        city = self.cities[seat]
        legacy = keeps(city)
        city.legacy = legacy._replace(boxes=with_more(legacy.boxes, mine, count))

    def circles_inked(self, seat: int, count: int, cause: str) -> None:
        city = self.cities[seat]
        legacy = keeps(city)
        place = CAUSES.index(cause)
        city.legacy = legacy._replace(circles=with_more(legacy.circles, place, count))

    def part_ended(self, sheets: tuple[ScoreSheet, ...]) -> None:
        self.card = None
        self.story = story_of(self)._replace(sheets=sheets)

    def episode_closed(self) -> None:
        story = story_of(self)
        self.story = story._replace(chronicle=(*story.chronicle, self._page(story)))
        self._clear(self.mode.n)

    def _page(self, story: Story) -> Page:
        sheets = story.sheets or ()
        ranks = {standing.party: standing.rank for standing in rank(sheets)}
        legacies = [keeps(city) for city in self.cities]
        gained = (
            tuple(now - before for now, before in zip(legacy.circles, earlier))
            for legacy, earlier in zip(legacies, story.circles)
        )
        return Page(
            self.mode.n,
            sheets,
            tuple(ranks[seat] for seat in range(len(self.cities))),
            tuple(gained),
            tuple(legacy.ground for legacy in legacies),
            tuple(
                tuple(
                    (number, site.move.rotation, site.move.row, site.move.col)
                    for number, site in city.built.items()
                )
                for city in self.cities
            ),
        )


def keeps(city: City) -> Legacy:
    """What a city of the campaign keeps."""
    assert city.legacy is not None
    return city.legacy


def story_of(state: MyCityState) -> Story:
    """Where the campaign stands."""
    assert state.story is not None
    return state.story


def _rest(owed: tuple[str, ...], sticker: str) -> tuple[str, ...]:
    return owed[1:] if owed[:1] == (sticker,) else owed
