"""One waiting thing per client: the newest wins."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class LatestSlot(Generic[T]):
    """Holds at most one item; putting a newer one replaces what waited."""

    def __init__(self) -> None:
        self._item: T | None = None
        self._filled = asyncio.Event()

    @property
    def is_filled(self) -> bool:
        """Whether something waits."""
        return self._item is not None

    def put(self, item: T) -> bool:
        """Leave an item; True when it replaced one that waited."""
        replaced = self._item is not None
        self._item = item
        self._filled.set()
        return replaced

    def take(self) -> T | None:
        """Take what waits, or None."""
        item, self._item = self._item, None
        self._filled.clear()
        return item

    async def wait(self) -> None:
        """Return once something waits."""
        await self._filled.wait()
