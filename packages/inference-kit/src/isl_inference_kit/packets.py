"""Socket.IO's packets as a stranger may send them."""

# The library has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

import json
from types import SimpleNamespace
from typing import Any, cast

import socketio.packet

_library: Any = socketio.packet

# What the library itself calls its handlers by; a client has no business with them.
_RESERVED = frozenset({"connect", "disconnect", "connect_error", "*"})
# A whole number beyond this is as good as none.
_MAX_DIGITS = 100


class MalformedPacketError(Exception):
    """It is no packet of this protocol."""


def _read_whole_number(digits: str) -> float:
    return int(digits) if len(digits) <= _MAX_DIGITS else float("inf")


def _loads(text: str) -> Any:
    return json.loads(text, parse_int=_read_whole_number)


class StrictPacket(_library.Packet):
    """A packet of the root namespace whose event has a name and at most one attachment."""

    json = SimpleNamespace(loads=_loads, dumps=json.dumps)

    def decode(self, encoded_packet: object) -> int:
        """Read a packet, or raise MalformedPacketError, whatever the library stumbled over."""
        if not isinstance(encoded_packet, str):
            raise MalformedPacketError("an attachment to nothing")
        try:
            attachments: int = super().decode(encoded_packet)
        except (ValueError, TypeError, IndexError, RecursionError) as error:
            raise MalformedPacketError(type(error).__name__) from None
        self._check()
        return attachments

    def add_attachment(self, attachment: object) -> bool:
        """Take the announced attachment; True when the packet is whole."""
        if not isinstance(attachment, bytes):
            raise MalformedPacketError("text in place of an attachment")
        try:
            return bool(super().add_attachment(attachment))
        except (ValueError, TypeError, IndexError, RecursionError) as error:
            raise MalformedPacketError(type(error).__name__) from None

    def _check(self) -> None:
        kind = cast("int", self.packet_type)
        if kind in (_library.EVENT, _library.BINARY_EVENT):
            if self.namespace not in (None, "/"):
                raise MalformedPacketError("an event of another namespace")
            data: object = self.data
            if not isinstance(data, list) or not data:
                raise MalformedPacketError("an event without a name")
            name = cast("list[object]", data)[0]
            if not isinstance(name, str) or name in _RESERVED:
                raise MalformedPacketError("an event of no name that may be sent")
