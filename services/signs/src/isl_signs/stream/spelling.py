"""Spelled words over time: letters that follow each other too quickly to be held."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from isl_signs.body import Body
from isl_signs.classifier import softmax
from isl_signs.landmarks import FloatArray
from isl_signs.spelling.beam import LETTERS, Beam, Spelled, letter_rows
from isl_signs.spelling.features import (
    LONGEST_STEP_S,
    Looked,
    features_after,
    joined,
    look,
)
from isl_signs.spelling.model import ALPHABETS, SpellingModel
from isl_signs.stream.holds import Run

# Letters that follow each other more slowly are held, and read there.
_SLOWEST_S = 0.8
# A letter again after this time, with the hands where they were, is one that is held.
_HELD_S = 0.35
# Without another letter for this long a word has ended.
_ENDED_S = 1.3
# A letter that the likely words do not agree on is told after this time.
_LATEST_S = 1.0
# Frames that come sooner than this after the last one say nothing new.
_LEAST_STEP_S = 0.045
# A letter is repeated in the answers for this long, in case one of them is lost.
_REPEAT_S = 0.4
# A hold's letter and a spelled one at most this far apart are one.
_SAME_S = 0.15
_CANDIDATES = 5
_LEAST_SCORE = 0.005


@dataclass(frozen=True, slots=True)
class SpelledLetter:
    """A letter that is said: its number from A, its alphabet, when, and what else it may be."""

    letter: int
    alphabet: int
    score: float
    others: tuple[tuple[int, float], ...]
    production: int
    started_s: float
    ended_s: float


@dataclass(frozen=True, slots=True)
class _Frame:
    at_s: float
    # Of hands that are in one place, as `holds` counts them; None while they are seen nowhere.
    run: int | None
    # Probabilities of the letters of both alphabets, and of none.
    row: FloatArray


class SpellingReader:
    """Reads one person's stream; numbers come from a counter shared with words and holds."""

    def __init__(self, model: SpellingModel, *, next_production: Callable[[], int]) -> None:
        self._model = model
        self._next_production = next_production
        self._before: Looked | None = None
        self._entered: deque[tuple[float, int | None, FloatArray]] = deque(
            maxlen=model.net.before + 1 + model.net.after
        )
        self._frames: list[_Frame] = []
        self._beam = self._create_beam()
        self._told = 0
        self._is_open = False
        self._waiting: deque[SpelledLetter] = deque()
        self._said: tuple[float, SpelledLetter] | None = None
        self._last_told_s = float("-inf")
        self._heard: deque[tuple[float, float]] = deque(maxlen=16)

    @property
    def is_spelling(self) -> bool:
        """Letters follow each other."""
        return self._is_open

    def has(self, run: Run | None) -> bool:
        """Whether what is held is a letter of the word, told already or still to be told."""
        if self._is_open:
            return True
        return run is not None and run.since_s <= self._last_told_s + _SAME_S

    def hear(self, started_s: float, ended_s: float) -> None:
        """A held letter was told: it is not told again."""
        self._heard.append((started_s, ended_s))

    def look(self, body: Body, at_s: float) -> Looked | None:
        """What the letter net makes of a frame; None where nobody is seen."""
        return look_together(self._model, [body], [at_s])[0]

    @property
    def before(self) -> Looked | None:
        """The frame that was read last."""
        return self._before

    def observe(
        self,
        body: Body,
        looked: Looked | None,
        run: Run | None,
        *,
        at_s: float,
        may_open: bool,
        features: FloatArray | None = None,
    ) -> SpelledLetter | None:
        """Take a frame; the letter to tell with it, if any.

        `features` are the frame's of `features_together`, where somebody has them already.
        """
        row = None if looked is None else self.row(looked, run, features)
        if row is not None:
            seen_s, seen_run, _ = self._entered[-1 - self._model.net.after]
            self._frames.append(_Frame(seen_s, seen_run, row))
            self._beam.read(letter_rows(row[None])[0])
            self._follow(may_open=may_open)
        if self._frames and (not body.has_hand_up or self._is_over(at_s)):
            self._close()
        return self._next(at_s)

    def row(
        self, now: Looked, run: Run | None = None, features: FloatArray | None = None
    ) -> FloatArray | None:
        """Take a frame; the net's probabilities of one a moment ago, None where it says nothing."""
        at_s = float(now.times[-1])
        if not says_something_new(self._before, now):
            return None
        if self._before is not None and at_s - float(self._before.times[-1]) > LONGEST_STEP_S:
            self._close()
            self._entered.clear()
        model = self._model
        read = features_after(self._before or now, now)[0] if features is None else features
        self._before = now
        number = None if run is None else run.number
        entered = model.net.enter_frames(read[None])[0]
        self._entered.append((at_s, number, entered))
        if len(self._entered) <= model.net.after:
            return None
        row = model.net.row(np.stack([entered for _, _, entered in self._entered]))
        return softmax(row[None])[0]

    def _follow(self, *, may_open: bool) -> None:
        best = self._beam.best
        if not best.letters and self._frames[-1].row[-1] > 0.5:
            self._start_anew()
            return
        if not self._is_open:
            self._is_open = may_open and self._is_spelling(best)
        if self._is_open:
            now_s = self._frames[-1].at_s
            late = sum(now_s - self._frames[frame].at_s > _LATEST_S for frame in best.frames)
            self._tell(best.letters, best.frames, best.sure, max(self._beam.agreed(), late))
            self._beam.keep(best.letters[: self._told])

    def _is_spelling(self, word: Spelled) -> bool:
        """Whether the last letters followed each other quickly, and surely on the mean."""
        least = self._model.sure
        # A letter that comes twice may be one that is held.
        last = [
            (self._frames[frame].at_s, sure)
            for before, letter, frame, sure in zip(
                " " + word.letters, word.letters, word.frames, word.sure, strict=False
            )
            if letter != before
        ][-least.letters :]
        if len(last) < least.letters or float(np.mean([sure for _, sure in last])) < least.mean:
            return False
        return max(later - one for (one, _), (later, _) in pairwise(last)) <= _SLOWEST_S

    def _is_held(self, before: int, frame: int) -> bool:
        """Whether a letter again in a frame is still the one of a frame before."""
        first, again = self._frames[before], self._frames[frame]
        is_there = first.run is not None and first.run == again.run
        return is_there and again.at_s - first.at_s >= _HELD_S

    def _is_over(self, at_s: float) -> bool:
        frames = self._beam.best.frames
        return bool(frames) and at_s - self._frames[frames[-1]].at_s > _ENDED_S

    def _close(self) -> None:
        """The word has ended: what is left of it is told, or was no spelling."""
        if self._is_open:
            whole = self._beam.whole()
            self._tell(whole.letters, whole.frames, whole.sure, len(whole.letters))
        self._start_anew()

    def _start_anew(self) -> None:
        self._frames = []
        self._beam = self._create_beam()
        self._told, self._is_open = 0, False

    def _create_beam(self) -> Beam:
        return Beam(self._model.weights, self._model.names)

    def _tell(
        self, letters: str, frames: tuple[int, ...], sure: tuple[float, ...], count: int
    ) -> None:
        alphabet = self._alphabet(letters, frames)
        for n in range(self._told, count):
            letter, frame, score = letters[n], frames[n], sure[n]
            seen = self._frames[frame]
            self._last_told_s = max(self._last_told_s, seen.at_s)
            if n > 0 and letters[n - 1] == letter and self._is_held(frames[n - 1], frame):
                continue
            if any(start - _SAME_S <= seen.at_s <= end + _SAME_S for start, end in self._heard):
                continue
            number = LETTERS.index(letter)
            if self._model.letter(number, alphabet).id in self._model.silent:
                continue
            rows = letter_rows(seen.row[None])[0][:-1]
            others = [int(k) for k in np.argsort(-rows)[:_CANDIDATES] if k != number]
            self._waiting.append(
                SpelledLetter(
                    number,
                    alphabet,
                    score,
                    tuple((k, float(rows[k])) for k in others if rows[k] >= _LEAST_SCORE),
                    self._next_production(),
                    seen.at_s,
                    seen.at_s,
                )
            )
        self._told = max(self._told, count)

    def _alphabet(self, letters: str, frames: tuple[int, ...]) -> int:
        """A word is spelled in one: that of most of its letters so far."""
        shares = np.zeros(len(ALPHABETS))
        for letter, frame in zip(letters, frames, strict=True):
            rows = self._frames[frame].row[:-1].reshape(len(ALPHABETS), -1)
            shares += rows[:, LETTERS.index(letter)]
        return int(shares.argmax())

    def _next(self, at_s: float) -> SpelledLetter | None:
        if self._waiting:
            self._said = (at_s, self._waiting.popleft())
        if self._said is None or at_s - self._said[0] > _REPEAT_S:
            return None
        return self._said[1]


def says_something_new(before: Looked | None, now: Looked) -> bool:
    """Whether a frame lies far enough behind the one that was read last."""
    return before is None or float(now.times[-1] - before.times[-1]) >= _LEAST_STEP_S


def look_together(
    model: SpellingModel, bodies: Sequence[Body], at_s: Sequence[float]
) -> list[Looked | None]:
    """What the letter net makes of a frame of each of several people; None where nobody is seen."""
    seen = [k for k, body in enumerate(bodies) if body.has_pose]
    looked: list[Looked | None] = [None] * len(bodies)
    if not seen:
        return looked
    points = np.stack([bodies[k].square_points for k in seen])
    times = np.array([at_s[k] for k in seen])
    for k, one in zip(seen, look(model.letters, model.encoder, times, points).each(), strict=True):
        looked[k] = one
    return looked


def features_together(
    before: Sequence[Looked | None], looked: Sequence[Looked | None]
) -> list[FloatArray | None]:
    """What the spelling net reads of each one's frame, after the frame before it."""
    seen = [k for k, one in enumerate(looked) if one is not None]
    features: list[FloatArray | None] = [None] * len(looked)
    if not seen:
        return features
    now = [one for one in looked if one is not None]
    earlier = [before[k] or one for k, one in zip(seen, now, strict=True)]
    for k, row in zip(seen, features_after(joined(earlier), joined(now)), strict=True):
        features[k] = row
    return features
