"""Looks how many copies of this service there are, by a name that stands for all of them."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable

logger = logging.getLogger(__name__)

EVERY_S = 5.0


async def count_copies(name: str) -> int:
    """How many addresses the name has now; 0 where it cannot be looked up."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(name, None, type=socket.SOCK_STREAM)
    except OSError:
        return 0
    return len({address[0] for *_, address in found})


async def watch_copies(
    count: Callable[[], Awaitable[int]],
    on_more: Callable[[], Awaitable[None]],
    *,
    every_s: float = EVERY_S,
) -> None:
    """Say when there are more than before; a name that is not answered for once changes nothing."""
    known = 0
    while True:
        now = await count()
        if known and now > known:
            logger.info("more copies", extra={"copies": now})
            await on_more()
        known = now or known
        await asyncio.sleep(every_s)
