"""Where something lies on the front of a face."""

from dataclasses import dataclass

import numpy as np
from figure import Figure
from mesh import Floats, Ints, normals_of, triangulate

AROUND_EYES_M = 0.09


@dataclass(frozen=True, slots=True)
class Spots:
    """Points of triangles: three corners and how much of each."""

    corners: Ints  # [n, 3], vertices of the figure
    shares: Floats  # [n, 3], each row adds up to 1

    def of(self, values: Floats) -> Floats:
        """Values of vertices at these spots."""
        return (values[self.corners] * self.shares[:, :, None]).sum(1)


def lay(figure: Figure, flat: Floats, points: Floats) -> Spots:
    """The foremost spots of the upper face at `flat` [n, 2], x and y, its vertices at `points`."""
    triangles = triangulate(figure.base.faces["body"])
    middle = points[triangles].mean(1)
    height = figure.eye("l")[1]
    normals = normals_of(points, triangles)[triangles].mean(1)
    is_front = (np.abs(middle[:, 1] - height) < AROUND_EYES_M) & (normals[:, 2] > 0.05)
    triangles = triangles[is_front & (middle[:, 2] > figure.eye("l")[2] - 0.05)]
    a, b, c = (points[triangles[:, k]] for k in range(3))
    area = _turn(b - a, c - a)
    area = np.where(np.abs(area) < 1e-12, 1e-12, area)
    corners, shares = [], []
    for spot in flat:
        second = _turn(spot - a[:, :2], (c - a)[:, :2]) / area
        third = _turn((b - a)[:, :2], spot - a[:, :2]) / area
        rows = np.stack([1 - second - third, second, third], 1)
        inside = rows.min(1) > -1e-9
        if not inside.any():
            raise ValueError(f"no face at {spot}")
        depth = (rows * np.stack([a[:, 2], b[:, 2], c[:, 2]], 1)).sum(1)
        best = int(np.argmax(np.where(inside, depth, -np.inf)))
        corners.append(triangles[best])
        shares.append(rows[best])
    return Spots(np.array(corners), np.array(shares))


def _turn(one: Floats, other: Floats) -> Floats:
    """The z of a cross product."""
    return one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0]
