"""Measuring what becomes of a sign that is shown, found and signed back by the avatar."""

from pathlib import Path

from isl_training.plans.programs import NpmScript, PythonModule
from isl_training.plans.shared import CACHE, CLIPS, PLAYER_CLIPS, relative
from isl_training.plans.step import Step

_FRAMES_PER_SECOND = "15"
_SHOWN = CACHE / "shown"
_TAKES = CACHE / "shown-takes"
_SIGNED_BACK = CACHE / "signed-back"
_CAPTURES = NpmScript("@isl/signing", "captures")
_SEARCH = PythonModule("isl_training.evaluation.sign_search")


def measure_captures(every: int) -> tuple[Step, ...]:
    """What `make eval-captures` does: each so many-th word, and each that asks for a face."""
    return (
        Step(
            "render words as the player shows them",
            PLAYER_CLIPS,
            ("--out", str(_SHOWN), "--every", str(every), "--faces", "--webcam"),
            makes=(_SHOWN,),
        ),
        Step(
            "find who signs them",
            CLIPS,
            ("takes", relative(_SHOWN), "--out", relative(_TAKES)),
            reads=(_SHOWN,),
            makes=(_TAKES,),
        ),
        Step(
            "compare what is signed back with what was shown", _CAPTURES, ("--found", str(_TAKES))
        ),
        Step(
            "render them as they are signed back",
            PLAYER_CLIPS,
            ("--out", str(_SIGNED_BACK), "--taken", str(_TAKES), "--webcam"),
            reads=(_TAKES,),
            makes=(_SIGNED_BACK,),
        ),
        *_told_apart("what was shown", "shown-points", _TAKES),
        *_told_apart("what is signed back", "signed-back-points", _SIGNED_BACK),
    )


def _told_apart(what: str, name: str, clips: Path) -> tuple[Step, ...]:
    points = CACHE / name
    rate = ("--fps", _FRAMES_PER_SECOND)
    return (
        Step(
            f"find the points of {what}",
            CLIPS,
            ("points", relative(clips), "--out", relative(points), *rate),
            reads=(clips,),
            makes=(points,),
        ),
        Step(
            f"tell the signs of {what} apart",
            _SEARCH,
            (relative(points / _FRAMES_PER_SECOND), "--found"),
        ),
    )
