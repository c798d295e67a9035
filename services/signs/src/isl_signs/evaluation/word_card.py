"""The word model's card as people read it, made from the figures; nothing in it is typed twice."""

from typing import Any

from isl_signs.evaluation.answers import confusions, percent

_MOST_CONFUSIONS = 20
_WORST = 25

_PREAMBLE = """# Model card: {name} {version}

<!-- Written by `python -m isl_signs.evaluation --sequences DIR --write`. Change the code, not this
file. -->

Recognises {words} words and numerals of the lexicon from {seconds} seconds at most of a person's
upper body and hands, at 2 to 30 frames a second. {said} of them may be said; the other {only} are
drafts of medium confidence and are only ever candidates. What is made alike (I and ME, HE and SHE)
is one class, named by one of them, with the others beside it.

Learnt from: {synthetic}; real: {real}. The shares below are a check on synthetic signers, sequences
that the solver of the avatar wrote; they are not accuracy, and nothing here says how well a person
is read. What was learnt from the avatar alone is marked so wherever it is said.

**Net**: landmarks from the shoulders' middle in shoulder widths, left-handed signers as in a
mirror; each hand by one encoder, its place beside face and body, its speed, what is missing;
resampled by time stamps to a fixed number of steps; convolutions over them. "No sign" is a class.
"""

_LIMITS = """## What it cannot do
- It was never tried on a person. How the avatar signs is how the drafts are written; no Deaf
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
    """MODEL_CARD.md of a card.json that has been evaluated."""
    parts = [
        _PREAMBLE.format(
            name=card["name"],
            version=card["version"],
            seconds=2.5,
            **card["vocabulary"],
            **_origin(card),
        ),
        _data(card),
        _training(card),
        _evaluation(card),
        _LIMITS,
    ]
    return "\n".join(parts)


def _origin(card: dict[str, Any]) -> dict[str, str]:
    return {key: card["data"][key] for key in ("synthetic", "real")}


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
`python -m isl_signs.words.training`. Frame rates, lost hands and shaking landmarks are imitated as
they were measured on rendered people (`training/dropping.json`). {training["held_out"]} clips, of
the broadest and narrowest bodies and the most turned cameras, were held out; temperature
({runtime["temperature"]}) and thresholds ({thresholds["people"]} for what people's clips taught, \
{thresholds["avatar"]} for what only
the avatar showed) come from those. There, single windows: {percent(validation["window_top_1"])}
right first among windows of signs, {percent(validation["nothing_recognised"])} of the others taken
for no sign, calibration error {validation["calibration_error"]}. In streams of them,
{percent(validation["right_when_said"])} of what was said was shown, and \
{validation["false_a_minute"]} words a minute were said in
{validation["minutes_of_nothing"]} minutes of movement that is no sign.
"""


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
        "`python -m isl_signs.evaluation --sequences DIR --spoil --most 2 --write`. A sign's score",
        "is its best over many windows, so it is surer than one window: see the calibration error.",
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
