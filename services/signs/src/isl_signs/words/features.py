"""Pure geometry: from windows of landmarks to the numbers that the word net reads.

The body's middle is the origin and the distance between the shoulders the unit, so that neither
camera nor size matters; whoever signs with the left hand is seen in a mirror.
"""

import numpy as np

from isl_signs.body import (
    HANDS,
    LEFT_EAR,
    LEFT_ELBOW,
    LEFT_HAND,
    LEFT_SHOULDER,
    LEFT_WRIST,
    NOSE,
    RIGHT_EAR,
    RIGHT_ELBOW,
    RIGHT_HAND,
    RIGHT_SHOULDER,
    RIGHT_WRIST,
)
from isl_signs.landmarks import FloatArray

_TIPS = [4, 8, 12, 16, 20]
_KNUCKLES = [5, 9, 13, 17]
_MEETING = [0, 4, 8, 12, 20, 9]
_FARTHEST = 6.0
# Weight of MediaPipe's depth, which is a guess, beside what was seen.
_DEPTH_WEIGHT = 0.3
_SMALLEST = 1e-3
# Arms, head and their presence; then each hand; then how the hands stand to each other and times.
ARM_FEATURES = 2 + 2 + 1 + 1 + 8 + 1
HAND_FEATURES = 1 + 2 + 2 + 1 + 2 + 1 + 12 + 60 + 15 + 5
# Between the hands 6 x 6 nearnesses and the wrists; the window's length, frame rate and gaps.
FEATURES = ARM_FEATURES + 2 * HAND_FEATURES + 36 + 2 + 3
# MediaPipe's pose in pairs: left and right exchange in the mirror.
_PAIRS = np.array(
    [0, 4, 5, 6, 1, 2, 3, 8, 7, 10, 9, *(i + 1 - 2 * (i % 2 == 0) for i in range(11, 33))]
)


def word_features(
    points: FloatArray, *, age_s: FloatArray, seconds: FloatArray, step_s: FloatArray
) -> FloatArray:
    """Float32 [n, steps, d] of points [n, steps, 75, 3] in square units, NaN where missing.

    `age_s` [n, steps], `seconds` [n] and `step_s` [n] are those of `Window`.
    """
    body = _from_shoulders(points)
    body = _signing_hand_right(body)
    seconds_a_step = np.maximum(seconds, 0.1) / max(points.shape[1] - 1, 1)
    parts = [_arms_and_head(body)]
    parts += [_hand(body, slot, seconds_a_step) for slot in (0, 1)]
    parts.append(_between(body))
    shape = points.shape[:2]
    parts.append(np.broadcast_to(np.log(seconds)[:, None], shape)[..., None])
    parts.append(np.broadcast_to(np.log(step_s)[:, None], shape)[..., None])
    parts.append((4 * age_s)[..., None])
    together = np.concatenate(parts, axis=-1)
    together = np.where(np.isfinite(together), together, 0.0)
    return np.clip(together, -_FARTHEST, _FARTHEST).astype(np.float32)


def _from_shoulders(points: FloatArray) -> FloatArray:
    """Medians over the window: the body's landmarks shake, and a lean is part of a sign."""
    left, right = points[:, :, LEFT_SHOULDER], points[:, :, RIGHT_SHOULDER]
    middle = _median((left + right) / 2)
    width = _median(np.linalg.norm((left - right)[..., :2], axis=-1)[..., None])
    unit = np.maximum(width, _SMALLEST)
    origin = np.concatenate([middle[..., :2], np.zeros_like(middle[..., :1])], axis=-1)
    return ((points - origin[:, None, None]) / unit[:, None, None]).astype(np.float32)


def _median(values: FloatArray) -> FloatArray:
    """Along the steps of [n, steps, k], without what is missing; zero where all is."""
    count = np.isfinite(values).sum(axis=1, keepdims=True)
    # What is missing is sorted to the end; numpy's nanmedian takes ten times as long.
    ordered = np.sort(values, axis=1)
    lower = np.take_along_axis(ordered, np.maximum(count - 1, 0) // 2, axis=1)
    upper = np.take_along_axis(ordered, np.minimum(count // 2, values.shape[1] - 1), axis=1)
    middle = ((lower + upper) / 2)[:, 0]
    return np.where(count[:, 0] > 0, middle, 0.0).astype(np.float32)


def _signing_hand_right(body: FloatArray) -> FloatArray:
    is_left = _activity(body, LEFT_WRIST) > _activity(body, RIGHT_WRIST) + 0.1
    return np.where(is_left[:, None, None, None], mirrored(body), body).astype(np.float32)


def mirrored(points: FloatArray) -> FloatArray:
    """The same person in a mirror whose middle is x = 0: [..., 75, 3]."""
    turned = points * np.array([-1.0, 1.0, 1.0], np.float32)
    pose = turned[..., _PAIRS, :]
    return np.concatenate([pose, turned[..., RIGHT_HAND, :], turned[..., LEFT_HAND, :]], axis=-2)


def _activity(body: FloatArray, wrist: int) -> FloatArray:
    """How far a wrist went and how high it was held: [n]."""
    way = body[:, :, wrist, :2]
    steps = np.linalg.norm(np.diff(way, axis=1), axis=-1)
    height = np.clip(1.2 - way[..., 1], 0.0, 2.0)
    return np.nansum(steps, axis=1) * 0.5 + np.nan_to_num(height).mean(axis=1)


def _arms_and_head(body: FloatArray) -> FloatArray:
    nose = body[:, :, NOSE, :2]
    ears = body[:, :, [LEFT_EAR, RIGHT_EAR], :2]
    tilt = (ears[:, :, 0] - ears[:, :, 1])[..., 1:]
    lean = (body[:, :, LEFT_SHOULDER] - body[:, :, RIGHT_SHOULDER])[..., 1:2]
    arms = body[:, :, [LEFT_ELBOW, RIGHT_ELBOW, LEFT_WRIST, RIGHT_WRIST], :2]
    flat = arms.reshape(*body.shape[:2], -1)
    known = np.isfinite(nose[..., :1]).astype(np.float32)
    return np.concatenate([nose, nose - ears.mean(axis=2), tilt, lean, flat, known], axis=-1)


def _hand(body: FloatArray, slot: int, seconds_a_step: FloatArray) -> FloatArray:
    """One hand's features, a right hand's as its mirror image so that one encoder reads both."""
    points = body[:, :, HANDS[slot]]
    flip = np.array([1.0 if slot == 0 else -1.0, 1.0], np.float32)
    present = np.isfinite(points[:, :, :1, 0]).astype(np.float32)
    wrist = np.where(
        present > 0, points[:, :, 0, :2], body[:, :, (LEFT_WRIST, RIGHT_WRIST)[slot], :2]
    )
    nose = body[:, :, NOSE, :2]
    near_face = (points[:, :, [*_TIPS, 9], :2] - nose[:, :, None]) * flip
    palm = points[:, :, _KNUCKLES, :2] - points[:, :, :1, :2]
    size = np.linalg.norm(palm, axis=-1).mean(axis=-1)[..., None]
    along = palm.mean(axis=2) * flip / np.maximum(size, _SMALLEST)
    side = _cross(palm[:, :, 0], palm[:, :, 3]) * flip[0] / np.maximum(size**2, _SMALLEST)
    speed = np.gradient(wrist, axis=1) / seconds_a_step[:, None, None] * flip
    shape = _hand_shape(points * np.array([flip[0], 1.0, 1.0], np.float32), size)
    parts = [
        present,
        wrist * flip,
        speed * 0.5,
        size * 2,
        along,
        side,
        near_face.reshape(*body.shape[:2], -1),
        shape,
    ]
    return np.concatenate(parts, axis=-1)


def _hand_shape(points: FloatArray, size: FloatArray) -> FloatArray:
    """How fingers are held, of hands [n, steps, 21, 3] with sizes [n, steps, 1]."""
    own = (points - points[:, :, :1]) / np.maximum(size, _SMALLEST)[..., None]
    weighted = own[:, :, 1:] * np.array([1.0, 1.0, _DEPTH_WEIGHT], np.float32)
    fingers = own[:, :, 1:].reshape(*own.shape[:2], 5, 4, 3)
    joints = np.concatenate([np.zeros_like(fingers[:, :, :, :1]), fingers], axis=3)
    bones = np.diff(joints, axis=3)
    bones /= np.maximum(np.linalg.norm(bones, axis=-1, keepdims=True), _SMALLEST)
    bends = (bones[:, :, :, 1:] * bones[:, :, :, :-1]).sum(axis=-1)
    reaches = np.linalg.norm(fingers[:, :, :, -1], axis=-1)
    flat = (*own.shape[:2], -1)
    return np.concatenate([weighted.reshape(flat), bends.reshape(flat), reaches], axis=-1)


def _cross(a: FloatArray, b: FloatArray) -> FloatArray:
    return (a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])[..., None]


def _between(body: FloatArray) -> FloatArray:
    left, right = body[:, :, LEFT_HAND, :2], body[:, :, RIGHT_HAND, :2]
    apart = right[:, :, _MEETING][:, :, :, None] - left[:, :, _MEETING][:, :, None]
    near = np.exp(-4 * np.linalg.norm(apart, axis=-1)).reshape(*body.shape[:2], -1)
    wrists = body[:, :, RIGHT_WRIST, :2] - body[:, :, LEFT_WRIST, :2]
    return np.concatenate([near, wrists], axis=-1)
