"""The questions that scenes ask."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.core.reason import Reason
from game.scenes.dialog import DialogScene
from game.scenes.sentences import said
from game.ui.locale import words
from game.ui.widgets.dialog import DialogButton


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

    def content() -> tuple[str, str, list[DialogButton]]:
        yes_ramp = "r" if for_good else ramp
        return (
            words(title),
            words(body),
            [DialogButton("no", words(no)), DialogButton("yes", words(yes), yes_ramp)],
        )

    def answered(answer: Hashable) -> None:
        if answer == "yes":
            go()

    return DialogScene(content, answered, default="no" if for_good else "yes", cancel="no")


def quit_dialog(leave: Callable[[], None], why_not_kept: Reason | None) -> DialogScene:
    """Says that the game is saved, or why it is not, and asks whether to leave."""

    def content() -> tuple[str, str, list[DialogButton]]:
        body = words("scenes.quit.saved") if why_not_kept is None else said(why_not_kept)
        answers = [
            DialogButton("no", words("scenes.quit.stay")),
            DialogButton("yes", words("scenes.quit.leave"), "r"),
        ]
        return words("scenes.quit.title"), body, answers

    def answered(answer: Hashable) -> None:
        if answer == "yes":
            leave()

    return DialogScene(content, answered, default="yes" if why_not_kept is None else "no", cancel="no")


def unkept_dialog(why: Reason, leave: Callable[[], None]) -> DialogScene:
    """Says at the start that nothing will be saved, and asks whether to play all the same."""

    def content() -> tuple[str, str, list[DialogButton]]:
        answers = [
            DialogButton("leave", words("scenes.quit.leave"), "r"),
            DialogButton("play", words("store.play_on")),
        ]
        return words("store.nothing_kept"), said(why), answers

    def answered(answer: Hashable) -> None:
        if answer == "leave":
            leave()

    return DialogScene(content, answered, default="play", cancel="play")


def reveal_dialog(go: Callable[[], None]) -> DialogScene:
    """Asks before a move that shows something hidden."""
    return question("scenes.table.sure", "scenes.table.reveals", "ui.dialog.cancel", "scenes.table.do_it", go)
