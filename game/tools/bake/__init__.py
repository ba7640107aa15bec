"""Bakes the pictures under assets/sprites from text grids and painters; see ``game.tools.bake.sheets``."""
