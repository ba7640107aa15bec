"""Starts Tabletop Annals: ``python main.py``; ``python main.py --help`` lists what else it can do.

This file and game/bootstrap/notice.py keep to the syntax of Python 3.4, so that an old Python can still say
which one is needed.
"""

import sys

NEEDED = (3, 11)


def main():
    if sys.version_info[:2] < NEEDED:
        return refuse_old_python()
    import multiprocessing

    from game.bootstrap import ending, entrance

    multiprocessing.freeze_support()
    ending.obey()
    return entrance.main(sys.argv[1:])


def refuse_old_python():
    needed = "%d.%d" % NEEDED
    found = "%d.%d" % sys.version_info[:2]
    try:
        from game.bootstrap import notice
    except SyntaxError:
        sys.stderr.write("Tabletop Annals needs Python %s or newer; this is Python %s.\n" % (needed, found))
        return 1
    notice.stop(notice.text("old_python", {"needed": needed, "found": found, "program": sys.executable}))
    return 1


if __name__ == "__main__":
    sys.exit(main())
