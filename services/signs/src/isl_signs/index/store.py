"""In which direction each clip points, kept so that a restart reads no clip again."""

import logging
import secrets
import shutil
from collections.abc import Collection
from pathlib import Path

import numpy as np

from isl_signs.landmarks import FloatArray

logger = logging.getLogger(__name__)

_SHOWS_NONE = np.empty(0, np.float32)


class ExampleStore:
    """Directions float32 [d] by the clips' ids; each in a file where there is a folder.

    They stand under the encoder's fingerprint: what another encoder made is removed.
    """

    def __init__(self, folder: Path | None, fingerprint: str) -> None:
        self._folder = None if folder is None else folder / fingerprint
        self._kept: dict[str, FloatArray] = {}
        if folder is None or self._folder is None:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        for other in folder.iterdir():
            if other != self._folder and other.is_dir():
                logger.info("examples of another encoder are read anew")
                shutil.rmtree(other)
        self._load(self._folder)

    def _load(self, folder: Path) -> None:
        for half in folder.glob("*.part"):
            half.unlink(missing_ok=True)
        for file in folder.glob("*.npy"):
            try:
                self._kept[file.stem] = np.load(file, allow_pickle=False).astype(np.float32)
            except (OSError, ValueError):
                logger.warning("an example is read anew", extra={"clip": file.stem})
                file.unlink()

    def __contains__(self, clip: str) -> bool:
        return clip in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def direction(self, clip: str) -> FloatArray | None:
        """None where the clip is not known or shows no sign."""
        kept = self._kept.get(clip, _SHOWS_NONE)
        return kept if len(kept) else None

    def keep(self, clip: str, direction: FloatArray | None, *, lasting: bool = True) -> None:
        """Remember it, beyond a restart where it is `lasting`."""
        kept = _SHOWS_NONE if direction is None else direction
        self._kept[clip] = kept
        if self._folder is None or not lasting:
            return
        whole = self._folder / f"{clip}.npy"
        # Copies of the service may share the folder.
        part = whole.with_suffix(f".{secrets.token_hex(4)}.part")
        with part.open("wb") as file:
            np.save(file, kept.astype(np.float16))
        try:
            part.replace(whole)
        except FileNotFoundError:
            logger.warning("an example is not kept beyond a restart", extra={"clip": clip})

    def keep_only(self, clips: Collection[str]) -> None:
        """Forget all others, in memory and on the disk."""
        for clip in self._kept.keys() - clips:
            del self._kept[clip]
            if self._folder is not None:
                (self._folder / f"{clip}.npy").unlink(missing_ok=True)

    def is_removed(self) -> bool:
        """Whether somebody removed the folder; then all is forgotten."""
        if self._folder is None or self._folder.is_dir():
            return False
        self._kept.clear()
        self._folder.mkdir(parents=True)
        return True
