"""Where the player's files lie. TABLETOP_ANNALS_HOME gathers them all in one folder (portable use, tests)."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

NAME = "tabletop-annals"
TITLE = "Tabletop Annals"
HOME = "TABLETOP_ANNALS_HOME"


def data_folder() -> Path:
    """The folder of what must not be lost; the private environment may lie here too."""
    home = os.environ.get(HOME)
    return Path(home) if home else platformdirs.user_data_path(NAME, appauthor=False)


def store_file() -> Path:
    """The one file that holds journals, profiles, records, statistics and settings."""
    return data_folder() / "annals.sqlite"


def log_folder() -> Path:
    """Where logs and crash reports go."""
    home = os.environ.get(HOME)
    return Path(home) / "logs" if home else platformdirs.user_log_path(NAME, appauthor=False)


def picture_folder() -> Path:
    """Where screenshots go."""
    home = os.environ.get(HOME)
    return (Path(home) if home else platformdirs.user_pictures_path()) / TITLE


def journal_folder() -> Path:
    """Where exported journals go, and where they are looked for first."""
    home = os.environ.get(HOME)
    return (Path(home) if home else platformdirs.user_documents_path()) / TITLE
