# Generated from proto/ by `make contracts`. Do not edit.

from collections.abc import Mapping
from typing import Final

PORTS: Final[Mapping[str, int]] = {
    "gateway": 8080,
    "content": 8081,
    "media": 8082,
    "signkit": 8083,
    "worker": 8084,
    "emotion": 8090,
    "signs": 8091,
    "rewriter": 8092,
}
# Parts that take frames over a socket.
SOCKET_PARTS: Final = ("emotion", "signs",)
