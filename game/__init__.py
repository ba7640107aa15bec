"""Tabletop Annals: five tabletop games about cities and centuries."""

__version__ = "0.2.0"
