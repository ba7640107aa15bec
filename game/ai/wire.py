"""What goes over the wire between a table and the process in which its AIs think."""

from __future__ import annotations

import msgspec

from game.ai.host import AnyRequest, Reply, Request


class Alive(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A sign of life while a thought goes on."""


_encoder = msgspec.json.Encoder()
_requests = msgspec.json.Decoder(AnyRequest)
_replies = msgspec.json.Decoder(Reply | Alive)


def packed(message: Request | Reply | Alive) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def request(message: bytes) -> AnyRequest:
    """What the table asks."""
    found: AnyRequest = _requests.decode(message)
    return found


def reply(message: bytes) -> Reply | Alive:
    """What the process answers."""
    found: Reply | Alive = _replies.decode(message)
    return found
