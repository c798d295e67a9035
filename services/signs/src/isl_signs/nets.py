"""Which word net serves: none that learnt from a snapshot of which a clip was taken back."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from isl_inference_kit.wire import Examples
from prometheus_client import CollectorRegistry, Gauge

from isl_signs.backends.base import WordModel
from isl_signs.index.index import SignIndex

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Net:
    """A word net, and the folder that it was read from."""

    folder: Path
    model: WordModel


async def _nobody() -> None:
    return None


class WordNets:
    """The first of some nets that may serve, with its index of people's clips.

    One that learnt nothing of people's clips always may. Any other does once media has said which
    snapshots were taken back from, and while none of its own is among them; what media said last
    holds until it says something else.
    """

    def __init__(self, nets: Sequence[Net], open_index: Callable[[Net], SignIndex | None]) -> None:
        self._nets = nets
        self._open_index = open_index
        self._taken_back: frozenset[str] | None = None
        self._digest = b""
        self._index: SignIndex | None = None
        self._is_open = False
        self._net = self._usable()
        self._changing = asyncio.Lock()
        # Called with what serves from now on.
        self.use: Callable[[WordModel | None, SignIndex | None], None] = lambda _model, _index: None
        # Called with `why_not` as it changes.
        self.note: Callable[[str | None], None] = lambda _why: None
        # Called when another net serves than before, and when other signs of people are known.
        self.on_change: Callable[[], Awaitable[None]] = _nobody
        self.on_signs: Callable[[], Awaitable[None]] = _nobody
        self._said: str | None = None
        self._say()

    @property
    def model(self) -> WordModel | None:
        """The net that serves; None where none may."""
        return None if self._net is None else self._net.model

    @property
    def why_not(self) -> str | None:
        """Why another net serves than the one that should; None where that one does."""
        if not self._nets or self._net is self._nets[0]:
            return None
        first = self._nets[0]
        name = first.model.version
        instead = "letters alone are read" if self.model is None else f"{self.model.version} serves"
        if self._is_taken_back(first):
            return f"a clip that net {name} learnt from was taken back: {instead}"
        return f"media has not said yet whether what net {name} learnt from stands: {instead}"

    def measure(self, registry: CollectorRegistry) -> None:
        """Say how many nets somebody's withdrawal keeps out of service."""
        Gauge(
            "signs_nets_taken_back",
            "Word nets out of service because a clip that they learnt from was taken back.",
            registry=registry,
        ).set_function(lambda: sum(map(self._is_taken_back, self._nets)))

    async def tell(self, body: bytes) -> list[str]:
        """What media says, as JSON; which clips are wanted. ValueError where it is no list."""
        async with self._changing:
            digest = hashlib.sha256(body).digest()
            if digest != self._digest:
                told = await asyncio.to_thread(Examples.model_validate_json, body, strict=True)
                if told.takenBack is not None:
                    self._taken_back = frozenset(snapshot.root for snapshot in told.takenBack)
                self._digest = digest
            await self._change(self._usable())
            self._say()
        return [] if self._index is None else await self._index.tell(body)

    def film_of(self, clip: str, ending: str) -> Path | None:
        """Where to write a clip that was wanted; None where it is not."""
        return None if self._index is None else self._index.film_of(clip, ending)

    def take(self, clip: str, film: Path) -> None:
        """A clip has come."""
        if self._index is not None:
            self._index.take(clip, film)

    async def _change(self, net: Net | None) -> None:
        is_other = net is not self._net
        if is_other:
            self._net, self._is_open = net, False
            self.use(self.model, None)
            if self._index is not None:
                self._index.close()
                self._index = None
        if not self._is_open:
            # Another net's index keeps nothing of this one's: it is opened once it is sure which.
            if net is not None:
                self._index = await asyncio.to_thread(self._open_index, net)
            if self._index is not None:
                self._index.on_change = self.on_signs
            self._is_open = True
            self.use(self.model, self._index)
        if is_other:
            await self.on_change()

    def _usable(self) -> Net | None:
        return next((net for net in self._nets if self._may_serve(net)), None)

    def _may_serve(self, net: Net) -> bool:
        is_known = not net.model.snapshots or self._taken_back is not None
        return is_known and not self._is_taken_back(net)

    def _is_taken_back(self, net: Net) -> bool:
        return not net.model.snapshots.isdisjoint(self._taken_back or ())

    def _say(self) -> None:
        why = self.why_not
        if why == self._said:
            return
        self._said = why
        self.note(why)
        if why is None:
            logger.info("the word net serves again")
        else:
            logger.warning(why)
