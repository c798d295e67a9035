"""Triangle meshes with skin weights, a tint and face shapes; cutting and smoothing them."""

from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Mesh:
    name: str
    points: Floats  # [n, 3]
    triangles: Ints  # [m, 3]
    weights: Floats  # [n, bones]
    tint: Floats  # [n, 3], multiplies the material's colour
    shapes: dict[str, Floats] = field(default_factory=dict)  # name to offsets [n, 3]


def triangulate(polygons: list[list[int]]) -> Ints:
    fans = [[p[0], p[i], p[i + 1]] for p in polygons for i in range(1, len(p) - 1)]
    return np.array(fans, dtype=np.int64)


def normals_of(points: Floats, triangles: Ints) -> Floats:
    a, b, c = (points[triangles[:, k]] for k in range(3))
    face = np.cross(b - a, c - a)
    total = np.zeros_like(points)
    for k in range(3):
        np.add.at(total, triangles[:, k], face)
    return total / np.maximum(np.linalg.norm(total, axis=1, keepdims=True), 1e-12)


def compact(mesh: Mesh) -> Mesh:
    """Without the vertices that no triangle uses."""
    used, inverse = np.unique(mesh.triangles, return_inverse=True)
    return replace(
        mesh,
        points=mesh.points[used],
        triangles=inverse.reshape(-1, 3),
        weights=mesh.weights[used],
        tint=mesh.tint[used],
        shapes={name: offsets[used] for name, offsets in mesh.shapes.items()},
    )


def clip(mesh: Mesh, side: Floats) -> Mesh:
    """Keeps where `side` [n] is positive; triangles on the border are cut along its zero line."""
    rows: list[tuple[int, int, float]] = []
    seen: dict[tuple[int, int], int] = {}
    count = len(mesh.points)

    def cut(a: int, b: int) -> int:
        key = (min(a, b), max(a, b))
        if key not in seen:
            low, high = key
            seen[key] = count + len(rows)
            rows.append((low, high, side[low] / (side[low] - side[high])))
        return seen[key]

    kept: list[list[int]] = []
    for triangle in mesh.triangles:
        inside = [bool(side[v] > 0) for v in triangle]
        if all(inside):
            kept.append(list(triangle))
        elif any(inside):
            polygon: list[int] = []
            for k in range(3):
                a, b = int(triangle[k]), int(triangle[(k + 1) % 3])
                if side[a] > 0:
                    polygon.append(a)
                if (side[a] > 0) != (side[b] > 0):
                    polygon.append(cut(a, b))
            kept += [[polygon[0], polygon[i], polygon[i + 1]] for i in range(1, len(polygon) - 1)]

    def extend(values: Floats) -> Floats:
        if not rows:
            return values
        low, high, share = (np.array(column) for column in zip(*rows, strict=True))
        share = share[:, None]
        new = values[low.astype(int)] * (1 - share) + values[high.astype(int)] * share
        return np.vstack([values, new])

    return compact(
        replace(
            mesh,
            points=extend(mesh.points),
            triangles=np.array(kept, dtype=np.int64),
            weights=extend(mesh.weights),
            tint=extend(mesh.tint),
            shapes={name: extend(offsets) for name, offsets in mesh.shapes.items()},
        )
    )


def smooth(points: Floats, triangles: Ints, *, rounds: int, hold: Floats) -> Floats:
    """Laplacian smoothing; `hold` [n] of 1 keeps a vertex where it is, 0 lets it follow."""
    edges = np.vstack([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    edges = np.unique(np.sort(edges, axis=1), axis=0)
    result = points.copy()
    degree = np.zeros(len(points))
    np.add.at(degree, edges.reshape(-1), 1)
    for _ in range(rounds):
        total = np.zeros_like(result)
        np.add.at(total, edges[:, 0], result[edges[:, 1]])
        np.add.at(total, edges[:, 1], result[edges[:, 0]])
        mean = total / np.maximum(degree, 1)[:, None]
        result = np.where(
            degree[:, None] > 0, result + 0.5 * (1 - hold)[:, None] * (mean - result), result
        )
    return result
