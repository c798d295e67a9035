"""Words over time: a word is said on a movement, once for each time it is made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from isl_signs.backends.base import Belief, Word, WordModel
from isl_signs.landmarks import BoolArray, FloatArray
from isl_signs.stream.history import History
from isl_signs.stream.holds import HoldTracker, Place, distance
from isl_signs.stream.movement import movements
from isl_signs.words.belief import log_odds, weighed
from isl_signs.words.classifier import window_features, word_probabilities
from isl_signs.words.own import NO_SIGNS, OwnSigns
from isl_signs.words.peoples import NO_PEOPLE, PeoplesSigns, words_with
from isl_signs.words.taught import Taught, beside_known, taught_of
from isl_signs.words.window import Window, cut_each

# Signs last half a second to two and a half, with what leads into them.
WINDOWS_S = (0.6, 1.0, 1.6, 2.5)
# Least movement of a hand in a window, in shoulder widths: with less, no word is read.
LEAST_MOVEMENT = 0.2
# A word is followed, and named among the candidates, from this probability on.
_FOLLOWED = 0.25
_LIKELY = 0.4
# The best moment of a word has passed when no better one came for this long.
_SETTLE_S = 0.2
_FORGET_S = 0.7
# How far a window may reach back into the sign before it.
_OVERLAP_S = 0.12
# Hands that rest this far from where a word ended, in shoulder widths, have left it.
_LEFT = 0.25
# A word is repeated in the answers for this long, in case one of them is lost.
_REPEAT_S = 0.6
_LEAST_CANDIDATE = 0.02


@dataclass(frozen=True, slots=True)
class WordReading:
    """Candidates best first, and the word that is said, with its span."""

    candidates: Sequence[tuple[Word, float]]
    production: int | None = None
    said: Word | None = None
    started_s: float = 0.0
    ended_s: float = 0.0


NOTHING_READ = WordReading(())


@dataclass(frozen=True, slots=True)
class Scored:
    """A window that ends now: when it began, its features [steps, f], and its probabilities."""

    began_s: float
    features: FloatArray
    row: FloatArray


# When a window began, in seconds before the newest frame, and the window.
Cut = tuple[float, Window]


@dataclass(slots=True)
class _Peak:
    score: float
    started_s: float
    ended_s: float
    features: FloatArray
    # What a belief weighs, once it was asked.
    parts: FloatArray | None = None


@dataclass(slots=True)
class _Event:
    """A movement that may be a word: the best that was seen of each word so far."""

    production: int
    began_s: float
    peaks: dict[int, _Peak] = field(default_factory=dict[int, _Peak])
    better_s: float = 0.0

    @property
    def best(self) -> int:
        return max(self.peaks, key=lambda word: self.peaks[word].score)


@dataclass(slots=True)
class _Said:
    word: int
    reading: WordReading
    ended_s: float
    # Where the hands were then; None where they were gone.
    place: Place | None
    # The hands rested elsewhere since: the same word again is another one.
    is_over: bool = False


class WordSpotter:
    """Looks at windows that end now; the best window of a movement names its word."""

    def __init__(
        self,
        model: WordModel,
        *,
        threshold: float | None,
        next_production: Callable[[], int],
    ) -> None:
        self._model = model
        self._threshold = threshold
        self._next_production = next_production
        self._words: Sequence[Word] = model.words
        self._own = NO_SIGNS
        self._peoples = NO_PEOPLE
        self._taught: Taught | None = None
        self._of_avatar = _of_avatar(model.words)
        self._event: _Event | None = None
        self._said: _Said | None = None
        # Nothing before it belongs to the next word.
        self._barrier_s = float("-inf")

    def learn(self, own: OwnSigns) -> None:
        """Know these signs of the person, and no others of theirs."""
        self._own = own
        self._know_anew()

    def learn_peoples(self, peoples: PeoplesSigns) -> None:
        """Know these signs that people of this site showed, and no others of theirs."""
        self._peoples = peoples
        self._know_anew()

    def _know_anew(self) -> None:
        encoder = self._model.encoder
        self._taught = None if encoder is None else taught_of(encoder, self._own, self._peoples)
        self._words = [*words_with(self._model.words, self._peoples), *self._own.words]
        self._of_avatar = _of_avatar(self._words)
        self._event = None
        self._said = None

    @property
    def knows_peoples_words(self) -> bool:
        """Whether anything was learnt from people's clips."""
        return not bool(self._of_avatar.all())

    @property
    def is_likely(self) -> bool:
        """The hands seem to make a word; letters wait until it is said or forgotten."""
        event = self._event
        return event is not None and event.peaks[event.best].score >= _LIKELY

    @property
    def last_said(self) -> WordReading | None:
        """What was said last, unless something else was since."""
        return None if self._said is None else self._said.reading

    def said_since(self, at_s: float) -> bool:
        """Whether a word was said that ended after this moment."""
        return self._said is not None and self._said.ended_s >= at_s

    def block(self, at_s: float) -> None:
        """What happened until now was something else: a letter."""
        self._barrier_s = max(self._barrier_s, at_s)
        self._event = None
        self._said = None

    def observe(
        self, history: History, holds: HoldTracker, *, at_s: float, people_only: bool = False
    ) -> WordReading:
        """Take the newest frame of a history; `people_only` leaves the avatar's words unheard."""
        windows = self.windows(history, at_s=at_s)
        scores = scores_of([(self, windows)], at_s=[at_s])[0]
        return self.hear(scores, holds, at_s=at_s, people_only=people_only)

    def hear(
        self,
        scores: list[Scored] | None,
        holds: HoldTracker,
        *,
        at_s: float,
        people_only: bool = False,
    ) -> WordReading:
        """The same of what `scores_of` made of this frame's windows."""
        if people_only and scores is not None:
            for scored in scores:
                scored.row[:-1][self._of_avatar] = 0.0
        best_now = 0.0 if scores is None else self._follow(scores, at_s)
        if self._said is not None and best_now < _FOLLOWED and _is_elsewhere(self._said, holds):
            self._said.is_over = True
        event = self._event
        if event is not None:
            if self._is_time(event, holds, at_s):
                self._close(event, holds, at_s)
            elif at_s - event.better_s > _FORGET_S:
                self._event = None
        return self._read(at_s)

    @property
    def model(self) -> WordModel:
        """The net that words are told by."""
        return self._model

    def windows(self, history: History, *, at_s: float) -> list[Cut]:
        """The windows that end with a history's newest frame and in which hands move."""
        times, points = history.times(), history.points()
        if len(times) < 2:
            return []
        earliest = max(float(times[0]), self._barrier_s - _OVERLAP_S - at_s)
        begins = sorted({max(-seconds, earliest) for seconds in WINDOWS_S})
        ways = movements(times, points, starts_s=begins)
        moved = [begin for begin, way in zip(begins, ways, strict=True) if way >= LEAST_MOVEMENT]
        if not moved:
            return []
        windows = cut_each(times, points, starts_s=moved, end_s=0.0)
        return [
            (begin, window)
            for begin, window in zip(moved, windows, strict=True)
            if window is not None
        ]

    def probabilities(self, features: FloatArray, known: FloatArray) -> FloatArray:
        """[n, all words + 1] of n windows of which the net said `known`; the last is no sign."""
        encoder = self._model.encoder
        if self._taught is None or encoder is None:
            return known
        return beside_known(self._taught, encoder, features, known)

    def _follow(self, scores: list[Scored], at_s: float) -> float:
        best_now = 0.0
        for scored in scores:
            words = scored.row[:-1]
            best = int(words.argmax())
            best_now = max(best_now, float(words[best]))
            if self._event is None and words[best] >= _FOLLOWED:
                number = self._number_for(best)
                self._event = _Event(number, scored.began_s, better_s=at_s)
            event = self._event
            if event is None:
                continue
            for word in np.flatnonzero(words >= _LEAST_CANDIDATE):
                peak = event.peaks.get(int(word))
                if peak is None or words[word] > peak.score:
                    is_better = not event.peaks or words[word] > event.peaks[event.best].score
                    event.peaks[int(word)] = _Peak(
                        float(words[word]), scored.began_s, at_s, scored.features
                    )
                    if is_better:
                        event.better_s = at_s
        return best_now

    def _number_for(self, word: int) -> int:
        said = self._said
        if said is not None and said.word == word and not said.is_over:
            assert said.reading.production is not None
            return said.reading.production
        return self._next_production()

    def _is_time(self, event: _Event, holds: HoldTracker, at_s: float) -> bool:
        """The best moment has passed: it got no better, or the hands rest or are gone."""
        if event.peaks[event.best].score < self._least(event.best):
            return False
        if holds.is_blind:
            is_over = at_s > event.better_s
        else:
            is_settled = at_s - event.better_s >= _SETTLE_S
            is_over = is_settled or holds.is_still or holds.are_hands_gone
        return is_over and self._is_believed(event, holds)

    def _is_believed(self, event: _Event, holds: HoldTracker) -> bool:
        encoder, belief = self._model.encoder, self._belief(event.best)
        if encoder is None or belief is None:
            return True
        peak = event.peaks[event.best]
        if peak.parts is None:
            peak.parts = weighed(encoder, peak.features, word=event.best, score=peak.score)
        return log_odds(belief, peak.parts, is_seldom=holds.is_blind) >= belief.least

    def _belief(self, word: int) -> Belief | None:
        """Fitted for what only the avatar showed; a threshold that was set stands for itself."""
        encoder = self._model.encoder
        if encoder is None or self._threshold is not None or word >= len(self._model.words):
            return None
        return encoder.belief if self._words[word].learnt_from == "avatar" else None

    def _least(self, word: int) -> float:
        if (belief := self._belief(word)) is not None:
            return belief.floor
        # What the net does not know is told by examples alone.
        if word >= len(self._model.words):
            assert self._model.encoder is not None
            return self._model.encoder.likeness.threshold
        learnt_from = self._words[word].learnt_from
        assert learnt_from != "own"
        return self._model.thresholds[learnt_from] if self._threshold is None else self._threshold

    def _close(self, event: _Event, holds: HoldTracker, at_s: float) -> None:
        best = event.best
        peak = event.peaks[best]
        self._event = None
        self._barrier_s = peak.ended_s
        word = self._words[best]
        said = self._said
        is_same = said is not None and said.word == best and not said.is_over
        if is_same and said is not None:  # still the same production: it only lasted longer
            began_s, production = said.reading.started_s, said.reading.production
        else:
            began_s = peak.started_s
            production = (
                self._next_production()
                if said is not None and said.reading.production == event.production
                else event.production
            )
        reading = WordReading(
            self._candidates(event),
            production,
            word if word.is_said else None,
            began_s,
            peak.ended_s,
        )
        place = None if holds.run is None else holds.run.anchor
        self._said = _Said(best, reading, at_s, place)

    def _candidates(self, event: _Event) -> list[tuple[Word, float]]:
        ranked = sorted(event.peaks.items(), key=lambda item: -item[1].score)
        return [(self._words[word], peak.score) for word, peak in ranked]

    def _read(self, at_s: float) -> WordReading:
        event, said = self._event, self._said
        if said is not None and at_s - said.ended_s <= _REPEAT_S:
            return said.reading
        if event is None:
            return NOTHING_READ
        peak = event.peaks[event.best]
        return WordReading(
            self._candidates(event), event.production, None, peak.started_s, peak.ended_s
        )


def scores_of(
    asked: Sequence[tuple[WordSpotter, list[Cut]]], *, at_s: Sequence[float]
) -> list[list[Scored] | None]:
    """What the net makes of several people's windows, each at its time; None where none has any.

    All of them know the same words. They are measured together: for so few numbers most of the
    time goes into beginning to compute.
    """
    every = [window for _, windows in asked for _, window in windows]
    if not every:
        return [None] * len(asked)
    features = window_features(every)
    known = word_probabilities(asked[0][0].model, features)
    scores: list[list[Scored] | None] = []
    first = 0
    for (spotter, windows), now_s in zip(asked, at_s, strict=True):
        mine = slice(first, first + len(windows))
        first += len(windows)
        scores.append(_scored(spotter, windows, features[mine], known[mine], now_s))
    return scores


def _scored(
    spotter: WordSpotter,
    windows: list[Cut],
    features: FloatArray,
    known: FloatArray,
    at_s: float,
) -> list[Scored] | None:
    if not windows:
        return None
    rows = spotter.probabilities(features, known)
    return [
        Scored(at_s + begin, seen, row)
        for (begin, _), seen, row in zip(windows, features, rows, strict=True)
    ]


def _of_avatar(words: Sequence[Word]) -> BoolArray:
    return np.array([word.learnt_from == "avatar" for word in words])


def _is_elsewhere(said: _Said, holds: HoldTracker) -> bool:
    """Hands that were held where the word ended only hold it."""
    run = holds.run
    if holds.are_hands_gone:
        return True
    if run is None or not holds.is_still:
        return False
    gap = None if said.place is None else distance(said.place, run.anchor)
    return gap is None or gap > _LEFT
