"""What training windows show, and that what is lost and shaken is what was measured."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from isl_signs.backends.fake import a_person
from isl_training.words.augment import (
    degrade,
    draw_rate,
    frames_at,
    lose_frames,
    lose_hands,
    shake,
)
from isl_training.words.losses import read_losses
from isl_training.words.material import Clip, MaterialError, Span, hold_out, read_material
from isl_training.words.provenance import describe_data, describe_people, signers_by_sign
from isl_training.words.signs import read_signs
from isl_training.words.windows import label_of, windows_of

FORMS = Path(__file__).parents[3] / "packages" / "lexicon" / "forms"
POINTS = np.stack([a_person(right=(0.4, 0.7 - 0.005 * k)).square_points for k in range(90)])
SIGN = (Span("word-good", 1.0, 2.0),)
CLASSES = {"word-good": 0, "word-busy": 1}


def a_clip(spans: tuple[Span, ...] = SIGN, *, yaw: float = 0.0, shoulders: float = 1.0) -> Clip:
    sign = spans[0].id if spans else None
    return Clip(POINTS, 30.0, spans, sign, None, {"shoulders": shoulders}, {"yaw": yaw}, ())


def a_clip_of(signer: str) -> Clip:
    return replace(a_clip(), signer=signer, body={}, camera={})


def test_data_names_how_many_people_and_of_how_many_clips() -> None:
    clips = [a_clip(), a_clip_of("asha"), a_clip_of("asha"), a_clip_of("ravi")]
    assert describe_people(clips) == {"clips": 3, "signers": 2}
    data = describe_data(clips)
    assert (data["real"], data["synthetic"]) == (
        "3 clips of 2 signers",
        "1 clips of the avatar's solver",
    )
    assert (data["real_clips"], data["signers"], data["synthetic_clips"]) == (3, 2, 1)
    assert describe_data([a_clip()])["real"] == "none"


@pytest.mark.parametrize(
    ("start", "end", "label"),
    [
        (0.8, 2.1, 0),
        (1.1, 2.0, 0),
        (0.0, 0.9, -1),
        (0.2, 1.2, -1),
        (1.9, 2.8, -1),
        (0.5, 1.6, None),
        (0.0, 3.9, None),
    ],
)
def test_a_window_shows_a_sign_that_it_holds_most_of(
    start: float, end: float, label: int | None
) -> None:
    assert label_of(SIGN, CLASSES, start, end, last_s=4.0) == label


def test_a_window_over_two_signs_or_a_cut_one_teaches_nothing() -> None:
    two = (*SIGN, Span("word-busy", 2.2, 2.9))
    assert label_of(two, CLASSES, 0.9, 3.0, last_s=4.0) is None
    assert label_of(SIGN, CLASSES, 0.9, 2.0, last_s=2.0) is None


def test_a_letter_is_no_word() -> None:
    spans = (Span("letter-a-v2", 1.0, 2.0),)
    assert label_of(spans, CLASSES, 0.9, 2.1, last_s=4.0) == -1


def test_windows_of_a_sign_and_of_nothing_have_their_classes() -> None:
    random, losses = np.random.default_rng(1), read_losses()
    of_sign = [
        label
        for _ in range(40)
        for _, label in windows_of(a_clip(), CLASSES, losses, random=random)
    ]
    assert set(of_sign) == {0, -1}
    of_nothing = [
        label
        for _ in range(20)
        for _, label in windows_of(a_clip(()), CLASSES, losses, random=random)
    ]
    assert set(of_nothing) == {-1}


def test_hands_are_lost_about_as_often_as_was_measured() -> None:
    random, losses = np.random.default_rng(2), read_losses()
    lost = [
        np.isnan(lose_hands(POINTS, losses, 30.0, random=random)[:, 54, 0]).mean()
        for _ in range(200)
    ]
    expected = losses.lost_a_second / (losses.lost_a_second + losses.found_a_second)
    # Resting hands are lost for whole clips besides.
    assert expected * 0.6 < np.mean(lost) < expected + 0.2


def test_shaken_landmarks_stay_near_and_what_is_missing_stays_missing() -> None:
    random, losses = np.random.default_rng(3), read_losses()
    points = POINTS.copy()
    points[5, 54:] = np.nan
    shaken = shake(points, losses, random)
    assert np.isnan(shaken[5, 54:]).all() and np.isnan(shaken[:, 33:54]).all()
    assert np.nanmedian(np.abs(shaken - points)[:, :, :2]) < 0.05


@pytest.mark.parametrize("rate", [2.0, 15.0, 30.0])
def test_frames_come_at_the_rate_that_is_asked_for(rate: float) -> None:
    random = np.random.default_rng(4)
    chosen = frames_at(300, 30.0, rate, random=random)
    assert len(chosen) == pytest.approx(10 * rate, abs=2)
    assert (np.diff(chosen) > 0).all()
    times, points = degrade(a_clip(), read_losses(), rate=rate, random=random)
    assert len(times) == len(points)


def test_a_service_that_is_behind_loses_some_frames_and_never_all() -> None:
    random, sent = np.random.default_rng(6), np.arange(100)
    kept = [lose_frames(sent, random=random) for _ in range(200)]
    shares = [len(frames) / len(sent) for frames in kept]
    assert min(shares) > 0.5 and max(shares) > 0.95
    assert np.mean(shares) == pytest.approx(0.85, abs=0.03)
    assert all((np.diff(frames) > 0).all() for frames in kept)
    assert len(lose_frames(sent[:1], random=random)) == 1


def test_rates_lie_between_the_slowest_and_the_fastest_page() -> None:
    random = np.random.default_rng(5)
    rates = [draw_rate(random) for _ in range(500)]
    assert 1.8 <= min(rates) and max(rates) <= 30


def test_the_broadest_bodies_and_most_turned_cameras_are_held_out() -> None:
    clips = [a_clip(), a_clip(yaw=-19.0), a_clip(shoulders=0.92)]
    assert hold_out(clips).tolist() == [False, True, True]


def test_signs_made_alike_are_one_class_and_letters_are_none() -> None:
    signs = read_signs(["word-he", "word-she", "word-good", "letter-a-v2", "numeral-5"])
    assert "letter-a-v2" not in signs.class_of
    assert signs.class_of["word-he"] == signs.class_of["word-she"]
    assert len(signs.words) == 3
    assert {word.learnt_from for word in signs.words} == {"avatar"}


@pytest.mark.parametrize(
    ("signers", "source"),
    [
        (["asha", "ravi", "meena", "asha", "ravi"], "people"),
        (["asha", "ravi", "meena", "asha"], "avatar"),
        (["asha", "ravi"] * 4, "avatar"),
        (["asha"], "avatar"),
        ([], "avatar"),
    ],
)
def test_a_sign_is_learnt_from_people_when_several_showed_it_several_times(
    signers: list[str], source: str
) -> None:
    signs = read_signs(["word-good", "numeral-5"], shown_by={"word-good": signers})
    assert {word.id: word.learnt_from for word in signs.words} == {
        "word-good": source,
        "numeral-5": "avatar",
    }


def test_clips_of_signs_made_alike_count_together() -> None:
    shown_by = {"word-he": ["asha", "ravi", "asha"], "word-she": ["meena", "asha"]}
    (word,) = read_signs(["word-he", "word-she"], shown_by=shown_by).words
    assert word.learnt_from == "people"


def test_the_signers_of_each_sign_are_those_of_its_clips() -> None:
    clips = [a_clip_of("asha"), a_clip_of("ravi"), a_clip(), a_clip(())]
    assert signers_by_sign(clips) == {"word-good": ["asha", "ravi"]}


def test_a_disputed_form_is_no_class(tmp_path: Path) -> None:
    review = {"who": "asha", "region": "Delhi", "date": "2026-01-01", "verdict": "wrong"}
    for form_id, reviews in (("word-good", []), ("word-busy", [review])):
        form = json.loads((FORMS / f"{form_id}.json").read_text()) | {"reviews": reviews}
        (tmp_path / f"{form_id}.json").write_text(json.dumps(form))
    signs = read_signs(["word-good", "word-busy"], forms=tmp_path)
    assert [word.id for word in signs.words] == ["word-good"]


def test_of_enough_signers_some_are_held_out_whole() -> None:
    few = [a_clip_of(name) for name in ("asha", "ravi", "meena") * 4]
    assert not hold_out(few).any()
    many = [a_clip_of(name) for name in ("asha", "ravi", "meena", "john") * 4]
    held = hold_out([*many, a_clip(), a_clip(yaw=19.0)])
    strangers = {clip.signer for clip, is_held in zip(many, held, strict=False) if is_held}
    assert len(strangers) == 1
    assert held.tolist() == [*(clip.signer in strangers for clip in many), False, True]


def test_a_draft_of_medium_confidence_is_never_said() -> None:
    (busy,) = read_signs(["word-busy"]).words
    assert not busy.is_said


def test_material_without_its_list_or_of_another_shape_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MaterialError, match=r"sequences\.jsonl"):
        read_material(tmp_path)
    np.save(tmp_path / "0.npy", np.zeros((4, 5, 3), np.float32))
    line = {"file": "0.npy", "id": None, "framesPerSecond": 30}
    (tmp_path / "sequences.jsonl").write_text(json.dumps(line) + "\n")
    with pytest.raises(MaterialError, match="is not"):
        read_material(tmp_path)
