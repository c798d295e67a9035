"""A video that the worker takes."""

import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from roles import ROOT

CARRIED = ROOT / ".tools" / "bin" / "ffmpeg"


@cache
def a_video() -> bytes:
    """A second of a test picture as MP4."""
    ffmpeg = shutil.which("ffmpeg") or str(CARRIED)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "clip.mp4"
        source = ["-f", "lavfi", "-i", "testsrc=size=320x240:rate=15:duration=1"]
        command = [ffmpeg, "-loglevel", "error", *source, "-pix_fmt", "yuv420p", str(file)]
        subprocess.run(command, check=True)
        return file.read_bytes()
