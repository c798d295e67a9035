"""Brows, eyes, lashes, teeth and tongue of a figure. Lengths are metres."""

from dataclasses import replace

import numpy as np
from figure import Figure
from mesh import Floats, Mesh
from pieces import held_by, joined, lathe, on_head, taken


def brows(figure: Figure) -> Mesh:
    """Two ribbons laid on the face, thick inside and fine outside, that follow its brow shapes."""
    return joined([_brow(figure, 1.0), _brow(figure, -1.0)], "brows")


def _brow(figure: Figure, sign: float) -> Mesh:
    eye = figure.eye("l")
    along = np.linspace(0, 1, 15)
    fine = figure.gender == "female"
    x = sign * (abs(eye[0]) - 0.019 + (0.041 if fine else 0.038) * along)
    arch = np.sin(np.clip(along / 0.95, 0, 1) * 2.5)
    # Inner ends that stand higher than the outer ones plead.
    slope = -0.003 if fine else 0.003
    y = eye[1] + (0.0195 if fine else 0.0180) + (0.0065 if fine else 0.0035) * arch + slope * along
    half = (
        (0.0022 if fine else 0.0029)
        * np.clip(1.15 - along, 0.12, 1)
        * np.clip(along * 6 + 0.5, 0, 1)
    )
    rows = []
    for offset in (-1.0, -0.4, 0.4, 1.0):
        rows.append(np.stack([x, y + offset * half, np.zeros_like(x)], 1))
    flat = np.vstack(rows)
    points, weights, shapes = _laid_on_face(figure, flat, lift=0.0016)
    edge = np.repeat([0.0, 1.0, 1.0, 0.0], len(along))
    points[:, 2] += 0.0012 * edge
    columns = len(along)
    triangles = []
    for row in range(3):
        for k in range(columns - 1):
            a, b = row * columns + k, row * columns + k + 1
            c, d = a + columns, b + columns
            triangles += [[a, b, c], [b, d, c]] if sign > 0 else [[a, c, b], [b, c, d]]
    # Hair says more than skin: a frown is to be read from where the hands are seen whole.
    inner = np.tile(np.clip(1.2 - along, 0, 1), 4)
    for name in ("browDownLeft", "browDownRight"):
        moved = np.abs(shapes[name]).max(1) > 1e-5
        shapes[name] = 1.35 * shapes[name]
        shapes[name][:, 1] -= np.where(moved, 0.0035 * inner, 0)
    strand = 0.85 + 0.15 * np.sin(np.tile(along * 40, 4))
    return Mesh(
        "brow", points, np.array(triangles), weights, np.repeat(strand[:, None], 3, 1), shapes
    )


def _laid_on_face(figure: Figure, flat: Floats, *, lift: float):
    """Projects x, y onto the face's front, with the weights and shapes found there."""
    body = figure.group("body")
    front = body[
        (figure.points[body, 2] > figure.eye("l")[2] - 0.02)
        & (np.abs(figure.points[body, 1] - figure.eye("l")[1]) < 0.07)
        & (figure.normals[body, 2] > 0.1)
    ]
    known = figure.points[front]
    distance = np.hypot(flat[:, None, 0] - known[None, :, 0], flat[:, None, 1] - known[None, :, 1])
    nearest = np.argsort(distance, axis=1)[:, :6]
    share = 1 / (np.take_along_axis(distance, nearest, 1) + 1e-4) ** 2
    share = share / share.sum(1, keepdims=True)

    def blend(values: Floats) -> Floats:
        return (values[front][nearest] * share[:, :, None]).sum(1)

    surface = blend(figure.points)
    points = np.column_stack([flat[:, :2], surface[:, 2]]) + lift * blend(figure.normals)
    shapes = {name: blend(offsets) for name, offsets in figure.shapes.items()}
    return points, blend(figure.weights), shapes


def eyes(figure: Figure) -> Mesh:
    """Balls with a ringed iris, each on a bone of its own so that the gaze can turn."""
    return joined([_eye(figure, "l", "LeftEye"), _eye(figure, "r", "RightEye")], "eyes")


def _eye(figure: Figure, side: str, bone: str) -> Mesh:
    ring = figure.points[figure.group(f"helper-{side}-eye")]
    centre = ring.mean(0)
    # A little behind the lids, or it comes through where a smile presses them.
    radius = 0.965 * float(np.linalg.norm(ring - centre, axis=1).mean())
    pupil, iris, limbus = np.radians([11.0, 26.0, 29.0])
    angles = np.concatenate(
        [
            [0.0, pupil, pupil + 0.01],
            np.linspace(pupil + 0.05, iris, 3),
            [limbus],
            np.linspace(limbus + 0.02, np.pi, 9),
        ]
    )
    around = 24
    points, triangles = lathe(angles, around)
    row = np.repeat(np.arange(len(angles)), around)
    tint = np.tile(np.array([0.97, 0.95, 0.93]), (len(points), 1))
    brown = np.array([0.26, 0.145, 0.075])
    tint[row < 2] = 0.015
    tint[(row >= 2) & (row < 6)] = brown
    tint[(row >= 4) & (row < 6)] = brown * 0.75
    tint[row == 6] = brown * 0.35
    # A small fixed highlight keeps the eye alive at any size.
    spark = np.linalg.norm(points - np.array([0.16, 0.20, 0.97]), axis=1) < 0.12
    tint[spark & (row < 6)] = 0.75
    return Mesh(bone, centre + radius * points, triangles, held_by(figure, bone, len(points)), tint)


def lashes(figure: Figure) -> Mesh:
    row = "eyelashes" if figure.gender == "female" else "eyelashes-2"
    groups = [name for name in figure.base.faces if row in name]
    mesh = taken(figure, "lashes", groups, shapes=True, tint=np.ones((len(figure.points), 3)))
    return on_head(figure, mesh)


def mouth(figure: Figure) -> Mesh:
    """Teeth and tongue; the lower ones drop with the jaw by the same shape as the skin."""
    tint = np.tile(np.array([0.95, 0.93, 0.88]), (len(figure.points), 1))
    tint[figure.group("helper-tongue")] = [0.50, 0.22, 0.22]
    groups = ["helper-upper-teeth", "helper-lower-teeth", "helper-tongue"]
    figure = _with_even_teeth(figure)
    mesh = on_head(figure, taken(figure, "mouth", groups, shapes=True, tint=tint))
    # Narrower and further in than MakeHuman has them, or they show at the corners of closed lips.
    centre = mesh.points.mean(0)
    points = centre + (mesh.points - centre) * np.array([0.80, 1.0, 0.94]) - np.array([0, 0, 0.003])
    return Mesh(mesh.name, points, mesh.triangles, mesh.weights, mesh.tint, mesh.shapes)


def _with_even_teeth(figure: Figure) -> Figure:
    """Rows of teeth end in a line: a laugh shows them, and gaps would be fangs."""
    points = figure.points.copy()
    for row, sign in (("helper-upper-teeth", 1.0), ("helper-lower-teeth", -1.0)):
        teeth = figure.group(row)
        heights = sign * points[teeth, 1]
        edge = np.quantile(heights, 0.1)
        points[teeth, 1] = sign * np.maximum(heights, edge)
    return replace(figure, points=points)
