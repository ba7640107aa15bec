"""Charts of finished games: by game, by the level of the opponents, by wonder or episode, score by score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.scenes import game_pictures
from game.session import history
from game.session.history import Played, Tally
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.frames import panel
from game.ui.locale import TEXTS, words
from game.ui.widgets.panel import bar

SHEET = (194, 70, 438, 262)
HALF = 206
TOP = 90
SCORES = 24
NAME, PICTURE = 122, 32
"""How wide a name may be, and how much of that its picture takes."""


def role_name(game: str, role: str) -> str:
    """What was played in words: an episode by its number, a wonder by name and side."""
    kind, _, value = role.partition(":")
    if kind == "part":
        return words(f"{game}.game.part", n=value)
    stem, _, side = value.rpartition("_")
    short = f"{game}.short.{stem}"
    name = words(short) if TEXTS.has(short) else stem
    return words("scenes.records.role", name=name, side=side.upper())


def draw_charts(canvas: Canvas, games: Sequence[Played], game: str | None) -> None:
    """Of one game its scores and what was played; of all games each of them; always by opponents."""
    panel(canvas, "paper", SHEET)
    counted = history.singles(games)
    x = SHEET[0] + 10
    if not counted:
        text.paragraph(
            canvas, words("scenes.records.no_charts"), x + 60, 180, SHEET[2] - 140, "k2", align="centre"
        )
        return
    right = x + HALF + 8
    canvas.down(right - 5, TOP - 8, SHEET[3] - 26, "p2")
    if game is None:
        _draw_games(canvas, history.by_game(counted), x)
    else:
        _draw_scores(canvas, game, counted, x)
    end = _draw_levels(canvas, history.by_level(counted), right)
    if game is not None:
        _draw_roles(canvas, game, history.by_role(counted), right, max(TOP + 72, end))


def _title(canvas: Canvas, key: str, x: int, y: int) -> None:
    text.line(canvas, words(f"scenes.records.{key}"), x, y, "r2")


def _draw_games(canvas: Canvas, tallies: Mapping[str, Tally], x: int) -> None:
    _title(canvas, "chart_games", x, TOP - 12)
    most = max(tally.games for tally in tallies.values())
    for number, (game, tally) in enumerate(tallies.items()):
        y = TOP + 6 + 42 * number
        if y > SHEET[1] + SHEET[3] - 36:
            return
        canvas.fill("k0", (x - 1, y - 1, 42, 34))
        canvas.blit(game_pictures.picture(game, (40, 32)), x, y)
        text.line(canvas, text.fit(game_pictures.short_name(game), 150), x + 48, y - 1)
        ramp = game_pictures.ramp(game)
        wide = max(6, 150 * tally.games // most)
        bar(canvas, (x + 48, y + 14, wide, 8), tally.won / tally.games, ramp, "k3")
        said = words("scenes.records.games", n=tally.games, won=tally.won)
        text.line(canvas, said, x + 48, y + 23, "k2", text.SMALL)


def _draw_scores(canvas: Canvas, game: str, games: Sequence[Played], x: int) -> None:
    """A column for each of the latest scores, the usual one as a line across."""
    _title(canvas, "chart_scores", x, TOP - 12)
    tally = history.tally(games)
    scores, shown = tally.scores, tally.scores[-SCORES:]
    box = pygame.Rect(x, TOP + 6, HALF - 12, 150)
    canvas.frame(box.inflate(2, 2), "p1")
    canvas.fill("p5", box)
    low, high = min(0, *shown, 0), max(1, *shown, 1)
    room = box.h - 14
    zero = box.bottom - 2 - (0 - low) * room // (high - low)
    step = max(7, min(16, (box.w - 6) // max(1, len(shown))))
    ramp = game_pictures.ramp(game)
    for number, score in enumerate(shown):
        tall = abs(score) * room // (high - low)
        top = zero - tall if score >= 0 else zero + 1
        won = games[len(scores) - len(shown) + number].won
        left = box.x + 3 + step * number
        canvas.fill("k0", (left, top - 1, step - 2, max(1, tall) + 1))
        canvas.fill(
            f"{ramp}{4 if won else 2}" if score >= 0 else "r3", (left + 1, top, step - 4, max(1, tall))
        )
    usual = tally.usual or 0
    line = zero - usual * room // (high - low)
    for dash in range(box.x, box.right - 3, 6):
        canvas.across(dash, line, 3, "r3")
    big(canvas, max(shown), box.right - 3, box.y + 2, "k2", None, "right")
    y = box.bottom + 6
    for said in (
        words("scenes.records.usual", n=usual, best=tally.best or 0),
        words("scenes.records.games", n=tally.games, won=tally.won),
        words("scenes.records.bright"),
    ):
        text.line(canvas, text.fit(said, HALF - 12, text.SMALL), x, y, "k2", text.SMALL)
        y += text.leading(text.SMALL) + 1


def _draw_levels(canvas: Canvas, tallies: Mapping[str, Tally], x: int) -> int:
    """How often each level was beaten; the row below."""
    _title(canvas, "chart_levels", x, TOP - 12)
    y = TOP + 6
    if not tallies:
        text.paragraph(canvas, words("scenes.records.no_ais"), x, y, HALF - 4, "k2", text.SMALL)
        return y
    for level, tally in tallies.items():
        name = words(f"ai.level.{level}")
        text.snug(canvas, name, x, y, 58)
        bar(canvas, (x + 62, y + 2, 84, 9), tally.won / tally.games, "g", "r2")
        share = f"{tally.won}/{tally.games}"
        text.line(canvas, share, x + HALF - 6, y, "k1", align="right")
        y += 17
    return y + 2


def _draw_roles(canvas: Canvas, game: str, tallies: Mapping[str, Tally], x: int, y: int) -> None:
    """What was played, how often, and with what score, the one played most first; *y*: where it begins."""
    if not tallies:
        return
    kind = next(iter(tallies)).partition(":")[0]
    _title(canvas, f"chart_{kind}", x, y - 4)
    y += 14
    room = (SHEET[1] + SHEET[3] - 8 - y) // 15
    best = max(tally.usual or 0 for tally in tallies.values())
    for role, tally in list(tallies.items())[:room]:
        _draw_role(canvas, game, role, tally, best, x, y)
        y += 15


def _draw_role(canvas: Canvas, game: str, role: str, tally: Tally, best: int, x: int, y: int) -> None:
    """A picture where the name leaves room for it, the usual score, how often."""
    name, left = role_name(game, role), x
    picture = f"{game}/wonders_small/{role.partition(':')[2]}"
    fits = text.width(name, text.SMALL) <= NAME - PICTURE
    if role.startswith("wonder:") and fits and picture in sprites.names(f"{game}/wonders_small"):
        canvas.fill("k0", (x, y - 1, 28, 14))
        canvas.blit(sprites.sprite(picture), x + 1, y, (36, 14, 26, 12))
        left += PICTURE
    room = x + NAME - left
    size = text.roomy(name, room)
    text.line(canvas, text.fit(name, room, size), left, y + text.middle(12, size), "k1", size)
    usual = tally.usual or 0
    ramp = game_pictures.ramp(game)
    bar(canvas, (x + NAME + 4, y + 2, 26, 8), usual / best if best > 0 else 0, ramp, "k3")
    text.line(canvas, f"{usual}", x + 178, y, "k1", align="right")
    text.line(canvas, f"×{tally.games}", x + HALF - 6, y + 1, "k2", text.SMALL, "right")
