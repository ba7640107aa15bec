"""A chapter opens: the seal breaks, the flap goes up, the letter with its picture rises, cards slide out.

A function of chapter and time; the last moment lies on the table as a page until it has been read.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.my_city.campaign import episodes
from game.my_city.view import leaves, paragraphs
from game.my_city.view.leaves import Leaf
from game.my_city.view.places import place, row
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.pixels import blank
from game.ui.tween import in_quad, out_cubic, part

FIELD = (0, 18, 640, 318)
LANDED, BREAKS, BROKEN, OPEN, RISEN = 0.2, 0.3, 0.6, 0.8, 1.3
"""When the envelope lies there, its seal begins to break, is broken, the flap is up, the letter has risen."""
SLIDE, STAGGER = 0.3, 0.14
END = RISEN + 0.8
"""When all lies still."""
OVER = 2
"""How many pixels what arrives goes too far before it settles."""
FALL, DEEP = 40, 96
"""How far the envelope falls, and how deep the letter sits in it, in pixels."""
SHUT, UP, BLUNT = 80, 116, 40
"""How far the flap hangs down and stands up, and half the width of its end, in pixels."""
PAPERS, LININGS = "ppsyswpp", "rygbvtom"
"""The ramps of each chapter's envelope, outside and inside."""
CRUMBS = ((-22, 34), (-12, 48), (-4, 40), (3, 54), (11, 44), (19, 38), (-30, 50), (27, 52))
"""Where each crumb of wax comes to lie, from the middle of the seal."""


def arriving(start: int, goal: int, share: float, over: int = OVER) -> int:
    """A place on the way to a goal: a little beyond it, then back."""
    beyond = over if goal >= start else -over
    if share >= 1 or start == goal:
        return goal
    if share < 0.8:
        return start + int((goal + beyond - start) * out_cubic(share / 0.8))
    return goal + beyond * (share < 0.9) + (beyond // 2) * (share >= 0.9)


def draw(canvas: Canvas, chapter: int, seconds: float = END) -> None:
    """The opening as far as it has come, over the whole field."""
    before, canvas.clip = canvas.clip, pygame.Rect(FIELD)
    canvas.blit(_table(chapter), 0, 0)
    for number, leaf in reversed(list(enumerate(leaves.LEAVES[chapter]))):
        _slide(canvas, chapter, number, leaf, seconds)
    _envelope(canvas, chapter, seconds)
    _paper(canvas, chapter, seconds)
    _title(canvas, chapter, part(seconds, OPEN, RISEN))
    canvas.clip = before


@lru_cache(maxsize=2)
def _bare() -> pygame.Surface:
    canvas = Canvas(blank((640, 360)))
    canvas.blit(sprites.sprite("backdrops/my_city/full"), 0, 0)
    return canvas.surface


def _table(chapter: int) -> pygame.Surface:
    """The table with the eight seals that count the chapters."""
    canvas = Canvas(_bare().copy())
    box, count = place("letter.seals"), len(episodes().chapters)
    said = text.fit(words("my_city.view.letter.count", n=chapter, of=count), box.w - 8)
    text.line(canvas, said, box.centerx, box.y + 2, "p5", align="centre", shadow="k0")
    for number in range(count):
        x, y = box.centerx - (count - 1) * 9 + number * 18, box.y + 27
        _count(canvas, number + 1, chapter, x, y)
    return canvas.surface


def _count(canvas: Canvas, number: int, chapter: int, x: int, y: int) -> None:
    """A little seal: broken long ago, this one, or still whole and dark."""
    here = number == chapter
    ramp = "k" if number > chapter else LININGS[number - 1]
    canvas.circle((x, y), 8, "k0")
    canvas.circle((x, y), 7, f"{ramp}{3 if here else 2}")
    canvas.across(x - 3, y - 6, 5, f"{ramp}{5 if here else 3}")
    canvas.down(x - 6, y - 3, 4, f"{ramp}{5 if here else 3}")
    if here:
        canvas.circle((x, y), 9, "y4", 1)
    big(canvas, number, x + 1, y - 3, "k4" if number > chapter else "p5", "k0", "centre")


# ---------------------------------------------------------------------- the envelope


def _envelope(canvas: Canvas, chapter: int, seconds: float) -> None:
    box = place("letter.envelope")
    gone = part(seconds, 0, LANDED)
    box = box.move(0, int(FALL * (in_quad(gone) - 1)))
    if 0 < (since := seconds - LANDED) < 0.12:
        box = box.move(0, OVER if since < 0.06 else OVER // 2)
    canvas.shadow(box, (3, 4 + int(FALL * (1 - gone)) // 2), -2, 2)
    turned = part(seconds, BROKEN, OPEN)
    if turned >= 0.5:
        _flap(canvas, box, chapter, -int(UP * (turned * 2 - 1)))
    paper = PAPERS[chapter - 1]
    canvas.fill("k0", box)
    canvas.fill(f"{paper}1", box.inflate(-2, -2))
    canvas.fill(f"{paper}0", (box.x + 1, box.y + 1, box.w - 2, 16))
    _letter(canvas, box, chapter, part(seconds, OPEN, RISEN))
    canvas.blit(sprites.sprite(f"my_city/mail/front_{chapter}"), box.x, box.y)
    if turned < 0.5:
        _flap(canvas, box, chapter, int(SHUT * (1 - turned * 2)))
    _wax(canvas, chapter, box.centerx, box.y + SHUT, seconds)
    _dust(canvas, box, seconds - LANDED)


def _flap(canvas: Canvas, box: pygame.Rect, chapter: int, down: int) -> None:
    """The flap so far down, or up: its inside is lined in the colour of the wax."""
    paper, lining = PAPERS[chapter - 1], LININGS[chapter - 1]
    middle, top = box.centerx, box.y + (0 if down >= 0 else 1)
    ends = ((box.x, top), (box.right - 1, top), (middle + BLUNT, top + down), (middle - BLUNT, top + down))
    canvas.polygon(ends, "k0")
    if abs(down) < 8:
        return
    step = 3 if down > 0 else -3
    inner = [(box.x + 6, top), (box.right - 7, top)]
    inner += [(middle + BLUNT - 1, top + down - step), (middle - BLUNT + 1, top + down - step)]
    canvas.polygon(inner, f"{paper}{4 if down > 0 else 2}")
    if down > 0:
        canvas.across(middle - BLUNT + 2, top + down - step, 2 * BLUNT - 4, f"{paper}2")
        return
    tip = [(middle + BLUNT - 7, top + down + 9), (middle - BLUNT + 7, top + down + 9)]
    canvas.polygon([(box.x + 24, top), (box.right - 25, top), *tip], f"{lining}2")
    for y in range(top + down + 13, top, 9):
        for x in range(middle - BLUNT + 10 + y % 2 * 6, middle + BLUNT - 12, 12):
            canvas.fill(f"{lining}3", (x, y + 1, 3, 3))
            canvas.pixel(x + 1, y, f"{lining}3")


def _letter(canvas: Canvas, box: pygame.Rect, chapter: int, share: float) -> None:
    """The letter behind the pockets, so far out."""
    numbers = episodes().chapters[chapter - 1].episodes
    caption = words("my_city.view.letter.episodes", first=numbers[0], last=numbers[-1])
    sheet, at = _sheet(chapter, caption), place("letter.sheet")
    y = at.y if share >= 1 else arriving(at.y + DEEP, at.y, share)
    before, canvas.clip = canvas.clip, canvas.clip.clip((0, 0, 640, box.bottom - 2))
    canvas.put(sheet, at.x, y + box.y - place("letter.envelope").y, (2, 3), -2)
    canvas.clip = before


@lru_cache(maxsize=2)
def _sheet(chapter: int, caption: str) -> pygame.Surface:
    """The chapter's picture on its letter, and which episodes it is about."""
    box = place("letter.sheet")
    canvas = Canvas(blank(box.size))
    canvas.rounded((0, 0, box.w, box.h), "k0", 2)
    canvas.rounded((1, 1, box.w - 2, box.h - 2), "p5", 1)
    picture = sprites.sprite(f"my_city/letters/{chapter}")
    canvas.fill("k0", (3, 3, picture.get_width() + 2, picture.get_height() + 2))
    canvas.blit(picture, 4, 4)
    text.line(canvas, text.fit(caption, box.w - 90), box.w // 2, 106, "k2", align="centre")
    for x in (14, box.w - 34):
        canvas.across(x, 112, 20, "p2")
    return canvas.surface


def _wax(canvas: Canvas, chapter: int, x: int, y: int, seconds: float) -> None:
    """The seal trembles, cracks, and its halves and crumbs fall onto the envelope."""
    gone = part(seconds, BREAKS, BROKEN)
    if gone < 0.3:
        shaken = 0 if gone <= 0 else (-1, 1)[int(gone * 20) % 2]
        canvas.put(sprites.sprite(f"my_city/mail/wax_{chapter}"), x - 26 + shaken, y - 26, (1, 2), -2)
        return
    share = out_cubic((gone - 0.3) / 0.7)
    apart, down = int(14 * share), int(6 * share) - int(8 * share * (1 - share))
    for name, side in (("left", -1), ("right", 1)):
        half = sprites.sprite(f"my_city/mail/wax_{chapter}_{name}")
        canvas.put(half, x - 26 + side * apart, y - 26 + down + (4 if side > 0 else 0), (1, 2), -2)
    ramp = LININGS[chapter - 1]
    for number, (right, below) in enumerate(CRUMBS):
        up = int(30 * share * (1 - share))
        left, top = x + int(right * share), y + int(below * share) - up
        canvas.fill("k0", (left - 1, top - 1, 4, 4))
        canvas.fill(f"{ramp}{3 if number % 2 else 4}", (left, top, 2, 2))


def _dust(canvas: Canvas, box: pygame.Rect, since: float) -> None:
    """Puffs at both ends, where the envelope has come down."""
    frame = int(since / 0.06)
    if since < 0 or frame > 2:
        return
    puff = sprites.sprite(f"effects/dust_{frame}")
    for along in range(4):
        for x in (box.x + 8 + along * 30 - frame * 4, box.right - 16 - along * 30 + frame * 4):
            canvas.blit(puff, x, box.bottom - 6 - frame)


# ---------------------------------------------------------------------- what slides out


def _slide(canvas: Canvas, chapter: int, number: int, leaf: Leaf, seconds: float) -> None:
    """A card comes out from behind the envelope and goes to its place."""
    begun = RISEN + number * STAGGER
    if seconds <= begun:
        return
    share, goal = part(seconds, begun, begun + SLIDE), row("letter.card")[number]
    x = arriving(150, goal.x, share)
    if share < 1:
        for line, long in enumerate((10, 16, 7, 13)):
            canvas.fill("p4", (x - 5 - long, goal.y + 24 + line * 30, long, 2))
    canvas.put(_card(chapter, number), x, goal.y - TAG, (1, 2) if share >= 1 else (2, 5), -2)
    _label(canvas, leaf, x + goal.w, goal.y)


TAG = 8
"""How far a card's tag stands over its upper edge, in pixels."""


def _label(canvas: Canvas, leaf: Leaf, right: int, top: int) -> None:
    said = words(f"my_city.view.letter.{leaf.tag}")
    wide = min(70, text.width(said, text.SMALL) + 10)
    box = pygame.Rect(right - wide - 2, top - TAG, wide, 16)
    ramp = "y" if leaf.tag == "new" else "s"
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}3", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}5")
    shown = text.fit(said, wide - 6, text.SMALL)
    text.line(canvas, shown, box.centerx, box.y + text.middle(16, text.SMALL), "k1", text.SMALL, "centre")


def _card(chapter: int, number: int) -> pygame.Surface:
    leaf, box = leaves.LEAVES[chapter][number], row("letter.card")[number]
    canvas = Canvas(blank((box.w, box.h + TAG)))
    face = pygame.Rect(0, TAG, box.w, box.h)
    paint.card(canvas, face)
    under = _head(canvas, words(f"my_city.view.letter.{leaf.word}.title"), leaf.ramp, box.w)
    said = words(f"my_city.view.letter.{leaf.word}.text")
    free = face.bottom - under - 14
    shown = max(LOWEST, min(TALLEST, free - text.height(said, box.w - 13)))
    _window(canvas, chapter, leaf, pygame.Rect(8, under + 4, box.w - 16, shown))
    paragraphs.filled(canvas, said, pygame.Rect(7, under + shown + 8, box.w - 13, free - shown + 2), "k1")
    return canvas.surface


TALLEST, LOWEST = 48, 30
"""How high the window with the signs is, and how low it is where there is more to tell, in pixels."""


def _head(canvas: Canvas, title: str, ramp: str, wide: int) -> int:
    """A card's title, on two lines if need be; returns the row below it."""
    head = pygame.Rect(3, TAG + 7, wide - 6, 17)
    size = text.roomy(title, head.w - 4)
    lines = text.wrap(title, head.w - 4, size)[:2]
    head.h += (len(lines) - 1) * text.real_size(size)
    paint.ribbon(canvas, head, ramp)
    top = head.y + text.middle(head.h - (len(lines) - 1) * text.real_size(size), size)
    for number, line in enumerate(lines):
        shown = text.fit(line, head.w - 2, size)
        text.line(
            canvas, shown, head.centerx, top + number * text.real_size(size), "p5", size, "centre", "k0"
        )
    return head.bottom


def _window(canvas: Canvas, chapter: int, leaf: Leaf, box: pygame.Rect) -> None:
    """The signs of what it is about, what one gives, a red stroke through what is gone."""
    canvas.rounded(box, "k0", 1)
    inner = box.inflate(-2, -2)
    canvas.rounded(inner, "g4" if leaf.ramp != "k" else "p3", 1)
    canvas.across(inner.x + 1, inner.y, inner.w - 2, "g5" if leaf.ramp != "k" else "p4")
    for tuft in range(14 if leaf.ramp != "k" else 0):
        canvas.across(
            inner.x + 3 + tuft * 37 % (inner.w - 8), inner.y + 4 + tuft * 23 % (inner.h - 6), 2, "g5"
        )
    if leaf.crop is not None:
        shown, left, top = leaf.crop
        canvas.blit(sprites.sprite(f"my_city/letters/{shown}"), inner.x, inner.y, (left, top, *inner.size))
    worth = leaves.points(leaf, chapter)
    number = None if worth is None else headline(f"{worth:+d}" if worth else "0", _worth_ramp(worth), 2)
    pictures = [sprites.sprite(name) for name in leaf.signs]
    wide = sum(picture.get_width() for picture in pictures) + 4 * (len(pictures) - 1)
    x = box.centerx - (wide + (0 if number is None else number.get_width())) // 2
    for picture in pictures:
        canvas.put(picture, x, box.centery - picture.get_height() // 2, (1, 2), -1)
        x += picture.get_width() + 4
    if number is not None:
        canvas.blit(number, x - 2, box.centery - number.get_height() // 2)
    if leaf.tag == "gone":
        for ink, off in (("r1", 2), ("r3", 0), ("r3", 1)):
            canvas.line((inner.x + 5, inner.bottom - 9 + off), (inner.right - 6, inner.y + 6 + off), ink, 2)


def _worth_ramp(worth: int) -> str:
    return "r" if worth < 0 else "y" if worth else "s"


# ---------------------------------------------------------------------- what is told


def _paper(canvas: Canvas, chapter: int, seconds: float) -> None:
    """What the chapter is about, and how its first episode begins."""
    share = part(seconds, RISEN + 0.4, END)
    if share <= 0:
        return
    box = place("letter.paper")
    box = box.move(0, arriving(330, box.y, share) - box.y)
    paint.paper(canvas, box, 6)
    inner = box.inflate(-20, -12)
    n = leaves.first(chapter)
    named = words("my_city.view.page.episode", n=n, name=f"@my_city.episode.{n}.name")
    flavour = words(f"my_city.episode.{n}.flavour")
    size = text.roomy(flavour, inner.w - QUILL)
    foot = text.leading() + text.height(flavour, inner.w - QUILL, size) + 4
    told = pygame.Rect(inner.x, inner.y, inner.w, inner.h - foot)
    y = paragraphs.filled(canvas, words(f"my_city.chapter.{chapter}.intro"), told, "k1")
    y = max(y, inner.bottom - foot)
    canvas.across(inner.x, y + 1, inner.w, "p2")
    quill = sprites.sprite("icons/quill_24")
    canvas.put(quill, inner.right - quill.get_width(), y + 5, (1, 2), -1)
    text.line(canvas, text.fit(named, inner.w - QUILL), inner.x, y + 5, "r2")
    text.paragraph(canvas, flavour, inner.x, y + 5 + text.leading(), inner.w - QUILL, "k2", size)


QUILL = 30
"""How much room the quill has, in pixels."""


def _title(canvas: Canvas, chapter: int, share: float) -> None:
    """The chapter's name on a banner that unrolls from its middle."""
    if share <= 0:
        return
    whole = place("letter.title")
    wide = arriving(24, whole.w, share)
    box = pygame.Rect(whole.centerx - wide // 2, whole.y, wide, whole.h)
    for edge, out in ((box.x, -1), (box.right - 1, 1)):
        ends = [(edge - 6 * out, box.y + 8), (edge + 20 * out, box.y + 8), (edge + 14 * out, box.y + 23)]
        ends += [(edge + 20 * out, box.y + 38), (edge - 6 * out, box.y + 38)]
        canvas.polygon(ends, "g1")
        canvas.polygon(ends, "k0", 1)
    canvas.shadow(box, (2, 3), -2, 1)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "g2", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, "g4")
    canvas.across(box.x + 2, box.bottom - 2, box.w - 4, "g1")
    for x in range(box.x + 4, box.right - 6, 5):
        for y in (box.y + 3, box.bottom - 5):
            canvas.across(x, y, 3, "y3")
    name = words(f"my_city.chapter.{chapter}.name")
    title = headline(name, "y", 2)
    if title.get_width() > whole.w - 10:
        title = headline(name, "y", 1)
    before, canvas.clip = canvas.clip, canvas.clip.clip(box.inflate(-6, 8))
    canvas.blit(title, whole.centerx - title.get_width() // 2, whole.centery - title.get_height() // 2 + 1)
    canvas.clip = before
