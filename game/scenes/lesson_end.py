"""What comes after a lesson: the game itself is offered."""

from __future__ import annotations

from game.scenes.destinations import ToSetUp
from game.scenes.dialogs import question
from game.scenes.scene import Program
from game.session.cabinet import Cabinet


def play_game(program: Program, cabinet: Cabinet, game: str) -> None:
    """Open the set-up page of a game as a beginner needs it."""
    program.open(ToSetUp(cabinet, game, beginner=True))


def offer_game(program: Program, cabinet: Cabinet, game: str) -> None:
    """Ask whether to play the game now; else the lessons lie below."""
    go_on = question(
        "scenes.lesson.done",
        "scenes.lesson.now_play",
        "scenes.lesson.to_lessons",
        "scenes.lesson.play",
        lambda: play_game(program, cabinet, game),
    )
    program.push(go_on)
