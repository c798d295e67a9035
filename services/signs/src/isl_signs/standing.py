"""What reviewers dispute or withdrew leaves the models that learnt it, without training anew."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from isl_signs.backends.base import Letter, LetterModel, Word, WordModel, WordNet
from isl_signs.landmarks import FloatArray
from isl_signs.lexicon import Form
from isl_signs.spelling.model import SpellingModel

logger = logging.getLogger(__name__)


def leave_out_words(model: WordModel, forms: Mapping[str, Form]) -> WordModel:
    """The model without the signs that may not be recognised; theirs becomes 'no sign'."""
    allowed = [_allowed(word, forms) for word in model.words]
    kept = [k for k, word in enumerate(allowed) if word is not None]
    gone = [k for k, word in enumerate(allowed) if word is None]
    named = {word.id for word in model.words} | {
        o.id for word in model.words for o in word.homonyms
    }
    _warn(model.name, named, forms)
    return replace(
        model,
        words=[word for word in allowed if word is not None],
        net=_Without(model.net, kept, gone, model.temperature) if gone else model.net,
        encoder=model.encoder and replace(model.encoder, prototypes=model.encoder.prototypes[kept]),
    )


def leave_out_letters(model: LetterModel, forms: Mapping[str, Form]) -> LetterModel:
    """The model that says nothing where it sees a letter that may not be recognised."""
    _warn(model.name, {letter.id for letter in model.letters}, forms)
    silent = [k for k, letter in enumerate(model.letters) if not _may(letter.id, forms)]
    return replace(model, silent=frozenset(silent))


def leave_out_spelled(model: SpellingModel, forms: Mapping[str, Form]) -> SpellingModel:
    """The model that reads such a letter as before, and does not say it."""
    return replace(
        model, silent=frozenset(letter.id for letter in model.told if not _may(letter.id, forms))
    )


def _allowed(word: Word, forms: Mapping[str, Form]) -> Word | None:
    """The class under the first of its names that may be said."""
    names = [Letter(word.label, word.id), *word.homonyms]
    left = [name for name in names if _may(name.id, forms)]
    if not left:
        return None
    first, *others = left
    is_same = first.id == word.id
    # A name of another form may be said if that form is a sure one.
    is_said = word.is_said and (is_same or forms[first.id].is_high)
    return replace(word, label=first.label, id=first.id, homonyms=tuple(others), is_said=is_said)


def _may(form_id: str, forms: Mapping[str, Form]) -> bool:
    form = forms.get(form_id)
    return form is None or form.may_be_recognised


def _warn(model: str, ids: set[str], forms: Mapping[str, Form]) -> None:
    if gone := {form_id: forms[form_id].status for form_id in ids if not _may(form_id, forms)}:
        logger.warning(
            "signs are not recognised until training", extra={"model": model, "signs": gone}
        )


@dataclass(frozen=True, slots=True)
class _Without:
    """A word net some of whose classes count as no sign, its last class."""

    net: WordNet
    kept: list[int]
    gone: list[int]
    temperature: float

    def logits(self, features: FloatArray) -> FloatArray:
        rows = self.net.logits(features)
        # Added up as probabilities at the temperature, not as logits.
        nothing = np.logaddexp.reduce(rows[:, [*self.gone, -1]] / self.temperature, axis=1)
        nothing = nothing[:, None] * self.temperature
        return np.concatenate([rows[:, self.kept], nothing], axis=1).astype(np.float32)
