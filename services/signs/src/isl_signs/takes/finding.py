"""Finds points in a process of its own, with the least of the machine's time.

A clip that crashes it ends that process and not the service.
"""

import asyncio
import logging
import sys
from pathlib import Path

logger = logging.getLogger(__name__)

# A busy machine leaves it little; a clip that takes longer is not found in at all.
FOUND_WITHIN_S = 200.0


class TakeFinder:
    """One clip at a time, by whoever holds the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def find(self, clip: Path, *, has_face: bool) -> bytes | None:
        """The points as a .pose file; None where the clip shows nobody who signs."""
        out = clip.with_suffix(".found")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "isl_signs.takes.read", str(clip), str(out)),
            *(["--face"] if has_face else []),
            stdout=asyncio.subprocess.DEVNULL,
            # MediaPipe's own lines.
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            ended = await asyncio.wait_for(process.wait(), FOUND_WITHIN_S)
        except TimeoutError:
            logger.warning("the finder of a clip's points took too long")
            return None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if ended not in (0, 1):
            logger.warning("a clip crashed the finder of its points", extra={"status": ended})
        return await asyncio.to_thread(out.read_bytes) if ended == 0 else None
