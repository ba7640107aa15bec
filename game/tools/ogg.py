"""Ogg files: gives a stream a fixed serial number, since encoders draw one at random."""

from __future__ import annotations

HEADER = 27
"""Bytes of a page before its segment table."""
POLYNOMIAL = 0x04C11DB7


def _table() -> tuple[int, ...]:
    found = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = ((value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)) & 0xFFFFFFFF
        found.append(value)
    return tuple(found)


TABLE = _table()


def crc(page: bytes | bytearray) -> int:
    """The checksum of a page whose own checksum field is zero (RFC 3533)."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ TABLE[(value >> 24) ^ byte]
    return value


def numbered(data: bytes, serial: int) -> bytes:
    """The same file with this serial number on every page; ValueError if it is not made of Ogg pages."""
    out, at = bytearray(), 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise ValueError(f"no page at byte {at}")
        segments = data[at + HEADER - 1]
        size = HEADER + segments + sum(data[at + HEADER : at + HEADER + segments])
        page = bytearray(data[at : at + size])
        page[14:18] = serial.to_bytes(4, "little")
        page[22:26] = bytes(4)
        page[22:26] = crc(page).to_bytes(4, "little")
        out += page
        at += size
    return bytes(out)
