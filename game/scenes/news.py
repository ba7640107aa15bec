"""The news of a table: what has happened since who looks answered last, told in the log's own sentences."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import zip_longest

import pygame

from game import registry
from game.core.options import Options
from game.core.rules import Event
from game.scenes.at_table import AtTable, Gains
from game.scenes.sentences import sentence
from game.tabletop.memo import Memo
from game.tabletop.tidings import Tiding, each
from game.tabletop.told import Told, explained, unended
from game.ui import paint, palette, sprites
from game.ui.canvas import Canvas
from game.ui.digits import TINY_HEIGHT, gained, tiny
from game.ui.fill import Name
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.widgets.base import Look, Widget

CHIP, GAP = (24, 18), 2
MOST = 7
"""So many moves have a chip of their own: the latest."""
OWN = "own"
"""The chip of one's own latest move, before those of the others."""


def tell(
    game: str, events: Sequence[Event], name: Callable[[int], str], options: Options, seat: int
) -> list[Told]:
    """What these events come to, in sentences; what the log leaves unsaid is left out."""
    room = registry.room(game)
    find = room.tidings
    found = each(events) if find is None else find(events, options, seat)
    told = (_told(tiding, lambda event: sentence(game, event, name, options)) for tiding in found)
    return [one for one in told if one.words]


def _told(tiding: Tiding, say: Callable[[Event], str | None]) -> Told:
    summed = {id(event) for event in (tiding.head, *tiding.summed)}
    why = zip_longest(tiding.events, tiding.reasons)
    others = [(explained(say(event), reason), reason) for event, reason in why if id(event) not in summed]
    head = say(tiding.head) or ""
    if tiding.note and head:
        head = words(tiding.note, told=Name(unended(head)))
    more = tuple(said for said, _ in others if said)
    return Told(tiding, head, more, tuple(said for said, reason in others if said and reason))


def counted(told: Sequence[Told], table: AtTable) -> list[Told]:
    """The same, each with what it did to the total of who did it, where the view has such a number."""
    return [one if table.view.total is None else _counted(one, table) for one in told]


def _counted(told: Told, table: AtTable) -> Told:
    tiding = told.tiding
    if tiding.party is None:
        return told
    points = table.causes.brought_in_all(tiding.events, tiding.party)
    return told._replace(tiding=tiding._replace(points=points))


class News:
    """What a table's strip and prompt bar have to tell, found once for every event."""

    def __init__(self, table: AtTable) -> None:
        self._table = table
        self._told: Memo[Hashable, list[Told]] = Memo(2)

    def all(self) -> list[Told]:
        """Everything since who looks answered last, their own moves included."""
        session = self._table.session
        events = session.news
        key = session.showing.stamp, len(events), session.seat
        return self._told.get(key, lambda: self._tell(events))

    def _tell(self, events: tuple[Event, ...]) -> list[Told]:
        table, session = self._table, self._table.session
        return counted(tell(session.game, events, table.name, session.options, session.seat), table)

    def of_others(self) -> list[Told]:
        """What others did or happened to all, as far as it has a picture."""
        session = self._table.session
        return [told for told in self.all() if told.tiding.sign and told.tiding.party != session.seat]

    def own(self) -> list[Told]:
        """What who looks did themselves, as far as it has a picture."""
        session = self._table.session
        return [told for told in self.all() if told.tiding.sign and told.tiding.party == session.seat]

    def brought(self, told: Sequence[Told]) -> Gains:
        """What that came to for the numbers of who did it."""
        party = told[0].tiding.party if told else None
        if party is None:
            return ()
        return self._table.causes.brought([event for one in told for event in one.tiding.events], party)

    @property
    def in_bar(self) -> bool:
        """Whether the prompt bar has chips for it."""
        return not self._table.view.tells_news

    @property
    def counts(self) -> bool:
        """Whether every move is told by what it did to the total of who made it."""
        return self._table.view.total is not None

    def last(self) -> Told | None:
        """What has happened last; None: nothing has."""
        told = self.all()
        return told[-1] if told else None

    def latest(self) -> str | None:
        """The sentence on what has happened last; None: nothing has."""
        last = self.last()
        return None if last is None else last.sentence

    def pointed_at(self, spot: Hashable) -> tuple[Event, ...] | None:
        """The events to be lit while a chip is pointed at; None: none is."""
        if not (isinstance(spot, tuple) and spot[:1] == ("news",)):
            return None
        if spot[1] == OWN:
            return tuple(told.tiding.head for told in self.own())
        shown = self.of_others()[-MOST:]
        number = spot[1]
        return (shown[number].tiding.head,) if isinstance(number, int) and number < len(shown) else None


class Retold:
    """What has happened in the turn of a replay, in words, found once for every event."""

    def __init__(self, game: str, name: Callable[[int], str], options: Options) -> None:
        self._game = game
        self._name = name
        self._options = options
        self._found: Memo[Hashable, tuple[Told, ...]] = Memo(2)

    def told(self, events: tuple[Event, ...], seat: int) -> tuple[Told, ...]:
        """These events, as who sits there is told of them."""

        def find() -> tuple[Told, ...]:
            return tuple(tell(self._game, events, self._name, self._options, seat))

        return self._found.get((events, seat), find)


class NewsStrip(Widget):
    """A chip for each of the latest moves of the others: its picture, in the colour of who made it."""

    def __init__(self, news: News, name: Callable[[int], str], open_log: Callable[[], None]) -> None:
        super().__init__("news", (0, 0, 0, 0), group="news")
        self._news = news
        self._name = name
        self._open_log = open_log

    def stand(self, right: int, y: int) -> int:
        """End at *right*; where it begins."""
        count = len(self._shown())
        wide = (min(MOST, count) + (count > MOST) + bool(self._own())) * (CHIP[0] + GAP)
        self.rect = pygame.Rect(right - wide, y, wide, CHIP[1])
        return self.rect.x

    def _shown(self) -> list[Told]:
        """What has a chip here: nothing where the table itself shows it."""
        return self._news.of_others() if self._news.in_bar else []

    def _own(self) -> list[Told]:
        """What the first chip tells: nothing where the table itself shows it."""
        return self._news.own() if self._news.in_bar else []

    def _chips(self) -> list[tuple[Hashable, pygame.Rect, Told]]:
        """The chips of single moves: id, place and what they tell."""
        shown = self._shown()[-MOST:]
        first = self.rect.right - len(shown) * (CHIP[0] + GAP)
        boxes = (pygame.Rect((first + at * (CHIP[0] + GAP), self.rect.y), CHIP) for at in range(len(shown)))
        chips: list[tuple[Hashable, pygame.Rect, Told]] = [
            (("news", number), box, told) for number, (box, told) in enumerate(zip(boxes, shown))
        ]
        own = self._own()
        if not own:
            return chips
        points = sum(told.tiding.points for told in own)
        whole = own[0]._replace(tiding=own[0].tiding._replace(points=points))
        return [(("news", OWN), pygame.Rect(self.rect.topleft, CHIP), whole), *chips]

    @property
    def _earlier(self) -> int:
        """How many moves have no chip of their own any more."""
        return max(0, len(self._shown()) - MOST)

    def spots(self) -> list[Spot]:
        found = [
            Spot(spot, box, self.group, True, self._tip(spot, told)) for spot, box, told in self._chips()
        ]
        if self._earlier:
            tip = Tip(words("scenes.news.earlier", n=self._earlier))
            found.insert(bool(self._own()), Spot(("news", "earlier"), self._stack, self.group, True, tip))
        return found

    @property
    def _stack(self) -> pygame.Rect:
        """Where the chip lies that stands for the earlier moves."""
        return pygame.Rect(self.rect.topleft, CHIP).move((CHIP[0] + GAP) * bool(self._own()), 0)

    def _tip(self, spot: Hashable, told: Told) -> Tip:
        if spot == ("news", OWN):
            return self._own_tip(told)
        party = told.tiding.party
        title = words("scenes.news.all") if party is None else self._name(party)
        gains = self._news.brought([told])
        said = "\n".join(told.whole(bool(gains)))
        return Tip(title, said, None, (told.tiding.sign,), gains=gains)

    def _own_tip(self, first: Told) -> Tip:
        """What was done in words, then what it brought, number by number."""
        done, party = self._own(), first.tiding.party
        title = self._name(party or 0)
        said = "\n".join(line for told in done for line in (told.words, *told.why))
        pictures = tuple(dict.fromkeys(told.tiding.sign for told in done))
        return Tip(title, said, None, pictures, gains=self._news.brought(done))

    def activate(self, spot_id: Hashable) -> None:
        self._open_log()

    def draw(self, canvas: Canvas, look: Look) -> None:
        for spot, box, told in self._chips():
            _chip(canvas, box, told.tiding, look.current == spot)
            if self._news.counts:
                gained(canvas, told.tiding.points, box.right - 1, box.bottom - TINY_HEIGHT - 3)
        if self._earlier:
            box = self._stack
            _plate(canvas, box, "k2", look.current == ("news", "earlier"))
            tiny(canvas, f"+{self._earlier}", box.centerx, box.centery - 2, "p5", None, "centre")


def _chip(canvas: Canvas, box: pygame.Rect, tiding: Tiding, lit: bool) -> None:
    inner = _plate(canvas, box, "p3" if tiding.party is None else palette.title_bar(tiding.party), lit)
    canvas.fill("p4", inner)
    paint.middle(canvas, sprites.sprite(tiding.sign), inner)
    if tiding.crossed:
        paint.struck(canvas, inner)
    if tiding.mine:
        ink = "g4" if tiding.mine > 0 else "r3"
        tiny(canvas, f"{tiding.mine:+d}", box.right - 1, box.bottom - 6, ink, "k0", "right")


def _plate(canvas: Canvas, box: pygame.Rect, ink: str, lit: bool) -> pygame.Rect:
    """The frame of a chip; what lies within."""
    canvas.rounded(box, "y4" if lit else "k0", 1)
    canvas.rounded(box.inflate(-2, -2), ink, 1)
    return box.inflate(-4, -4)
