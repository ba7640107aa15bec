"""A table played by the persons and AIs at one computer: who looks, who decides, what is half chosen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from game import registry
from game.ai.worker import Thinkers
from game.core.choice import Choice
from game.core.players import Player, character_of, level_of
from game.core.reason import Reason, Refused
from game.core.rules import Ask, Event, Move
from game.core.seated import FinishedTable, SeatedTable
from game.core.table import Table
from game.session.curtain import Curtain
from game.session.opponents import Opponents
from game.session.recording import Recording, of_seated
from game.session.showing import Showing
from game.tabletop.draft import EMPTY, Draft
from game.tabletop.picture import Loops, Picture

PASSED = 64
"""Events that a picture remembers as just shown, at the most."""


class Session:
    """Hands out what the seat that looks may see, and nothing else.

    The scene calls `start`, then `update` each frame and `step` when the picture is at rest. Raises `Refused`
    if an AI of a level that there is not sits at the table.
    """

    def __init__(self, game: str, table: Table[Any, Any], *, process: bool = True) -> None:
        self.game = game
        self.rules = table.rules
        self.options = table.options
        self.public = SeatedTable(table)
        """The table as everybody may see it."""
        self.opponents = Opponents(
            lambda: Thinkers(registry.GAMES[game], table.options, process=process),
            lambda seat: SeatedTable(table, {seat}),
        )
        self.ask: Ask | None = None
        """The decision that who looks owes, once the picture is at rest."""
        self.draft = EMPTY
        """How far it has come."""
        self.hint: Move | None = None
        """A move that is marked as advice."""
        self.latest: list[Event] = []
        """What others have done since who looks has answered."""
        self.passed: deque[Event] = deque(maxlen=PASSED)
        """What has been shown since the latest decision began."""
        self.begin: Callable[[Picture[Any]], Draft] = lambda picture: Draft(picture.draft.choice)
        """How a game's decisions begin (`View.begin`)."""
        self._given: Move | None = None
        """The latest answer of who looks, until they are asked again."""
        self._table = table
        self._drafts: dict[int, Draft] = {}
        self._undone: list[int] = []
        for seat, player in table.players.items():
            self._seat_ai(seat, player)
        self.curtain = Curtain()
        self.seated = self.public
        """The table as who looks may see it."""
        self.showing = Showing(self.rules, self.options)

    def start(self) -> None:
        """Look at the table for the first time; before that nothing of it is seen."""
        self.look(self._first_seat())

    # ------------------------------------------------------------------ who sits there

    @property
    def seats(self) -> range:
        """Every seat of the table."""
        return range(self.options.seats)

    @property
    def players(self) -> Mapping[int, Player]:
        """Who decides for each seat."""
        return self.public.players

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that people decide for."""
        return tuple(seat for seat in self.seats if seat not in self.opponents.levels)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.public.over

    @property
    def friendly(self) -> bool:
        """Whether taking back is never refused."""
        return self.public.friendly

    def person_asked(self) -> Ask | None:
        """The decision that a person owes now; the lowest seat first."""
        return next((ask for ask in self.public.asked() if ask.seat not in self.opponents.levels), None)

    def ai_asked(self) -> tuple[int, ...]:
        """The AI seats whose answer is awaited."""
        return self.opponents.asked(self.public)

    @property
    def waiting_for_ai(self) -> bool:
        """Whether only AIs can go on."""
        return not self.over and self.person_asked() is None

    def relieved(self, seats: Mapping[int, Player]) -> None:
        """Others decide for these seats now: let who thinks, and who looks, follow."""
        self.opponents.forget()
        self._undone = [seat for seat in self._undone if seat not in seats]
        for seat, player in seats.items():
            self.opponents.stand_up(seat)
            self._drafts.pop(seat, None)
            self._seat_ai(seat, player)
        self._put_down()
        stays = self.seat in self.persons and self.curtain.looking is not None
        next_seat = self.seat if stays else self._first_seat()
        self.look(next_seat, anew=next_seat in seats)

    def _seat_ai(self, seat: int, player: Player) -> None:
        """Let an AI think for its seat; nothing for a person."""
        level = level_of(player)
        if level is not None:
            self.opponents.sit(seat, level, character_of(player))

    def _first_seat(self) -> int | None:
        """The seat of the person asked first, else any person's; None without any."""
        asked = self.person_asked()
        if asked is not None:
            return asked.seat
        return self.persons[0] if self.persons else None

    # ------------------------------------------------------------------ whose eyes

    @property
    def seat(self) -> int:
        """From whose place the table is seen, be the curtain closed or not."""
        return 0 if self.curtain.last is None else self.curtain.last

    def look(self, seat: int | None, anew: bool = False) -> None:
        """See the table with this seat's eyes: at once if they are open, else behind the closed curtain.

        *anew*: somebody else may be sitting there. Once the game is over there are no secrets any more.
        """
        if seat is not None and seat == self.curtain.looking and not anew:
            self._see({seat})
            return
        self._drafts[self.seat] = self.draft
        others = len(self.persons) > 1 or anew or self.curtain.last not in (None, seat)
        waited = self.curtain.waiting is not None
        self.curtain.needed = (others or waited) and self._has_secrets and not self.over
        self.curtain.close(seat)
        self._see({seat} if seat is not None and self.curtain.looking == seat else ())

    def open_curtain(self) -> None:
        """The person it is closed for is there."""
        self.curtain.open()
        self._see({self.curtain.looking} if self.curtain.looking is not None else ())

    @property
    def _has_secrets(self) -> bool:
        """Whether anybody ever knows something that others at this table must not see."""
        return any(event.hidden for event in self.rules.state_type.events)

    def _see(self, seats: Any, shown: int | None = None) -> None:
        """See what these seats may; *shown*: how many events need not be shown any more, else all."""
        self.seated.leave(self.showing)
        self.seated = FinishedTable(self._table) if self.over else SeatedTable(self._table, seats)
        self.showing = Showing(self.rules, self.options)
        self.latest.clear()
        self.draft = self._drafts.get(self.seat, EMPTY)
        self.seated.listen(self.showing)
        self.showing.catch_up(shown)
        self.ask_anew()

    def ask_anew(self) -> None:
        """Begin the choice of who looks, if a decision is owed and the picture is at rest."""
        asked = self.person_asked() if self.showing.at_rest else None
        mine = asked is not None and asked.seat == self.curtain.looking
        self.ask, self.hint, self._given = asked if mine else None, None, None
        self.draft = Draft(None, self.draft.turned)
        if self.ask is not None:
            self.passed.clear()
            self.draft = Draft(Choice(self.rules.moves(self.showing.now, self.seat)), self.draft.turned)
            self.draft = self.begin(self.picture())

    def put_back(self) -> None:
        """Put all back that is turned or opened, as it lay when the decision began."""
        self.draft = Draft(self.draft.choice)
        if self.ask is not None:
            self.draft = self.begin(self.picture())

    def _put_down(self) -> None:
        """Nothing is half chosen any more."""
        self.ask, self.hint, self.draft = None, None, Draft(None, self.draft.turned)

    # ------------------------------------------------------------------ what is to be seen

    def picture(
        self,
        here: Hashable | None = None,
        by_keys: bool = False,
        loops: Loops | None = None,
        base: tuple[Any, int] | None = None,
    ) -> Picture[Any]:
        """What is to be painted now; *base*: a state, and its stamp, that an animation wants beneath."""
        state, stamp = (self.showing.shown, self.showing.stamp) if base is None else base
        return Picture(
            state,
            self.seat,
            self.ask,
            self.draft,
            here,
            by_keys,
            self.hint,
            tuple(self.latest),
            thinking=self.opponents.thinking,
            answered=self.public.answered,
            laid=self._laid(),
            passed=tuple(self.passed),
            coming=tuple(self.showing.waiting),
            loops=Loops() if loops is None else loops,
            stamp=stamp,
        )

    def _laid(self) -> Move | None:
        """The answer of who looks, until they are asked again."""
        lies = self.seated.laid if len(self.seated.seats) == 1 else None
        return self._given if lies is None else lies

    # ------------------------------------------------------------------ what a person does

    def why_not(self, move: Move) -> Reason | None:
        """Why who looks may not make this move; None: they may."""
        return self.rules.why_not(self.showing.now, self.seat, move)

    def would_reveal(self, move: Move) -> bool:
        """Whether this answer of who looks shows something so that it can't be taken back."""
        return self.seated.would_reveal(move)

    def answer(self, move: Move) -> None:
        """The answer of who looks; raises `IllegalMove` and `Refused`, and then nothing has changed."""
        seat, together, before = self.seated.seat, self._opens_for_all, len(self.showing.events)
        self.seated.answer(move)
        self._undone = [other for other in self._undone if other != seat]
        self.opponents.answered(seat)
        self._put_down()
        self._given = move
        self.latest.clear()
        if together:
            self._drafts.pop(seat, None)
            self.curtain.share()
            self._see((), before)

    @property
    def _opens_for_all(self) -> bool:
        """Whether all persons watch together, hands closed, what comes of this secret answer.

        It is the last one that a person owed of those that are opened at the same time.
        """
        if self.ask is None or not self.ask.sealed or len(self.persons) < 2 or not self._has_secrets:
            return False
        return {ask.seat for ask in self.public.asked()}.isdisjoint(set(self.persons) - {self.ask.seat})

    @property
    def answers(self) -> int:
        """How many answers of the seat from whose place one looks count."""
        return SeatedTable(self._table, {self.seat}).answers

    @property
    def news(self) -> tuple[Event, ...]:
        """What has come to be seen since the seat from whose place one looks answered last."""
        return self.showing.seen(self.since)

    @property
    def since(self) -> int:
        """How many events had happened when that seat answered last; 0 if it has not."""
        return self._table.events_before_answer(self.seat)

    def show_again(self) -> None:
        """Show once more, from its beginning, what has happened since who looks answered last."""
        self._put_down()
        self.latest.clear()
        self.passed.clear()
        self.showing.catch_up(self.since)

    def advise(self) -> None:
        """Let the master think about the decision of who looks."""
        if self.curtain.looking is not None:
            self.opponents.advise(self.curtain.looking)

    def _latest_person(self) -> int | None:
        """The person who answered last; None if none has."""
        return self._table.latest_answer(self.persons)

    def why_not_undo(self) -> Reason | None:
        """Why the latest answer of a person can't be taken back; None: it can."""
        whose = self._latest_person()
        return (
            Reason("core.undo.nothing") if whose is None else SeatedTable(self._table, {whose}).why_not_undo()
        )

    @property
    def undo_reach(self) -> tuple[int, Reason | None]:
        """How many answers of persons can be taken back one after another, and why no more."""
        return self._table.undo_reach(self.persons)

    @property
    def redo_reach(self) -> int:
        """How many answers of who took back last can be given again."""
        return self._table.redo_reach(self._undone[-1]) if self._undone else 0

    def undo(self) -> None:
        """Take back the latest answer of a person; raises `Refused`.

        Whose it was is to look next: their secrets lie open only once they are there.
        """
        whose = self._latest_person()
        if whose is None:
            raise Refused("core.undo.nothing")
        self.withdraw(whose)
        self._taken_back(whose)

    def withdraw(self, seat: int) -> None:
        """Take back a person's latest answer; raises `Refused`. What is seen follows by `look`."""
        SeatedTable(self._table, {seat}).undo()
        self._undone.append(seat)
        self.opponents.forget()

    def redo(self) -> None:
        """Give the answer again that was taken back last; raises `Refused` and `IllegalMove`."""
        if not self._undone:
            raise Refused("core.undo.nothing_to_redo")
        SeatedTable(self._table, {self._undone[-1]}).redo()
        self._undone.pop()
        self._taken_back(self.seat)

    def _taken_back(self, seat: int) -> None:
        self.opponents.forget()
        asked = self.person_asked()
        self.look(seat if asked is None else asked.seat)

    # ------------------------------------------------------------------ time

    def update(self) -> bool:
        """Let the AIs think; whether an answer has come in that changed nothing to be seen."""
        return self.opponents.update(self.public)

    def step(self) -> bool:
        """Carry out one AI's answer that is ready; whether there was one."""
        return self.opponents.step(self.public)

    def close(self) -> None:
        """End what thinks for this table."""
        self.opponents.close()

    def recording(self) -> Recording:
        """What who looks has been told so far, to be looked at again."""
        return of_seated(self.seated)

    def finished(self) -> FinishedTable[Any, Any]:
        """The table, open to all; raises `Refused` while it goes on."""
        return FinishedTable(self._table)
