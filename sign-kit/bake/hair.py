"""Hair of a figure, on the scalp and in a bun. Lengths are metres."""

import numpy as np
from figure import Figure
from mesh import Floats, Mesh, clip, normals_of, smooth
from pieces import held_by, joined, sphere, subdivided, taken


def hair(figure: Figure) -> Mesh:
    """The scalp let out into hair, thin at its edge, with strands as stripes of tint."""
    mesh = taken(figure, "hair", ["body"], shapes=False, tint=np.ones((len(figure.points), 3)))
    head = mesh.weights[:, figure.column("Head")]
    centre, size = _head_frame(figure)
    ear = _ear(figure, mesh.points)
    side = np.where(head > 0.5, _hairline(figure, mesh.points), -1.0)
    mesh = clip(mesh, np.minimum(side, ear))
    mesh = subdivided(mesh)
    rise = _hairline(figure, mesh.points)
    thick = 0.020 if figure.gender == "male" else 0.015
    local = (mesh.points - centre) / size
    crown = np.clip(local[:, 1], 0, 1)
    share = np.clip(rise / 0.03, 0.08, 1) * (0.72 + 0.28 * crown)
    points = smooth(mesh.points, mesh.triangles, rounds=10, hold=np.clip(1 - rise / 0.02, 0, 1))
    normals = normals_of(points, mesh.triangles)
    part = np.abs(points[:, 0] - 0.028)
    groove = 1 - 0.35 * np.exp(-((part / 0.005) ** 2)) * (local[:, 2] > -0.1) * (crown > 0.3)
    strand = _strands(points - centre)
    points = points + normals * (thick * share * groove + 0.0012 * strand)[:, None]
    shade = 0.80 + 0.20 * strand
    tint = np.repeat(shade[:, None], 3, 1)
    mesh = Mesh("hair", points, mesh.triangles, mesh.weights, tint)
    return joined([mesh, *([_bun(figure)] if figure.gender == "female" else [])], "hair")


def _head_frame(figure: Figure) -> tuple[Floats, Floats]:
    """Centre and half-size of the head, without the neck."""
    head = figure.weights[:, figure.column("Head")] > 0.9
    body = np.zeros(len(figure.points), bool)
    body[figure.group("body")] = True
    points = figure.points[head & body]
    eye_height = figure.eye("l")[1]
    above = points[points[:, 1] > eye_height - 0.02]
    low, high = above.min(0), above.max(0)
    centre = np.array([0.0, eye_height, (low[2] + high[2]) / 2])
    return centre, np.array([high[0], high[1] - eye_height, (high[2] - low[2]) / 2])


def _hairline(figure: Figure, points: Floats) -> Floats:
    """Metres above the hairline along the head; positive where hair grows."""
    centre, size = _head_frame(figure)
    local = points - centre
    turn = np.abs(np.degrees(np.arctan2(local[:, 0] / size[0], local[:, 2] / size[2])))
    if figure.gender == "male":
        angles = [0, 25, 48, 62, 78, 88, 100, 118, 140, 180]
        heights = [0.074, 0.072, 0.058, 0.030, 0.004, 0.006, 0.020, -0.010, -0.050, -0.062]
    else:
        angles = [0, 25, 48, 66, 80, 92, 104, 120, 140, 180]
        heights = [0.070, 0.066, 0.050, 0.022, -0.004, 0.004, 0.014, -0.022, -0.060, -0.070]
    # Hair does not begin along a ruled line.
    uneven = 0.0016 * np.sin(turn * 1.9) + 0.0010 * np.sin(turn * 4.7 + 1)
    return local[:, 1] - np.interp(turn, angles, heights) - uneven


def _ear(figure: Figure, points: Floats) -> Floats:
    """Negative on the ears, which stay free of hair."""
    eye = figure.eye("l")
    centre, size = _head_frame(figure)
    local = points - np.array([0.0, eye[1] - 0.012, centre[2] - 0.006])
    out = np.abs(local[:, 0]) > size[0] - 0.010
    inside = np.hypot(local[:, 1] / 0.034, local[:, 2] / 0.024) < 1
    return np.where(out & inside, -0.01, 1.0)


def _strands(local: Floats) -> Floats:
    """0 to 1, varying across the combing direction: a sum of incommensurate waves."""
    angle = np.arctan2(local[:, 0] - 0.028, local[:, 1] + 0.05)
    wave = np.sin(angle * 61) + 0.6 * np.sin(angle * 113 + 1.3) + 0.4 * np.sin(angle * 29 + 0.7)
    return np.clip(0.5 + wave / 4, 0, 1)


def _bun(figure: Figure) -> Mesh:
    centre, size = _head_frame(figure)
    at = centre + np.array([0.0, 0.004, -size[2] - 0.030])
    points, triangles = sphere(18, 14)
    angle = np.arctan2(points[:, 0], points[:, 1])
    strand = 0.5 + 0.5 * np.sin(angle * 9 + points[:, 2] * 9)
    shell = points * np.array([0.044, 0.040, 0.032]) * (1 + 0.03 * strand)[:, None]
    weights = held_by(figure, "Head", len(points))
    return Mesh(
        "bun", at + shell, triangles, weights, np.repeat((0.8 + 0.2 * strand)[:, None], 3, 1)
    )
