"""Which signs this site's people showed, as the gateway said last and as far as it was read."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from isl_inference_kit.wire import Examples

from isl_signs.backends.base import Encoder, WordModel
from isl_signs.index.reading import Reader, Reading
from isl_signs.index.store import ExampleStore
from isl_signs.landmarks import FloatArray
from isl_signs.lexicon import WORD_KINDS, Form
from isl_signs.words.own import directions
from isl_signs.words.peoples import NO_PEOPLE, PeoplesSigns, peoples_signs

logger = logging.getLogger(__name__)

# What nobody confirmed for so long is used no more: a giver may have taken it back.
CONFIRMED_FOR_S = 50.0
# How many clips are asked for at once, and how long one that did not come is not asked for again.
MOST_WANTED = 8
ASKED_AGAIN_S = 300.0

# Of each form the clips of each person.
Listed = Mapping[str, Sequence[Sequence[str]]]


async def _nobody() -> None:
    return None


class SignIndex:
    """Signs by people's examples; `signs` may be asked by any thread."""

    def __init__(
        self,
        model: WordModel,
        encoder: Encoder,
        *,
        forms: Mapping[str, Form],
        store: ExampleStore,
        reader: Reader,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._model = model
        self._encoder = encoder
        self._glosses = {
            form.id: form.gloss
            for form in forms.values()
            if form.kind in WORD_KINDS and form.may_be_recognised
        }
        self._store = store
        self._reader = reader
        self._clock = clock
        self._signs = NO_PEOPLE
        self._confirmed_s = float("-inf")
        self._digest = b""
        self._listed: Listed = {}
        self._asked_s: dict[str, float] = {}
        self._waiting: dict[str, Path] = {}
        self._films = TemporaryDirectory(prefix="isl-examples-")
        self._reading: asyncio.Task[None] | None = None
        # What is known later never gives way to what was known before.
        self._knowing = asyncio.Lock()
        # Called when other signs are known than before.
        self.on_change: Callable[[], Awaitable[None]] = _nobody

    def signs(self) -> PeoplesSigns:
        """What may be recognised now."""
        return self._signs if self._is_confirmed else NO_PEOPLE

    @property
    def _is_confirmed(self) -> bool:
        return self._clock() - self._confirmed_s <= CONFIRMED_FOR_S

    async def tell(self, body: bytes) -> list[str]:
        """The whole list as JSON; which of its clips are wanted. ValueError where it is none."""
        digest = hashlib.sha256(body).digest()
        is_news = digest != self._digest
        if is_news:
            self._listed = await asyncio.to_thread(self._read_list, body)
            self._digest = digest
            self._forget_others()
        is_removed = self._store.is_removed()
        if is_removed:
            self._asked_s.clear()
        was_confirmed = self._is_confirmed
        self._confirmed_s = self._clock()
        if is_news or is_removed:
            await self._know_anew()
        elif not was_confirmed:
            await self.on_change()
        return self._wanted()

    def film_of(self, clip: str, ending: str) -> Path | None:
        """Where to write a clip that was wanted; None where it is not."""
        if clip not in self._clips() or clip in self._store or clip in self._waiting:
            return None
        return Path(self._films.name) / f"{clip}{ending}"

    def take(self, clip: str, film: Path) -> None:
        """A clip has come: read it when the ones before it are read."""
        # Taken back while it came, or brought to the index of another net.
        if clip not in self._clips() or not film.exists():
            film.unlink(missing_ok=True)
            return
        self._waiting[clip] = film
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_waiting())

    def close(self) -> None:
        """Read no more."""
        self._reader.close()
        if self._reading is not None:
            self._reading.cancel()
        self._films.cleanup()

    def _read_list(self, body: bytes) -> Listed:
        examples = Examples.model_validate_json(body, strict=True)
        return {
            sign.id: [[clip.root for clip in clips] for clips in sign.people]
            for sign in examples.signs
            if sign.id in self._glosses
        }

    def _forget_others(self) -> None:
        clips = self._clips()
        self._store.keep_only(clips)
        for gone in self._waiting.keys() - clips:
            self._waiting.pop(gone).unlink(missing_ok=True)

    def _clips(self) -> set[str]:
        return {clip for people in self._listed.values() for clips in people for clip in clips}

    def _wanted(self) -> list[str]:
        if self._waiting:
            return []
        now = self._clock()
        self._asked_s = {c: at for c, at in self._asked_s.items() if now - at < ASKED_AGAIN_S}
        missing = [
            clip for clip in self._clips() if clip not in self._store and clip not in self._asked_s
        ]
        wanted = sorted(missing)[:MOST_WANTED]
        self._asked_s |= dict.fromkeys(wanted, now)
        return wanted

    async def _read_waiting(self) -> None:
        while self._waiting:
            films = dict(self._waiting)
            await self._reader.read(list(films.values()), self._keep)
            unread = [clip for clip in films if clip in self._waiting]
            if unread:  # The first of them ended the reader: never again, the others once more.
                self._keep(Reading(unread[0], "crashed", None))
            await self._know_anew()

    def _keep(self, reading: Reading) -> None:
        film = self._waiting.pop(reading.clip, None)
        if film is None:  # taken back meanwhile
            return
        film.unlink(missing_ok=True)
        if reading.direction is None:
            fields = {"clip": reading.clip, "outcome": reading.outcome}
            logger.warning("a clip shows no sign", extra=fields)
        lasting = reading.outcome != "crashed"
        self._store.keep(reading.clip, reading.direction, lasting=lasting)

    async def _know_anew(self) -> None:
        async with self._knowing:
            self._signs = await asyncio.to_thread(self._signs_now)
        fields = {"signs": len(self._signs.words), "clips": len(self._store)}
        logger.info("signs of people", extra=fields)
        await self.on_change()

    def _signs_now(self) -> PeoplesSigns:
        shown = {
            form: means
            for form, people in self._listed.items()
            if (means := [mean for clips in people if (mean := self._mean(clips)) is not None])
        }
        return peoples_signs(self._model, self._encoder, shown, self._glosses)

    def _mean(self, clips: Sequence[str]) -> FloatArray | None:
        found = [
            direction for clip in clips if (direction := self._store.direction(clip)) is not None
        ]
        return directions(np.mean(found, axis=0)) if found else None
