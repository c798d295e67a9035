"""Reads clips in a process of its own, with the least of the machine's time.

A clip that crashes the reader ends that process and not the service.
"""

import asyncio
import json
import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from isl_signs.landmarks import FloatArray
from isl_signs.teaching import decode_example

logger = logging.getLogger(__name__)

# Nothing was read for so long: the reader hangs. A busy machine leaves it little.
SILENT_S = 900.0
_LONGEST_LINE = 64 * 1024


@dataclass(frozen=True, slots=True)
class Reading:
    """What a clip shows: why no sign, or in which direction [d] it points."""

    clip: str
    outcome: str
    direction: FloatArray | None


class Reader(Protocol):
    """Reads clips beside the service."""

    async def read(self, files: Sequence[Path], keep: Callable[[Reading], None]) -> None:
        """Say of each clip what it shows; it ends early where one of them crashes the reader."""
        ...

    def close(self) -> None:
        """End what is being read."""
        ...


class ClipReader:
    """One process at a time for some clips, named by their files."""

    def __init__(self, words: Path, dimensions: int) -> None:
        self._words = words
        self._dimensions = dimensions
        self._process: asyncio.subprocess.Process | None = None

    async def read(self, files: Sequence[Path], keep: Callable[[Reading], None]) -> None:
        """Say of each clip what it shows; it ends early where one of them crashes the reader."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "isl_signs.index.read", "--words", str(self._words)),
            *map(str, files),
            stdout=asyncio.subprocess.PIPE,
            # MediaPipe's own lines.
            stderr=asyncio.subprocess.DEVNULL,
            limit=_LONGEST_LINE,
        )
        self._process = process
        assert process.stdout is not None
        try:
            for _ in files:
                line = await asyncio.wait_for(process.stdout.readline(), SILENT_S)
                if not line:
                    break
                keep(self._understand(json.loads(line)))
        except TimeoutError:
            logger.warning("the reader of clips was silent")
        finally:
            self.close()
            await process.wait()
            self._process = None

    def close(self) -> None:
        """End what is being read."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    def _understand(self, said: dict[str, str]) -> Reading:
        example = said.get("example")
        direction = None if example is None else decode_example(example, self._dimensions)
        return Reading(said["clip"], said["outcome"], direction)
