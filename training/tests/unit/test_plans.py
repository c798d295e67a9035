"""Which steps training and measuring take, in which order, and how they are told what."""

import subprocess
import sys
from collections.abc import Mapping

import pytest
from isl_training.__main__ import parser_of, plan_of
from isl_training.evaluation.dataset import DEFAULT_LANDMARKS
from isl_training.plans.measure import evaluate
from isl_training.plans.options import EvaluationOptions
from isl_training.plans.programs import NpmScript, PythonModule
from isl_training.plans.step import Step
from isl_training.repository import ROOT

MODEL = "services/signs/models/words"
UNSEEN = ".cache/sequences-unseen"


def plan(name: str, *options: str, environment: Mapping[str, str] | None = None) -> list[Step]:
    arguments = parser_of(environment or {}).parse_args([name, *options])
    return [step for step in plan_of(arguments) if "yardstick" not in step.name]


def names(steps: list[Step]) -> list[str]:
    return [step.name for step in steps]


def commands(steps: list[Step]) -> str:
    return "\n".join(str(step).replace(f"{ROOT}/", "") for step in steps)


def test_training_learns_letters_then_words_and_measures_both() -> None:
    assert names(plan("train")) == [
        "keep what people taught",
        "install TensorFlow",
        "draw letters' points",
        "render letters to learn from",
        "find hands in the rendered letters",
        "train the letters",
        "measure the letters",
        "draw people who sign",
        "train the words",
        "draw people to fit scores on",
        "fit what scores are worth",
        "draw people unlike those",
        "measure the words",
        "publish the cards' figures",
    ]


def test_movements_of_another_language_are_read_drawn_and_told_apart_beside_the_words() -> None:
    steps = plan("train", "--kinds", "/other", "--kinds-licence", "Apache-2.0")
    at = names(steps).index("read movements of another language")
    assert names(steps)[at : at + 3] == [
        "read movements of another language",
        "draw people who make them",
        "train the words",
    ]
    read, draw, train = steps[at : at + 3]
    assert "--licence Apache-2.0" in commands([read]) and commands([read]).endswith(" /other")
    assert "--imported .cache/kinds-read" in commands([draw])
    assert "--kinds .cache/kinds" in commands([train])
    assert "--kinds" not in commands(plan("train"))


def test_movements_of_another_language_are_told_apart_beside_what_people_show_too() -> None:
    steps = plan("train", environment={"CLIPS": "/clips", "KINDS": "/other"})
    assert "draw people who make them" in names(steps)
    assert "--kinds .cache/kinds" in commands(steps)


def test_words_can_be_taught_where_signs_are_given_that_training_never_sees() -> None:
    strange = ("--strange", "/strange", "--kinds-licence", "Apache-2.0")
    steps = plan("train", "--clips", "/clips", "--replace", "--kinds", "/other", *strange)
    at = names(steps).index("train the words")
    assert names(steps)[at : at + 4] == [
        "train the words",
        "read signs unknown to the net",
        "draw people who sign these",
        "let the words be taught",
    ]
    train, _, draw, teach = steps[at : at + 4]
    assert "--out .cache/words-trained" in commands([train])
    assert "--imported .cache/strange-read --out .cache/strange" in commands([draw])
    assert commands([teach]).endswith(
        "isl_training.words.teachable .cache/sequences .cache/clips/seen .cache/strange"
        f" --kinds .cache/kinds --model .cache/words-trained --out {MODEL}-new"
    )
    # What is trained on is never what teaching is fitted on.
    assert ".cache/strange" not in commands([train])
    assert ROOT / f"{MODEL}-new" / "prototypes.npz" in teach.makes
    on_the_avatar = plan("train", *strange)
    taught = names(on_the_avatar).index("let the words be taught")
    assert commands([on_the_avatar[taught]]).endswith(f"--out {MODEL}")
    assert names(on_the_avatar)[taught + 1 :][0] == "draw people to fit belief on"
    assert "teachable" not in commands(plan("train"))


def test_training_on_clips_of_people_compares_new_words_with_the_old() -> None:
    steps = plan("train", "--clips", "/clips")
    assert names(steps) == [
        "find the people's points",
        "install TensorFlow",
        "draw people who sign",
        "train the words",
        "draw people to fit scores on",
        "fit what scores are worth",
        "draw people unlike those",
        "measure the words",
        "compare with the old words",
    ]
    said = commands(steps)
    assert "isl_training.clips split /clips --out .cache/clips" in said
    assert f"words .cache/sequences .cache/clips/seen --out {MODEL}-new --force" in said
    assert f"compare .cache/clips/unseen --old {MODEL} --new {MODEL}-new --drawn {UNSEEN}" in said
    assert "--replace" not in said


def test_the_new_words_are_measured_and_not_the_old_ones() -> None:
    measured = plan("train", "--clips", "/clips")[7]
    assert str(measured) == (
        f"SIGNS_WORDS_DIR={MODEL}-new .venv/bin/python -m isl_training.evaluation"
        f" --sequences {UNSEEN} --degrade --most 6 --write"
    )


def test_words_that_may_replace_the_old_ones_are_published() -> None:
    steps = plan("train", "--clips", "/clips", "--replace")
    assert names(steps)[-1] == "publish the cards' figures"
    assert str(steps[-2]).endswith("--replace")


def test_belief_and_scores_are_fitted_on_people_who_neither_teach_nor_are_reported_on() -> None:
    steps = plan("train", "--strange", "/strange", "--kinds-licence", "Apache-2.0")
    at = names(steps).index("draw people to fit belief on")
    assert names(steps)[at + 1 : at + 4] == [
        "fit when a word is believed",
        "draw people to fit scores on",
        "fit what scores are worth",
    ]
    draw, believe, draw_strangers, score = steps[at : at + 4]
    assert "--out .cache/sequences-fitting" in commands([draw])
    assert "--out .cache/sequences-strangers" in commands([draw_strangers])
    fitting, strangers = ".cache/sequences-fitting", ".cache/sequences-strangers"
    assert commands([believe]).endswith(f"words.belief {fitting} --model {MODEL}")
    assert commands([score]).endswith(f"words.scores {strangers} --model {MODEL}")
    others = [step for step in steps if step not in (draw, believe, draw_strangers, score)]
    assert "sequences-fitting" not in commands(others)
    assert "sequences-strangers" not in commands(others)
    drawn = (draw, draw_strangers, *others)
    seeds = [part for step in drawn for part in str(step).split("--seed ")[1:]]
    assert len(seeds) == len({seed.split()[0] for seed in seeds})
    # A belief is of the encoding, which only what can be taught has.
    assert "fit when a word is believed" not in names(plan("train"))


def test_spelled_words_are_learnt_over_letters_that_can_be_taught_and_measured_on_others() -> None:
    steps = plan("train", environment={"SPELLED": "/spelled"})
    said = commands(steps)
    at = names(steps).index("measure the letters")
    assert names(steps)[at + 1 : at + 3] == [
        "draw people who show letters",
        "let the letters be taught",
    ]
    letters = "services/signs/models/letters"
    assert f"teachable .cache/letters-people --model .cache/letters-trained --out {letters}" in said
    assert "evaluation --model .cache/letters-trained --write" in said
    assert names(steps)[-7:] == [
        "draw people who spell",
        "draw people who spell nothing",
        "learn spelled words",
        "draw others who spell",
        "draw others who spell nothing",
        "measure the spelled words",
        "publish the cards' figures",
    ]
    draw, _, learn, others, _, measure, _ = steps[-7:]
    assert "--spelled /spelled/training.txt" in commands([draw])
    assert "--spelled /spelled/testing.txt" in commands([others])
    assert "--split testing" in commands([others])
    assert ".cache/spelling/spelled --nothing .cache/spelling/others" in commands([learn])
    assert commands([measure]).endswith("--most 106 --write")
    assert not {"spelling", "letters-trained"} & set(commands(plan("train")).split("/"))


def test_what_people_gave_is_fetched_first_and_each_time() -> None:
    first, *rest = plan("train", "--given", "--replace")
    assert str(first).replace(f"{ROOT}/", "") == (
        "to=.cache/given-clips infra/native/keeping training-clips"
    )
    assert not first.makes
    assert rest == plan("train", "--clips", str(ROOT / ".cache/given-clips"), "--replace")
    assert str(plan("train", "--given", "--clips", "/mine")[0]).startswith("to=/mine ")


def test_without_clips_nothing_is_compared_or_shortened_by_epochs() -> None:
    assert plan("train", "--replace", "--epochs", "2") == plan("train")


def test_a_trial_run_draws_fewer_people_and_trains_shorter() -> None:
    said = commands(plan("train", "--clips", "/c", "--count=3", "--nothing=9", "--epochs=2"))
    assert "--out .cache/sequences --count 3 --nothing 9" in said
    assert "--force --epochs 2" in said
    assert "--out .cache/sequences --count 110 --nothing 3000" in commands(plan("train"))


def test_only_force_replaces_words_that_people_taught() -> None:
    assert str(plan("train")[0]).endswith(f"clips guard {MODEL}")
    assert str(plan("train", "--force")[0]).endswith(f"clips guard {MODEL} --force")


def test_tensorflow_stays_in_the_training_environment() -> None:
    steps = plan("train") + plan("train", "--clips", "/clips")
    learning = [step.name for step in steps if ".venv-training/" in str(step)]
    assert learning == ["train the letters", "train the words", "train the words"]
    spelling = [str(step) for step in plan("train", "--spelled", "/s") if step.name[:5] == "learn"]
    assert [".venv-training/" in step for step in spelling] == [True]


def test_measuring_renders_what_it_reads() -> None:
    steps = plan("eval")
    assert names(steps) == [
        "measure the letters on held-out people",
        "render letters to read",
        "read the rendered letters",
        "render letters of both alphabets",
        "look who is found in them",
        "render words",
        "find the rendered words' points",
        "read the rendered words",
    ]
    assert "--write" not in commands(steps)
    assert "--every 4" in commands(steps)


def test_kept_figures_are_published() -> None:
    steps = plan("eval", "--write", "--all")
    assert [step.name for step in steps if step.arguments[-1:] == ("--write",)] == [
        "measure the letters on held-out people",
        "read the rendered letters",
        "look who is found in them",
    ]
    assert names(steps)[-1] == "publish the cards' figures"
    assert "--every" not in commands(steps)


def test_the_yardstick_is_measured_where_its_environment_is() -> None:
    steps = evaluate(EvaluationOptions(has_training_environment=True))
    assert str(steps[1]) == ".venv-training/bin/python -m isl_training.letters.yardstick"


def test_measuring_never_passes_over_what_prints_figures() -> None:
    made = [step.name for step in plan("eval") if step.makes]
    assert made == [
        "render letters to read",
        "render letters of both alphabets",
        "render words",
        "find the rendered words' points",
    ]


def test_what_the_finder_drops_is_measured_on_people_like_those_of_training() -> None:
    said = commands(plan("dropping"))
    assert "clips -- --out .cache/words-dropping --split training --every 4 --nothing 4" in said
    assert "isl_training.evaluation.dropping .cache/words-dropping --write" in said


def test_captures_hold_what_is_signed_back_against_what_was_shown_and_tell_both_apart() -> None:
    steps = plan("captures", "--every", "7")
    said = commands(steps)
    assert names(steps) == [
        "render words as the player shows them",
        "find who signs them",
        "compare what is signed back with what was shown",
        "render them as they are signed back",
        "find the points of what was shown",
        "tell the signs of what was shown apart",
        "find the points of what is signed back",
        "tell the signs of what is signed back apart",
    ]
    assert "player-clips -- --out .cache/shown --every 7 --faces --webcam" in said
    assert "player-clips -- --out .cache/signed-back --taken .cache/shown-takes --webcam" in said
    # Both are found by the same finder, before the same camera.
    assert "points .cache/shown-takes --out .cache/shown-points --fps 15" in said
    assert "points .cache/signed-back --out .cache/signed-back-points --fps 15" in said
    printing = [step.name.split()[0] for step in steps if not step.makes]
    assert printing == ["compare", "tell", "tell"]


@pytest.mark.parametrize(
    ("name", "variables", "options"),
    [
        ("train", {"CLIPS": "/c", "REPLACE": "1"}, ["--clips", "/c", "--replace"]),
        ("train", {"COUNT": "3", "NOTHING": "0"}, ["--count", "3", "--nothing", "0"]),
        ("train", {"CLIPS": "/c", "EPOCHS": "2"}, ["--clips", "/c", "--epochs", "2"]),
        ("train", {"SPELLED": "/s"}, ["--spelled", "/s"]),
        ("train", {"GIVEN": "1", "REPLACE": "1"}, ["--given", "--replace"]),
        ("train", {"FORCE": "1"}, ["--force"]),
        ("train", {"CLIPS": "", "COUNT": "", "FORCE": ""}, []),
        ("eval", {"WRITE": "1", "ALL": "1"}, ["--write", "--all"]),
        ("captures", {"EVERY": "9"}, ["--every", "9"]),
    ],
)
def test_variables_of_make_mean_the_same_as_options(
    name: str, variables: dict[str, str], options: list[str]
) -> None:
    assert plan(name, environment=variables) == plan(name, *options)


def test_a_dry_run_prints_the_steps_and_starts_none() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "isl_training", "train", "--dry-run"],
        capture_output=True,
        text=True,
        check=True,
    )
    for step in plan("train"):
        assert f"{step.name}\n  {step}\n" in told.stdout


def test_what_a_step_reads_is_made_before_it_or_there_from_the_start() -> None:
    for steps in (
        plan("train"),
        plan("train", "--clips", "/c"),
        plan("train", "--spelled", "/s", "--strange", "/x"),
        plan("eval"),
        plan("dropping"),
        plan("captures"),
    ):
        made = {str(content) for step in steps for content in step.makes}
        for step in steps:
            for content in step.reads:
                path = getattr(content, "path", content)
                is_ours = ".cache" in path.parts and ".cache/clips" not in str(path)
                assert str(content) in made or not is_ours, f"{step.name}: {content}"


def test_the_letters_are_learnt_again_when_their_vectors_change() -> None:
    learning = next(step for step in plan("train") if step.name == "train the letters")
    assert DEFAULT_LANDMARKS in learning.reads


def test_the_code_of_a_module_is_what_it_imports_and_the_versions_of_libraries() -> None:
    sources = PythonModule("isl_training.letters.pictures").sources()
    found = {str(path.relative_to(ROOT)) for path in sources}
    assert {
        "training/src/isl_training/letters/pictures.py",
        "training/src/isl_training/letters/drawn.py",
        "training/pyproject.toml",
        # Imported within a function.
        "services/signs/src/isl_signs/backends/mediapipe_body.py",
        "services/signs/pyproject.toml",
    } <= found
    assert "training/src/isl_training/words/net.py" not in found


def test_the_code_of_an_npm_script_is_its_workspace_and_those_it_needs() -> None:
    sources = NpmScript("@isl/signing", "sequences").sources()
    found = {str(path.relative_to(ROOT)) for path in sources}
    assert {
        "packages/signing/tools/sequences.ts",
        "packages/signing/package.json",
        "packages/lexicon/forms/word-help.json",
    } <= found
    assert not [path for path in found if path.startswith(("sign-kit/", "web/"))]
    assert not [path for path in found if "node_modules" in path or "/test/" in path]
