"""``python -m game.tools.bake [SHEET ...]``"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Bake the named sheets, or all; exit code 2 for an unknown name."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.tools.bake import sheets

    parser = argparse.ArgumentParser(prog="bake", description="Paint the sprite sheets under assets/sprites.")
    parser.add_argument("sheet", nargs="*", metavar="SHEET", help="; ".join(sheets.SHEETS))
    chosen = parser.parse_args(arguments).sheet
    unknown = [name for name in chosen if name not in sheets.SHEETS]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}")
    for name in sheets.bake(chosen):
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
