"""Which keys mean which commands: by their letters, or by their places where a layout lacks the letter."""

from __future__ import annotations

import pygame

from game.ui.actions import Command

KEYS: dict[int, str] = {
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_SPACE: "hurry",
    pygame.K_ESCAPE: "cancel",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_PAGEUP: "page_up",
    pygame.K_PAGEDOWN: "page_down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PLUS: "faster",
    pygame.K_EQUALS: "faster",
    pygame.K_KP_PLUS: "faster",
    pygame.K_MINUS: "slower",
    pygame.K_KP_MINUS: "slower",
    pygame.K_BACKSPACE: "erase",
    pygame.K_DELETE: "delete",
    pygame.K_r: "rotate_right",
    pygame.K_q: "rotate_left",
    pygame.K_e: "rotate_right",
    pygame.K_u: "undo",
    pygame.K_y: "redo",
    pygame.K_i: "detail",
    pygame.K_h: "hint",
    pygame.K_b: "rules",
    pygame.K_l: "log",
    pygame.K_m: "mute",
    pygame.K_F1: "help",
    pygame.K_F2: "rules",
    pygame.K_F3: "encyclopaedia",
    pygame.K_F10: "menu",
    pygame.K_F11: "fullscreen",
    pygame.K_F12: "screenshot",
}
"""Keys without modifiers; `command_of` knows those with."""

CONTROLLED: dict[int, str] = {
    pygame.K_z: "undo",
    pygame.K_y: "redo",
    pygame.K_a: "select_all",
    pygame.K_c: "copy",
    pygame.K_x: "cut",
    pygame.K_v: "paste",
}
"""Keys with Ctrl, or with the command key of a Mac."""

KEYPAD: dict[int, str] = {
    pygame.K_KP_8: "up",
    pygame.K_KP_2: "down",
    pygame.K_KP_4: "left",
    pygame.K_KP_6: "right",
    pygame.K_KP_9: "page_up",
    pygame.K_KP_3: "page_down",
    pygame.K_KP_7: "home",
    pygame.K_KP_1: "end",
    pygame.K_KP_PERIOD: "delete",
}
"""What the keypad's keys mean while NumLock is off."""

LETTERS = {pygame.KSCAN_A + number: pygame.K_a + number for number in range(26)}
"""The letter at each place of the most common layout."""

_PLACES = pygame.key.ScancodeWrapper(tuple(range(512)))  # type: ignore[arg-type]
"""Asked for a key, SDL looks up the entry at its place."""


def place_of(key: int) -> int:
    """Where the layout in use has a key, as a scancode; 0 if it lacks it."""
    return int(_PLACES[key])


def meant(key: int, place: int) -> int:
    """The key that is meant: where the layout lacks a letter, that which other layouts have at the place."""
    letter = LETTERS.get(place)
    if letter is None or pygame.K_a <= key <= pygame.K_z or place_of(letter):
        return key
    return letter


def command_of(key: int, place: int, modifiers: int) -> Command | None:
    """The command of a key pressed with these modifiers, if it has one. AltGr writes, it does not command."""
    key = meant(key, place)
    shift = bool(modifiers & pygame.KMOD_SHIFT)
    alt = bool(modifiers & (pygame.KMOD_ALT | pygame.KMOD_MODE))
    ctrl = bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not alt
    if key == pygame.K_TAB and not alt:
        name: str | None = "previous" if shift else "next"
    elif ctrl:
        name = "redo" if shift and key == pygame.K_z else CONTROLLED.get(key)
    elif alt:
        name = "fullscreen" if key == pygame.K_RETURN else None
    elif key == pygame.K_r and shift:
        name = "rotate_left"
    elif not modifiers & pygame.KMOD_NUM and key in KEYPAD:
        name = KEYPAD[key]
    else:
        name = KEYS.get(key)
    return Command(name, shift, ctrl, alt) if name else None
