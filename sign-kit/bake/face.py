"""Brows, eyes, lashes, teeth and tongue of a figure. Lengths are metres."""

from dataclasses import replace

import numpy as np
from figure import Figure
from mesh import Floats, Mesh
from pieces import held_by, joined, lathe, on_head, taken
from surface import lay

# Hair says more than skin: brows are to be read from where the hands are seen whole. How far whole
# shapes raise them, where the skin goes half as far, and how much further they lower them.
RAISED_M, LOWERED_M = 0.0105, 0.0022
# Off the skin, and how much thicker in the middle.
LIFT_M, RIDGE_M = 0.0016, 0.0012
# How many points a ribbon has, and where its rows lie.
ALONG, ACROSS = 21, np.array([-1.0, -0.4, 0.4, 1.0])


def brows(figure: Figure) -> Mesh:
    """Two ribbons laid on the face, thick inside and fine outside, that follow its brow shapes."""
    return joined([_brow(figure, 1.0), _brow(figure, -1.0)], "brows")


def _brow(figure: Figure, sign: float) -> Mesh:
    along = np.linspace(0, 1, ALONG)
    flat = _brow_outline(figure, sign, along)
    along = np.tile(along, len(ACROSS))
    held = lay(figure, flat, figure.points)
    ridge = np.repeat([0.0, 1.0, 1.0, 0.0], ALONG)
    rest = held.of(figure.points) + LIFT_M * held.of(figure.normals)
    rest[:, 2] += RIDGE_M * ridge
    shapes = {name: held.of(offsets) for name, offsets in figure.shapes.items()}
    inner = 0.5 + 0.5 * np.cos(np.pi * np.clip((along - 0.1) / 0.8, 0, 1))
    outer = 0.85 * (1 - inner)
    for name, share in (
        ("browInnerUp", inner),
        ("browOuterUpLeft", outer * (sign > 0)),
        ("browOuterUpRight", outer * (sign < 0)),
    ):
        skin = figure.points + figure.shapes[name]
        raised = lay(figure, flat + np.outer(RAISED_M * share, [0, 1]), skin)
        shapes[name] = raised.of(skin) - held.of(figure.points)
    for name in ("browDownLeft", "browDownRight"):
        moves = np.abs(shapes[name]).max(1) > 1e-5
        shapes[name] = 1.35 * shapes[name]
        shapes[name][:, 1] -= np.where(moves, LOWERED_M * np.clip(1.2 - along, 0, 1), 0)
    strand = 0.85 + 0.15 * np.sin(along * 56)
    tint = np.repeat(strand[:, None], 3, 1)
    return Mesh("brow", rest, _ribbon(sign), held.of(figure.weights), tint, shapes)


def _brow_outline(figure: Figure, sign: float, along: Floats) -> Floats:
    """x and y of a brow's rows, on the ridge above the eye: skin above it hardly moves."""
    eye = figure.eye("l")
    is_fine = figure.gender == "female"
    x = sign * (abs(eye[0]) - 0.0185 + 0.0405 * along)
    arch = np.sin(np.clip(along / 0.95, 0, 1) * 2.6)
    y = eye[1] + (0.0172 + 0.0045 * arch if is_fine else 0.0172 + 0.0025 * arch)
    end = np.clip(along * 8 + 0.5, 0, 1) * np.clip((1.03 - along) / 0.2, 0, 1)
    half = (0.0033 if is_fine else 0.0036) * end * (1.1 - 0.45 * along)
    return np.vstack([np.stack([x, y + across * half], 1) for across in ACROSS])


def _ribbon(sign: float) -> np.ndarray:
    triangles = []
    for row in range(len(ACROSS) - 1):
        for k in range(ALONG - 1):
            a, b = row * ALONG + k, row * ALONG + k + 1
            c, d = a + ALONG, b + ALONG
            triangles += [[a, b, c], [b, d, c]] if sign > 0 else [[a, c, b], [b, c, d]]
    return np.array(triangles)


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
    # The upper ones: a dark ring around the eye hides how far it is open, and the brow beside it.
    groups = [name for name in figure.base.faces if "eyelashes-2" in name]
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
