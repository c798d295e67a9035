"""What the parts of a figure are made with: cut out, turned on a lathe, divided, joined."""

import numpy as np
from figure import Figure
from mesh import Floats, Mesh, compact, triangulate


def taken(figure: Figure, name: str, groups: list[str], *, shapes: bool, tint: Floats) -> Mesh:
    triangles = np.vstack([triangulate(figure.base.faces[group]) for group in groups])
    return compact(
        Mesh(
            name,
            figure.points,
            triangles,
            figure.weights,
            tint,
            figure.shapes if shapes else {},
        )
    )


def held_by(figure: Figure, bone: str, count: int) -> Floats:
    weights = np.zeros((count, len(figure.bones)))
    weights[:, figure.column(bone)] = 1
    return weights


def on_head(figure: Figure, mesh: Mesh) -> Mesh:
    weights = held_by(figure, "Head", len(mesh.points))
    return Mesh(mesh.name, mesh.points, mesh.triangles, weights, mesh.tint, mesh.shapes)


def sphere(around: int, rings: int) -> tuple[Floats, np.ndarray]:
    """A unit sphere whose pole is +z; [n, 3] points and triangles facing outward."""
    return lathe(np.linspace(0, np.pi, rings + 1), around)


def lathe(angles: Floats, around: int) -> tuple[Floats, np.ndarray]:
    turns = np.linspace(0, 2 * np.pi, around, endpoint=False)
    rows = [
        np.stack(
            [np.sin(a) * np.cos(turns), np.sin(a) * np.sin(turns), np.full(around, np.cos(a))], 1
        )
        for a in angles
    ]
    triangles = []
    for row in range(len(angles) - 1):
        for k in range(around):
            a, b = row * around + k, row * around + (k + 1) % around
            c, d = a + around, b + around
            triangles += [[a, c, b], [b, c, d]]
    return np.vstack(rows), np.array(triangles)


def subdivided(mesh: Mesh) -> Mesh:
    """Each triangle becomes four."""
    midpoints: dict[tuple[int, int], int] = {}
    pairs: list[tuple[int, int]] = []

    def middle(a: int, b: int) -> int:
        key = (min(a, b), max(a, b))
        if key not in midpoints:
            midpoints[key] = len(mesh.points) + len(pairs)
            pairs.append(key)
        return midpoints[key]

    triangles = []
    for a, b, c in mesh.triangles:
        ab, bc, ca = middle(a, b), middle(b, c), middle(c, a)
        triangles += [[a, ab, ca], [ab, b, bc], [ca, bc, c], [ab, bc, ca]]
    low, high = np.array(pairs).T

    def extend(values: Floats) -> Floats:
        return np.vstack([values, (values[low] + values[high]) / 2])

    return Mesh(
        mesh.name,
        extend(mesh.points),
        np.array(triangles),
        extend(mesh.weights),
        extend(mesh.tint),
        {name: extend(offsets) for name, offsets in mesh.shapes.items()},
    )


def joined(meshes: list[Mesh], name: str) -> Mesh:
    offsets = np.cumsum([0, *[len(mesh.points) for mesh in meshes]])
    names = {shape for mesh in meshes for shape in mesh.shapes}
    return Mesh(
        name,
        np.vstack([mesh.points for mesh in meshes]),
        np.vstack([mesh.triangles + start for mesh, start in zip(meshes, offsets, strict=False)]),
        np.vstack([mesh.weights for mesh in meshes]),
        np.vstack([mesh.tint for mesh in meshes]),
        {
            shape: np.vstack([m.shapes.get(shape, np.zeros_like(m.points)) for m in meshes])
            for shape in sorted(names)
        },
    )
