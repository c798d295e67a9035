"""What a face does, as shapes by ARKit's names: read off a mesh of points, which are not kept.

A mesh is laid upon the middle face that the shapes were learnt on, by points that no muscle moves
much, and each shape is a weighted sum of how far others are from there then. So where a person's
own face lies differently at rest, that is the same sum in every picture, and is taken off as one
number a shape.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import numpy as np
from numpy.typing import NDArray

from isl_signs.landmarks import FloatArray

Floats = NDArray[np.float64]

MODEL_FILE = Path(__file__).parents[4] / "packages" / "signing" / "face" / "shapes.json"
# Fewer pictures of hands that rest say little of the face at rest.
_LEAST_RESTS = 3


@dataclass(frozen=True, slots=True)
class FaceShapes:
    """Learnt by `python -m isl_training.faces.fit` from pictures of the avatar."""

    names: tuple[str, ...]
    # Of the mesh: what a face is laid on by, and what the shapes are sums of.
    firm: list[int]
    moving: list[int]
    # [firm, 3] and [moving, 3], the middle of what was learnt from.
    firm_at: Floats
    moving_at: Floats
    # [moving * 3, shapes].
    weights: Floats

    def read(self, mesh: Floats) -> FloatArray:
        """Shapes of a mesh [n, 3] in any unit that is the same on every axis, y down."""
        off = laid_upon(mesh, self.firm, self.firm_at)[self.moving] - self.moving_at
        return (off.ravel() @ self.weights).astype(np.float32)


def load_face_shapes(file: Path = MODEL_FILE) -> FaceShapes:
    """As `isl_training.faces.fit` wrote them."""
    told = json.loads(file.read_text())
    return FaceShapes(
        names=tuple(cast("list[str]", told["names"])),
        firm=told["firm"],
        moving=told["moving"],
        firm_at=np.array(told["firmAt"], np.float64),
        moving_at=np.array(told["movingAt"], np.float64),
        weights=np.array(told["weights"], np.float64),
    )


def laid_upon(mesh: Floats, firm: list[int], firm_at: Floats) -> Floats:
    """The mesh turned, moved and made as large as fits `firm_at` best (Umeyama)."""
    points = mesh[firm]
    middle, middle_at = points.mean(0), firm_at.mean(0)
    centred, centred_at = points - middle, firm_at - middle_at
    # The stubs of numpy do not know the parts.
    parts = cast("tuple[Floats, Floats, Floats]", np.linalg.svd(centred_at.T @ centred))
    u, sizes, v = parts
    # No mirror image.
    signs = np.array([1.0, 1.0, np.sign(np.linalg.det(u) * np.linalg.det(v))])
    turn = (u * signs) @ v
    scale = float((sizes * signs).sum() / max(float((centred**2).sum()), 1e-12))
    return (mesh - middle) @ turn.T * scale + middle_at


def against_rest(shapes: FloatArray, hands_rest: NDArray[np.bool_]) -> FloatArray:
    """[frames, shapes] less the person's own face at rest, -1 to 1; NaN where no face was found.

    A face rests while the hands do: over all of a clip it may well ask something. Where hands are
    never seen at rest it is the middle of all pictures.
    """
    found = np.isfinite(shapes).all(axis=1)
    if not found.any():
        return shapes
    rests = found & hands_rest
    rest = np.median(shapes[rests if rests.sum() >= _LEAST_RESTS else found], axis=0)
    return np.clip(shapes - rest, -1, 1).astype(np.float32)
