"""The meshes of a figure: skin, shirt, hair, brows, eyes, lashes, teeth. Lengths are metres."""

import numpy as np
from figure import Figure
from mesh import Floats, Mesh, clip, compact, normals_of, smooth, triangulate

# Tints multiply the material's colour, so that one mesh serves every skin tone.
PLAIN = np.ones(3)
LIPS = np.array([0.86, 0.56, 0.56])
NAILS = np.array([1.0, 0.93, 0.91])
SKIN = np.array([0.94, 0.94, 0.94])
LIDS = np.array([0.86, 0.82, 0.82])
PALM = np.array([1.0, 1.0, 1.0])

# Shares of the way from elbow to wrist: the arm's skin begins inside the sleeve.
SLEEVE_END = 0.95
SKIN_BEGIN = 0.84
ARM_REACH_M = 0.16  # no part of forearm or hand is further from their axis
SHIRT_OFFSET_M = 0.007


def _take(figure: Figure, name: str, groups: list[str], *, shapes: bool, tint: Floats) -> Mesh:
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


def _mix(base: Floats, colour: Floats, share: Floats) -> Floats:
    return base * (1 - share[:, None]) + colour * share[:, None]


def _along_forearm(figure: Figure, points: Floats) -> Floats:
    """0 at the elbow, 1 at the wrist, of the nearer arm; -1 on the rest of the body."""
    shares = []
    for side in ("Left", "Right"):
        elbow, wrist = figure.bone(f"{side}ForeArm"), figure.bone(f"{side}Hand")
        axis = wrist - elbow
        share = (points - elbow) @ axis / (axis @ axis)
        away = np.linalg.norm(points - elbow - np.clip(share, 0, 2)[:, None] * axis, axis=1)
        shares.append(np.where(away < ARM_REACH_M, share, -1.0))
    return np.maximum(*shares)


def skin(figure: Figure) -> Mesh:
    """Head, neck and hands; what the shirt hides is left out."""
    tint = np.tile(SKIN, (len(figure.points), 1))
    tint = _mix(tint, LIDS, 0.5 * figure.masks["eyelids"])
    tint = _mix(tint, LIPS, figure.masks["lips"])
    tint = _mix(tint, NAILS, figure.masks["nails"])
    mesh = _take(figure, "skin", ["body"], shapes=True, tint=tint)
    # Under the shirt's edge the skin goes on for a finger's breadth.
    head_weight = mesh.weights[:, figure.column("Head")]
    head_side = np.maximum(0.10 - _collar(figure, mesh.points), head_weight - 0.12)
    hand_side = _along_forearm(figure, mesh.points) - SKIN_BEGIN
    return clip(mesh, np.maximum(head_side, hand_side))


def shirt(figure: Figure) -> Mesh:
    """A plain long-sleeved shirt with a round neck: the body's hull, smoothed and let out."""
    hull = _take(
        figure, "shirt", ["helper-tights"], shapes=False, tint=np.ones((len(figure.points), 3))
    )
    hull = _subdivided(hull)
    # Smoothing shrinks: where skin is shown beside the cloth it would come through.
    near_neck = 1 - _collar(figure, hull.points)
    arm = _along_forearm(figure, hull.points) * 1.4
    hold = np.clip(np.maximum(arm, near_neck), 0, 0.9)
    points = smooth(hull.points, hull.triangles, rounds=30, hold=hold)
    points = points + SHIRT_OFFSET_M * normals_of(points, hull.triangles)
    # Cloth lies in wider folds than skin: a joint's pull reaches further.
    weights = smooth(hull.weights, hull.triangles, rounds=8, hold=np.zeros(len(points)))
    hull = Mesh(hull.name, points, hull.triangles, weights, hull.tint)
    collar = _collar(figure, points)
    sleeves = SLEEVE_END - _along_forearm(figure, points)
    waist = (points[:, 1] - (figure.bone("Hips")[1] - 0.10)) / 0.1
    return clip(hull, np.minimum(np.minimum(collar, sleeves), waist))


def _collar(figure: Figure, points: Floats) -> Floats:
    """Positive where the shirt is: outside a round neck that is lower in front than behind."""
    neck = figure.bone("Neck")
    distance = np.hypot(points[:, 0] / 0.074, (points[:, 2] - neck[2] - 0.010) / 0.078)
    height = points[:, 1] - (neck[1] - 0.012 - 0.42 * (points[:, 2] - neck[2]))
    head = points[:, 1] - (neck[1] + 0.055)
    hole = np.maximum(distance - 1, -height / 0.06)
    return np.where(height > -0.03, np.minimum(hole, -head / 0.06), 1.0)


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


def hair(figure: Figure) -> Mesh:
    """The scalp let out into hair, thin at its edge, with strands as stripes of tint."""
    mesh = _take(figure, "hair", ["body"], shapes=False, tint=np.ones((len(figure.points), 3)))
    head = mesh.weights[:, figure.column("Head")]
    centre, size = _head_frame(figure)
    ear = _ear(figure, mesh.points)
    side = np.where(head > 0.5, _hairline(figure, mesh.points), -1.0)
    mesh = clip(mesh, np.minimum(side, ear))
    mesh = _subdivided(mesh)
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
    return _joined([mesh, *([_bun(figure)] if figure.gender == "female" else [])], "hair")


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
    points, triangles = _sphere(18, 14)
    angle = np.arctan2(points[:, 0], points[:, 1])
    strand = 0.5 + 0.5 * np.sin(angle * 9 + points[:, 2] * 9)
    shell = points * np.array([0.044, 0.040, 0.032]) * (1 + 0.03 * strand)[:, None]
    weights = _only(figure, "Head", len(points))
    return Mesh(
        "bun", at + shell, triangles, weights, np.repeat((0.8 + 0.2 * strand)[:, None], 3, 1)
    )


def _sphere(around: int, rings: int) -> tuple[Floats, np.ndarray]:
    """A unit sphere whose pole is +z; [n, 3] points and triangles facing outward."""
    return _lathe(np.linspace(0, np.pi, rings + 1), around)


def _lathe(angles: Floats, around: int) -> tuple[Floats, np.ndarray]:
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


def _only(figure: Figure, bone: str, count: int) -> Floats:
    weights = np.zeros((count, len(figure.bones)))
    weights[:, figure.column(bone)] = 1
    return weights


def _subdivided(mesh: Mesh) -> Mesh:
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


def _joined(meshes: list[Mesh], name: str) -> Mesh:
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


def brows(figure: Figure) -> Mesh:
    """Two ribbons laid on the face, thick inside and fine outside, that follow its brow shapes."""
    return _joined([_brow(figure, 1.0), _brow(figure, -1.0)], "brows")


def _brow(figure: Figure, sign: float) -> Mesh:
    eye = figure.eye("l")
    along = np.linspace(0, 1, 15)
    fine = figure.gender == "female"
    x = sign * (abs(eye[0]) - 0.019 + (0.041 if fine else 0.038) * along)
    arch = np.sin(np.clip(along / 0.95, 0, 1) * 2.5)
    y = eye[1] + 0.0195 + (0.0065 if fine else 0.0045) * arch - 0.003 * along
    half = (
        (0.0022 if fine else 0.0034)
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
    return _joined([_eye(figure, "l", "LeftEye"), _eye(figure, "r", "RightEye")], "eyes")


def _eye(figure: Figure, side: str, bone: str) -> Mesh:
    ring = figure.points[figure.group(f"helper-{side}-eye")]
    centre = ring.mean(0)
    radius = float(np.linalg.norm(ring - centre, axis=1).mean())
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
    points, triangles = _lathe(angles, around)
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
    return Mesh(bone, centre + radius * points, triangles, _only(figure, bone, len(points)), tint)


def lashes(figure: Figure) -> Mesh:
    row = "eyelashes" if figure.gender == "female" else "eyelashes-2"
    groups = [name for name in figure.base.faces if row in name]
    mesh = _take(figure, "lashes", groups, shapes=True, tint=np.ones((len(figure.points), 3)))
    return _on_head(figure, mesh)


def mouth(figure: Figure) -> Mesh:
    """Teeth and tongue; the lower ones drop with the jaw by the same shape as the skin."""
    tint = np.tile(np.array([0.95, 0.93, 0.88]), (len(figure.points), 1))
    tint[figure.group("helper-tongue")] = [0.72, 0.36, 0.36]
    groups = ["helper-upper-teeth", "helper-lower-teeth", "helper-tongue"]
    mesh = _on_head(figure, _take(figure, "mouth", groups, shapes=True, tint=tint))
    # Narrower and further in than MakeHuman has them, or they show at the corners of closed lips.
    centre = mesh.points.mean(0)
    points = centre + (mesh.points - centre) * np.array([0.80, 1.0, 0.94]) - np.array([0, 0, 0.003])
    return Mesh(mesh.name, points, mesh.triangles, mesh.weights, mesh.tint, mesh.shapes)


def _on_head(figure: Figure, mesh: Mesh) -> Mesh:
    weights = _only(figure, "Head", len(mesh.points))
    return Mesh(mesh.name, mesh.points, mesh.triangles, weights, mesh.tint, mesh.shapes)
