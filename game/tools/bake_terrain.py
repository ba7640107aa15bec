"""Bake My City's terrain from its Tiled maps into the component data (run as a module)."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytmx

ROOT = Path(__file__).resolve().parents[2]
MAPS = ROOT / "maps" / "my_city"
DATA = ROOT / "assets" / "data" / "my_city"
BOARDS = ("eternal", "legacy")
Corner = tuple[int, int]


def bake(board: str) -> dict[str, Any]:
    """The component data of a board as drawn in its map.

    *terrain* is one word a cell, row by row; *river* lists the pairs of cells (row, column) it parts.
    """
    tiled = pytmx.TiledMap(str(MAPS / f"{board}.tmx"))
    layer = tiled.get_layer_by_name("terrain")
    words = {(x, y): tiled.tile_properties[gid]["terrain"] for x, y, gid in layer}
    rows = [[words[x, y] for x in range(tiled.width)] for y in range(tiled.height)]
    return {
        "id": board,
        "terrain": rows,
        "river": parted(_corners(tiled)),
        "provenance": dict(tiled.properties),
    }


def _corners(tiled: Any) -> list[Corner]:
    """The river's corners in whole cells from the top left; ValueError if one lies off the grid's lines."""
    (line,) = tiled.get_layer_by_name("river")
    corners = []
    for x, y in line.points:
        if x % tiled.tilewidth or y % tiled.tileheight:
            raise ValueError(f"river corner {x},{y} does not lie on the grid")
        corners.append((int(x) // tiled.tilewidth, int(y) // tiled.tileheight))
    return corners


def parted(corners: list[Corner]) -> list[list[list[int]]]:
    """The pairs of cells a line along cell edges parts, upper or left cell first, in reading order."""
    pairs = []
    for (x1, y1), (x2, y2) in pairwise(corners):
        if x1 == x2:
            pairs += [[[row, x1 - 1], [row, x1]] for row in range(min(y1, y2), max(y1, y2))]
        elif y1 == y2:
            pairs += [[[y1 - 1, col], [y1, col]] for col in range(min(x1, x2), max(x1, x2))]
        else:
            raise ValueError(f"river runs aslant between {x1},{y1} and {x2},{y2}")
    return sorted(pairs)


def text(baked: dict[str, Any]) -> str:
    """The baked data as it stands in the file: one row of terrain a line."""
    rows = ",\n".join("    " + json.dumps(row) for row in baked["terrain"])
    rest = {name: json.dumps(baked[name], ensure_ascii=False) for name in ("id", "river", "provenance")}
    return (
        f'{{\n  "id": {rest["id"]},\n  "terrain": [\n{rows}\n  ],\n'
        f'  "river": {rest["river"]},\n  "provenance": {rest["provenance"]}\n}}\n'
    )


def main() -> None:
    """Write the terrain of every board."""
    for board in BOARDS:
        (DATA / f"board_{board}.json").write_text(text(bake(board)), "utf-8")


if __name__ == "__main__":
    main()
