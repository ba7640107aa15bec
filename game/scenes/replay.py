"""The player of replays: a game seen again from any seat, with the log beside it and the time line below."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game import registry
from game.core.rules import Event
from game.scenes import bars, step_ring
from game.scenes.at_table import Gains
from game.scenes.causes import Causes, Moment, explained
from game.scenes.destinations import ToKeys, ToSettings
from game.scenes.eyes import Eyes
from game.scenes.keys import ON_PAD
from game.scenes.news import Retold
from game.scenes.playback import RATES, Playback
from game.scenes.reel import Reel
from game.scenes.replay_log import ReplayLog
from game.scenes.replay_steps import Steps
from game.scenes.scene import Scene
from game.scenes.transport import PRESSED_BY, SPEED, Key, Rail, Speeds
from game.session.numbers import Counts
from game.tabletop.draft import EMPTY
from game.tabletop.looking import Looking
from game.tabletop.meaning import Redraft
from game.tabletop.picture import Loops, Picture
from game.tabletop.views import Clip, Heading
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.input import key_name
from game.ui.locale import words
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.time_line import TimeLine

LINE = 112
"""Where the time line begins."""
SLICE = 0.004
"""Seconds of a frame in which points are added up."""
TURNS = {"page_up": -1, "page_down": 1, "rotate_left": -1, "rotate_right": 1}
STEPS = {"left": -1, "right": 1}
LINES = {"up": -1, "down": 1}


class ReplayScene(Scene):
    """Plays a reel. Nothing can be decided here; whatever is looked at, the table stays as it is."""

    def __init__(self, reel: Reel) -> None:
        super().__init__()
        self.reel, self._news = reel, Retold(reel.game, reel.name, reel.recording.options)
        self._causes = Causes(reel.game, reel.recording.options, reel.name, self._count)
        self.music = reel.game
        self.recording = reel.recording
        self.seat = reel.seat
        self.only_own = False
        """Whether the log lists the moves of the seat alone from whose place one looks."""
        self.steps = Steps(reel.game, reel.recording, reel.name)
        self.playback = Playback(self.steps, self._clip)
        self.loops = Loops()
        self._draft = EMPTY
        self._since = self._before(reel.since)
        self.playback.seek(len(self.steps) if reel.start is None else self._before(reel.start))

    def _before(self, events: int) -> int:
        """The position right before the step that shows more than so many events."""
        return self.steps.after(events) - 1 if events else 0

    def _count(self, state: Any, seat: int) -> Counts:
        return self.view.numbers(state, seat)

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        self._forget = self.app.settings.listen(self._setting_changed)
        self._setting_changed("speed")
        if self.reel.start is not None:
            self.playback.play(self._since)

    def leave(self) -> None:
        self._forget()
        self.playback.stage.stop()
        if self.reel.close is not None:
            self.reel.close()

    def _setting_changed(self, name: str) -> None:
        now = self.app.settings.now
        self.playback.still = now.reduced_motion or now.speed == "instant"

    def build(self) -> None:
        names = [self.reel.name(seat) for seat in self.recording.seats]
        self.view = registry.room(self.reel.game).view(self.recording.options, names)
        self.looking = Looking(self.view)
        self.form.add_places(self._spots, self._press)
        self._build_top(names)
        self._build_bottom()
        self.log = ReplayLog(self.steps, self._seek, self.reel.name)
        self.form.add(self.log)
        self.form.cancel = self._close
        self._follow()

    def _build_top(self, names: list[str]) -> None:
        tools = [("only", "icons/person", "only"), ("help", "icons/help", "help")]
        tools += [("mute", "icons/sound", "sound"), ("settings", "icons/cog", "settings")]
        if self.reel.play_on is not None:
            tools.insert(0, ("play_on", "icons/flag", "play_on"))
        buttons = bars.tool_buttons(tools, self._use, self._tool_tip)
        self.eyes = Eyes(buttons[0].rect.x - 4, names, self.seat, self._look_from)
        title = words(f"{self.reel.game}.game.name")
        self.form.add(bars.TopBar(title, self.view.accent, self._heading, self.eyes.rect.x - 4))
        self.form.add(bars.back_button(self._close, Tip(words("scenes.replay.close"))), self.eyes, *buttons)

    def _build_bottom(self) -> None:
        self.form.add(Rail())
        keys = (
            ("turn_back", self._turning(-1), "fast", True),
            ("step_back", self._stepping(-1), "step", True),
            ("play", self._toggle, "play", False),
            ("step_on", self._stepping(1), "step", False),
            ("turn_on", self._turning(1), "fast", False),
        )
        for at, (name, press, icon, back) in enumerate(keys):
            self.form.add(Key(name, at, press, f"icons/{icon}", back))
        label = words("ui.dialog.close")
        wide = button_width(label)
        close = Button("close", (634 - wide, bars.PROMPT_Y + 4, wide, 17), label, self._close, group="close")
        self.speeds = Speeds(close.rect.x - 6 - len(RATES) * (SPEED[0] + 1), self._choose_rate)
        room = self.speeds.rect.x - 6 - LINE
        tip = Tip(words("scenes.replay.line"), words("scenes.replay.line_tip"))
        self.line = TimeLine("line", (LINE, bars.PROMPT_Y + 3, room, 19), len(self.steps), self._seek, tip)
        self.line.ticks = (range(1, len(self.steps) + 1), self.steps.turns())
        self.line.numbers = self.steps.chapters()
        self._marked: tuple[int, int] | None = None
        self.form.add(self.line, self.speeds, close)
        self.form.default = "play"

    def _tool_tip(self, name: str) -> Tip:
        if name in ("only", "play_on"):
            values = {"name": self.reel.name(self.seat)}
            return Tip(words(f"scenes.replay.{name}", **values), words(f"scenes.replay.{name}_tip", **values))
        return Tip(words(f"scenes.table.{name}"), words(f"scenes.table.{name}_tip"))

    def _follow(self) -> None:
        """Let all widgets show the moment and the seat."""
        self.line.at = self.playback.target
        self._mark_line()
        self.eyes.chosen = self.log.seat = self.seat
        self.log.only = self.seat if self.only_own else None
        self.log.follow(self.playback.target)
        self.speeds.chosen = self.playback.rate
        self._explain_keys()
        self.invalidate()

    def _mark_line(self) -> None:
        """The marks on the time line: they change with the seat, and with what is added up."""
        key = self.seat, self.steps.sums.done
        if key != self._marked:
            self._marked = key
            self.line.squares = self.steps.own(self.seat)
            self.line.swings = self.steps.swings(self.seat)

    def _explain_keys(self) -> None:
        device = self.app.input.device
        for name, command in PRESSED_BY.items():
            key = self.form.widget(name)
            assert isinstance(key, Button)
            said = words(f"scenes.replay.{self._play_says() if name == 'play' else name}")
            shown = key_name(command, device) or key_name(ON_PAD.get(command, ""), device)
            key.tip = Tip(f"{said} ({shown})" if shown else said)
            if name == "play":
                key.icon = f"icons/{'pause' if self.playback.playing else 'play'}"
                key.ramp = "g" if self.playback.playing else "w"

    def _play_says(self) -> str:
        """What the middle button does now: at the end it begins anew where it is worth watching."""
        if self.playback.playing:
            return "pause"
        again = self.playback.target == len(self.steps)
        return "again" if again and self._since else "play"

    # ------------------------------------------------------------------ what the person does

    def _use(self, name: str) -> None:
        if name == "only":
            self.only_own = not self.only_own
            self._follow()
        elif name == "play_on":
            self._play_on()
        elif name == "mute":
            self.app.handle(Command("mute"))
        elif name == "help":
            self.app.open(ToKeys(replay=True))
        else:
            self.app.open(ToSettings())

    def _play_on(self) -> None:
        """Begin a new game where the next turn begins."""
        at, turns = self.playback.target, self.recording.turns
        done = self.steps.all[at - 1].turn if at else 0
        if self.reel.play_on is None:
            return
        if done + 1 < len(turns):
            self.playback.pause()
            self.reel.play_on(turns[done + 1].entry)
        else:
            self.app.say(words("scenes.replay.nothing_left"), "icons/flag")

    def _close(self) -> None:
        self.app.pop(self)

    def _toggle(self) -> None:
        if self.playback.playing:
            self.playback.pause()
        else:
            self.playback.play(self._since)
        self._follow()

    def _seek(self, at: int) -> None:
        self.playback.pause()
        self.playback.seek(at)
        self._follow()

    def _stepping(self, by: int) -> Callable[[], None]:
        return lambda: self._step(by)

    def _step(self, by: int) -> None:
        if by < 0:
            self._seek(self.playback.target - 1)
            return
        self.playback.pause()
        self.playback.step_on()
        self._follow()

    def _turning(self, by: int) -> Callable[[], None]:
        return lambda: self._seek(self.steps.next_turn(self.playback.target, by))

    def _choose_rate(self, number: int) -> None:
        self.playback.rate = number
        self._follow()

    def _read(self, by: int) -> None:
        """Go to an older or newer line of the log; it is not left before one looks elsewhere."""
        self.playback.pause()
        line = self.log.scroll(by)
        self.log.lie(self.view.aside(self.sight))
        self.form.focus(line)
        self._follow()

    def _look_from(self, seat: int) -> None:
        """See it from another seat's place; nobody learns more than before."""
        self.seat = seat % self.recording.options.seats
        self._draft = EMPTY
        if self.playback.moving:
            self.playback.seek(self.playback.target)
        self._follow()

    def handle(self, action: Action) -> None:
        if isinstance(action, Command) and action.pressed and self._command(action):
            return
        if isinstance(action, Pointer) and self._turns_wheel(action):
            self._step(-1 if action.wheel > 0 else 1)
            return
        super().handle(action)

    def _turns_wheel(self, action: Pointer) -> bool:
        """Whether the wheel is turned anywhere but over the log, which scrolls."""
        return action.kind == "wheel" and not self.log.rect.collidepoint(action.at)

    def _command(self, action: Command) -> bool:
        name = action.name
        walking = self.form.ring.by_keys and self._on_table(self.form.current)
        if name == "hurry":
            self._toggle()
        elif name in STEPS and not walking:
            (self._turning if action.shift else self._stepping)(STEPS[name])()
        elif name in LINES and not walking:
            self._read(LINES[name])
        elif name == "undo":
            self._look_from(self.seat + 1)
        elif name in TURNS:
            self._turning(TURNS[name])()
        elif name in ("home", "end"):
            self._seek(0 if name == "home" else len(self.steps))
        elif name in ("faster", "slower"):
            self._choose_rate(self.playback.rate + (1 if name == "faster" else -1))
        elif name == "hint":
            self._choose_rate((self.playback.rate + 1) % len(RATES))
        elif name == "cancel" and (walking or self.log.put_back()):
            self.form.focus(None)
            self.invalidate()
        elif name in ("help", "menu", "settings"):
            self._use(name)
        elif name == "log":
            self._close()
        else:
            return False
        return True

    def _on_table(self, spot: Hashable | None) -> bool:
        return any(place.id == spot for place in self._spots())

    def _press(self, spot: Hashable) -> None:
        """A click on the table may turn or open something there; it decides nothing."""
        meaning = self.view.press(spot, self.sight)
        if isinstance(meaning, Redraft):
            self._draft = meaning.draft
            self.invalidate()

    # ------------------------------------------------------------------ time

    @property
    def wait(self) -> float | None:
        waits = [self.form.wait, self.playback.wait, None if self.steps.sums.complete else 0.0]
        waits.append(None if self.app.settings.now.reduced_motion else self.loops.wait)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if not self.app.settings.now.reduced_motion and self.loops.run(seconds):
            self.invalidate()
        if self.playback.update(seconds):
            self._follow()
        if not self.steps.sums.complete and self.steps.sums.add_up(SLICE):
            self._mark_line()
            self.invalidate()

    # ------------------------------------------------------------------ the picture

    def picture(self) -> Picture[Any]:
        """The table at the moment that is seen."""
        playback = self.playback
        base, step = playback.stage.base, playback.at
        marked = (self.steps.all[step - 1].event,) if step and not playback.moving else ()
        ring = self.form.ring
        here = ring.current if self._on_view(ring.current) else None
        return Picture(
            playback.state if base is None else base,
            self.seat,
            draft=self._draft,
            here=here,
            by_keys=ring.by_keys,
            marked=marked,
            passed=playback.passed,
            news=self._news.told(playback.passed, self.seat) if self.view.tells_news else (),
            watched=True,
            loops=self.loops,
            stamp=playback.stamp if base is None else playback.stage.stamp,
        )

    def _on_view(self, spot: Hashable | None) -> bool:
        own = (place.id for widget in self.form.widgets for place in widget.spots())
        return spot is not None and spot not in own

    @property
    def sight(self) -> Any:
        """The picture, worked out by the view."""
        return self.looking.see(self.picture())

    def _clip(self, event: Event, state: Any) -> Clip | None:
        passed = (*self.playback.passed, event)
        before = Picture(state, self.seat, draft=self._draft, passed=passed, watched=True)
        return self.view.clip(event, state, self.view.see(before))

    def _spots(self) -> list[Spot]:
        """What the table has to point at, but for what lies under the log."""
        covered = self.log.rect
        hides = covered.colliderect if self.log.reading else covered.contains
        found = [spot for spot in self.view.spots(self.sight) if not hides(spot.rect)]
        return explained(found, self.form.current, self._latest)

    def _latest(self, spot: Hashable) -> Gains:
        """The latest changes of a number of the seat from whose place one looks."""
        if not self.view.shows_own(self.sight):
            return ()
        until = self.steps.end(self.playback.at)
        return self._causes.latest(spot, Moment(self.recording.events, until, self.seat))

    def _heading(self) -> Heading:
        return Heading(self.view.heading(self.sight).chips)

    def draw(self, canvas: Canvas) -> None:
        sight = self.sight
        self.log.lie(self.view.aside(sight))
        self.loops.repaint()
        self.view.draw(canvas, sight)
        self.playback.stage.draw(canvas)
        if not self.playback.moving and self.playback.at:
            self._draw_ring(canvas, sight)
        super().draw(canvas)

    def _draw_ring(self, canvas: Canvas, sight: Any) -> None:
        """A ring around what the step changed, with what it brought."""
        number = self.playback.at - 1
        box = self.view.where(self.steps.all[number].event, sight)
        if box is not None:
            step_ring.draw(canvas, box, self.steps.gain(number, self.seat))
