"""What brows and head may say of grammar, and which feelings such a face is mistaken for."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from isl_inference_kit.wire import Emotion, FaceGrammar, FaceParameters

# Grammar is held over a sign at least; brows that jump for surprise are seldom up for so long
# with the head where a question has it. A draft, like the postures below.
HELD_S = 0.4
# Frames further apart do not show that it was held between them.
LONGEST_GAP_S = 1.2


def read_posture(face: FaceParameters) -> FaceGrammar | None:
    """What one frame's posture may be, however short.

    Negation shakes the head. A question has raised brows and the head forward, or the chin up or
    down; a topic or a condition has raised brows and the head tilted. A mouth wide open belongs to
    surprise, which lifts the brows too. The furrow of other sign languages asks nothing in ISL.
    """
    if _word(face.headMovement) == "shake":
        return FaceGrammar.NEGATION
    if _word(face.brows) != "up" or _word(face.mouth) == "wide-open":
        return None
    if _word(face.headDistance) == "forward" or _word(face.chin) in ("chin-up", "chin-down"):
        return FaceGrammar.QUESTION
    if _word(face.headTilt) in ("tilt-left", "tilt-right"):
        return FaceGrammar.TOPIC_OR_CONDITION
    return None


def mistaken_for(grammar: FaceGrammar) -> AbstractSet[Emotion]:
    """The feelings that a face looks like while it does this."""
    match grammar:
        case FaceGrammar.QUESTION | FaceGrammar.TOPIC_OR_CONDITION:
            return frozenset({Emotion.SURPRISE})
        case FaceGrammar.NEGATION:
            return frozenset({Emotion.ANGER, Emotion.SAD})


@dataclass(slots=True)
class HeldGrammar:
    """Tells a posture once it was held."""

    _posture: FaceGrammar | None = None
    _since: float = 0.0
    _at: float = 0.0

    def see(self, face: FaceParameters, at: float) -> FaceGrammar | None:
        """Take a frame's codes at a time in seconds; gives what is held by now."""
        posture = read_posture(face)
        if posture != self._posture or at - self._at > LONGEST_GAP_S:
            self._posture, self._since = posture, at
        self._at = at
        # A shake was read from a second of frames already.
        is_held = posture == FaceGrammar.NEGATION or at - self._since >= HELD_S
        return posture if is_held else None

    def lose_face(self) -> None:
        """The face is gone, and what it held with it."""
        self._posture = None


def _word(measured: object) -> str | None:
    return getattr(measured, "word", None)
