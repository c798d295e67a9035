"""One frame to one answer: a body, its letter and movement, what this person signed of late."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count, islice

import numpy as np
from isl_inference_kit.analysis import Analysis, Frame, Offer, PointsMessage, RgbImage
from isl_inference_kit.wire import (
    ModelInfo,
    RecognisedSign,
    SignCandidate,
    SignPrediction,
)

from isl_signs.backends.base import BodyDetector, Letter, LetterModel, Source, Word, WordModel
from isl_signs.body import Body, Region, body_of_points
from isl_signs.classifier import letter_probabilities, without_silent
from isl_signs.landmarks import FloatArray
from isl_signs.own_letters import NO_LETTERS, OwnLetters, own_probabilities
from isl_signs.predictions import candidate, prediction, skeleton_of, word_candidates
from isl_signs.spelling.features import Looked
from isl_signs.spelling.model import SpellingModel
from isl_signs.stream.clock import FrameClock
from isl_signs.stream.history import History
from isl_signs.stream.holds import HoldTracker, place_of
from isl_signs.stream.letters import LetterReader, LetterReading
from isl_signs.stream.spelling import (
    SpelledLetter,
    SpellingReader,
    features_together,
    look_together,
    says_something_new,
)
from isl_signs.stream.words import NOTHING_READ, Scored, WordReading, WordSpotter, scores_of
from isl_signs.words.own import NO_SIGNS, OwnSigns
from isl_signs.words.peoples import NO_PEOPLE, PeoplesIndex, PeoplesSigns, words_with

CANDIDATE_COUNT = 5
# Least score of a candidate.
_LEAST_SCORE = 0.005
# How much of a letter's evidence counts where the hand only passes through its shape.
_PASSING = 0.15
# When no hand was seen for this long every word has ended, and no window is looked at.
_HANDS_GONE_S = 1.0
# A word is at its best for about as long: words are looked for no oftener.
_LOOK_EVERY_S = 0.15
# How long the place of a person is a hint where to look in the next picture.
_FOLLOWED_S = 1.0
_MEASURED_FRAMES = 3
# A plain grey picture, to make each thread build its graphs before the first person comes.
_WARM_UP_SHAPE = (480, 640, 3)


@dataclass(slots=True)
class SignMemory:
    """One connection's last seconds; belongs to one client and one worker at a time."""

    letters: LetterReader
    words: WordSpotter | None
    next_production: Callable[[], int]
    spelling: SpellingReader | None = None
    clock: FrameClock = field(default_factory=FrameClock)
    history: History = field(default_factory=History)
    holds: HoldTracker = field(default_factory=HoldTracker)
    hand_seen_s: float = float("-inf")
    # When words were looked for last.
    looked_s: float = float("-inf")
    person: Region | None = None
    person_seen_s: float = float("-inf")
    # What this person taught.
    own: OwnSigns = NO_SIGNS
    own_letters: OwnLetters = NO_LETTERS
    # What people of this site showed, as it stood when this client was last read.
    peoples: PeoplesSigns = NO_PEOPLE

    @property
    def model(self) -> WordModel | None:
        """The net that this person's words are told by; None where letters alone are read."""
        return None if self.words is None else self.words.model

    def change_net(self, words: WordSpotter | None) -> None:
        """Words are told by another net from now on, to which this person taught nothing."""
        self.words = words
        self.own, self.peoples = NO_SIGNS, NO_PEOPLE

    def learn(self, own: OwnSigns) -> None:
        """Know these signs of the person, and no others of theirs."""
        self.own = own
        if self.words is not None:
            self.words.learn(own)

    def learn_peoples(self, peoples: PeoplesSigns) -> None:
        """Know these signs of this site's people, and no others of theirs."""
        self.peoples = peoples
        if self.words is not None:
            self.words.learn_peoples(peoples)

    def learn_letters(self, own: OwnLetters) -> None:
        """Know these letters of the person, and no others of theirs."""
        self.letters.count_letters(
            self.letters.letter_count - len(self.own_letters.letters) + len(own.letters)
        )
        self.own_letters = own


@dataclass(frozen=True, slots=True)
class _Moment:
    """One frame of one person: what was found, and when."""

    body: Body
    client: SignMemory
    at_s: float
    people_only: bool

    @property
    def words(self) -> WordSpotter | None:
        """Who listens for words; None where nothing that may be said was learnt from people."""
        words = self.client.words
        if words is None or not self.people_only:
            return words
        return words if words.knows_peoples_words or self.client.own.words else None

    @property
    def spelling(self) -> SpellingReader | None:
        return None if self.people_only else self.client.spelling

    @property
    def is_movement_read(self) -> bool:
        """Whether a hand was seen of late: else no window holds a word."""
        return self.at_s - self.client.hand_seen_s <= _HANDS_GONE_S


@dataclass(frozen=True, slots=True)
class _Hands:
    """What the nets made of a moment's hands, and what is read of them for spelling."""

    looked: Looked | None
    features: FloatArray | None


_NO_HANDS = _Hands(None, None)


@dataclass(frozen=True, slots=True)
class _Serving:
    """The net that words are told by, and what this site's people showed beside it."""

    model: WordModel | None
    index: PeoplesIndex | None = None

    def peoples(self) -> PeoplesSigns:
        return NO_PEOPLE if self.index is None else self.index.signs()


class SignPipeline:
    """The analyser behind the socket; without a word model it reads letters only."""

    def __init__(
        self,
        detector: BodyDetector,
        letters: LetterModel,
        words: WordModel | None = None,
        *,
        spelling: SpellingModel | None = None,
        threshold: float | None = None,
        word_threshold: float | None = None,
        sample: RgbImage | None = None,
    ) -> None:
        self._detector = detector
        self._letters = letters
        self._serving = _Serving(words)
        self._spelling = spelling
        # Every answer names it, and the detector looks its version up in a file.
        self._model = _model_of(detector, letters, words)
        self._threshold = letters.threshold if threshold is None else threshold
        self._word_threshold = word_threshold
        self._sample = np.full(_WARM_UP_SHAPE, 127, np.uint8) if sample is None else sample

    @property
    def model(self) -> ModelInfo:
        """The nets, with the detector they stand on as their source."""
        return self._model

    def warm_up(self) -> None:
        """Build this thread's graphs."""
        self.analyse(Frame(self._sample, received_at=0.0), self.open_client())

    def measure(self) -> float:
        """How many frames a second this thread reads of somebody who signs."""
        frame, client = Frame(self._sample, received_at=0.0), self.open_client()
        self.analyse(frame, client)
        started = time.perf_counter()
        for _ in range(_MEASURED_FRAMES):
            self.analyse(frame, client)
        return _MEASURED_FRAMES / max(time.perf_counter() - started, 1e-4)

    @property
    def letters(self) -> LetterModel:
        """The letter model."""
        return self._letters

    @property
    def words(self) -> WordModel | None:
        """The word model; None where letters alone are read."""
        return self._serving.model

    def use_words(self, model: WordModel | None, index: PeoplesIndex | None) -> None:
        """Tell words by this net from now on, and by what this site's people showed."""
        self._serving = _Serving(model, index)
        self._model = _model_of(self._detector, self._letters, model)

    def offer(self) -> Offer:
        """Everything that can be recognised."""
        return Offer(vocabulary=self._vocabulary())

    def signs(self) -> list[tuple[Letter, ...]]:
        """Everything that can be recognised; homonyms stand together."""
        words: Sequence[Word] = () if self.words is None else self.words.words
        spelled = () if self._spelling is None else self._spelling.told
        return [
            *(
                (letter, *(other for other in spelled if _is_same_letter(other, letter)))
                for letter in self._letters_told()
            ),
            *((Letter(word.label, word.id), *word.homonyms) for word in words),
        ]

    def open_client(self) -> SignMemory:
        """Nothing remembered of a new connection."""
        numbers = count()
        letters = LetterReader(
            len(self._letters.letters),
            threshold=self._threshold,
            next_production=numbers.__next__,
        )
        words = self._listen(self.words, numbers.__next__)
        spelling = None
        if self._spelling is not None:
            spelling = SpellingReader(self._spelling, next_production=numbers.__next__)
        return SignMemory(letters, words, numbers.__next__, spelling)

    def _listen(
        self, model: WordModel | None, next_production: Callable[[], int]
    ) -> WordSpotter | None:
        if model is None:
            return None
        return WordSpotter(model, threshold=self._word_threshold, next_production=next_production)

    def analyse(self, frame: Frame, client: SignMemory) -> Analysis:
        """What a frame adds to what the client signs."""
        at_s = client.clock.read(frame)
        is_recent = at_s - client.person_seen_s <= _FOLLOWED_S
        body = self._detector.detect(frame.rgb, client.person if is_recent else None)
        client.person, client.person_seen_s = body.region, at_s
        return Analysis(
            predictions2=self.read(body, client, at_s=at_s, people_only=frame.people_only),
            skeleton=skeleton_of(body) if frame.wants_skeleton else None,
        )

    def analyse_points(
        self, waiting: Sequence[tuple[PointsMessage, SignMemory]]
    ) -> list[list[Analysis | None]]:
        """The same of what pages found themselves: of one message each of several people."""
        messages = [
            [
                _Moment(body_of_points(one), client, client.clock.read(one), one.people_only)
                for one in message.pictures
            ]
            for message, client in waiting
        ]
        return [_answers(said) for said in self._read(messages)]

    def read(
        self, body: Body, client: SignMemory, *, at_s: float, people_only: bool = False
    ) -> SignPrediction:
        """The same from landmarks, for whatever has no pictures: evaluation and tests."""
        return self._read([[_Moment(body, client, at_s, people_only)]])[0][0]

    def _read(self, messages: Sequence[Sequence[_Moment]]) -> list[list[SignPrediction]]:
        """What each of several people signs in their moments; the nets look at all of them at once.

        Words are looked for as often as they may end, and always in the newest moment.
        """
        # Looked at once: another net may come meanwhile, and those who are read together share one.
        serving = self._serving
        for moments in messages:
            self._meet(moments[0].client, serving)
        rounds = [
            _rounds(list(zip(moments, hands, strict=True)))
            for moments, hands in zip(messages, self._look_at_hands(messages), strict=True)
        ]
        said: list[list[SignPrediction]] = [[] for _ in messages]
        for number in range(max(map(len, rounds))):
            now = {k: mine[number] for k, mine in enumerate(rounds) if number < len(mine)}
            for k, seen in now.items():
                said[k] += [self._read_moment(*one) for one in seen[:-1]]
                _remember(seen[-1][0])
            scores = _score([seen[-1][0] for seen in now.values()])
            for (k, seen), scored in zip(now.items(), scores, strict=True):
                said[k].append(self._read_sign(*seen[-1], word=_hear(seen[-1][0], scored)))
        return said

    def _read_moment(self, moment: _Moment, hands: _Hands) -> SignPrediction:
        """What is signed where no word is looked for."""
        _remember(moment)
        return self._read_sign(moment, hands, word=NOTHING_READ)

    def _meet(self, client: SignMemory, serving: _Serving) -> None:
        if client.model is not serving.model:
            client.change_net(self._listen(serving.model, client.next_production))
        peoples = serving.peoples()
        if peoples is not client.peoples:
            client.learn_peoples(peoples)

    def _look_at_hands(self, messages: Sequence[Sequence[_Moment]]) -> list[list[_Hands]]:
        """What the nets make of the hands of every moment, where spelling is read."""
        every = [moment for moments in messages for moment in moments]
        model = self._spelling
        hands = [_NO_HANDS] * len(every)
        read = [k for k, one in enumerate(every) if one.spelling is not None]
        if model is not None and read:
            asked = [every[k] for k in read]
            looked = look_together(model, [one.body for one in asked], [one.at_s for one in asked])
            features = features_together(_befores(asked, looked), looked)
            for k, seen, row in zip(read, looked, features, strict=True):
                hands[k] = _Hands(seen, row)
        rest = iter(hands)
        return [list(islice(rest, len(moments))) for moments in messages]

    def _read_sign(self, moment: _Moment, hands: _Hands, *, word: WordReading) -> SignPrediction:
        said = self._told(moment, hands, word)
        said.handsUp = moment.body.has_hand_up
        return said

    def _told(self, moment: _Moment, hands: _Hands, word: WordReading) -> SignPrediction:
        body, client, at_s = moment.body, moment.client, moment.at_s
        words, spelling, looked = moment.words, moment.spelling, hands.looked
        spelled = None
        if spelling is not None:
            spelled = spelling.observe(
                body,
                looked,
                client.holds.run,
                at_s=at_s,
                may_open=words is None or not words.is_likely,
                features=hands.features,
            )
        is_spelled = spelling is not None and spelling.has(client.holds.run)
        letter = client.letters.observe(
            self._letters_seen(body, client.own_letters, looked),
            client.holds,
            at_s=at_s,
            with_words=words is not None and body.has_pose,
            may_say=not is_spelled and _is_letters_turn(client.holds, words),
        )
        if words is not None and (letter.said is not None or is_spelled):
            words.block(at_s)
        if spelled is not None:
            return self._spelled_letter(spelled, client.clock)
        if letter.said is not None:
            if spelling is not None:
                spelling.hear(letter.started_s, letter.ended_s)
            return self._said_letter(letter, client)
        if word.candidates:
            return self._word(word, client)
        candidates = self._letter_candidates(letter, client.own_letters)
        return SignPrediction(id="", label="", candidates=candidates)

    def close(self) -> None:
        """Give back the detector's graphs."""
        self._detector.close()
        if self._serving.index is not None:
            self._serving.index.close()

    def _letters_seen(self, body: Body, own: OwnLetters, looked: Looked | None) -> FloatArray:
        model, hands = self._letters, body.hands
        encoder = model.encoder
        # Hands folded in a lap look like a W.
        if not body.has_hand_up:
            return np.zeros(len(model.letters) + len(own.letters), np.float32)
        if encoder is None or not own.letters:
            if looked is None:
                return letter_probabilities(model, hands)
            if hands.is_empty or looked.distance[0] > model.farthest:
                return np.zeros(len(model.letters), np.float32)
            return without_silent(model, looked.letters[0])
        return own_probabilities(self._letters, encoder, own, hands)

    def _letter(self, number: int, own: OwnLetters) -> tuple[Letter, Source]:
        known = len(self._letters.letters)
        if number < known:
            return self._letters.letters[number], "people"
        return own.letters[number - known], "own"

    def _said_letter(self, letter: LetterReading, client: SignMemory) -> SignPrediction:
        assert letter.said is not None
        sign, source = self._letter(letter.said, client.own_letters)
        clock = client.clock
        first, *behind = self._letter_candidates(letter, client.own_letters)
        scores = None if client.model is None else client.model.scores
        if scores is not None and letter.after_a_way and source == "people":
            worth = scores.letter(first.score, is_seldom=client.holds.is_blind)
            least = behind[0].score if behind else 0.0
            first = candidate(sign.id, sign.label, max(worth, least), source)
        return prediction(
            sign.id,
            sign.label,
            source,
            [first, *behind],
            letter.production,
            clock.to_sent_ms(letter.started_s),
            clock.to_sent_ms(letter.ended_s),
        )

    def _spelled_letter(self, spelled: SpelledLetter, clock: FrameClock) -> SignPrediction:
        assert self._spelling is not None
        sign = self._spelling.letter(spelled.letter, spelled.alphabet)
        guesses = [(spelled.letter, spelled.score), *spelled.others]
        named = [(self._spelling.letter(k, spelled.alphabet), score) for k, score in guesses]
        return prediction(
            sign.id,
            sign.label,
            "avatar",
            [candidate(other.id, other.label, score, "avatar") for other, score in named],
            spelled.production,
            clock.to_sent_ms(spelled.started_s),
            clock.to_sent_ms(spelled.ended_s),
        )

    def _letter_candidates(self, letter: LetterReading, own: OwnLetters) -> list[SignCandidate]:
        scores = letter.evidence * (_PASSING + (1 - _PASSING) * letter.held)
        best_first = [int(i) for i in np.argsort(-scores)[:CANDIDATE_COUNT]]
        likely = [(self._letter(i, own), float(scores[i])) for i in best_first]
        return [
            candidate(sign.id, sign.label, score, source)
            for (sign, source), score in likely
            if score >= _LEAST_SCORE
        ]

    def _word(self, reading: WordReading, client: SignMemory) -> SignPrediction:
        said, clock = reading.said, client.clock
        scores = None if client.model is None else client.model.scores
        told = word_candidates(
            reading.candidates,
            scores,
            is_said=said is not None,
            is_seldom=client.holds.is_blind,
        )
        return prediction(
            said.id if said else "",
            said.label if said else "",
            said.learnt_from if said else None,
            list(islice(told, CANDIDATE_COUNT)),
            reading.production,
            clock.to_sent_ms(reading.started_s),
            clock.to_sent_ms(reading.ended_s),
        )

    def _letters_told(self) -> list[Letter]:
        silent = self._letters.silent
        return [letter for k, letter in enumerate(self._letters.letters) if k not in silent]

    def _vocabulary(self) -> list[RecognisedSign]:
        signs = [
            RecognisedSign(id=letter.id, label=letter.label, learntFrom="people", isSaid=True)
            for letter in self._letters_told()
        ]
        serving = self._serving
        peoples = serving.peoples()
        shown_by = dict(zip(peoples.words, peoples.people, strict=True))
        for word in words_with(serving.model.words, peoples) if serving.model else ():
            signs.append(
                RecognisedSign(
                    id=word.id,
                    label=word.label,
                    learntFrom=word.learnt_from,
                    isSaid=word.is_said,
                    people=shown_by.get(word),
                )
            )
            # The camera cannot tell homonyms apart: they are named beside the one that is said.
            signs += [
                RecognisedSign(
                    id=other.id, label=other.label, learntFrom=word.learnt_from, isSaid=False
                )
                for other in word.homonyms
            ]
        return signs


def _model_of(detector: BodyDetector, letters: LetterModel, words: WordModel | None) -> ModelInfo:
    models = [letters, *([] if words is None else [words])]
    return ModelInfo(
        name=" + ".join(model.name for model in models),
        version=" + ".join(model.version for model in models),
        source=detector.name,
    )


def _rounds(moments: list[tuple[_Moment, _Hands]]) -> list[list[tuple[_Moment, _Hands]]]:
    """One person's moments, cut behind each in which words are looked for."""
    rounds: list[list[tuple[_Moment, _Hands]]] = []
    since: list[tuple[_Moment, _Hands]] = []
    for left, (moment, hands) in zip(range(len(moments) - 1, -1, -1), moments, strict=True):
        since.append((moment, hands))
        client = moment.client
        if left == 0 or moment.at_s - client.looked_s >= _LOOK_EVERY_S:
            rounds.append(since)
            since, client.looked_s = [], moment.at_s
    return rounds


def _remember(moment: _Moment) -> None:
    body, client, at_s = moment.body, moment.client, moment.at_s
    if not body.hands.is_empty:
        client.hand_seen_s = at_s
    client.holds.observe(place_of(body), at_s=at_s)
    client.history.add(at_s, body)


def _befores(moments: Sequence[_Moment], looked: Sequence[Looked | None]) -> list[Looked | None]:
    """The frame that each moment of several people follows in its own stream."""
    before: dict[int, Looked | None] = {}
    befores: list[Looked | None] = []
    for moment, one in zip(moments, looked, strict=True):
        spelling = moment.spelling
        assert spelling is not None
        last = before.setdefault(id(spelling), spelling.before)
        befores.append(last)
        if one is not None and says_something_new(last, one):
            before[id(spelling)] = one
    return befores


def _score(moments: Sequence[_Moment]) -> list[list[Scored] | None]:
    """What the word net makes of each one's windows, where words are read."""
    asked = {
        k: (words, words.windows(moment.client.history, at_s=moment.at_s))
        for k, moment in enumerate(moments)
        if (words := moment.words) is not None and moment.is_movement_read
    }
    scores = scores_of(list(asked.values()), at_s=[moments[k].at_s for k in asked])
    scored = dict(zip(asked, scores, strict=True))
    return [scored.get(k) for k in range(len(moments))]


def _hear(moment: _Moment, scores: list[Scored] | None) -> WordReading:
    words = moment.words
    if words is None or not moment.is_movement_read:
        return NOTHING_READ
    return words.hear(scores, moment.client.holds, at_s=moment.at_s, people_only=moment.people_only)


def _answers(said: Sequence[SignPrediction]) -> list[Analysis | None]:
    """Of the newest moment one, and of each before it in which was said what no later one says."""
    *before, newest = said
    answers: list[Analysis | None] = [Analysis(predictions2=newest)]
    told = {newest.production}
    for one in reversed(before):
        is_new = one.label != "" and one.production not in told
        answers.append(Analysis(predictions2=one) if is_new else None)
        told.add(one.production)
    return answers[::-1]


def _is_same_letter(one: Letter, other: Letter) -> bool:
    """In another alphabet."""
    return one.label == other.label and one.id != other.id


def _is_letters_turn(holds: HoldTracker, words: WordSpotter | None) -> bool:
    """A hold that ends a word is the word's; one in the midst of a likely word waits for it.

    The word net knows letters, as no words; the letter net knows nothing of words.
    """
    run = holds.run
    if run is None or words is None:
        return True
    if words.said_since(run.since_s):
        return False
    return not words.is_likely
