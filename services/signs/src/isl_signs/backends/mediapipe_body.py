"""Upper body and hands by MediaPipe's own parts; hands alone where nobody is seen."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false

from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.runner import PerThread

from isl_signs.backends.body_graphs import READ, SEARCH
from isl_signs.backends.mediapipe_hands import create_hands_graph, read_hands, read_points
from isl_signs.backends.pose_model import read_pose_model
from isl_signs.body import (
    Body,
    Region,
    create_body,
    is_person,
    may_be_a_hand,
)
from isl_signs.landmarks import FloatArray
from isl_signs.settings import Settings

# The wheel carries the pose model of this complexity only.
_POSE_COMPLEXITY = 1


@dataclass(frozen=True, slots=True)
class _Graphs:
    search: Any
    read: Any
    hands: Any

    def close(self) -> None:
        for graph in (self.search, self.read, self.hands):
            graph.close()


class MediaPipeBody:
    """One person of a picture; each thread has its own graphs, which remember no picture."""

    def __init__(self, *, hand_confidence: float, hand_complexity: int) -> None:
        self._hand_confidence = hand_confidence
        self._hand_complexity = hand_complexity
        self._graphs: PerThread[_Graphs] = PerThread(
            self._create_graphs, lambda graphs: graphs.close()
        )

    @property
    def name(self) -> str:
        """Named beside the models in /ready and in every message."""
        return (
            f"mediapipe {version('mediapipe')} holistic parts complexity {_POSE_COMPLEXITY},"
            f" hands complexity {self._hand_complexity}"
        )

    def detect(self, rgb: RgbImage, around: Region | None = None) -> Body:
        """Find a person, else hands, in uint8 [height, width, 3], red first, not mirrored."""
        height, width, _ = rgb.shape
        aspect = width / height
        graphs = self._graphs.get()
        body = None if around is None else _read_person(graphs, rgb, _as_rect(around))
        if body is None:
            found = graphs.search.process(rgb).region
            body = None if found is None else _read_person(graphs, rgb, found)
        if body is not None and not may_be_a_hand(body):
            return body
        hands = read_hands(graphs.hands.process(rgb))
        if body is not None and hands.is_empty:
            return body
        return create_body(
            aspect=aspect,
            left_hand=hands.points[0] if hands.present[0] else None,
            right_hand=hands.points[1] if hands.present[1] else None,
        )

    def close(self) -> None:
        """Close every thread's graphs."""
        self._graphs.close()

    def _create_graphs(self) -> _Graphs:
        # Imported here: it takes seconds, and settings and help must not.
        from mediapipe.python.solution_base import SolutionBase

        return _Graphs(
            search=SolutionBase(graph_config=SEARCH),
            read=SolutionBase(
                graph_config=READ,
                side_inputs={"pose_model": read_pose_model()},
            ),
            hands=create_hands_graph(
                confidence=self._hand_confidence, complexity=self._hand_complexity
            ),
        )


def create_detector(settings: Settings) -> MediaPipeBody:
    """The body finder as the service uses it."""
    return MediaPipeBody(
        hand_confidence=settings.signs_hand_confidence,
        hand_complexity=settings.signs_hand_complexity,
    )


def _read_person(graphs: _Graphs, rgb: RgbImage, around: Any) -> Body | None:
    """The body in a rectangle, if there is one and it faces the camera."""
    height, width, _ = rgb.shape
    found = graphs.read.process({"image": rgb, "around": around})
    pose = _read(found.pose_landmarks)
    if pose is None or not is_person(pose, aspect=width / height):
        return None
    return create_body(
        aspect=width / height,
        pose=pose,
        left_hand=_read(found.left_hand_landmarks),
        right_hand=_read(found.right_hand_landmarks),
        region=_as_region(found.region),
    )


def _as_region(rect: Any) -> Region | None:
    return None if rect is None else Region(*(getattr(rect, name) for name in Region._fields))


def _as_rect(region: Region) -> Any:
    from mediapipe.framework.formats.rect_pb2 import NormalizedRect

    return NormalizedRect(**region._asdict())


def _read(landmarks: Any) -> FloatArray | None:
    return None if landmarks is None else read_points(landmarks)
