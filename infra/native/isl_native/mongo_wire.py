"""As much of MongoDB's wire protocol as asking "are you ready?" and starting a replica set needs.

Python holds no MongoDB driver here, and a shell (mongosh) is not part of a server's package.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Mapping, Sequence
from typing import Union

Bson = Union[int, str, "Mapping[str, Bson]", "Sequence[Bson]"]

OP_MSG = 2013
TIMEOUT_S = 2.0


def _element(name: str, value: Bson) -> bytes:
    key = name.encode() + b"\0"
    if isinstance(value, int):
        return b"\x10" + key + struct.pack("<i", value)
    if isinstance(value, str):
        text = value.encode() + b"\0"
        return b"\x02" + key + struct.pack("<i", len(text)) + text
    if isinstance(value, Mapping):
        return b"\x03" + key + encode(value)
    return b"\x04" + key + encode({str(index): item for index, item in enumerate(value)})


def encode(document: Mapping[str, Bson]) -> bytes:
    """Encode numbers, text, documents and lists as BSON."""
    body = b"".join(_element(name, value) for name, value in document.items()) + b"\0"
    return struct.pack("<i", len(body) + 4) + body


def _receive(connection: socket.socket, count: int) -> bytes:
    data = b""
    while len(data) < count:
        chunk = connection.recv(count - len(data))
        if not chunk:
            raise ConnectionError("the server closed the connection")
        data += chunk
    return data


def command(port: int, document: Mapping[str, Bson]) -> bytes:
    """Send one command to the admin database on loopback and return the raw BSON answer."""
    payload = struct.pack("<iB", 0, 0) + encode({**document, "$db": "admin"})
    header = struct.pack("<iiii", 16 + len(payload), 1, 0, OP_MSG)
    with socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT_S) as connection:
        connection.sendall(header + payload)
        (length,) = struct.unpack("<i", _receive(connection, 4))
        return _receive(connection, length - 4)[12 + 5 :]


def _make_only_member(port: int) -> None:
    """Initiate a fresh replica set; one that was initiated on another port moves to this one."""
    config: dict[str, Bson] = {"_id": "isl", "members": [{"_id": 0, "host": f"127.0.0.1:{port}"}]}
    answer = command(port, {"replSetInitiate": config})
    if b"AlreadyInitialized" in answer:
        command(port, {"replSetReconfig": {**config, "version": 1}, "force": 1})


def is_ready(port: int) -> bool:
    """Tell whether the server takes writes; a fresh replica set is initiated on the way."""
    try:
        answer = command(port, {"isMaster": 1})
        # BSON booleans: type 8, the name, then one byte.
        if b"\x08ismaster\0\x01" in answer:
            return True
        if b"\x08isreplicaset\0\x01" in answer:
            _make_only_member(port)
        return False
    except OSError:
        return False
