"""Where hands are held still."""

from collections import deque
from dataclasses import dataclass

import numpy as np

from isl_signs.body import HANDS, LEFT_SHOULDER, POSE_WRISTS, RIGHT_SHOULDER, Body
from isl_signs.landmarks import WRIST, FloatArray

# Lengths are shares of the distance between the shoulders. A double letter lifts 3 cm, a twelfth.
HOLD_RADIUS = 0.045
# Wrists of the body's landmarks, when a hand was not found, shake more.
WRIST_RADIUS = 0.15
# Where only hands are seen: the distance between the shoulders, in palm lengths.
_PALMS_PER_SHOULDERS = 4.0
# Hands that are still for this long hold a shape.
LEAST_HOLD_S = 0.13
# With more time between two frames they do not show whether the hands moved.
BLIND_STEP_S = 0.3
# A single frame elsewhere is MediaPipe's mistake; hands cannot go and come back as fast.
_OUTLIER_GAP_S = 0.3
# After hands were not seen for this long, the next hold is another one.
_LOST_S = 0.35
_MOST_WEIGHT = 8.0
# A way to a hold is looked at for so long.
_WAY_S = 0.5


@dataclass(slots=True)
class Run:
    """Consecutive frames in which the hands are in one place."""

    number: int
    anchor: "Place"
    since_s: float
    last_s: float
    frames: int = 1

    @property
    def lasted_s(self) -> float:
        return self.last_s - self.since_s


@dataclass(frozen=True, slots=True)
class Place:
    """Hands [2, 21, 2] and the body's wrists [2, 2], NaN where missing, and the shoulders' width.

    The unit is kept apart: it shakes too, and would move whatever is far from the picture's corner.
    """

    hands: FloatArray
    wrists: FloatArray
    unit: float

    @property
    def has_hand(self) -> bool:
        return bool(np.isfinite(self.hands).any())


def place_of(body: Body) -> Place:
    """Where the hands are."""
    square = body.square_points[:, :2]
    hands = np.stack([square[hand] for hand in HANDS])
    unit = float(np.linalg.norm(square[LEFT_SHOULDER] - square[RIGHT_SHOULDER]))
    if not np.isfinite(unit) or unit < 1e-3:
        palms = np.linalg.norm(hands[:, [5, 9, 13, 17]] - hands[:, [WRIST]], axis=-1).mean(axis=-1)
        unit = _PALMS_PER_SHOULDERS * float(np.nanmax(palms)) if np.isfinite(palms).any() else 1.0
    return Place(hands, square[list(POSE_WRISTS)], max(unit, 1e-3))


def distance(anchor: Place, place: Place) -> float | None:
    """How far hands are from where they were, in shoulder widths; None without a common hand."""
    gaps = np.linalg.norm(anchor.hands - place.hands, axis=-1).mean(axis=-1)
    return float(np.nanmax(gaps)) / anchor.unit if np.isfinite(gaps).any() else None


def is_near(anchor: Place, place: Place) -> bool | None:
    """Whether the hands are where they were; None where nothing can be compared."""
    gap = distance(anchor, place)
    if gap is not None:
        return gap <= HOLD_RADIUS
    ways = np.linalg.norm(anchor.wrists - place.wrists, axis=-1)
    if np.isfinite(ways).any():
        return bool(np.nanmax(ways) <= WRIST_RADIUS * anchor.unit)
    return None


class HoldTracker:
    """Cuts one person's frames into runs of still hands."""

    def __init__(self) -> None:
        self._run: Run | None = None
        self._before: Run | None = None
        self._count = 0
        self._at_s: float | None = None
        self._step_s = BLIND_STEP_S
        self._hand_seen_s = float("-inf")
        # Where the hands last were, and when, for as long as a way to a hold may take.
        self._way: deque[tuple[float, Place]] = deque()
        self._travelled = 0.0

    @property
    def run(self) -> Run | None:
        return self._run

    @property
    def travelled(self) -> float:
        """How far the hands came, in shoulder widths, just before they rested here."""
        return self._travelled

    @property
    def is_still(self) -> bool:
        """The hands were seen to rest where they are."""
        return self._run is not None and self._run.lasted_s >= LEAST_HOLD_S

    @property
    def is_blind(self) -> bool:
        """Frames come so seldom that a single one may be a hold."""
        return self._step_s >= BLIND_STEP_S

    @property
    def are_hands_gone(self) -> bool:
        """No hand was seen for longer than MediaPipe usually loses one."""
        return self._at_s is None or self._at_s - self._hand_seen_s >= _LOST_S

    def observe(self, place: Place, *, at_s: float) -> None:
        """Take a frame; times never fall."""
        if self._at_s is not None:
            self._step_s = at_s - self._at_s
        self._at_s = at_s
        if place.has_hand:
            self._hand_seen_s = at_s
            self._way.append((at_s, place))
        while self._way and at_s - self._way[0][0] > _WAY_S:
            self._way.popleft()
        run = self._run
        if run is not None and at_s - run.last_s > max(_LOST_S, 1.5 * self._step_s):
            self._end_run()
            run = None
        if run is None:
            self._begin_run(place, at_s)
            return
        near = is_near(run.anchor, place)
        if near is None:
            return
        if near:
            _extend(run, place, at_s)
        elif self._is_outlier(place, at_s):
            assert self._before is not None
            self._run, self._before = self._before, None
            _extend(self._run, place, at_s)
        else:
            self._end_run()
            self._begin_run(place, at_s)

    def _is_outlier(self, place: Place, at_s: float) -> bool:
        """Back where the hands were one frame ago."""
        before, run = self._before, self._run
        return (
            before is not None
            and run is not None
            and run.frames == 1
            and run.number == before.number + 1
            and at_s - before.last_s < _OUTLIER_GAP_S
            and is_near(before.anchor, place) is True
        )

    def _begin_run(self, place: Place, at_s: float) -> None:
        if place.has_hand:
            self._count += 1
            self._run = Run(self._count, place, at_s, at_s)
            gaps = [distance(before, place) for _, before in self._way]
            self._travelled = max((gap for gap in gaps if gap is not None), default=0.0)

    def _end_run(self) -> None:
        if self._run is not None and self._run.frames > 1:
            self._before = self._run
        self._run = None


def _extend(run: Run, place: Place, at_s: float) -> None:
    run.frames += 1
    run.last_s = at_s
    share = 1 / min(run.frames, _MOST_WEIGHT)
    anchor = run.anchor
    run.anchor = Place(
        _blend(anchor.hands, place.hands, share),
        _blend(anchor.wrists, place.wrists, share),
        anchor.unit + share * (place.unit - anchor.unit),
    )


def _blend(anchor: FloatArray, new: FloatArray, share: float) -> FloatArray:
    mixed = anchor + share * (new - anchor)
    return np.where(np.isfinite(mixed), mixed, np.where(np.isfinite(new), new, anchor)).astype(
        np.float32
    )
