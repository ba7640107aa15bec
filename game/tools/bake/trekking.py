"""What Trekking Through History needs besides its cards' pictures.

Sheet ``trekking/ancestor``: the ancestors' picture as ``small`` 52x34, ``pile`` 40x34 and ``large`` 106x72.
"""

from __future__ import annotations

from game.tools.bake.art import art
from game.tools.bake.atlas import Sheet

WINDOWS = {"small": (52, 34), "pile": (40, 34), "large": (106, 72)}


def ancestor() -> Sheet:
    """A lyre in a temple at dusk, in the windows of all sizes."""
    return Sheet(
        {name: art("temple", ("lyre",), w, h, 2, "dusk", h > 64) for name, (w, h) in WINDOWS.items()},
        width=220,
    )
