"""The questions that scenes ask."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.core.reason import Reason
from game.scenes.dialog import DialogScene
from game.scenes.scene import Program
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
    never: Callable[[], None] | None = None,
) -> DialogScene:
    """Asks whether to go on; the arguments are text ids, *go* is called on yes.

    *for_good*: nothing brings back what is lost then, so that yes has to be chosen, not just confirmed.
    *never*: remembers that it is not to be asked again.
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

    default = "no" if for_good else "yes"
    return DialogScene(content, answered, default=default, cancel="no", never=never)


def make_sure(
    program: Program, name: str, go: Callable[[], None], ask: Callable[[Callable[[], None]], DialogScene]
) -> None:
    """Ask the question of this name before *go*, unless it is not to be asked any more.

    *ask* makes the question; it is given what remembers that it is not to be asked again.
    """
    unasked = program.settings.now.unasked
    if name in unasked:
        go()
    else:
        program.push(ask(lambda: program.settings.set("unasked", (*unasked, name))))


def quit_dialog(leave: Callable[[], None], why_not_kept: Reason) -> DialogScene:
    """Says why the game is not saved, and asks whether to leave."""

    def content() -> tuple[str, str, list[DialogButton]]:
        answers = [
            DialogButton("no", words("scenes.quit.stay")),
            DialogButton("yes", words("scenes.quit.leave"), "r"),
        ]
        return words("scenes.quit.title"), said(why_not_kept), answers

    def answered(answer: Hashable) -> None:
        if answer == "yes":
            leave()

    return DialogScene(content, answered, default="no", cancel="no")


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


def reveal_dialog(go: Callable[[], None], never: Callable[[], None]) -> DialogScene:
    """Asks before a move that shows something hidden."""
    base = "scenes.table"
    return question(f"{base}.sure", f"{base}.reveals", "ui.dialog.cancel", f"{base}.do_it", go, never=never)
