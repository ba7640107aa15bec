"""From a thing on the table to its entry in the encyclopaedia: told of in its tooltip, opened from there."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from game.scenes.at_table import AtTable, Gains
from game.scenes.causes import explained
from game.scenes.destinations import ToEncyclopaedia
from game.ui.actions import Action, Command, Pointer
from game.ui.focus import Spot
from game.ui.input import key_name
from game.ui.locale import words


class LookUp:
    """Leads from what is pointed at to the encyclopaedia: details asked for where they are already seen."""

    def __init__(self, table: AtTable) -> None:
        self.table = table

    def spots(self) -> list[Spot]:
        """All spots of the table; the one pointed at tells what changed it last, and how to look it up."""
        table = self.table
        here = table.form.current
        spots = explained(table.view.spots(table.sight), here, self._gains)
        return [self._telling(spot) if spot.id == here else spot for spot in spots]

    def _gains(self, spot: Hashable) -> Gains:
        """What has changed the number that a spot shows, or what their moves brought whom it tells of."""
        table = self.table
        whose = table.view.teller(spot, table.sight)
        if whose is None:
            return table.causes.latest(spot)
        return table.causes.brought(table.session.news, whose)

    def _telling(self, spot: Spot) -> Spot:
        if spot.tip is None or not self._entry(spot.id):
            return spot
        return replace(spot, tip=spot.tip._replace(more=self._how()))

    def _how(self) -> str:
        device = self.table.app.input.device
        if device == "mouse":
            return words("scenes.table.look_up_mouse")
        return words("scenes.table.look_up", key=key_name("detail", device))

    def _entry(self, spot: Hashable | None) -> str:
        return "" if spot is None else self.table.view.entry(spot, self.table.sight)

    def use(self, action: Action) -> bool:
        """Open the entry if this asks for it; whether it does.

        Where there is a tooltip, that comes first. A key that presses a button of the prompt bar does that.
        """
        form = self.table.form
        if isinstance(action, Pointer):
            under = form.ring.at(*action.at)
            if action.button != 3 or action.kind != "pressed" or under is None or under.id != form.current:
                return False
        elif not (isinstance(action, Command) and action.pressed and action.name == "detail"):
            return False
        here = form.ring.here
        pressing = isinstance(action, Command) and any(
            press.key == action.name and press.enabled for press in self.table.prompt.presses
        )
        if here is None or (form.tip is None and (here.tip is not None or pressing)):
            return False
        entry = self._entry(here.id)
        if entry:
            table = self.table
            open_now = table.view.open_now(table.sight)
            table.app.open(ToEncyclopaedia(table.cabinet, table.session.game, entry, open_now))
        return bool(entry)
