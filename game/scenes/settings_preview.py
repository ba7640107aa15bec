"""What each page of the settings shows of its choices at once: how loud, how fast, how large, how still."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.app_settings import Settings
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.tween import SPEEDS, between

ROUND = 2.4
"""Seconds after which a moving picture begins anew."""
PAUSE, ASKED = 0.4, 1.6
"""Seconds before the card goes; so much longer where an AI waits to be asked."""
JOURNEY = 0.6
"""Seconds that a card travels at normal speed."""
READ = 1.2
"""Seconds that a tip stays to be read."""
LIGHTS = 20
CARD = (24, 32)


class Shown(NamedTuple):
    """What a picture is painted of: the settings, how long it has run, and the box it has."""

    now: Settings
    seconds: float
    box: tuple[int, int, int, int]


def moving(page: str, now: Settings) -> bool:
    """Whether the picture of a page changes by itself."""
    return page in ("game", "comfort") and not now.reduced_motion


def draw(canvas: Canvas, page: str, shown: Shown) -> None:
    """Paint the picture of a page; nothing on a page without one."""
    painter = PICTURES.get(page)
    if painter is not None:
        panel(canvas, "wood", shown.box)
        painter(canvas, shown)


def loudness(now: Settings, channel: str) -> float:
    """How loud a channel is heard, from 0 to 1, after the overall volume."""
    return 0.0 if now.mute else now.volume * getattr(now, channel) / 10_000


def _audio(canvas: Canvas, shown: Shown) -> None:
    """A row of lights a channel: what is heard in the end."""
    x, y, w, h = shown.box
    channels = (
        ("effects_volume", "icons/die"),
        ("music_volume", "icons/sound"),
        ("interface_volume", "icons/mouse"),
    )
    step = (h - 14) // len(channels)
    for row, (channel, icon) in enumerate(channels):
        top = y + 9 + step * row
        canvas.blit(sprites.sprite(icon), x + 14, top - 1)
        lit = round(LIGHTS * loudness(shown.now, channel))
        for light in range(LIGHTS):
            ramp = "g" if light < 12 else "y" if light < 17 else "r"
            on = light < lit
            at = (x + 36 + light * ((w - 56) // LIGHTS), top, (w - 56) // LIGHTS - 3, 9)
            canvas.rounded(at, "k0", 1)
            canvas.fill(f"{ramp}3" if on else f"{ramp}0", (at[0] + 1, at[1] + 1, at[2] - 2, at[3] - 2))
            if on:
                canvas.across(at[0] + 1, at[1] + 1, at[2] - 2, f"{ramp}4")


def _game(canvas: Canvas, shown: Shown) -> None:
    """A card travels as fast as cards do; an AI waits to be asked, and says something or not."""
    x, y, w, h = shown.box
    start, end = x + 20, x + w - 20 - CARD[0]
    floor = y + h - 12 - CARD[1]
    for place in (start, end):
        canvas.outline((place - 2, floor - 2, CARD[0] + 4, CARD[1] + 4), "w4", 1)
    share = _progress(shown)
    at, top = between((start, floor), (end, floor), share, arc=10 if 0 < share < 1 else 0)
    canvas.shadow((at, floor, *CARD), (2, 3 + (floor - top) // 2), -2, 1)
    _card(canvas, at, top)
    middle = x + w // 2
    if shown.now.stepwise:
        canvas.blit(sprites.sprite("icons/pause"), middle - 6, floor + 10)
    if shown.now.remarks:
        canvas.blit(sprites.sprite("cast/pip_20"), middle - 84, y + 10)
        panel(canvas, "bubble", (middle - 60, y + 8, 144, 24))
        said = text.fit(words("cast.pip.begins"), 132, text.SMALL)
        text.line(canvas, said, middle - 54, y + 8 + text.middle(24, text.SMALL), "k1", text.SMALL)


def _progress(shown: Shown) -> float:
    """How far the card is, from 0 to 1; with moves asked for it waits half of the time."""
    if shown.now.reduced_motion:
        return 0.0
    waits = ASKED if shown.now.stepwise else PAUSE
    gone = shown.seconds % (waits + ROUND) - waits
    return 0.0 if gone <= 0 else min(1.0, gone * SPEEDS[shown.now.speed] / JOURNEY)


def _card(canvas: Canvas, x: int, y: int) -> None:
    w, h = CARD
    canvas.rounded((x, y, w, h), "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p4", 1)
    canvas.fill("b3", (x + 3, y + 3, w - 6, 7))
    canvas.fill("g3", (x + 3, y + 13, w - 6, h - 17))
    canvas.blit(sprites.sprite("icons/house"), x + 6, y + 14)


def _comfort(canvas: Canvas, shown: Shown) -> None:
    """A tip comes as late, and its print is as large, as wanted; a coin turns or lies still."""
    x, y, w, h = shown.box
    turning = int(shown.seconds * 10) % 6 if not shown.now.reduced_motion else 0
    coin = sprites.sprite(f"effects/coin_{turning}")
    canvas.put(coin, x + 24, y + h // 2 - coin.get_height() // 2)
    late = shown.now.tooltip_ms / 1000
    waited = late if shown.now.reduced_motion else shown.seconds % (late + READ)
    tip = (x + 78, y + 12, w - 96, h - 24)
    if waited >= late:
        panel(canvas, "paper", tip)
        text.line(canvas, words("scenes.settings.sample_title"), tip[0] + 8, tip[1] + 5, "r2")
        text.paragraph(
            canvas, words("scenes.settings.sample"), tip[0] + 8, tip[1] + 20, tip[2] - 16, "k1", text.SMALL
        )
    else:
        canvas.blit(sprites.sprite("icons/hourglass"), tip[0] + 4, tip[1] + 8)
    canvas.blit(sprites.sprite("cursors/arrow"), x + 58, y + 16)


def _language(canvas: Canvas, shown: Shown) -> None:
    """Words of the language, as large as they will be."""
    x, y, w, h = shown.box
    panel(canvas, "paper", (x + 10, y + 10, w - 20, h - 20))
    canvas.blit(sprites.sprite("icons/globe_24"), x + 20, y + 18)
    text.line(canvas, words("scenes.title.logo"), x + 52, y + 16, "r2")
    text.paragraph(canvas, words("scenes.settings.sample"), x + 52, y + 32, w - 72, "k1")


PICTURES: Mapping[str, Callable[[Canvas, Shown], None]] = {
    "audio": _audio,
    "game": _game,
    "comfort": _comfort,
    "language": _language,
}
