"""The left side of the records: the person, how good they are at each game, their latest places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.core.players import Person
from game.scenes import faces, game_pictures, person_names
from game.session.history import Played, Tally
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.widgets.panel import bar

SHEET = (8, 28, 176, 304)
HEAD = 74
ROWS_Y, ROW = 128, 22
CHART = (16, 254, 160, 70)
LATEST = 12
LOWEST, HIGHEST = 900, 1600
"""The ratings at which a bar is empty, and full."""
TREND = 5
"""How many games back a rating is compared."""


class Standing(NamedTuple):
    """How somebody is at a game: rating by rating, and the scores."""

    course: Sequence[int]
    tally: Tally | None


class Profile(NamedTuple):
    """What the left side tells; *person*: None for everybody together."""

    person: Person | None
    games: Sequence[str]
    standings: Mapping[str, Standing]
    total: Tally
    latest: Sequence[Played]


def rating_of(profile: Profile) -> int | None:
    """The rating over all games, each by how often it was played; None: never against anybody."""
    rated = [standing for standing in profile.standings.values() if standing.course]
    games = sum(len(standing.course) for standing in rated)
    return round(sum(s.course[-1] * len(s.course) for s in rated) / games) if games else None


def trend(course: Sequence[int]) -> int:
    """Whether a rating has risen or fallen over the latest games: 1, 0 or -1."""
    if len(course) < 2:
        return 0
    before = course[max(0, len(course) - 1 - TREND)]
    return (course[-1] > before) - (course[-1] < before)


def row_spots(profile: Profile) -> list[Spot]:
    """Every game can be pointed at: usual score, best, victories."""
    return [
        Spot(("standing", game), _row(number), "profile", tip=_tip(game, profile.standings[game]))
        for number, game in enumerate(profile.games)
    ]


def _tip(game: str, standing: Standing) -> Tip:
    tally = standing.tally
    if tally is None or not tally.games:
        return Tip(words(f"{game}.game.name"), words("scenes.records.never"))
    lines = [
        words("scenes.records.games", n=tally.games, won=tally.won),
        words("scenes.records.usual", n=tally.usual or 0, best=tally.best or 0),
    ]
    if standing.course:
        lines.append(words("scenes.records.rating", n=standing.course[-1]))
    return Tip(words(f"{game}.game.name"), "\n".join(lines))


def _row(number: int) -> pygame.Rect:
    return pygame.Rect(SHEET[0] + 5, ROWS_Y - 2 + ROW * number, SHEET[2] - 10, ROW)


def draw_profile(canvas: Canvas, profile: Profile) -> None:
    """All of it, but for the arrows."""
    panel(canvas, "paper", SHEET)
    _draw_head(canvas, profile)
    room = SHEET[0] + SHEET[2] - 18
    text.snug(canvas, words("scenes.records.by_game"), 16, ROWS_Y - 14, room, "r2", text.SMALL)
    for number, game in enumerate(profile.games):
        _draw_row(canvas, game, profile.standings[game], ROWS_Y + ROW * number)
    text.snug(canvas, words("scenes.records.places", n=LATEST), 16, CHART[1] - 13, room, "r2", text.SMALL)
    _draw_places(canvas, [game for game in profile.latest if not game.alone][-LATEST:])


def _draw_head(canvas: Canvas, profile: Profile) -> None:
    x, y, w, _ = SHEET
    canvas.rounded((x + 4, y + 4, w - 8, HEAD), "r2", 1)
    canvas.across(x + 5, y + 4, w - 10, "r3")
    canvas.across(x + 4, y + 4 + HEAD, w - 8, "k0")
    for stitch in range(x + 8, x + w - 8, 5):
        canvas.across(stitch, y + HEAD, 3, "r3")
    frame = pygame.Rect(x + 11, y + 12, 56, 56)
    canvas.shadow(frame, (1, 2), -2, 1)
    for shrink, ink in ((0, "k0"), (1, "y2"), (2, "y4"), (3, "k0")):
        canvas.rounded(frame.inflate(-2 * shrink, -2 * shrink), ink, 1)
    if profile.person is None:
        canvas.fill("b2", frame.inflate(-8, -8))
        mark = sprites.sprite("icons/globe_24")
        canvas.blit(mark, frame.centerx - mark.get_width() // 2, frame.centery - mark.get_height() // 2)
    else:
        canvas.blit(faces.face(profile.person, 48), frame.x + 4, frame.y + 4)
    left = x + 74
    _draw_name(canvas, profile, left, y + 20)
    rating = rating_of(profile)
    if profile.person is not None and rating is not None:
        said = words("scenes.records.rating", n=rating)
        text.line(canvas, text.fit(said, w - 80), left, y + 43, "p5", shadow="k0")
    _draw_count(canvas, profile.total, left, y + 58, w - 80)


def _draw_count(canvas: Canvas, total: Tally, x: int, y: int, room: int) -> None:
    said = words("scenes.records.games", n=total.games, won=total.won)
    text.snug(canvas, said, x, y, room, "r5", text.SMALL)


def _draw_name(canvas: Canvas, profile: Profile, x: int, y: int) -> None:
    room = SHEET[0] + SHEET[2] - 8 - x
    name = words("scenes.records.everybody") if profile.person is None else person_names.shown(profile.person)
    if text.width(name) * 2 <= room:
        canvas.blit(headline(name, "y", 2), x - 2, y - 4)
    else:
        text.line(canvas, text.fit(name, room), x, y + 4, "y5", shadow="k0")


def _draw_row(canvas: Canvas, game: str, standing: Standing, y: int) -> None:
    x = SHEET[0] + 8
    played = standing.tally is not None and standing.tally.games > 0
    canvas.fill("k0", (x - 1, y - 1, 26, 20))
    canvas.blit(game_pictures.picture(game, (24, 18)), x, y)
    if not played:
        canvas.shade((x, y, 24, 18), -1)
    ink = "k1" if played else "k4"
    name = text.fit(game_pictures.short_name(game), 86, text.SMALL)
    text.line(canvas, name, x + 30, y - 2, ink, text.SMALL)
    course = standing.course
    share = (course[-1] - LOWEST) / (HIGHEST - LOWEST) if course else _usual_share(standing.tally)
    bar(
        canvas,
        (x + 30, y + 10 + (text.real_size(text.SMALL) > 10), 86, 8),
        share,
        game_pictures.ramp(game),
        "k1",
    )
    right = SHEET[0] + SHEET[2] - 20
    if course:
        big(canvas, course[-1], right, y + 5, "k1", None, "right")
        _draw_trend(canvas, trend(course), right + 5, y + 6)
    elif played and standing.tally is not None:
        big(canvas, standing.tally.usual or 0, right, y + 5, "k1", None, "right")


def _usual_share(tally: Tally | None) -> float:
    """The usual score as a part of the best one, where nobody was there to be compared with."""
    return (tally.usual or 0) / tally.best if tally is not None and tally.best else 0.0


def _draw_trend(canvas: Canvas, way: int, x: int, y: int) -> None:
    if way > 0:
        canvas.polygon([(x + 3, y), (x + 6, y + 4), (x, y + 4)], "g2")
    elif way < 0:
        canvas.polygon([(x, y), (x + 6, y), (x + 3, y + 4)], "r3")


def _draw_places(canvas: Canvas, games: Sequence[Played]) -> None:
    """Place by place, the first on top: a dot in the game's colour for each."""
    x, y, w, h = CHART
    canvas.frame((x - 1, y - 1, w + 2, h + 2), "p1")
    canvas.fill("p5", CHART)
    places = max(4, *(game.seat.rank for game in games), 4)
    step = min(16, (h - 14) // (places - 1))
    for place in range(places):
        line = y + 8 + step * place
        canvas.across(x + 14, line, w - 18, "p3")
        if step >= 8 or place % 2 == 0:
            big(canvas, place + 1, x + 10, line - 3, "k2", None, "right")
    if not games:
        said = words("scenes.records.no_places")
        top = y + 14
        for line_ in text.wrap(said, w - 30, text.SMALL)[:4]:
            text.line(canvas, line_, x + 20, top, "k2", text.SMALL)
            top += text.leading(text.SMALL)
        return
    points = [(x + 22 + 11 * n, y + 8 + step * (game.seat.rank - 1)) for n, game in enumerate(games)]
    for (left, above), (right, below) in pairwise(points):
        canvas.across(left, above, 6, "k4")
        canvas.down(left + 5, min(above, below), abs(above - below) + 1, "k4")
        canvas.across(left + 5, below, right - left - 5, "k4")
    for (left, above), game in zip(points, games, strict=True):
        ramp = game_pictures.ramp(game.result.game)
        canvas.rounded((left - 3, above - 3, 7, 7), "k0", 1)
        canvas.rounded((left - 2, above - 2, 5, 5), f"{ramp}3", 1)
        canvas.pixel(left - 1, above - 1, f"{ramp}5")
