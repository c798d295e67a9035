"""Skin and shirt of a figure. Lengths are metres."""

import numpy as np
from figure import Figure
from mesh import Floats, Mesh, clip, normals_of, smooth
from pieces import subdivided, taken

# Tints multiply the material's colour, so that one mesh serves every skin tone.
PLAIN = np.ones(3)
LIPS = np.array([0.86, 0.56, 0.56])
NAILS = np.array([1.0, 0.93, 0.91])
SKIN = np.array([0.94, 0.94, 0.94])
LIDS = np.array([0.86, 0.82, 0.82])

# Shares of the way from elbow to wrist: the arm's skin begins inside the sleeve.
SLEEVE_END = 0.95
SKIN_BEGIN = 0.84
ARM_REACH_M = 0.16  # no part of forearm or hand is further from their axis
SHIRT_OFFSET_M = 0.007
COLLAR_AIR_M = 0.006
DEEP_M = 0.16  # from the neck's middle to the front: the front's height ends the neck there
BOW = 0.4


def skin(figure: Figure) -> Mesh:
    """Head, neck and hands; what the shirt hides is left out."""
    tint = np.tile(SKIN, (len(figure.points), 1))
    tint = _mix(tint, LIDS, 0.5 * figure.masks["eyelids"])
    tint = _mix(tint, LIPS, figure.masks["lips"])
    tint = _mix(tint, NAILS, figure.masks["nails"])
    mesh = taken(figure, "skin", ["body"], shapes=True, tint=tint)
    # Under the shirt's edge the skin goes on for a finger's breadth.
    head_weight = mesh.weights[:, figure.column("Head")]
    head_side = np.maximum(0.10 - _collar(figure, mesh.points), head_weight - 0.12)
    hand_side = _along_forearm(figure, mesh.points) - SKIN_BEGIN
    return clip(mesh, np.maximum(head_side, hand_side))


def shirt(figure: Figure) -> Mesh:
    """A plain long-sleeved shirt with a round neck: the body's hull, smoothed and let out."""
    hull = taken(
        figure, "shirt", ["helper-tights"], shapes=False, tint=np.ones((len(figure.points), 3))
    )
    hull = subdivided(hull)
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


def _neck_half_width(figure: Figure) -> float:
    """Of the neck where a collar lies."""
    body = figure.points[figure.group("body")]
    neck = figure.bone("Neck")
    ring = body[(np.abs(body[:, 1] - neck[1] - 0.035) < 0.012) & (np.abs(body[:, 0]) < 0.11)]
    return float(np.abs(ring[:, 0]).max())


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


def _collar(figure: Figure, points: Floats) -> Floats:
    """Positive where the shirt is: outside a round neck that is lower in front than behind."""
    neck = figure.bone("Neck")
    wide = _neck_half_width(figure) + COLLAR_AIR_M
    distance = np.hypot(points[:, 0] / wide, (points[:, 2] - neck[2] - 0.010) / DEEP_M)
    height = points[:, 1] - (neck[1] + 0.010 - 0.42 * (points[:, 2] - neck[2]))
    head = points[:, 1] - (neck[1] + 0.020)
    # Sides and front meet in a bow: a corner would be a square neck.
    sides, front = distance - 1 + BOW, -height / 0.06 + BOW
    bow = np.hypot(np.maximum(sides, 0), np.maximum(front, 0)) - BOW
    hole = np.where((sides > 0) & (front > 0), bow, np.maximum(sides, front) - BOW)
    return np.where(height > -0.03, np.minimum(hole, -head / 0.06), 1.0)
