"""What the program says before it has a window: in the player's language, on the console or in a message box.

Kept to the syntax and the standard library of Python 3.4 (see main.py).
"""

import json
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LOCALES = os.path.join(ROOT, "assets", "locale")

_chosen = []  # type: list[str]


def choose(language: str) -> None:
    """Speak *language* from now on, whatever the system's is."""
    _chosen[:] = [language]


def language() -> str:
    """The language to speak here: the chosen one, else the system's if the console has its letters."""
    if _chosen:
        return str(_chosen[0])
    known = languages()
    wanted = system_language()
    return wanted if _console_can_write(known[wanted][0]) else _nearest("", known)


def languages() -> "dict[str, tuple[str, list[str]]]":
    """The languages there are by their ids: the name of each, and how systems' names of it begin."""
    found = []
    for language in os.listdir(LOCALES):
        path = os.path.join(LOCALES, language, "language.json")
        if os.path.isfile(path):
            with open(path, encoding="utf-8") as file:
                own = json.load(file)
            found.append((own["place"], language, own["name"], own["systems"]))
    return {language: (name, systems) for _, language, name, systems in sorted(found)}


def system_language() -> str:
    """The language that stands for the one the system's settings ask for."""
    return _nearest(_system_locale().lower(), languages())


def _nearest(name: str, known: "dict[str, tuple[str, list[str]]]") -> str:
    """The language with the longest beginning of a system's language's name among its own."""
    starts = [(len(start), key) for key in known for start in known[key][1] if name.startswith(start)]
    return max(starts)[1]


def _console_can_write(words: str) -> bool:
    try:
        words.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _system_locale() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return os.environ[variable]
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    if sys.platform == "darwin":
        import subprocess

        try:
            return subprocess.check_output(["defaults", "read", "-g", "AppleLocale"]).decode("utf-8")
        except (OSError, subprocess.CalledProcessError):
            return ""
    return ""


def texts() -> "dict[str, str]":
    """Every text of the bootstrap in the language spoken."""
    with open(os.path.join(LOCALES, language(), "bootstrap.json"), encoding="utf-8") as file:
        return dict(json.load(file))


def text(key: str, values: "dict[str, str]") -> str:
    """The text *key*, its placeholders filled in; bare key and values if the locale file is unreadable."""
    try:
        return str(texts()[key]).format(**values)
    except (OSError, ValueError, KeyError):
        return " ".join([key] + ["{}={}".format(name, values[name]) for name in sorted(values)])


def say(words: str) -> None:
    """Print *words* on the console, if there is one; letters it cannot show become question marks."""
    if sys.stdout is None:
        return
    encoding = sys.stdout.encoding or "ascii"
    try:
        print(words.encode(encoding, "replace").decode(encoding))
        sys.stdout.flush()
    except OSError:  # a pipe nobody reads, a file on a full disk
        return


def stop(words: str) -> None:
    """Say *words* as the last thing: on the console, kept open if it would vanish, else in a message box."""
    say(words)
    if _console_would_vanish():
        try:
            input(text("press_enter", {}))
        except EOFError:
            return
    elif not _has_console():
        _show_box(words)


def _is_terminal(stream: object) -> bool:
    isatty = getattr(stream, "isatty", None)
    return bool(isatty and isatty())


def _has_console() -> bool:
    return any(_is_terminal(stream) for stream in (sys.stdin, sys.stdout, sys.stderr))


def _console_would_vanish() -> bool:
    """Windows opens a console for a double click, and closes it with the program; its shell sets PROMPT."""
    return sys.platform == "win32" and _is_terminal(sys.stdin) and "PROMPT" not in os.environ


def _may_show_box() -> bool:
    if os.environ.get("SDL_VIDEODRIVER") == "dummy" or os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _show_box(words: str) -> None:
    if not _may_show_box():
        return
    try:
        import tkinter
        from tkinter import messagebox

        root = tkinter.Tk()
    except Exception:  # no Tk, or no display that Tk can open: the console text has to do
        return
    root.withdraw()
    messagebox.showerror("Tabletop Annals", words)
    root.destroy()
