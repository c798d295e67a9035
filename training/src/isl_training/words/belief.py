"""python -m isl_training.words.belief DIR: fit when a word that the net names is one, on streams.

DIR is of people whom neither training nor a report sees. On most of them is fitted what the
encoding says; on the broadest, narrowest and most turned, how sure is sure enough.
"""

# pyright: basic

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.backends.base import Belief, Encoder, LetterModel, Word, WordModel
from isl_signs.backends.litert_letters import CARD_FILE, load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.body import Body
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_signs.stream.holds import BLIND_STEP_S
from isl_signs.words.belief import log_odds, weighed, write_belief
from isl_signs.words.classifier import window_features
from isl_signs.words.window import cut

from isl_training.evaluation.stream import NoDetector
from isl_training.evaluation.word_card import write_card
from isl_training.words.augment import degrade
from isl_training.words.likeness import fit_logistic
from isl_training.words.losses import Losses, read_losses
from isl_training.words.material import Clip, MaterialError, hold_out, read_material

# As pages send frames: slowly where they wait for each answer, and nearly as quickly as served.
_RATES = (2.0, 12.0)
# Looked at below the threshold that would stand without a belief: it tells more of them apart.
_FLOOR = 0.68
_SIGN_CLIPS = 1000
# How much a weight is held toward zero, of what varies by one.
_HELD = 0.03
# Words a minute over movement that is no sign, at either rate, before those: two thirds of what is
# wanted of people farther from those it learnt from.
_FALSE_A_MINUTE = 0.33
_LEAST_SAID = 60


@dataclass(frozen=True, slots=True)
class Said:
    """A word that the net alone would say: what a belief weighs of it, and whether it was shown."""

    parts: FloatArray
    is_right: bool
    in_nothing: bool
    # Of the frames a second.
    is_seldom: bool
    is_held_out: bool


def main() -> int:
    """Fit the belief and write it into the word model's card."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.words.belief",
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
        figures = give_belief(
            arguments.model, arguments.letters, read_material(arguments.sequences), arguments.seed
        )
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"{figures}\n")
    return 0


def give_belief(folder: Path, letters: Path, clips: Sequence[Clip], seed: int) -> dict[str, Any]:
    """Fit it on these clips and put it into the folder's card; what it is worth there."""
    model = load_word_model(folder, with_scores=False)
    if model.encoder is None:
        raise MaterialError(f"{folder}: no encoder; python -m isl_training.words.teachable first")
    said, minutes = listen_to(model, load_letter_model(letters), clips, read_losses(), seed=seed)
    belief, figures = fit_belief(said, minutes)
    card: dict[str, Any] = json.loads((folder / CARD_FILE).read_text())
    card["belief"] = write_belief(belief, card["sha256"]) | {"validation": figures}
    # What is said is another then.
    card.pop("scores", None)
    write_card(folder, card)
    return figures


def listen_to(
    model: WordModel,
    letters: LetterModel,
    clips: Sequence[Clip],
    losses: Losses,
    *,
    seed: int,
) -> tuple[list[Said], dict[bool, float]]:
    """Each word that is said by its probability alone, and the minutes of nothing by `is_seldom`.

    The minutes are those of held-out people.
    """
    assert model.encoder is not None
    pipeline = SignPipeline(NoDetector(), letters, model, word_threshold=_FLOOR)
    random = np.random.default_rng([seed, 51])
    held = dict(zip(map(id, clips), hold_out(clips, seed=seed), strict=True))
    names = {other.id for word in model.words for other in (word, *word.homonyms)}
    signing = [clip for clip in clips if clip.sign in names]
    chosen = [signing[i] for i in random.permutation(len(signing))[:_SIGN_CLIPS]]
    chosen += [clip for clip in clips if clip.sign is None]
    said: list[Said] = []
    minutes = {True: 0.0, False: 0.0}
    for clip in chosen:
        is_held = bool(held[id(clip)])
        for rate in _RATES:
            times, points = degrade(clip, losses, rate=rate, random=random)
            is_seldom = 1 / rate >= BLIND_STEP_S
            for word, parts in _words_said(pipeline, model, model.encoder, times, points):
                names_of = {word.id, *(other.id for other in word.homonyms)}
                is_right = any(span.id in names_of for span in clip.spans)
                said.append(Said(parts, is_right, clip.sign is None, is_seldom, is_held))
            if clip.sign is None and is_held:
                minutes[is_seldom] += float(times[-1] - times[0]) / 60
    return said, minutes


def _words_said(
    pipeline: SignPipeline,
    model: WordModel,
    encoder: Encoder,
    times: FloatArray,
    points: FloatArray,
) -> list[tuple[Word, FloatArray]]:
    """Each word that is said over frames [n, 75, 3] at `times` [n], and what is weighed of it."""
    client = pipeline.open_client()
    assert client.words is not None
    heard: set[int | None] = set()
    said: list[tuple[Word, FloatArray]] = []
    for count, at_s in enumerate(times.tolist(), start=1):
        pipeline.read(Body(points[count - 1], 1.0), client, at_s=at_s)
        reading = client.words.last_said
        if reading is None or reading.said is None or reading.production in heard:
            continue
        heard.add(reading.production)
        end_s = reading.ended_s
        window = cut(times[:count], points[:count], start_s=reading.started_s, end_s=end_s)
        if window is None:
            continue
        word = [one.id for one in model.words].index(reading.said.id)
        features = window_features([window])[0]
        score = reading.candidates[0][1]
        said.append((reading.said, weighed(encoder, features, word=word, score=score)))
    return said


def fit_belief(
    said: Sequence[Said], minutes: Mapping[bool, float]
) -> tuple[Belief, dict[str, Any]]:
    """What is weighed, on those who are not held out; from where on it is enough, on the others."""
    learnt = [one for one in said if not one.is_held_out]
    held_out = [one for one in said if one.is_held_out]
    if min(len(learnt), len(held_out)) < _LEAST_SAID:
        raise MaterialError(f"{len(learnt)} and {len(held_out)} words said are too few to fit on")
    rows = np.stack([[*one.parts, one.is_seldom] for one in learnt]).astype(np.float64)
    middle, spread = rows.mean(axis=0), np.maximum(rows.std(axis=0), 1e-6)
    weights, bias = fit_logistic(
        (rows - middle) / spread, np.array([one.is_right for one in learnt]), held=_HELD
    )
    scaled = np.array(weights) / spread
    belief = Belief(
        weights=scaled[:-1].astype(np.float32),
        bias=round(bias - float(scaled @ middle), 3),
        seldom=round(float(scaled[-1]), 3),
        floor=_FLOOR,
        least=0.0,
    )
    least = _least(belief, held_out, minutes)
    return replace(belief, least=least), _figures(belief, least, held_out, minutes)


def _least(belief: Belief, said: Sequence[Said], minutes: Mapping[bool, float]) -> float:
    """The lowest at which few enough are said over nothing, at whichever rate more are."""
    for least in np.arange(-3.0, 5.0, 0.05):
        kept = [
            one for one in said if log_odds(belief, one.parts, is_seldom=one.is_seldom) >= least
        ]
        if _false_a_minute(kept, minutes) <= _FALSE_A_MINUTE:
            return round(float(least), 2)
    raise MaterialError("no belief keeps false words rare enough")


def _false_a_minute(said: Sequence[Said], minutes: Mapping[bool, float]) -> float:
    return max(
        sum(one.in_nothing for one in said if one.is_seldom == seldom) / max(passed, 1e-6)
        for seldom, passed in minutes.items()
    )


def _figures(
    belief: Belief, least: float, said: Sequence[Said], minutes: Mapping[bool, float]
) -> dict[str, Any]:
    kept = [one for one in said if log_odds(belief, one.parts, is_seldom=one.is_seldom) >= least]
    rights = [one.is_right for one in kept if not one.in_nothing]
    before = sum(one.is_right for one in said)
    return {
        "said": len(kept),
        "right_when_said": round(float(np.mean(rights or [0.0])), 4),
        "kept_of_right": round(sum(one.is_right for one in kept) / max(before, 1), 4),
        "false_a_minute": round(_false_a_minute(kept, minutes), 3),
        "minutes_of_nothing": round(sum(minutes.values()), 2),
    }


if __name__ == "__main__":
    sys.exit(main())
