"""A frame to face codes and an emotion: mesh, geometry, crop, emotion model."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from isl_inference_kit.analysis import Analysis, Frame, PagePoints, PointsMessage
from isl_inference_kit.wire import EmotionPrediction, FaceParameters, FaceState, ModelInfo

from isl_emotion.backends.base import EmotionModel, FaceFinder
from isl_emotion.crop import SIDE, crop_face
from isl_emotion.emotions import HeldLabel, SteadyScores, to_ours
from isl_emotion.face_codes import code_face
from isl_emotion.face_metrics import Points, eye_distance, measure_face, mesh_of
from isl_emotion.grammar import HeldGrammar, mistaken_for
from isl_emotion.head_distance import HeadDistance
from isl_emotion.head_motion import HeadMotion
from isl_emotion.neutral import NeutralFace
from isl_emotion.wording import face_lines

Backends = tuple[FaceFinder, EmotionModel]

# Below this many pixels between the outer eye corners brows and lids are a guess.
MIN_EYE_DISTANCE_PX = 24.0


@dataclass(slots=True)
class Signer:
    """What is remembered of one connected person."""

    neutral: NeutralFace = field(default_factory=NeutralFace)
    motion: HeadMotion = field(default_factory=HeadMotion)
    distance: HeadDistance = field(default_factory=HeadDistance)
    grammar: HeldGrammar = field(default_factory=HeldGrammar)
    scores: SteadyScores = field(default_factory=SteadyScores)
    label: HeldLabel = field(default_factory=HeldLabel)

    def lose_face(self) -> None:
        """Nobody is seen: only the face at rest is kept, as whoever left may come back."""
        self.motion.lose_face()
        self.distance.lose_face()
        self.grammar.lose_face()
        self.scores.forget()
        self.label.forget()


class EmotionAnalyser:
    """Emotion and face analysis; backends are loaded at warm-up, by the function given."""

    def __init__(self, load: Callable[[], Backends], *, threshold: float) -> None:
        self._load = load
        self._threshold = threshold
        self._backends: Backends | None = None
        self._loading = threading.Lock()

    @property
    def model(self) -> ModelInfo:
        """The emotion model in use."""
        return self._loaded()[1].model

    def _loaded(self) -> Backends:
        with self._loading:
            if self._backends is None:
                self._backends = self._load()
            return self._backends

    def warm_up(self) -> None:
        """Load once, and run both models in this thread."""
        finder, emotion = self._loaded()
        finder.find(np.full((480, 640, 3), 127, np.uint8))
        emotion.score(np.full((SIDE, SIDE, 3), 127, np.uint8))

    def open_client(self) -> Signer:
        """A fresh memory: no neutral face yet."""
        return Signer()

    def analyse(self, frame: Frame, client: Signer) -> Analysis:
        """Analyse one frame of one signer."""
        finder, emotion = self._loaded()
        mesh = finder.find(frame.rgb)
        analysis = _read_face(mesh, client, width=frame.rgb.shape[1], at=frame.received_at)
        if mesh is None or analysis.face_state == FaceState.TOO_FAR:
            return analysis
        shares = to_ours(emotion.score(crop_face(frame.rgb, mesh)))
        scores = client.scores.see(shares, frame.received_at)
        grammar = analysis.grammar
        return replace(
            analysis,
            predictions=client.label.see(
                scores,
                self._threshold,
                never=frozenset() if grammar is None else mistaken_for(grammar),
            ),
        )

    def analyse_points(
        self, waiting: Sequence[tuple[PointsMessage, Signer]]
    ) -> list[list[Analysis | None]]:
        """The faces alone: what is felt is read of a picture."""
        return [_read_message(message, client) for message, client in waiting]

    def close(self) -> None:
        """Close what was loaded."""
        if self._backends is not None:
            for backend in self._backends:
                backend.close()


def _read_message(message: PointsMessage, client: Signer) -> list[Analysis | None]:
    *before, newest = [_read_points(points, client) for points in message.pictures]
    unread = EmotionPrediction(label="", scores={}, unread="no-picture")
    return [*(None for _ in before), replace(newest, predictions=unread)]


def _read_points(points: PagePoints, client: Signer) -> Analysis:
    mesh = None if points.face is None else mesh_of(points.face, points.width, points.height)
    return _read_face(mesh, client, width=points.width, at=points.received_at)


def _read_face(mesh: Points | None, client: Signer, *, width: int, at: float) -> Analysis:
    """What brows, eyes, mouth and head do, in a picture of that width."""
    if mesh is None or eye_distance(mesh) < MIN_EYE_DISTANCE_PX:
        client.lose_face()
        state = FaceState.NOT_IN_VIEW if mesh is None else FaceState.TOO_FAR
        return Analysis(face_analysis=face_lines(state, FaceParameters()), face_state=state)
    metrics = measure_face(mesh)
    client.neutral.see(metrics, at)
    movement = client.motion.see(metrics, at)
    nearer = client.distance.see(eye_distance(mesh) / width, at)
    state = FaceState.IN_VIEW if client.neutral.is_measured else FaceState.LEARNING
    parameters = code_face(metrics, client.neutral.face, movement, nearer)
    return Analysis(
        face_analysis=face_lines(state, parameters),
        face_state=state,
        face_parameters=parameters,
        grammar=client.grammar.see(parameters, at),
    )
