"""Signs of the dictionary that look most like what somebody just made."""

from collections.abc import Mapping, Sequence

from isl_contracts.generated.events import FIND, FOUND
from isl_inference_kit.analysis import Ask, Reply
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.wire import Found, LookAlike

from isl_signs.backends.base import Encoder, Word
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignMemory
from isl_signs.shown import look_alike, nearest_words, read_span, take_in
from isl_signs.words.peoples import NO_PEOPLE, PeoplesSigns

MOST_FOUND = 10


def find(payload: object, client: SignMemory) -> Reply:
    """Compare the take that was just shown with every sign that is known; nothing of it is kept."""
    model = client.model
    if model is None or model.encoder is None:
        raise InferenceError("FINDING_OFF", "This service has no encoder to find signs with.")
    span = read_span(payload)
    shown = take_in(span, client, model.encoder)
    found = Found(id=span.id, outcome=shown.outcome, alike=[])
    if shown.example is not None:
        found.alike = nearest(shown.example, model.words, model.encoder, client.peoples)
    return Reply(FOUND, found)


# By its event.
ASKS: Mapping[str, Ask[SignMemory]] = {FIND: find}


def nearest(
    example: FloatArray,
    words: Sequence[Word],
    encoder: Encoder,
    peoples: PeoplesSigns = NO_PEOPLE,
) -> list[LookAlike]:
    """The signs nearest to the direction [d]; those of one movement stand side by side."""
    alike = [
        look_alike(name, distance, word, encoder)
        for word, distance in nearest_words(
            example, words, encoder, most=MOST_FOUND, peoples=peoples
        )
        for name in (word, *word.homonyms)
    ]
    return alike[:MOST_FOUND]
