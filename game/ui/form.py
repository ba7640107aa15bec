"""A form: widgets and other places that share one focus ring, one tooltip and one way to be used.

Scenes and dialogs own one. A game's table adds its places (cells, cards, dice) with `add_places`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

import pygame

from game.ui import tooltip
from game.ui.actions import DIRECTIONS, Action, Command, Pointer, Typed
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing, Spot, Tip
from game.ui.sound import play
from game.ui.widgets.base import Look, Widget

TIP_DELAY = 0.4


class Form:
    """Routes actions to its widgets. `dirty`: must be drawn again; `wait`: when it needs time."""

    def __init__(
        self,
        widgets: Iterable[Widget] = (),
        *,
        default: Hashable | None = None,
        cancel: Callable[[], None] | None = None,
        tip_delay: float = TIP_DELAY,
    ) -> None:
        """*default*: what a confirmation goes to when nothing is current. *cancel*: what Esc does."""
        self.widgets: list[Widget] = list(widgets)
        self.ring = FocusRing()
        self.default = default
        self.cancel = cancel
        self.tip_delay = tip_delay
        self.dirty = True
        self._places: list[tuple[Callable[[], Iterable[Spot]], Callable[[Hashable], None]]] = []
        self._pressed: Hashable | None = None
        self._grabbed: Widget | None = None
        self._hovered_for = 0.0
        self._tip_shown = False
        self._used = False
        """Whether the current spot has been used: its tooltip then comes only when asked for."""
        self._moved: Callable[[Hashable | None], None] | None = None
        self.writing: Hashable | None = None
        """The text field that letters go into: the one clicked or reached by keys last."""

    def add(self, *widgets: Widget) -> None:
        """Adds widgets; later ones lie on top."""
        self.widgets.extend(widgets)
        self.dirty = True

    def clear(self) -> None:
        """Removes all widgets and places."""
        self.widgets.clear()
        self._places.clear()
        self._grabbed = self._pressed = self.writing = None
        self.dirty = True

    def let_go(self) -> None:
        """Something else comes between: no drag, no press, no half-written word waits for its end."""
        for widget in self.widgets:
            widget.let_go()
        self._grabbed = self._pressed = None
        self.dirty = True

    def add_places(self, spots: Callable[[], Iterable[Spot]], activate: Callable[[Hashable], None]) -> None:
        """Adds spots other than widgets: *spots* gives them, *activate* gets the id chosen."""
        self._places.append((spots, activate))

    def on_move(self, moved: Callable[[Hashable | None], None]) -> None:
        """Calls *moved* with the id of the current spot (or None) each time that changes."""
        self._moved = moved

    def widget(self, widget_id: Hashable) -> Widget:
        """The widget of that id; KeyError if there is none."""
        for widget in self.widgets:
            if widget.id == widget_id:
                return widget
        raise KeyError(widget_id)

    @property
    def current(self) -> Hashable | None:
        """The id of the spot under the mouse or reached by keys."""
        return self.ring.current

    @property
    def typing(self) -> bool:
        """Whether letters are text now."""
        return self.writing is not None

    def write(self, spot_id: Hashable | None) -> None:
        """Letters go into this spot from now on, if it takes any, and no longer into another."""
        owner = self._owner(spot_id)
        wanted = spot_id if owner is not None and owner.typing(spot_id) else None
        if wanted != self.writing:
            before = self._owner(self.writing)
            if before is not None:
                before.let_go()
            self.writing = wanted
            self.dirty = True

    def focus(self, spot_id: Hashable | None) -> bool:
        """Makes a spot current as if reached by keys; whether it is there."""
        self.refresh()
        before = self.ring.current
        found = self.ring.focus(spot_id)
        if found:
            self.write(spot_id)
        self._tell(before)
        return found

    def look_away(self) -> None:
        """What the mouse happens to rest on counts no more until it moves; what keys have reached does."""
        if not self.ring.by_keys:
            before = self.ring.current
            self.ring.focus(None, by_keys=False)
            self._tell(before)

    def activate(self, spot_id: Hashable) -> bool:
        """Does what a click on a spot does; whether it is there and can be clicked."""
        self.refresh()
        spot = self.ring.spot(spot_id)
        return spot is not None and spot.enabled and self._activate(spot)

    # ------------------------------------------------------------------ input

    def handle(self, action: Action) -> bool:
        """Lets the form use an action; whether it did."""
        self.refresh()
        before = self.ring.current
        if isinstance(action, Pointer):
            used = self._pointer(action)
        elif isinstance(action, Typed):
            owner = self._owner(self.writing)
            used = owner is not None and owner.typed(action)
        else:
            used = action.pressed and self._command(action)
        if used:
            self.dirty = True
        self.refresh()
        self._tell(before)
        return used

    def _tell(self, before: Hashable | None) -> None:
        if self.ring.current != before:
            self._hovered_for, self._tip_shown, self._used = 0.0, False, False
            self.dirty = True
            if self.ring.here is not None and self.ring.here.enabled:
                play("hover")
            if self._moved is not None:
                self._moved(self.ring.current)

    def _pointer(self, action: Pointer) -> bool:
        if action.kind == "gone":
            if not self.ring.by_keys:
                self.ring.focus(None, by_keys=False)
            return False
        if self._grabbed is not None:
            return self._drag(action)
        if action.kind == "moved":
            if self.ring.hover(*action.at):
                self.dirty = True
            return self.ring.at(*action.at) is not None
        spot = self.ring.at(*action.at)
        if action.kind == "wheel":
            return any(widget.pointer(action) for widget in self._under(action.at))
        if action.button == 3:
            return action.kind == "pressed" and self._show_tip(spot)
        return action.button == 1 and self._click(action, spot)

    def _drag(self, action: Pointer) -> bool:
        """Other buttons of the mouse do nothing meanwhile."""
        assert self._grabbed is not None
        if action.kind == "moved" or (action.kind == "released" and action.button == 1):
            self._grabbed.pointer(action)
        if action.kind == "released" and action.button == 1:
            self._grabbed = None
        return True

    def _click(self, action: Pointer, spot: Spot | None) -> bool:
        if action.kind == "pressed":
            self._tip_shown = False
            self._pressed = None
            if spot is not None and self.ring.current != spot.id:
                self.ring.focus(spot.id, by_keys=False)
            self.write(None if spot is None else spot.id)
            for widget in self._under(action.at)[:1]:
                if widget.pointer(action):
                    self._grabbed = widget
                    play("click")
                    return True
            self._pressed = spot.id if spot is not None and spot.enabled else None
            return spot is not None
        pressed, self._pressed = self._pressed, None
        self.dirty = True
        if pressed is None or spot is None or spot.id != pressed:
            return False
        return self._activate(spot)

    def _under(self, at: tuple[int, int]) -> list[Widget]:
        """What lies at a pixel and is in use, topmost first."""
        found = [w for w in self.widgets if w.visible and w.enabled and w.rect.collidepoint(at)]
        return found[::-1]

    def _command(self, action: Command) -> bool:
        if self.writing is not None and self.ring.current != self.writing:
            self.ring.focus(self.writing)
        here = self.ring.here
        owner = self._owner(self.ring.current)
        if owner is not None and here is not None and here.enabled and owner.command(action, here.id):
            return True
        if action.name in DIRECTIONS:
            return self._walked(self.ring.step(action.name))
        if action.name in ("next", "previous"):
            return self._walked(self.ring.cycle(1 if action.name == "next" else -1))
        if action.name in ("confirm", "hurry"):
            return self._confirm(here)
        if action.name == "detail":
            return self._show_tip(here)
        if action.name == "cancel" and self.cancel is not None:
            self.cancel()
            return True
        return False

    def _walked(self, moved: bool) -> bool:
        owner = self._owner(self.ring.current)
        if owner is not None:
            owner.reveal(self.ring.current)
        self.write(self.ring.current)
        return moved

    def _confirm(self, here: Spot | None) -> bool:
        """In a field of text a confirmation is meant for the form."""
        owner = self._owner(here.id) if here is not None else None
        writing = owner is not None and here is not None and owner.typing(here.id)
        target = here if here is not None and not writing else self.ring.spot(self.default)
        return target is not None and target.enabled and self._activate(target)

    def _activate(self, spot: Spot) -> bool:
        owner = self._owner(spot.id)
        if owner is not None:
            play("click")
            self._used = True
            owner.activate(spot.id)
            return True
        for spots, activate in self._places:
            if any(place.id == spot.id for place in spots()):
                activate(spot.id)
                return True
        return False

    def _show_tip(self, spot: Spot | None) -> bool:
        if spot is None or spot.tip is None:
            return False
        self.ring.focus(spot.id, self.ring.by_keys)
        self._tip_shown = self.dirty = True
        return True

    # ------------------------------------------------------------------ spots

    def refresh(self) -> None:
        """Looks anew at what can be pointed at; a current spot that has gone is current no more."""
        self.ring.offer([*self._place_spots(), *self._widget_spots()])
        if self.writing is not None and self.ring.spot(self.writing) is None:
            self.write(None)

    def _place_spots(self) -> list[Spot]:
        return [spot for spots, _ in self._places for spot in spots()]

    def _widget_spots(self) -> list[Spot]:
        return [spot for widget in self.widgets if widget.visible for spot in widget.spots()]

    def _owner(self, spot_id: Hashable | None) -> Widget | None:
        if spot_id is None:
            return None
        for widget in self.widgets:
            if widget.id == spot_id or (isinstance(spot_id, tuple) and spot_id and widget.id == spot_id[0]):
                return widget
        return None

    # ------------------------------------------------------------------ time and picture

    @property
    def wait(self) -> float | None:
        """Seconds until `update` is wanted; None if nothing is going on."""
        waits = [w.wait for w in self.widgets if w.visible and w.wait is not None]
        here = self.ring.here
        if here is not None and here.tip is not None and not self._tip_shown and not self._used:
            waits.append(max(0.0, self.tip_delay + here.tip.patience - self._hovered_for))
        return min(waits, default=None)

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        for widget in self.widgets:
            if widget.visible and widget.update(seconds):
                self.dirty = True
        here = self.ring.here
        waiting = not self._tip_shown and not self._used and self._pressed is None
        if waiting and here is not None and here.tip is not None:
            self._hovered_for += seconds
            if self._hovered_for >= self.tip_delay + here.tip.patience:
                self._tip_shown = self.dirty = True

    @property
    def complaint(self) -> str:
        """Why the text field written into did not take all that was written last; empty if it did."""
        owner = self._owner(self.writing)
        return "" if owner is None else owner.complaint

    @property
    def caret_box(self) -> pygame.Rect | None:
        """Where on the canvas the next letter goes; None while nobody writes."""
        owner = self._owner(self.writing)
        return None if owner is None else owner.caret_box

    @property
    def tip(self) -> Tip | None:
        """The tooltip to be seen now."""
        if self.complaint:
            return Tip(self.complaint)
        here = self.ring.here
        return here.tip if here is not None and self._tip_shown else None

    @property
    def look(self) -> Look:
        """What widgets must know to draw themselves."""
        return Look(self.ring.current, self.ring.by_keys, self._pressed, self.writing)

    def draw(self, canvas: Canvas) -> None:
        """Draws all widgets; call `draw_tip` last of all."""
        self.refresh()
        look = self.look
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas, look)
        self.dirty = False

    def draw_tip(self, canvas: Canvas) -> None:
        """Draws the tooltip, if one is to be seen."""
        here = self.ring.spot(self.writing) if self.complaint else self.ring.here
        if self.tip is not None and here is not None:
            target = here.rect if here.window is None else here.rect.clip(here.window)
            others = [spot for spot in self.ring.spots if not spot.rect.contains(here.rect)]
            group = [spot.rect for spot in others if here.group and spot.group == here.group]
            kept = [spot.rect for spot in others if spot.id == self.default]
            apart = (kept, [*group, *kept], [spot.rect for spot in others])
            tooltip.draw(canvas, self.tip, pygame.Rect(target), apart, self._roof)

    @property
    def _roof(self) -> int:
        """Where the bars at the top end that no tooltip may lie on."""
        return max((widget.rect.bottom for widget in self.widgets if widget.uncovered), default=0)
