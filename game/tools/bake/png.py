"""Writes an indexed picture as PNG, the same bytes wherever zlib is the same."""

from __future__ import annotations

import struct
import zlib

import pygame

from game.ui import palette
from game.ui.pixels import CLEAR, pixels_of

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def encode(surface: pygame.Surface) -> bytes:
    """The PNG file of an indexed picture; the clear colour comes right behind the palette."""
    w, h = surface.get_size()
    known = len(palette.names())
    data = pixels_of(surface)
    clear = CLEAR in data
    data = data.replace(bytes([CLEAR]), bytes([known]))
    colours = [palette.colour(name) for name in palette.names()] + ([(0, 0, 0)] if clear else [])
    rows = b"".join(b"\0" + data[y * w : (y + 1) * w] for y in range(h))
    chunks = [
        chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 3, 0, 0, 0)),
        chunk(b"PLTE", bytes(part for colour in colours for part in colour)),
        chunk(b"tRNS", b"\xff" * known + b"\0") if clear else b"",
        chunk(b"IDAT", zlib.compress(rows, 9)),
        chunk(b"IEND", b""),
    ]
    return SIGNATURE + b"".join(chunks)


def decode(data: bytes) -> tuple[int, int, bytes]:
    """Width, height and indices of a file that *encode* wrote (whatever zlib packed it)."""
    place, packed = 8, b""
    w = h = 0
    while place < len(data):
        length, kind = struct.unpack_from(">I4s", data, place)
        body = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            w, h = struct.unpack_from(">II", body)
        elif kind == b"IDAT":
            packed += body
        place += length + 12
    rows = zlib.decompress(packed)
    return w, h, b"".join(rows[y * (w + 1) + 1 : (y + 1) * (w + 1)] for y in range(h))


def chunk(kind: bytes, body: bytes) -> bytes:
    """One chunk of a PNG file with its length and checksum."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
