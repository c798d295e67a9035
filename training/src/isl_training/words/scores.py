"""python -m isl_training.words.scores DIR: fit what a told score is worth, on streams of people.

DIR is of people whom neither training nor a report sees.
"""

# pyright: basic

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.backends.base import LetterModel, WordModel
from isl_signs.backends.litert_letters import CARD_FILE, load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.landmarks import BoolArray, FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.scores import LEAST, MOST, Curve, Scores, write_scores
from isl_signs.settings import Settings
from isl_signs.stream.holds import BLIND_STEP_S

from isl_training.evaluation.sequence_figures import Heard, Vocabulary, ranked, vocabulary_of
from isl_training.evaluation.sequence_files import around
from isl_training.evaluation.stream import NoDetector, listen
from isl_training.evaluation.word_card import write_card
from isl_training.words.augment import degrade
from isl_training.words.likeness import fit_logistic
from isl_training.words.losses import Losses, read_losses
from isl_training.words.material import Clip, MaterialError, read_material

# As pages send frames: slowly where they wait for each answer, and as quickly as they are served.
RATES = (2.0, 12.0, 15.0)
_CLIPS = 900
_PLACES = 5
# With fewer a curve would tell of a few people.
_LEAST_TOLD = 30


@dataclass(frozen=True, slots=True)
class Told:
    """A candidate of a stream, at its best: the place it had, and whether it was shown."""

    score: float
    place: int
    is_letter: bool
    is_right: bool
    is_said: bool = False
    is_seldom: bool = False


def main() -> int:
    """Fit the curves of the words and write them into their card."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.words.scores",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    fields = Settings.model_fields
    parser.add_argument("sequences", type=Path, help="a folder with a sequences.jsonl")
    parser.add_argument("--model", type=Path, default=fields["signs_words_dir"].default)
    parser.add_argument("--letters", type=Path, default=fields["signs_model_dir"].default)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    try:
        told = tell(
            load_word_model(arguments.model, with_scores=False),
            load_letter_model(arguments.letters),
            read_material(arguments.sequences),
            read_losses(),
            seed=arguments.seed,
        )
        scores = fit_scores(told)
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    card: dict[str, Any] = json.loads((arguments.model / CARD_FILE).read_text())
    write_card(arguments.model, card | {"scores": write_scores(scores, card["sha256"])})
    sys.stdout.write(f"{scores}\n")
    return 0


def tell(
    words: WordModel, letters: LetterModel, clips: Sequence[Clip], losses: Losses, *, seed: int
) -> list[Told]:
    """What the service names over streams of these people."""
    pipeline = SignPipeline(NoDetector(), letters, words)
    vocabulary = vocabulary_of(pipeline)
    signing = [
        clip for clip in clips if clip.sign is not None and clip.sign.upper() in vocabulary.sign_of
    ]
    if not signing:
        raise MaterialError("no clip shows a sign that is known: fitting needs some")
    random = np.random.default_rng([seed, 41])
    told: list[Told] = []
    for chosen in random.permutation(len(signing))[:_CLIPS]:
        clip = _around_sign(signing[chosen])
        for rate in RATES:
            told += _tell(pipeline, vocabulary, clip, rate, losses, random)
    return told


def _around_sign(clip: Clip) -> Clip:
    """As a report sees it: without the whole of the signs before and after."""
    sign, *beside = clip.spans
    if not beside:
        return clip
    rate = clip.frames_per_second
    return replace(clip, points=around(clip.points, sign.start_s * rate, sign.end_s * rate, rate))


def _tell(
    pipeline: SignPipeline,
    vocabulary: Vocabulary,
    clip: Clip,
    rate: float,
    losses: Losses,
    random: np.random.Generator,
) -> list[Told]:
    assert clip.sign is not None
    times, points = degrade(clip, losses, rate=rate, random=random)
    signs = [vocabulary.sign_of.get(span.id.upper()) for span in clip.spans]
    shown = vocabulary.sign_of[clip.sign.upper()]
    beside = frozenset(sign for sign in signs if sign is not None) - {shown}
    listened = listen(pipeline, times, points, aspect=1.0)
    best_first = ranked(Heard(shown, beside, listened, 0.0, 0, 0.0), vocabulary)
    letters = _letters(pipeline)
    said = {vocabulary.sign_of[heard.id.upper()] for heard in listened.said}
    return [
        Told(score, place, sign in letters, sign == shown, sign in said, 1 / rate >= BLIND_STEP_S)
        for place, (sign, score) in enumerate(list(best_first.items())[:_PLACES])
    ]


def _letters(pipeline: SignPipeline) -> frozenset[str]:
    return frozenset(letter.id for letter in pipeline.letters.letters)


def fit_scores(told: Sequence[Told]) -> Scores:
    """The curves of words said, that stood first without, and stood behind, and of letters said."""
    words = [one for one in told if not one.is_letter]
    said = [one for one in words if one.place == 0 and one.is_said]
    first = [one for one in words if one.place == 0 and not one.is_said]
    others = [one for one in words if one.place > 0]
    letters = [one for one in told if one.is_letter and one.place == 0 and one.is_said]
    return Scores(
        said=_fit_curve(said),
        first=_fit_curve(first),
        others=_fit_curve(others),
        letter=_fit_share(letters),
    )


def _fit_share(told: Sequence[Told]) -> Curve:
    """The same for each score: those of letters that are said lie close together."""
    seldom, rights = _seldom_and_rights(told)
    (shift_of_seldom,), shift = fit_logistic(seldom[:, None], rights)
    return Curve(0.0, shift, shift_of_seldom)


def _fit_curve(told: Sequence[Told]) -> Curve:
    seldom, rights = _seldom_and_rights(told)
    kept = np.clip([one.score for one in told], LEAST, MOST)
    (slope, shift_of_seldom), shift = fit_logistic(
        np.stack([np.log(kept / (1 - kept)), seldom], axis=1), rights
    )
    return Curve(slope, shift, shift_of_seldom)


def _seldom_and_rights(told: Sequence[Told]) -> tuple[FloatArray, BoolArray]:
    if len(told) < _LEAST_TOLD or len({one.is_right for one in told}) < 2:
        raise MaterialError(f"{len(told)} candidates are too few to fit what a score is worth")
    seldom = np.array([one.is_seldom for one in told], np.float32)
    return seldom, np.array([one.is_right for one in told])


if __name__ == "__main__":
    sys.exit(main())
