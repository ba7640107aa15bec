"""The diagrams of the rule book: buildings on a piece of board, what is counted there, the score track."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.rule_book import Sketch
from game.my_city import scoring, sites
from game.my_city.campaign import campaign, circle_place, episode
from game.my_city.catalog import COLOURS, SIZE, Pair, Row, eternal
from game.my_city.city import City
from game.my_city.grid import Site, around, bit, places
from game.my_city.scoring import LINES
from game.my_city.terrain import every_building, terrain
from game.my_city.view import land, pieces
from game.my_city.view.places import CELL
from game.tabletop.diagram import Diagram, equals, plaque, points, step_of, verdict
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import tiny

RIM = 10
"""Left of a piece of board and above it stand its letters and numbers."""
FOOT = 20
SECONDS = 1.2
"""How long each step of a story takes."""
CHIP = 26
TOP, PITCH = 50, 6
"""Of the score track: its last step, and pixels from one to the next."""
ROW_OF: dict[str, Row] = {f"group_{colour}": "groups" for colour in ("yellow", "red", "blue")}

Laid = Sequence[tuple[str, str]]
"""Buildings as people write them: the letter of the colour, the names of the cells."""


def draw(sketch: Sketch) -> Diagram:
    """The diagram of a kind."""
    return KINDS[sketch.kind](sketch.values)


# ---------------------------------------------------------------------- a piece of board


@dataclass(frozen=True, slots=True)
class Piece:
    """A rectangle of the board, its first cell and its size."""

    row: int
    col: int
    rows: int
    cols: int

    @classmethod
    def named(cls, name: str) -> Piece:
        """The piece between two corners, such as ``C6:J10``."""
        (row, col), (last_row, last_col) = (_cell(one) for one in name.split(":"))
        return cls(row, col, last_row - row + 1, last_col - col + 1)

    @property
    def mask(self) -> int:
        """Its cells."""
        return sum(
            1 << bit(self.row + down, self.col + across)
            for down in range(self.rows)
            for across in range(self.cols)
        )

    @property
    def size(self) -> tuple[int, int]:
        return RIM + self.cols * CELL + 2, RIM + self.rows * CELL + 2

    def at(self, row: int, col: int) -> tuple[int, int]:
        """The top left corner of a cell in the picture."""
        return RIM + (col - self.col) * CELL, RIM + (row - self.row) * CELL

    def middle(self, mask: int) -> tuple[int, int]:
        """The middle of the cell of a site that lies nearest to the site's middle."""
        found = [divmod(place, SIZE) for place in places(mask)]
        row = sum(one for one, _ in found) / len(found)
        col = sum(one for _, one in found) / len(found)
        x, y = self.at(*min(found, key=lambda at: (at[0] - row) ** 2 + (at[1] - col) ** 2))
        return x + CELL // 2, y + CELL // 2

    def paint(self, canvas: Canvas, city: City) -> None:
        """The board there, with its letters and numbers."""
        wide, high = self.cols * CELL, self.rows * CELL
        canvas.rounded((0, 0, *self.size), "w1", 2)
        canvas.frame((RIM - 1, RIM - 1, wide + 2, high + 2), "k0")
        picture = land.large(land.seen(city, eternal()))
        canvas.blit(picture, RIM, RIM, (self.col * CELL, self.row * CELL, wide, high))
        for across in range(self.cols):
            tiny(canvas, "ABCDEFGHIJK"[self.col + across], RIM + across * CELL + 11, 3, "p2", align="centre")
        for down in range(self.rows):
            tiny(canvas, self.row + down + 1, 5, RIM + down * CELL + 9, "p2", align="centre")


def _cell(name: str) -> Pair:
    return int(name[1:]) - 1, ord(name[0]) - ord("A")


def _city(built: Laid, piece: Piece) -> City:
    """A city with these buildings, of which nothing lies outside the piece."""
    city = City(terrain("eternal"), eternal().start)
    for colour, names in built:
        number, site = _site(city, colour, names)
        city.build(number, site)
    city.free &= piece.mask
    return city


def _site(city: City, colour: str, names: str) -> tuple[int, Site]:
    """A building of a colour, not yet built, that covers exactly these cells."""
    wanted = sum(1 << bit(*_cell(name)) for name in names.split())
    for number, building in enumerate(every_building()):
        if number in city.built or COLOURS[city.terrain.colours[number]] != colour:
            continue
        for turned in building.orientations:
            for site in turned.sites:
                if site is not None and site.mask == wanted:
                    return number, site
    raise ValueError(f"no {colour} building covers {names}")


# ---------------------------------------------------------------------- where a building may stand


def _sites(values: Mapping[str, Any]) -> Diagram:
    """Buildings tried one after the other, each ticked or crossed as the rules have it."""
    piece = Piece.named(values["piece"])
    city = _city(values.get("built", ()), piece)
    city.free = _city(values.get("built", ()), Piece(0, 0, SIZE, SIZE)).free
    tried = [_site(city, *one) for one in values["tried"]]
    allowed = [sites.why_not(city, number, site.move) is None for number, site in tried]

    def paint(canvas: Canvas, share: float) -> None:
        piece.paint(canvas, city)
        done, begun = step_of(share, len(tried))
        for number, ((building, site), fits) in enumerate(zip(tried, allowed)):
            if number > done or (number == done and not begun):
                break
            landed = 1.0 if number < done else min(1.0, begun * 2)
            x, y = piece.at(site.move.row, site.move.col)
            lift = round((1 - landed) * 12)
            roof = sprites.sprite(pieces.roof(building, site.move.rotation))
            canvas.shadow_of(roof, x, y, (2 + lift // 2, 2 + lift // 2), -2)
            canvas.blit(roof, x, y - lift)
            if landed == 1.0:
                verdict(canvas, fits, *piece.middle(site.mask))

    figures = {"allowed": sum(allowed), "refused": len(allowed) - sum(allowed)}
    return Diagram(piece.size, paint, SECONDS * len(tried), figures)


# ---------------------------------------------------------------------- what is counted


@dataclass(frozen=True, slots=True)
class Count:
    """Something counted: where, and what it is written there."""

    at: tuple[int, int]
    said: str
    gain: int | None = None
    """Points; None: only a number."""


def _count(values: Mapping[str, Any]) -> Diagram:
    """A piece of board as if it were all of it, and what rows of the score sheet count there."""
    piece = Piece.named(values["piece"])
    city = _city(values["built"], piece)
    counts: list[Count] = []
    figures: dict[str, int] = {}
    for line in values["lines"]:
        figures[line] = _of_line(city, line, piece, counts)
    total = figures["total"] = sum(figures.values())
    wide, high = piece.size
    said = [figures[line] for line in values["lines"]]

    def paint(canvas: Canvas, share: float) -> None:
        piece.paint(canvas, city)
        done, _ = step_of(share, len(counts) + 1)
        for count in counts[:done]:
            if count.gain is None:
                plaque(canvas, count.said, *count.at, "b")
            else:
                points(canvas, count.gain, *count.at)
        if done > len(counts):
            _sum(canvas, said, total, wide // 2, high + FOOT // 2)

    return Diagram((wide, high + FOOT), paint, 0.6 * (len(counts) + 1), figures)


def _sum(canvas: Canvas, said: Sequence[int], total: int, x: int, y: int) -> None:
    """The points of each row, and their sum."""
    step = 34
    left = x - step * len(said) // 2
    if len(said) == 1:
        points(canvas, total, x, y)
        return
    for number, one in enumerate(said):
        points(canvas, one, left + step * number, y)
    at = left + step * len(said)
    equals(canvas, at - 17, y)
    points(canvas, total, at, y)


def _of_line(city: City, line: str, piece: Piece, counts: list[Count]) -> int:
    """The points of a row, and what is written where they come from."""
    row: Any = ROW_OF.get(line, line)
    sources = dict(LINES[row])[line](city, eternal())
    for source in sources:
        mask = _mask(source.places)
        if line in ROW_OF:
            group = [site for site in city.built.values() if site.mask & mask]
            counts += [Count(piece.middle(site.mask), str(n)) for n, site in enumerate(group, 1)]
        elif line in ("churches", "wells"):
            touching = [site for site in city.built.values() if site.mask & around(mask)]
            counts += [Count(piece.middle(site.mask), str(n)) for n, site in enumerate(touching, 1)]
            counts.append(Count(piece.middle(mask), "", source.points))
        else:
            each = source.points // len(source.places)
            counts += [Count(piece.middle(_mask((place,))), "", each) for place in source.places]
    return sum(source.points for source in sources)


def _mask(found: Iterable[int | str]) -> int:
    """The cells of places."""
    return sum(1 << bit(*divmod(int(place), SIZE)) for place in found)


# ---------------------------------------------------------------------- the score track


def _track(values: Mapping[str, Any]) -> Diagram:
    """The scoring token goes along the track, row by row."""
    gains: list[int] = list(values["gains"])
    stops = [scoring.track(gains[: n + 1], eternal().top) for n in range(len(gains))]
    size = (2 * 8 + TOP * PITCH + 6, 56)

    def paint(canvas: Canvas, share: float) -> None:
        _steps(canvas)
        done, begun = step_of(share, max(1, len(stops) - 1))
        for number in range(1, min(done + 1, len(stops) - 1) + 1):
            if number <= done or begun:
                _hop(canvas, stops[number - 1], stops[number], 1.0 if number <= done else begun)
        reached = min(done, len(stops) - 1)
        canvas.blit(sprites.sprite("seats/flag_0"), _x(stops[reached]) - 2, 24)
        left = size[0] // 2 - CHIP * (len(gains) + 1) // 2
        plaque(canvas, gains[0], left, 48)
        for number, gain in enumerate(gains[1 : reached + 1], 1):
            points(canvas, gain, left + CHIP * number, 48)
        equals(canvas, left + CHIP * (len(gains) - 1) + 19, 48)
        plaque(canvas, stops[reached], left + CHIP * len(gains) + 12, 48)

    figures = {"start": stops[0], "end": stops[-1]}
    return Diagram(size, paint, 0.9 * max(1, len(stops) - 1), figures)


def _x(step: int) -> int:
    return 8 + max(0, min(TOP, step)) * PITCH


def _steps(canvas: Canvas) -> None:
    wide = canvas.rect.w
    canvas.rounded((0, 22, wide, 17), "k0", 1)
    canvas.rounded((1, 23, wide - 2, 15), "w1", 1)
    for step in range(TOP + 1):
        tenth = step % 10 == 0
        canvas.fill("y3" if tenth else "p3", (_x(step), 31, 4, 4))
        canvas.across(_x(step), 31, 4, "y5" if tenth else "p5")
        if tenth:
            tiny(canvas, step, min(_x(step) + 2, wide - 8), 24, "y4", align="centre")


def _hop(canvas: Canvas, start: int, end: int, share: float) -> None:
    """An arc from one step to another, with what it brings."""
    ramp = "g" if end >= start else "r"
    left, right = sorted((_x(start) + 2, _x(end) + 2))
    high = min(14, 5 + (right - left) // 4)
    reach = round((right - left) * share)
    for dx in range(reach + 1):
        x = left + dx if end >= start else right - dx
        t = (x - left) / max(1, right - left)
        y = 21 - round(high * 4 * t * (1 - t))
        canvas.fill(f"{ramp}2", (x, y, 2, 2))


# ---------------------------------------------------------------------- the circles of the campaign


def _circles(values: Mapping[str, Any]) -> Diagram:
    """So many episodes won and so many times second fill the strip."""
    rewards = episode(values["episode"]).evaluation
    gains = [rewards["first"].circles] * values["first"] + [rewards["second"].circles] * values["second"]
    total, size = sum(gains), campaign().circles
    across = 10
    box = (6 + size.per_row * across, 8 + size.rows * across + FOOT)

    def paint(canvas: Canvas, share: float) -> None:
        main, _ = pieces.inks(0)
        filled = sum(gains[: round(share * len(gains))])
        canvas.rounded((0, 0, box[0], box[1] - FOOT), "w1", 2)
        for number in range(size.rows * size.per_row):
            inking = circle_place(number)
            if inking is None:
                continue
            at = (8 + inking.place * across, 8 + inking.row * across)
            canvas.circle(at, 4, "k0")
            canvas.circle(at, 3, main if number < filled else "p3")
        plaque(canvas, filled, box[0] // 2, box[1] - FOOT // 2)

    return Diagram(box, paint, 3.0, {"circles": total})


KINDS: dict[str, Callable[[Mapping[str, Any]], Diagram]] = {
    "sites": _sites,
    "count": _count,
    "track": _track,
    "circles": _circles,
}
"""By the name in the rule book."""
