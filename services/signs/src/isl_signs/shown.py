"""What somebody asks of a sign that they just showed: which stretch, and what it looks like."""

import math
from collections.abc import Sequence

import numpy as np
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.wire import LookAlike, TakeSpan
from pydantic import ValidationError

from isl_signs.backends.base import Encoder, Letter, Word
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignMemory
from isl_signs.words.own import NO_SIGNS, OwnSigns
from isl_signs.words.peoples import NO_PEOPLE, PeoplesSigns, nearness_to_all, words_with
from isl_signs.words.takes import Take, read_take


def read_span(payload: object) -> TakeSpan:
    """A stretch as a stranger sends it, or an InferenceError that says what is wrong."""
    try:
        span = TakeSpan.model_validate(payload, strict=True)
    except ValidationError as error:
        raise InferenceError(
            "TAKE_BROKEN", f"A take is {{id, startedAt, endedAt}}: {broken_at(error)}."
        ) from None
    if not (math.isfinite(span.startedAt) and math.isfinite(span.endedAt)):
        raise InferenceError("TAKE_BROKEN", "A take begins and ends at some time.")
    return span


def take_in(span: TakeSpan, client: SignMemory, encoder: Encoder) -> Take:
    """What is remembered of that stretch."""
    return read_take(
        client.history,
        encoder,
        start_s=client.clock.from_sent_ms(span.startedAt),
        end_s=client.clock.from_sent_ms(span.endedAt),
    )


def look_alikes(
    example: FloatArray,
    words: Sequence[Word],
    encoder: Encoder,
    *,
    most: int,
    peoples: PeoplesSigns = NO_PEOPLE,
    own: OwnSigns = NO_SIGNS,
) -> list[LookAlike]:
    """The signs nearest to the direction [d], at most so many, nearest first."""
    near = nearest_words(example, words, encoder, most=most, peoples=peoples, own=own)
    return [look_alike(word, distance, word, encoder) for word, distance in near]


def nearest_words(
    example: FloatArray,
    words: Sequence[Word],
    encoder: Encoder,
    *,
    most: int,
    peoples: PeoplesSigns = NO_PEOPLE,
    own: OwnSigns = NO_SIGNS,
) -> list[tuple[Word, float]]:
    """The same as words, each with its distance."""
    near = [nearness_to_all(example, encoder, peoples)]
    if own.words:
        near.append(own.prototypes @ example)
    distances = 1 - np.concatenate(near)
    both = [*words_with(words, peoples), *own.words]
    best = np.argpartition(distances, min(most, len(both)) - 1)[:most]
    return [(both[k], float(distances[k])) for k in best[np.argsort(distances[best])]]


def look_alike(name: Word | Letter, distance: float, word: Word, encoder: Encoder) -> LookAlike:
    """A word under one of its names."""
    return LookAlike(
        id=name.id,
        label=name.label,
        learntFrom=word.learnt_from,
        distance=round(distance, 3),
        isNear=distance <= encoder.likeness.near,
    )


def broken_at(error: ValidationError) -> str:
    """Where it breaks the contract; what was sent is not repeated."""
    first = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(str(part) for part in first['loc'])} {first['msg']}".strip()
