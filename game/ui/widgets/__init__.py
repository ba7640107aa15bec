"""Buttons and everything else one can point at; `game.ui.form` puts them together."""
