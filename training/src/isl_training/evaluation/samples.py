"""Folders of labelled files, one folder a sign: DIR/<gloss>/*.jpg."""

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.frames import MAX_HEIGHT, MAX_WIDTH, jpeg_size

PICTURES = frozenset({".jpg", ".jpeg"})
_JPEG_END = b"\xff\xd9"


class BadSampleError(Exception):
    """The file is not what its name says."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A file and the sign that its folder says it shows."""

    gloss: str
    path: Path


@dataclass(frozen=True, slots=True)
class Samples:
    """The files of known signs, and the folders whose names are no known sign."""

    known: list[Sample]
    unknown: list[str]


def list_samples(folder: Path, glosses: Collection[str], endings: Collection[str]) -> Samples:
    """Files `folder`/<gloss>/* with these endings; a folder's name may have any case."""
    known: list[Sample] = []
    unknown: list[str] = []
    for child in sorted(path for path in folder.iterdir() if path.is_dir()):
        gloss = child.name.upper()
        if gloss in glosses:
            files = sorted(path for path in child.iterdir() if path.suffix.lower() in endings)
            known += [Sample(gloss, path) for path in files]
        else:
            unknown.append(child.name)
    return Samples(known, unknown)


def read_picture(path: Path) -> RgbImage:
    """RGB uint8 [height, width, 3], made smaller where no frame of the service may be as large."""
    data = path.read_bytes()
    # A cut-off JPEG decodes to a half-grey picture without an error: ask for its end marker.
    if jpeg_size(data) is None or _JPEG_END not in data[-64:]:
        raise BadSampleError("no whole JPEG")
    bgr = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    if bgr is None:  # pyright: ignore[reportUnnecessaryComparison] the stub promises a picture
        raise BadSampleError("no picture in the JPEG")
    height, width, _ = bgr.shape
    scale = min(1.0, MAX_WIDTH / width, MAX_HEIGHT / height)
    if scale < 1:
        size = (round(width * scale), round(height * scale))
        bgr = cv2.resize(bgr, size, interpolation=cv2.INTER_AREA)
    return np.ascontiguousarray(bgr[:, :, ::-1]).astype(np.uint8)
