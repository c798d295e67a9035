"""What a person teaches over the socket: takes that become examples, and signs made of them."""

import base64
import binascii
from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from isl_contracts.generated.errors import FrameErrorCode
from isl_contracts.generated.events import OWN_SIGNS, OWN_SIGNS_KNOWN, TAUGHT, TEACH
from isl_inference_kit.analysis import Ask, Reply
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.wire import OwnSigns as SentSigns
from isl_inference_kit.wire import OwnSignsKnown, Taught
from pydantic import ValidationError

from isl_signs.backends.base import Encoder, Word, WordModel
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignMemory
from isl_signs.shown import broken_at, look_alikes, read_span, take_in
from isl_signs.words.own import NO_SIGNS, OwnSigns, directions

_MOST_SIGNS, _MOST_TAKES = 200, 5
_MOST_ALIKE = 5
# Halves of a direction of length 1 that was rounded to 16 bits.
_LENGTHS = (0.95, 1.05)


def teach(payload: object, client: SignMemory) -> Reply:
    """Look at the take that was just shown."""
    model, encoder = _encoder(client)
    span = read_span(payload)
    shown = take_in(span, client, encoder)
    body = Taught(
        id=span.id, outcome=shown.outcome, encoder=encoder.fingerprint, example=None, alike=[]
    )
    if shown.example is not None:
        body.example = encode_example(shown.example)
        body.alike = look_alikes(
            shown.example,
            model.words,
            encoder,
            most=_MOST_ALIKE,
            peoples=client.peoples,
            own=client.own,
        )
    return Reply(TAUGHT, body)


def know(payload: object, client: SignMemory) -> Reply:
    """Recognise these signs beside the others; where they are refused, none of theirs."""
    client.learn(NO_SIGNS)
    _, encoder = _encoder(client)
    own = read_own_signs(payload, encoder)
    client.learn(own)
    return Reply(OWN_SIGNS_KNOWN, OwnSignsKnown(signs=len(own.words)))


# What is asked beside frames, by its event; everything that is learnt lives in the client's memory.
ASKS: Mapping[str, Ask[SignMemory]] = {TEACH: teach, OWN_SIGNS: know}


def _encoder(client: SignMemory) -> tuple[WordModel, Encoder]:
    model = client.model
    if model is None or model.encoder is None:
        raise InferenceError("TEACHING_OFF", "This service has no encoder to teach.")
    return model, model.encoder


def read_own_signs(payload: object, encoder: Encoder) -> OwnSigns:
    """Signs as a stranger sends them, or an InferenceError that says what is wrong."""
    _refuse_too_many(payload)
    try:
        sent = SentSigns.model_validate(payload, strict=True)
    except ValidationError as error:
        raise InferenceError(
            "OWN_SIGNS_BROKEN", f"Own signs are not readable: {broken_at(error)}."
        ) from None
    if sent.encoder != encoder.fingerprint:
        raise InferenceError(
            "OWN_SIGNS_OUTDATED", "These signs were taught to another encoder: teach them again."
        )
    if len({sign.id for sign in sent.signs}) < len(sent.signs):
        raise InferenceError("OWN_SIGNS_BROKEN", "Two own signs have the same id.")
    if not all(sign.name.isprintable() for sign in sent.signs):
        raise InferenceError("OWN_SIGNS_BROKEN", "A sign's name has letters that cannot be shown.")
    dimensions = encoder.prototypes.shape[1]
    means = [
        np.mean([decode_example(text, dimensions) for text in sign.examples], axis=0)
        for sign in sent.signs
    ]
    words = tuple(Word(sign.name, sign.id, "own", is_said=True) for sign in sent.signs)
    return OwnSigns(words, directions(np.stack(means))) if words else NO_SIGNS


def _refuse_too_many(payload: object) -> None:
    """Before anything of it is read."""
    signs = (
        cast("Mapping[str, Any]", payload).get("signs") if isinstance(payload, Mapping) else None
    )
    if not isinstance(signs, list):
        return
    many = cast("list[Any]", signs)
    if len(many) > _MOST_SIGNS or any(_takes_of(sign) > _MOST_TAKES for sign in many):
        raise InferenceError(
            "OWN_SIGNS_TOO_MANY",
            f"At most {_MOST_SIGNS} own signs of {_MOST_TAKES} takes each are known at once.",
        )


def _takes_of(sign: object) -> int:
    examples = (
        cast("Mapping[str, Any]", sign).get("examples") if isinstance(sign, Mapping) else None
    )
    return len(cast("list[Any]", examples)) if isinstance(examples, list) else 0


def encode_example(direction: FloatArray) -> str:
    """A direction [d] as the contract's text."""
    return base64.b64encode(direction.astype("<f2").tobytes()).decode()


def decode_example(
    text: str, dimensions: int, *, code: FrameErrorCode = "OWN_SIGNS_BROKEN"
) -> FloatArray:
    """The direction again; an InferenceError of that code where it is none."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise InferenceError(code, "An example is no base64.") from None
    if len(data) != 2 * dimensions:
        raise InferenceError(code, f"An example has {dimensions} numbers of 16 bits.")
    example = np.frombuffer(data, "<f2").astype(np.float32)
    length = float(np.linalg.norm(example))
    if not _LENGTHS[0] <= length <= _LENGTHS[1]:  # false for NaN as well
        raise InferenceError(code, "An example is a direction of length 1.")
    return example
