"""Where the named places of the body are on a figure's surface, with the direction they face.

Sided places are given for the figure's left (+x); the solver mirrors them.
"""

import numpy as np
from figure import Figure
from mesh import Floats

CLOTH_M = 0.008  # the shirt lies this far over the skin


def places_of(figure: Figure) -> dict[str, list[float]]:
    """Name to [x, y, z, nx, ny, nz], metres and a unit direction."""
    body = figure.group("body")
    points, normals = figure.points[body], figure.normals[body]
    eye = figure.eye("l")
    lips = figure.points[figure.masks["lips"] > 0.5]
    mouth_y = float((lips[:, 1].max() + lips[:, 1].min()) / 2)
    lip_top = float(lips[:, 1].max())
    neck, shoulder = figure.bone("Neck"), figure.bone("LeftArm")
    hips = figure.bone("Hips")

    def front(x: float, y: float, cloth: float = 0.0) -> Floats:
        near = np.hypot(points[:, 0] - x, points[:, 1] - y) < 0.018
        index = np.flatnonzero(near)[np.argmax(points[near, 2])]
        return _row([x, y, points[index, 2] + cloth], [0, 0, 1], normals[index], 0.5)

    def side(y: float, z: float) -> Floats:
        near = np.hypot(points[:, 1] - y, points[:, 2] - z) < 0.014
        index = np.flatnonzero(near)[np.argmax(points[near, 0])]
        return _row([points[index, 0], y, z], [1, 0, 0], normals[index], 0.3)

    head = figure.weights[body, figure.column("Head")] > 0.5
    top = points[head][np.argmax(points[head][:, 1])]
    # Down the middle of the face the chin ends where the skin first turns under, below the lips.
    below = float(lips[:, 1].min()) - 0.008
    middle = (np.abs(points[:, 0]) < 0.012) & (points[:, 2] > eye[2] - 0.01)
    under = points[middle & (points[:, 1] < below) & (normals[:, 1] < -0.75)]
    chin_y = float(under[:, 1].max())
    chin_front = front(0, chin_y + 0.013)
    rows = {
        "head-top": _row(top, [0, 1, 0], [0, 1, 0], 0),
        "forehead": front(0, eye[1] + 0.052),
        "forehead-side": front(0.042, eye[1] + 0.048),
        "between-brows": front(0, eye[1] + 0.020),
        "eye": front(eye[0], eye[1]),
        "temple": side(eye[1] + 0.014, eye[2] - 0.030),
        "nose": front(0, eye[1] - 0.036),
        "nose-side": front(0.017, eye[1] - 0.038),
        "upper-lip": front(0, lip_top + 0.006),
        "mouth": front(0, mouth_y),
        "cheek": front(0.046, mouth_y + 0.022),
        "chin": chin_front,
        "under-chin": _row([0, *under[:, 1:].mean(0)], [0, -1, 0.3], [0, -1, 0.3], 0),
        "ear": side(eye[1] - 0.020, eye[2] - 0.085),
        "neck": front(0, min(neck[1] + 0.01, chin_y - 0.04)),
        "shoulder": _row(shoulder + np.array([0.0, 0.052, 0.01]), [0.2, 1, 0.2], [0.2, 1, 0.2], 0),
        "shoulder-front": front(shoulder[0] - 0.02, shoulder[1] - 0.02, CLOTH_M),
        "upper-chest": front(0, shoulder[1] - 0.055, CLOTH_M),
        "chest": front(0, shoulder[1] - 0.135, CLOTH_M),
        "chest-side": front(0.085, shoulder[1] - 0.115, CLOTH_M),
        "stomach": front(0, shoulder[1] - 0.310, CLOTH_M),
        "waist": front(0, hips[1] + 0.06, CLOTH_M),
        "waist-side": front(0.11, hips[1] + 0.06, CLOTH_M),
    }
    return {name: [round(float(value), 4) for value in row] for name, row in rows.items()}


def _row(point, facing, normal, share: float) -> Floats:
    """`share` of the surface's own normal, the rest of the plain direction."""
    direction = (1 - share) * np.array(facing, float) + share * np.array(normal, float)
    return np.concatenate([np.array(point, float), direction / np.linalg.norm(direction)])
