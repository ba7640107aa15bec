"""What must hold of every state: nothing is lost or doubled."""

from __future__ import annotations

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import ALL_BUILDINGS, CATHEDRAL, COLOURS, COLUMNS, Sheet, die_bits
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables


def conserve(state: TroyesState) -> None:
    """AssertionError names what is lost or doubled."""
    if not state.fronts:
        return
    laid = sorted(tuple(sorted(pair)) for pair in zip(state.fronts, state.backs, strict=True))
    faces = catalog().wheel.plazas.faces
    printed = sorted(tuple(sorted(COLOURS.index(face) for face in pair)) for pair in faces)
    assert laid == printed, "plazas"
    tiles = [abs(tile) for tile in state.feasts if tile]
    assert len(tiles) == len(set(tiles)) == catalog().feasts.used * state.options.feasts, "feast tiles"
    for notch, tile in enumerate(state.feasts):
        assert not tile or state.fronts[notch] == state.backs[notch], "feast tile on a two-coloured plaza"
    if state.numbers:
        assert sorted(state.numbers) == list(range(1, COLUMNS + 1)), "numbering"
    for sheet in state.sheets:
        _conserve_sheet(sheet)


def _conserve_sheet(sheet: Sheet) -> None:
    table = tables()
    for colour in range(len(COLOURS)):
        assert 0 <= sheet.held[colour] <= sheet.circled[colour] <= table.resource_boxes, "resources"
        assert table.resource_start <= sheet.circled[colour], "resources"
        assert 0 <= sheet.citizens[colour] <= table.citizen_boxes, "citizens"
        for column in range(COLUMNS):
            box = die_bits(colour, column)
            assert sheet.crossed & box in (0, box), "half a die box crossed out"
    assert (sheet.built | sheet.crossed) & ~ALL_BUILDINGS == 0, "buildings"
    assert sorted(sheet.cathedrals) == list(sheet.columns(CATHEDRAL)), "cathedrals"
    assert sheet.acted or not sheet.owed, "gains owed without an action"
