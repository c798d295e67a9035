"""Words that drawn people spell, through the models that ship."""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from isl_inference_kit.wire import SignPrediction
from isl_signs.app import create_pipeline
from isl_signs.backends.base import ModelFilesError
from isl_signs.backends.fake import FakeBody
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.body import Body
from isl_signs.classifier import letter_probabilities
from isl_signs.landmarks import FloatArray, to_square_units
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_signs.spelling.features import look, spelling_features
from isl_signs.spelling.model import SpellingModel, load_spelling_model
from isl_signs.stream.spelling import SpellingReader

pytestmark = pytest.mark.model

SETTINGS = Settings()
# Words of `npm run -w @isl/signing sequences -- --spelled`, lost and shaken: times and points.
CLIPS = np.load(Path(__file__).with_name("spelled.npz"))
ASPECT = 4 / 3


@pytest.fixture(scope="module")
def model() -> SpellingModel:
    names = SETTINGS.signs_spelling_list
    assert names != "none"
    letters = load_letter_model(SETTINGS.signs_model_dir)
    loaded = load_spelling_model(SETTINGS.signs_spelling_dir, letters, names)
    assert loaded is not None
    return loaded


def a_pipeline(model: SpellingModel | None) -> SignPipeline:
    letters = load_letter_model(SETTINGS.signs_model_dir)
    words = load_word_model(SETTINGS.signs_words_dir)
    return SignPipeline(FakeBody(), letters, words, spelling=model)


def frames_of(clip: str) -> Iterator[tuple[float, FloatArray]]:
    times, points = CLIPS[f"{clip}_times"], CLIPS[f"{clip}_points"].astype(np.float32)
    return zip(times.tolist(), points, strict=True)


def answers_to(
    clip: str, pipeline: SignPipeline, *, people_only: bool = False
) -> list[SignPrediction]:
    client = pipeline.open_client()
    return [
        pipeline.read(Body(points, ASPECT), client, at_s=at_s, people_only=people_only)
        for at_s, points in frames_of(clip)
    ]


def said_in(answers: list[SignPrediction]) -> list[SignPrediction]:
    """Each production when it is first said."""
    first = {answer.production: answer for answer in reversed(answers) if answer.label}
    return [first[production] for production in sorted(first, key=lambda n: n or 0)]


def word_of(answers: list[SignPrediction]) -> str:
    return "".join(answer.label for answer in said_in(answers))


@pytest.mark.parametrize(
    ("clip", "word", "alphabet"),
    [("quick", "VARSHA", "v2"), ("other", "SHALU", "v1"), ("double", "NEETU", "v2")],
)
def test_a_word_spelled_in_passing_is_told_letter_by_letter(
    model: SpellingModel, clip: str, word: str, alphabet: str
) -> None:
    said = said_in(answers_to(clip, a_pipeline(model)))
    assert "".join(answer.label for answer in said) == word
    assert [answer.id for answer in said] == [f"letter-{c.lower()}-{alphabet}" for c in word]
    assert {answer.learntFrom for answer in said} == {"avatar"}


def test_a_letter_says_what_else_it_may_be_and_when_it_was_made(model: SpellingModel) -> None:
    answers = answers_to("quick", a_pipeline(model))
    told = [answer for answer in said_in(answers) if answer.learntFrom == "avatar"]
    assert all(answer.candidates[0].label == answer.label for answer in told)
    assert all(0 < answer.candidates[0].score <= 1 for answer in told)


def test_the_word_is_all_told_soon_after_the_hands_sink(model: SpellingModel) -> None:
    answers = answers_to("quick", a_pipeline(model))
    last = max(n for n, a in enumerate(answers) if a.production == said_in(answers)[-1].production)
    times = CLIPS["quick_times"]
    assert times[last] - float(CLIPS["quick_end"]) < 2.0


def test_who_spells_slowly_is_read_on_holds_and_no_letter_is_told_twice(
    model: SpellingModel,
) -> None:
    before = word_of(answers_to("slow", a_pipeline(None)))
    assert before == "NAR"
    assert word_of(answers_to("slow", a_pipeline(model))) == before


def test_who_wants_people_s_signs_alone_gets_no_letter_in_passing(model: SpellingModel) -> None:
    said = said_in(answers_to("quick", a_pipeline(model), people_only=True))
    assert "avatar" not in {answer.learntFrom for answer in said}


def test_a_disputed_letter_is_read_and_not_said(model: SpellingModel) -> None:
    silent = replace(model, silent=frozenset({"letter-s-v2"}))
    said = word_of(answers_to("quick", a_pipeline(silent)))
    assert said == "VARHA"


def test_a_movement_that_is_no_sign_spells_nothing(model: SpellingModel) -> None:
    said = said_in(answers_to("nothing", a_pipeline(model)))
    assert not [answer for answer in said if answer.id.startswith("letter-")]


def test_a_stream_is_read_as_the_whole_clip_is(model: SpellingModel) -> None:
    times, points = CLIPS["quick_times"], CLIPS["quick_points"].astype(np.float32)
    square = to_square_units(points, aspect=ASPECT)
    frames = look(model.letters, model.encoder, times.astype(np.float64), square)
    whole = model.net.logits(model.net.enter_frames(spelling_features(frames)))
    reader = SpellingReader(model, next_production=iter(range(99)).__next__)
    rows: list[FloatArray] = []
    for at_s, frame in frames_of("quick"):
        looked = reader.look(Body(frame, ASPECT), at_s)
        row = None if looked is None else reader.row(looked)
        if row is not None:
            rows.append(row)
    np.testing.assert_allclose(np.log(np.stack(rows)), _log_shares(whole)[: len(rows)], atol=2e-3)


def test_letters_on_holds_are_told_from_the_same_numbers_as_without_it(
    model: SpellingModel,
) -> None:
    reader = SpellingReader(model, next_production=iter(range(99)).__next__)
    for at_s, frame in frames_of("slow"):
        body = Body(frame, ASPECT)
        looked = reader.look(body, at_s)
        seen = letter_probabilities(model.letters, body.hands)
        if looked is not None and seen.any():
            np.testing.assert_array_equal(looked.letters[0], seen)


def _log_shares(logits: FloatArray) -> FloatArray:
    return logits - np.logaddexp.reduce(logits, axis=1, keepdims=True)


def test_a_net_over_another_letter_net_is_left_out_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    card = json.loads((SETTINGS.signs_spelling_dir / "card.json").read_text())
    (tmp_path / "net.npz").write_bytes((SETTINGS.signs_spelling_dir / "net.npz").read_bytes())
    (tmp_path / "card.json").write_text(json.dumps(card | {"encoder": "another"}))
    letters = load_letter_model(SETTINGS.signs_model_dir)
    with caplog.at_level(logging.WARNING):
        assert load_spelling_model(tmp_path, letters, None) is None
    assert "not read until training" in caplog.text
    (tmp_path / "net.npz").write_bytes(b"something else")
    with pytest.raises(ModelFilesError, match="is not the net its card describes"):
        load_spelling_model(tmp_path, letters, None)


def test_settings_turn_spelling_off_and_leave_out_the_list(tmp_path: Path) -> None:
    off = create_pipeline(Settings(signs_spelling="off"))
    assert off.open_client().spelling is None
    off.close()
    missing = tmp_path / "none.txt"
    with pytest.raises(ModelFilesError, match="no spelling model"):
        create_pipeline(Settings(signs_spelling_list=missing))
    assert Settings(signs_spelling_list="none").signs_spelling_list == "none"
