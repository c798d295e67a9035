"""docs/models.md, from the figures that the app's page shows too."""

from collections.abc import Mapping, Sequence
from typing import Any

from isl_training.evaluation.answers import percent

# Of fewer samples a share would promise more than it knows.
_FEW = 20
_MOST_CONFUSIONS = 12

_PAGE = """# Models

<!-- Written by `python -m isl_training.evaluation.publish`. Change the code, not this file. -->

| Model | Where it runs | Card |
| --- | --- | --- |
| Expression net (mini-Xception, FER2013), through DeepFace | `services/emotion` | \
[card](../services/emotion/MODEL_CARD.md) |
| MediaPipe face mesh, pose and hands (inside the wheel) | `services/emotion`, `services/signs` | \
upstream |
{rows}

Every answer and every `/ready` names the models that made it. `make eval` measures again; the
figures of a card are written by that command (`WRITE=1`), never by hand, and those of this page and
of the app's page of models (`/dashboard/models`) are taken from the cards.

What was measured on the avatar is a check on synthetic signers, never accuracy. {people} A face is
not a feeling: the emotion is a guess from the face, and raised eyebrows can be a question in ISL.

{sections}"""

_WHAT = {
    "letters": "Letters A-Z from a held hand shape",
    "words": "Words and numerals from movement",
}
_ON = {
    "samePeople": "people, the same as it learnt from: Testing as published",
    "unseenSigners": "people: signers that it has not seen",
    "unseenBodies": "the avatar: bodies, cameras and speeds never trained on",
}


def render_page(models: Sequence[Mapping[str, Any]]) -> str:
    """The whole page."""
    rows = "\n".join(
        f"| {_WHAT[model['kind']]} ({model['name']} {model['version']}) | `services/signs` |"
        f" [card](../services/signs/models/{model['folder']}/MODEL_CARD.md) |"
        for model in models
    )
    sections = "\n".join(_section(model) for model in models)
    return _PAGE.format(rows=rows, people=_people(models), sections=sections)


def _people(models: Sequence[Mapping[str, Any]]) -> str:
    """How far the figures speak of strangers."""
    letters = "The letter data has the same four people in both of its splits."
    words = next(model for model in models if model["kind"] == "words")
    if any(one["on"] == "unseenSigners" for one in words["measured"]):
        return f"{letters} The words were\ntried on signers not seen before, beside the avatar."
    if words["signers"]:
        return (
            f"{letters} The words learnt\nfrom people, and no figure here is of signers not seen."
        )
    return f"No figure here is\nsigner-independent. {letters}\nNobody's signing is in the words."


def _section(model: Mapping[str, Any]) -> str:
    learnt = model["learnt"]
    signers = f"{model['signers']} people" if model["signers"] else "none: the avatar alone"
    facts = [
        f"{_WHAT[model['kind']]}.",
        f"Learnt from {learnt['people']['count']} {learnt['people']['unit']} of people and",
        f"{learnt['avatar']['count']} {learnt['avatar']['unit']} of the avatar.",
        f"Signers: {signers}.",
        *([f"Trained {model['date']}."] if model["date"] else []),
    ]
    parts = [_measured(one) for one in model["measured"]] or ["Not measured yet.\n"]
    return "\n".join([f"## {model['name']} {model['version']}", *facts, "", *parts])


def _measured(one: Mapping[str, Any]) -> str:
    facts = [f"{one['samples']} {one['unit']}"]
    if one["signers"]:
        facts.append(f"{one['signers']} signers")
    if one["framesPerSecond"]:
        facts.append(f"{one['framesPerSecond']:g} frames a second")
    heading = "Measured on" if one["source"] == "people" else "A check on"
    lines = [
        f"### {heading} {_ON[one['on']]}",
        f"{', '.join(facts)}. First: {percent(one['first'])}; among five:"
        f" {percent(one['amongFive'])}. Calibration error: {one['ece']}.",
    ]
    if one["firstWhereUnlike"] is not None:
        lines.append(
            "First in the farthest quarter, unlike what was learnt:"
            f" {percent(one['firstWhereUnlike'])}."
        )
    if one["falseAMinute"] is not None:
        lines.append(f"Words said where nothing was signed: {one['falseAMinute']} a minute.")
    never = sum(not row["isSaid"] for row in one["classes"])
    if never:
        lines.append(f"{never} are candidates only, never said, and have no recall.")
    lines += [
        "",
        "| sign | right when said | found when shown | samples |",
        "| --- | --- | --- | --- |",
        *(_row(row) for row in one["classes"]),
        "",
        _confusions(one),
        "",
        "Read worst:",
        "",
        *(_failure(failure) for failure in one["failures"]),
        "",
    ]
    return "\n".join(lines)


def _row(row: Mapping[str, Any]) -> str:
    precision = _share(row["precision"], row["said"])
    recall = _share(row["recall"], row["samples"]) if row["isSaid"] else "candidate only"
    return f"| {row['label']} | {precision} | {recall} | {row['samples']} |"


def _share(share: float | None, of: int | None) -> str:
    """A count where there are few."""
    if share is None or (of is not None and of >= _FEW):
        return percent(share)
    # Cards of before kept no count of what was said and never right.
    if of is None:
        return "none right"
    return f"{round(share * of)} of {of}" if of else "-"


def _confusions(one: Mapping[str, Any]) -> str:
    pairs = [
        (row["label"], taken["said"]["label"] if taken["said"] else "nothing", taken["count"])
        for row in one["confusion"]
        for taken in row["takenFor"]
        if taken["said"] is None or taken["said"]["label"] != row["label"]
    ]
    commonest = sorted(pairs, key=lambda pair: -pair[2])[:_MOST_CONFUSIONS]
    told = "; ".join(f"{shown} read as {said} ({count})" for shown, said, count in commonest)
    return f"Commonest confusions: {told or 'none'}."


def _failure(failure: Mapping[str, Any]) -> str:
    taken = ", ".join(
        f"{one['said']['label'] if one['said'] else 'nothing'} {one['count']}"
        for one in failure["takenFor"]
    )
    first = _share(failure["right"] / failure["samples"], failure["samples"])
    return f"- {failure['label']}: first in {first}" + (f"; taken for {taken}" if taken else "")
