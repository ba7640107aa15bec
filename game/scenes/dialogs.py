"""The questions that scenes ask."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.scenes.dialog import DialogScene
from game.ui.locale import text
from game.ui.widgets.dialog import Answer


def question(
    title: str,
    body: str,
    no: str,
    yes: str,
    go: Callable[[], None],
    *,
    ramp: str = "g",
    for_good: bool = False,
) -> DialogScene:
    """Asks whether to go on; the arguments are text ids, *go* is called on yes.

    *for_good*: nothing brings back what is lost then, so that yes has to be chosen, not just confirmed.
    """

    def words() -> tuple[str, str, list[Answer]]:
        yes_ramp = "r" if for_good else ramp
        return text(title), text(body), [Answer("no", text(no)), Answer("yes", text(yes), yes_ramp)]

    def answered(answer: Hashable) -> None:
        if answer == "yes":
            go()

    return DialogScene(words, answered, default="no" if for_good else "yes", cancel="no")


def quit_dialog(leave: Callable[[], None]) -> DialogScene:
    """Says that the game is saved, and asks whether to leave."""
    return question(
        "scenes.quit.title", "scenes.quit.saved", "scenes.quit.stay", "scenes.quit.leave", leave, ramp="r"
    )


def reveal_dialog(go: Callable[[], None]) -> DialogScene:
    """Asks before a move that shows something hidden."""
    return question("scenes.table.sure", "scenes.table.reveals", "ui.dialog.cancel", "scenes.table.do_it", go)
