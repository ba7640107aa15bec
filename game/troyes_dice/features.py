"""What an AI sees in the marks of a sheet: features, each part's by name.

Amounts are weighed one by one. A sign, whose name begins with ``=``, is there or not and goes to the network,
which finds out what signs of different parts mean together.
"""

from __future__ import annotations

from game.troyes_dice.sheet import COLOURS, COLUMNS, HALL, ROWS
from game.troyes_dice.tables import GAIN_CITIZENS, tables

Features = dict[str, float]
SIGN = "="
HOPELESS, HOPED = 0, 4
"""A row's standing: its character can't come any more; 1-3 its number; from 4 on: cathedrals so far."""
FAR = 7
"""So many citizens lacking for a column's bonus, or more, look alike."""


def citizen_features(red: int, yellow: int, white: int) -> Features:
    """Points, the way to each box with a bonus, and how far the column bonuses are off."""
    found: Features = {}
    counts = (red, yellow, white)
    for colour, count in zip(COLOURS, counts):
        found[f"citizens.{colour}"] = count
        found[f"={colour}_{count}"] = 1
        for box in (5, 10, 13, 15, 18):
            if count > box:
                found[f"citizens.{colour}.past_{box}"] = min(count - box, 20 - box)
    for box in tables().column_bonuses:
        lacking = sum(max(0, box - count) for count in counts)
        found[f"=column_{box}.lacking_{min(lacking, FAR)}"] = 1
        found[f"=column_{box}.short_{sum(count < box for count in counts)}"] = 1
        if lacking:
            found[f"column_{box}.open"] = 1
            found[f"column_{box}.lacking"] = lacking
            found[f"column_{box}.near"] = max(0, 3 - lacking)
    return found


def resource_features(colour: int, circled: int, held: int) -> Features:
    """What is held, with less and less use for more, and the next citizen beside the track."""
    name = COLOURS[colour]
    found: Features = {f"held.{name}": held, f"circled.{name}": circled}
    found[f"=held.{name}_{held}"] = found[f"=circled.{name}_{circled}"] = 1
    for count in (1, 2, 4, 6):
        found[f"held.{name}.to_{count}"] = min(held, count)
    found[f"circled.{name}.step"] = circled % 6
    return found


def row_features(row: int, built: int, open_: int, standing: int) -> Features:
    """A building row: what stands, what may come, its diamonds, its character."""
    name, count, more = ROWS[row], built.bit_count(), open_.bit_count()
    found: Features = {f"{name}.built": count, f"{name}.open": more, f"{name}.open_any": min(more, 2)}
    for column in range(0, COLUMNS, 2):
        link = tables().links.get(row * COLUMNS + column)
        if link is not None:
            pair = 3 << column
            key = f"{name}.link_{column}"
            if open_ & pair and built & pair:
                found[key + ".half"] = 1
            elif open_ & pair == pair:
                found[key + ".free"] = 1
    for column in range(COLUMNS):
        if built >> column & 1:
            found[f"={name}.stands_{column}"] = 1
        if open_ >> column & 1:
            found[f"={name}.free_{column}"] = 1
    found[f"={name}.built_{count}"] = found[f"={name}.open_{more}"] = 1
    found[f"={name}.standing_{min(standing, HOPED)}"] = 1
    if row == HALL:
        found["hall.citizens_open"] = sum(
            kind == GAIN_CITIZENS and open_ >> column & 1
            for column, (kind, _, _) in enumerate(tables().halls)
        )
    if standing >= HOPED:
        factor = tables().factors[standing - HOPED]
        found[f"{name}.hoped"] = 1
        found["hoped.built"] = count
        found["hoped.square"] = count * count
        found["hoped.factor_built"] = factor * count
        found["hoped.factor_open"] = factor * more
    elif standing:
        found["scored.built"] = standing * count
        found["scored.open"] = standing * more
        found["scored.open_any"] = standing * min(more, 2)
    return found


def whole_features(cathedrals: int, open_cathedrals: int, safe: int, unsafe: int) -> Features:
    """Cathedrals so far and to come; open buildings inside and outside protected columns."""
    return {
        "=always": 1,
        f"=cathedrals_{cathedrals}": 1,
        f"cathedrals_{cathedrals}": 1,
        f"cathedrals.possible_{min(open_cathedrals, 2)}": 1,
        "cathedrals.possible": open_cathedrals,
        "open.safe": safe,
        "open.unsafe": unsafe,
    }


def hope_features(cathedrals: int, counts: tuple[int, ...]) -> Features:
    """The most that one, two or three more cathedrals could score now; *counts* buildings by hoped row."""
    best = sorted(counts, reverse=True)
    return {
        f"hope_{more}": sum(
            factor * count
            for factor, count in zip(tables().factors[cathedrals : cathedrals + more], reversed(best[:more]))
        )
        for more in range(1, 4)
    }


def target_features(open_counts: tuple[int, ...]) -> Features:
    """Open buildings in scored rows, prestige 1-3 and work 1-3 by number: only so many can still be built."""
    found: Features = {}
    for kind, counts in (("prestige", open_counts[:3]), ("work", open_counts[3:])):
        for least in (3, 2, 1):
            more = sum(counts[least - 1 :])
            for enough in (1, 2, 4):
                found[f"targets.{kind}_{least}.to_{enough}"] = min(more, enough)
    return found
