"""Letters over time: a letter is said on a held shape, and twice only when the hand lifts."""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from isl_signs.landmarks import FloatArray
from isl_signs.stream.holds import HoldTracker, Run

# What a hold showed is forgotten at this pace: the next letter may follow without a lift.
FADE_S = 0.25
# How long a letter is held before it is said; spelling at normal speed holds 0.3 to 0.4 s.
LEAST_LETTER_S = 0.19
# A hand that came this far, in shoulder widths, makes a movement rather than a spelled letter: what
# it ends in is held this long before it is a letter.
_FAR = 0.6
_AFTER_A_WAY_S = 0.32
# Where frames come too seldom to show a hold, and words may be signed, a letter is said from one
# frame: its doubt may be at most this share of the doubt that the threshold allows.
_BLIND_DOUBT = 0.35
# What such a frame counts for among the candidates, as a share of a hold: most hands that are seen
# once are on their way. Of drawn people one in four such letters was right: a trial, no command.
_GLANCE = 0.35


@dataclass(frozen=True, slots=True)
class LetterReading:
    """What the hands show: evidence for each letter, and the letter that is said, with its span.

    `held` is the share of a letter's hold that the shape has lasted: a hand that passes through a
    movement shows shapes too.
    """

    evidence: FloatArray
    held: float = 0.0
    said: int | None = None
    production: int | None = None
    started_s: float = 0.0
    ended_s: float = 0.0
    # The hand came far to it, or may have, where words may be signed: they end in such shapes too.
    after_a_way: bool = False


@dataclass(slots=True)
class _Said:
    letter: int
    run: int
    production: int
    started_s: float
    last_s: float


class LetterReader:
    """Evidence of one person's letters; numbers come from a counter shared with the words."""

    def __init__(
        self, letter_count: int, *, threshold: float, next_production: Callable[[], int]
    ) -> None:
        self._count = letter_count
        self._threshold = threshold
        self._next_production = next_production
        self._run: int | None = None
        self._sum = np.zeros(letter_count, np.float32)
        self._weight = 0.0
        self._at_s: float | None = None
        self._said: _Said | None = None
        # Frames since the letter was last said; those before the next hold are hands in the air.
        self._unsaid: deque[float] = deque(maxlen=64)

    @property
    def letter_count(self) -> int:
        """How many letters are read."""
        return self._count

    def count_letters(self, letter_count: int) -> None:
        """Read so many letters from now on; those before keep no evidence."""
        self._count = letter_count
        self._run, self._weight = None, 0.0
        self._sum = np.zeros(letter_count, np.float32)
        self._said = None

    def observe(
        self,
        probabilities: FloatArray,
        holds: HoldTracker,
        *,
        at_s: float,
        with_words: bool = False,
        may_say: bool = True,
    ) -> LetterReading:
        """Take a frame's letter probabilities, all zeros where no letter is seen."""
        run = holds.run
        is_seen = bool(probabilities.any())
        self._gather(probabilities if is_seen else None, run, at_s=at_s)
        evidence = self._sum / self._weight if self._weight > 0 else self._sum
        if run is None or not is_seen:
            self._unsaid.append(at_s)
            return LetterReading(np.zeros(self._count, np.float32))
        best = int(evidence.argmax())
        is_glance = with_words and holds.is_blind and run.frames == 1
        after_a_way = is_glance or holds.travelled >= _FAR
        held = run.lasted_s / (_AFTER_A_WAY_S if after_a_way else LEAST_LETTER_S)
        is_sure = (
            may_say
            and int(probabilities.argmax()) == best
            and self._is_clear(float(evidence[best]), holds, held, with_words=with_words)
        )
        if holds.is_blind:
            held = _GLANCE if is_glance else 1.0
        held = min(1.0, held)
        if not is_sure:
            self._unsaid.append(at_s)
            return LetterReading(evidence, held)
        said = self._say(best, run, at_s)
        return LetterReading(
            evidence,
            1.0,
            best,
            said.production,
            said.started_s,
            at_s,
            after_a_way=with_words and after_a_way,
        )

    def _is_clear(
        self, evidence: float, holds: HoldTracker, held: float, *, with_words: bool
    ) -> bool:
        if evidence < self._threshold:
            return False
        if held >= 1:
            return True
        if not holds.is_blind:
            return False
        return not with_words or 1 - evidence <= _BLIND_DOUBT * (1 - self._threshold)

    def _gather(self, probabilities: FloatArray | None, run: Run | None, *, at_s: float) -> None:
        """Weigh what a run showed by time, not by frames."""
        number = None if run is None else run.number
        if number != self._run:
            self._run, self._weight = number, 0.0
            self._sum = np.zeros(self._count, np.float32)
            self._at_s = None
        if probabilities is None or run is None:
            return
        step = FADE_S if self._at_s is None else max(at_s - self._at_s, 1e-3)
        kept = math.exp(-step / FADE_S)
        self._sum = (kept * self._sum + (1 - kept) * probabilities).astype(np.float32)
        self._weight = kept * self._weight + (1 - kept)
        self._at_s = at_s

    def _say(self, letter: int, run: Run, at_s: float) -> _Said:
        said = self._said
        if said is None or said.letter != letter or self._is_lifted(said, run):
            started_s = run.since_s
            if said is not None and said.run == run.number:  # fingers changed without a lift
                started_s = max(started_s, said.last_s)
            said = _Said(letter, run.number, self._next_production(), started_s, at_s)
            self._said = said
        said.run, said.last_s = run.number, at_s
        self._unsaid.clear()
        return said

    def _is_lifted(self, said: _Said, run: Run) -> bool:
        return run.number != said.run and any(at_s < run.since_s for at_s in self._unsaid)
