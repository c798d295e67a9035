"""What letters a person shows over the socket: held hands that become examples, and back."""

from collections.abc import Mapping

import numpy as np
from isl_contracts.generated.events import (
    LETTER_TAUGHT,
    OWN_LETTERS,
    OWN_LETTERS_KNOWN,
    TEACH_LETTER,
)
from isl_inference_kit.analysis import Ask, Reply
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.wire import LetterTaught, OwnLettersKnown
from isl_inference_kit.wire import OwnLetters as SentLetters
from pydantic import ValidationError

from isl_signs.backends.base import Letter, LetterEncoder, LetterModel
from isl_signs.body import Body
from isl_signs.landmarks import FloatArray
from isl_signs.own_letters import NO_LETTERS, OwnLetters, encode
from isl_signs.pipeline import SignMemory
from isl_signs.shown import broken_at, read_span
from isl_signs.stream.holds import HoldTracker, place_of
from isl_signs.teaching import decode_example, encode_example
from isl_signs.words.own import directions

# Hands that rest for a shorter time are on their way.
_LEAST_HOLD_S = 0.4
_ROUNDING_S = 0.05


class LetterTeaching:
    """Answers what is asked about letters; everything it learns lives in the client's memory."""

    def __init__(self, model: LetterModel) -> None:
        self._model = model

    def asks(self) -> Mapping[str, Ask[SignMemory]]:
        """By the name of their event."""
        return {TEACH_LETTER: self.teach, OWN_LETTERS: self.know}

    def teach(self, payload: object, client: SignMemory) -> Reply:
        """Look at the hands that were just held."""
        encoder = self._encoder()
        span = read_span(payload)
        bodies = client.history.between(
            client.clock.from_sent_ms(span.startedAt) - _ROUNDING_S,
            client.clock.from_sent_ms(span.endedAt) + _ROUNDING_S,
        )
        held = longest_hold(bodies)
        answer = LetterTaught(id=span.id, outcome="accepted", encoder=encoder.fingerprint)
        if held:
            answer.example = encode_example(_example_of(encoder, held))
        elif any(not body.hands.is_empty for _, body in bodies):
            answer.outcome = "moving"
        else:
            answer.outcome = "handsUnseen"
        return Reply(LETTER_TAUGHT, answer)

    def know(self, payload: object, client: SignMemory) -> Reply:
        """Read these letters as this person's; where they are refused, none of theirs."""
        client.learn_letters(NO_LETTERS)
        own = read_own_letters(payload, self._encoder())
        client.learn_letters(own)
        return Reply(OWN_LETTERS_KNOWN, OwnLettersKnown(letters=len(own.letters)))

    def _encoder(self) -> LetterEncoder:
        if self._model.encoder is None:
            raise InferenceError("TEACHING_OFF", "This service's letter net cannot be taught.")
        return self._model.encoder


def read_own_letters(payload: object, encoder: LetterEncoder) -> OwnLetters:
    """Letters as a stranger sends them, or an InferenceError that says what is wrong."""
    try:
        sent = SentLetters.model_validate(payload, strict=True)
    except ValidationError as error:
        raise _broken(f"Own letters are not readable: {broken_at(error)}.") from None
    if sent.encoder != encoder.fingerprint:
        raise InferenceError(
            "OWN_LETTERS_OUTDATED", "These letters were shown to another net: show them again."
        )
    if len({letter.id for letter in sent.letters}) < len(sent.letters):
        raise _broken("Two own letters have the same id.")
    if not sent.letters:
        return NO_LETTERS
    examples = [
        decode_example(letter.example, encoder.dimensions, code="OWN_LETTERS_BROKEN")
        for letter in sent.letters
    ]
    letters = tuple(Letter(_label_of(letter.id), letter.id) for letter in sent.letters)
    return OwnLetters(letters, directions(np.stack(examples)))


def longest_hold(bodies: list[tuple[float, Body]]) -> list[Body]:
    """The bodies of the longest stretch in which hands were still; empty where none was."""
    tracker = HoldTracker()
    runs: dict[int, list[tuple[float, Body]]] = {}
    for at_s, body in bodies:
        tracker.observe(place_of(body), at_s=at_s)
        if tracker.run is not None and not body.hands.is_empty:
            runs.setdefault(tracker.run.number, []).append((at_s, body))
    if not runs:
        return []
    longest = max(runs.values(), key=_lasted_s)
    return [body for _, body in longest] if _lasted_s(longest) >= _LEAST_HOLD_S else []


def _lasted_s(run: list[tuple[float, Body]]) -> float:
    return run[-1][0] - run[0][0]


def _example_of(encoder: LetterEncoder, bodies: list[Body]) -> FloatArray:
    """The mean direction [d] of the pictures in which the most hands were found."""
    hands = [body.hands for body in bodies]
    most = max(int(pair.present.sum()) for pair in hands)
    clear = [pair for pair in hands if int(pair.present.sum()) == most]
    points = np.stack([pair.points for pair in clear])
    present = np.stack([pair.present for pair in clear])
    return directions(encode(encoder, points, present).mean(axis=0)[None])[0]


def _label_of(letter_id: str) -> str:
    """letter-a-v1 is A, numeral-10 is 10."""
    return letter_id.split("-")[1].upper()


def _broken(message: str) -> InferenceError:
    return InferenceError("OWN_LETTERS_BROKEN", message)
