"""The word model's card as people read it, made from the figures; nothing in it is typed twice."""

import json
from pathlib import Path
from typing import Any

from isl_signs.backends.litert_letters import CARD_FILE

from isl_training.evaluation.answers import confusions, percent

READABLE_CARD_FILE = "MODEL_CARD.md"
_MOST_CONFUSIONS = 20
_WORST = 25

_PREAMBLE = """# Model card: {name} {version}

<!-- Written by `python -m isl_training.evaluation --sequences DIR --write`. Change the code, not
this file. -->

Recognises {words} words and numerals of the lexicon from {seconds} seconds at most of a person's
upper body and hands, at 2 to 30 frames a second. {said} of them may be said; the other {only} are
drafts of medium confidence and are only ever candidates. What is made alike (I and ME, HE and SHE)
is one class, named by one of them, with the others beside it.

Learnt from: {synthetic}; real: {real}. {people}
What was learnt from the avatar alone is marked so wherever it is said.

**Net**: landmarks from the shoulders' middle in shoulder widths, left-handed signers as in a
mirror; each hand by one encoder, its place beside face and body, its speed, what is missing;
resampled by time stamps to a fixed number of steps; convolutions over them. "No sign" is a class.
"""

_LIMITS = """## What it cannot do
- {tried} How the avatar signs is how the drafts are written; no Deaf
  signer has checked them.
- It reads no face: questions, negation and mood come from elsewhere. YES and NO are read from the
  hand alone.
- Signs that differ only toward the camera (YOU and STOP, HE and GO) look alike from the front.
- At 2 frames a second a quick sign is two frames: see the difference between the rates.
- Hands that touch are often lost by the hand finder, and then a two-handed sign is read from one.
- Signs in a row without a pause are cut by the best moment of each; the second of two that flow
  into each other may be missed.
"""


def render_word_card(card: dict[str, Any]) -> str:
    """MODEL_CARD.md of a card.json, with whatever it was measured on by now."""
    vocabulary = card["vocabulary"]
    parts = [
        _PREAMBLE.format(
            name=card["name"],
            version=card["version"],
            seconds=2.5,
            people=_of_people(card),
            **{key: vocabulary[key] for key in ("words", "said", "only")},
            **{key: card["data"][key] for key in ("synthetic", "real")},
        ),
        _data(card),
        _training(card),
        *([_unseen_signers(card["unseen_signers"])] if "unseen_signers" in card else []),
        _evaluation(card) if "evaluation" in card else _UNEVALUATED,
        _LIMITS.format(tried=_tried(card)),
    ]
    return "\n".join(parts)


def write_card(folder: Path, card: dict[str, Any]) -> None:
    """The card for programs and for people, made of the same figures."""
    (folder / CARD_FILE).write_text(json.dumps(card, indent=2) + "\n")
    (folder / READABLE_CARD_FILE).write_text(render_word_card(card))


def add_to_card(folder: Path, key: str, figures: dict[str, Any]) -> None:
    """Put what was measured into the card of a model's folder."""
    write_card(folder, json.loads((folder / CARD_FILE).read_text()) | {key: figures})


def _of_people(card: dict[str, Any]) -> str:
    """What the figures below say of people."""
    if "unseen_signers" in card:
        count = len(card["unseen_signers"]["signers"])
        return (
            f"How it reads people is measured below on {count} signers that training has not seen. "
            "The shares on\nsynthetic signers beside it are no accuracy."
        )
    return (
        "The shares below are a check on synthetic signers, sequences\nthat the solver of the"
        " avatar wrote; they are not accuracy, and nothing here says how well a person\nis read."
    )


def _tried(card: dict[str, Any]) -> str:
    if "unseen_signers" in card:
        count = len(card["unseen_signers"]["signers"])
        return f"It was tried on {count} strangers' clips, sign by sign, never in a conversation."
    if card["data"]["signers"]:
        return "It was never tried on a person whom it had not learnt from."
    return "It was never tried on a person."


_UNEVALUATED = """## A check on synthetic signers
Not made yet: `python -m isl_training.evaluation --sequences DIR --spoil --most 2 --write`.
"""


def _unseen_signers(unseen: dict[str, Any]) -> str:
    """The comparison that let this model take the old one's place, or did not."""
    count = len(unseen["signers"])
    lines = [
        "## On people: signers that it has not seen",
        f"Clips of {count} signers, none of whom training or calibration saw: one window on each",
        "sign, words alone. Old is the model that it was compared with, on the signs of both.",
        "",
        "| frames a second | clips | first | among five | clips of both | old: first, among five |"
        " new: first, among five | by chance | better |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for rate, row in unseen["rates"].items():
        figures, old, new = row.get("figures", {}), row["old"], row["new"]
        lines.append(
            f"| {rate} | {figures.get('samples', 0)} | {percent(figures.get('top_1'))} "
            f"| {percent(figures.get('top_5'))} | {row['clips']} "
            f"| {old['first']}, {old['among_five']} | {new['first']}, {new['among_five']} "
            f"| {row['by_chance']} | {'yes' if row['is_better'] else 'not shown'} |"
        )
    rate, row = list(unseen["rates"].items())[-1]
    if signs := row.get("figures", {}).get("signs"):
        lines += [
            "",
            f"### Each sign of theirs at {rate} frames a second",
            "| sign | clips | first | among five | taken for |",
            "| --- | --- | --- | --- | --- |",
            *(
                f"| {gloss} | {one['samples']} | {percent(one['top_1'])} | {percent(one['top_5'])}"
                f" | {', '.join(f'{taken} {n}' for taken, n in one['taken_for'].items())} |"
                for gloss, one in signs.items()
            ),
        ]
    return "\n".join(lines) + "\n"


def _data(card: dict[str, Any]) -> str:
    data = card["data"]
    return f"""## Data
- **{data["name"]}.** {data["what"]}
- {data["sign_clips"]} clips of signs, {data["nothing_clips"]} of movement that is none. Synthetic:
  {data["synthetic"]}. Real: {data["real"]}. Signers: {data["signers"]}.
- **Limits**: {data["limits"]}
"""


def _training(card: dict[str, Any]) -> str:
    training, validation, runtime = card["training"], card["validation"], card["runtime"]
    thresholds = runtime["thresholds"]
    return f"""## Training, {training["date"]}
{training["clips"]} clips, seed {training["seed"]}, {training["recipe"]["epochs"]} epochs over
{training["recipe"]["sets"]} sets of windows drawn from them, in {training["minutes"]} minutes:
`python -m isl_training.words`. Frame rates, lost hands and shaking landmarks are imitated as
they were measured on rendered people (`words/dropping.json`). {training["held_out"]} clips, of
the broadest and narrowest bodies and the most turned cameras, were held out\
{_people_held_out(card)}; temperature
({runtime["temperature"]}) and thresholds ({thresholds["people"]} for what people's clips taught, \
{thresholds["avatar"]} for what only
the avatar showed) come from those. {_fitted_on(runtime)}
On the avatar's, single windows: {percent(validation["window_top_1"])}
right first among windows of signs, {percent(validation["nothing_recognised"])} of the others taken
for no sign, calibration error {validation["calibration_error"]}. In streams of them,
{percent(validation["right_when_said"])} of what was said was shown, and \
{validation["false_a_minute"]} words a minute were said in
{validation["minutes_of_nothing"]} minutes of movement that is no sign.
{_on_people(validation)}"""


def _people_held_out(card: dict[str, Any]) -> str:
    clips = card["training"].get("held_out_people", 0)
    return f", and {clips} clips of people, whole signers" if clips else ""


def _fitted_on(runtime: dict[str, Any]) -> str:
    """What each was fitted on; one word for cards that do not say it, which is the avatar."""
    fitted = runtime.get("fitted_on", {})
    names = {
        "temperature": "the temperature",
        "people": "the threshold of what people taught",
        "avatar": "the threshold of what only the avatar showed",
    }
    by_people = [name for key, name in names.items() if fitted.get(key) == "people"]
    if not by_people:
        return "All three were fitted on the avatar's clips alone."
    others = [name for key, name in names.items() if fitted.get(key) != "people"]
    return (
        f"Fitted on people's clips: {' and '.join(by_people)}; on the avatar's: "
        f"{' and '.join(others)}."
    )


def _on_people(validation: dict[str, Any]) -> str:
    people = validation.get("people")
    if not people:
        return ""
    return (
        f"On the {people['clips']} held-out clips of {people['signers']} signers, in streams:"
        f" {percent(people['right_when_said'])} of\nwhat was said was shown, calibration error of"
        f" single windows {people['calibration_error']}.\n"
    )


def _evaluation(card: dict[str, Any]) -> str:
    evaluation = card["evaluation"]
    spoilt = (
        "Landmarks are lost and shaken as MediaPipe does on rendered people. "
        if evaluation["is_spoilt"]
        else ""
    )
    lines = [
        "## A check on synthetic signers, never accuracy",
        "Bodies, cameras and speeds from ranges that training never draws from, through the code",
        f"that serves, letters and words competing. {spoilt}A neighbouring sign that is in view",
        "too and heard is neither right nor wrong. "
        f"{card['vocabulary']['only']} candidates that are never said are",
        "shown too: whatever is said of them is wrong. Commands:",
        "`npm run -w @isl/signing sequences -- --split testing --out DIR --nothing 170 --seed 2`,",
        "`python -m isl_training.evaluation --sequences DIR --spoil --most 2 --write`. A sign's",
        "score is its best over many windows, so it is surer than one window: see the calibration",
        "error.",
        "",
        "| | " + " | ".join(f"{rate} a second" for rate in evaluation["rates"]) + " |",
        "| --- " * (len(evaluation["rates"]) + 1) + "|",
        *(_row(name, key, evaluation) for name, key in _TOTALS),
        _nothing_row(evaluation),
        "",
    ]
    rate, figures = list(evaluation["rates"].items())[-1]
    signs = figures["signs"]
    lines += [
        f"### Each sign at {rate} frames a second",
        "Precision: of what was said with this name, how much was it. Recall: of the sequences of",
        "it, in how many it was said; a candidate is never said and has none.",
        "",
        "| sign | sequences | first | among five | precision | recall |",
        "| --- | --- | --- | --- | --- | --- |",
        *(
            f"| {gloss} | {row['samples']} | {percent(row['top_1'])} | {percent(row['top_5'])} |"
            f" {percent(row['precision'])} | {percent(row['recall'])} |"
            for gloss, row in signs.items()
        ),
        "",
        "### Commonest confusions, and the worst signs",
        "| shown | taken for | sequences |",
        "| --- | --- | --- |",
        *(
            f"| {shown} | {taken} | {count} |"
            for shown, taken, count in confusions(signs, most=_MOST_CONFUSIONS)
        ),
        "",
        "Failures, of the signs read worst: " + ", ".join(worst_signs(signs)) + ".",
        "",
    ]
    return "\n".join(lines)


_TOTALS = (
    ("Right sign first", "top_1"),
    ("Right sign among five", "top_5"),
    ("Anything said", "said"),
    ("Right when said", "right_when_said"),
    ("Calibration error (ECE)", "calibration_error"),
    ("CPU a frame beside the landmarks, ms", "ms_a_frame"),
)


_NUMBERS = ("calibration_error", "ms_a_frame")


def _row(name: str, key: str, evaluation: dict[str, Any]) -> str:
    cells = [
        str(figures[key]) if key in _NUMBERS else percent(figures[key])
        for figures in evaluation["rates"].values()
    ]
    return f"| {name} | " + " | ".join(cells) + " |"


def _nothing_row(evaluation: dict[str, Any]) -> str:
    cells = [
        f"{figures['nothing']['false_words_a_minute']} and {figures['nothing']['false_a_minute']}"
        f" in {figures['nothing']['minutes']} minutes"
        if "nothing" in figures
        else "-"
        for figures in evaluation["rates"].values()
    ]
    return (
        "| False words, and false labels with letters, a minute of no sign | "
        + " | ".join(cells)
        + " |"
    )


def worst_signs(signs: dict[str, Any]) -> list[str]:
    """The signs that came first least often, with what they were taken for."""
    worst = sorted(signs.items(), key=lambda item: item[1]["top_1"])[:_WORST]
    return [
        f"{gloss} ({percent(row['top_1'])}; {', '.join(t for t in row['taken_for'] if t != gloss)})"
        for gloss, row in worst
        if row["top_1"] < 1
    ]
