"""The figures of a card in the shape that the app's page of models reads."""

from collections.abc import Iterable, Mapping
from typing import Any

from isl_training.evaluation.answers import NOTHING
from isl_training.evaluation.sign_names import Names

_MOST_FAILURES = 12
_WEAK_LETTER = 0.75


def summarise_letters(card: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """The letters; measured on people, the same as were learnt from."""
    figures = card["evaluation"]
    whole: Mapping[str, Mapping[str, int]] | None = card.get("confusion")
    pairs = (
        _pairs(whole)
        if whole
        else [(one["letter"], one["taken_for"], one["count"]) for one in figures["confusions"]]
    )
    classes = [
        _class(letter, row | {"samples": row["pictures"]}, names)
        for letter, row in figures["letters"].items()
    ]
    weak = sorted(
        (letter for letter, row in figures["letters"].items() if row["accuracy"] < _WEAK_LETTER),
        key=lambda letter: figures["letters"][letter]["accuracy"],
    )
    training = card["training"]
    return {
        "name": card["name"],
        "version": card["version"],
        "date": training["date"],
        "folder": "letters",
        "kind": "letters",
        "signers": 4,
        "learnt": {
            "people": {"count": training["pictures"], "unit": "pictures"},
            "avatar": {
                "count": sum(kind["pictures"] for kind in training.get("drawn", [])),
                "unit": "pictures",
            },
        },
        "measured": [
            {
                "source": "people",
                "on": "samePeople",
                "unit": "pictures",
                "samples": figures["pictures"],
                "signers": 4,
                "framesPerSecond": None,
                "first": figures["accuracy"],
                "amongFive": figures["top_5_accuracy"],
                "firstWhereUnlike": figures["accuracy_farthest_quarter"],
                "ece": figures["calibration_error"],
                "falseAMinute": None,
                "classes": classes,
                "confusion": _confusion(pairs, names),
                "isConfusionWhole": whole is not None,
                "failures": [
                    _failure(
                        letter,
                        figures["letters"][letter]["pictures"],
                        figures["letters"][letter]["accuracy"],
                        pairs,
                        names,
                    )
                    for letter in weak[:_MOST_FAILURES]
                ],
            }
        ],
    }


def summarise_words(card: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """The words, with each of the measurements that were made, those on people first."""
    data = card["data"]
    measured: list[dict[str, Any]] = []
    if unseen := card.get("unseen_signers"):
        rate, row = list(unseen["rates"].items())[-1]
        if "signs" in (figures := row.get("figures", {})):
            found = _measured(rate, figures, names)
            signers = len(unseen["signers"])
            measured.append({"source": "people", "on": "unseenSigners", "signers": signers} | found)
    if evaluation := card.get("evaluation"):
        # The fastest rate; the card has the others.
        rate, figures = list(evaluation["rates"].items())[-1]
        if "signs" in figures:
            found = _measured(rate, figures, names)
            measured.append({"source": "avatar", "on": "unseenBodies", "signers": 0} | found)
    # An older card has those too that calibration alone saw.
    all_people = {"clips": data.get("real_clips", 0), "signers": data["signers"]}
    people = card["training"].get("people", all_people)
    return {
        "name": card["name"],
        "version": card["version"],
        "date": card["training"]["date"],
        "folder": "words",
        "kind": "words",
        "signers": people["signers"],
        "learnt": {
            "people": {"count": people["clips"], "unit": "clips"},
            "avatar": {"count": data.get("synthetic_clips", data["clips"]), "unit": "clips"},
        },
        "measured": measured,
    }


def _measured(rate: str, figures: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """Of all that was shown only this model's signs: letters stand in their own."""
    signs = {gloss: row for gloss, row in figures["signs"].items() if gloss in names.ids}
    pairs = _pairs({gloss: row["taken_for"] for gloss, row in signs.items()})
    samples = sum(row["samples"] for row in signs.values())
    worst = sorted(signs, key=lambda gloss: (signs[gloss]["top_1"], -signs[gloss]["samples"]))
    return {
        "unit": "clips",
        "samples": samples,
        "framesPerSecond": float(rate),
        "first": _mean(signs.values(), "top_1"),
        "amongFive": _mean(signs.values(), "top_5"),
        "firstWhereUnlike": None,
        "ece": figures["calibration_error"],
        "falseAMinute": figures.get("nothing", {}).get("false_words_a_minute"),
        "classes": [_class(gloss, row, names) for gloss, row in signs.items()],
        "confusion": _confusion(pairs, names),
        "isConfusionWhole": True,
        "failures": [
            _failure(gloss, signs[gloss]["samples"], signs[gloss]["top_1"], pairs, names)
            for gloss in worst[:_MOST_FAILURES]
            if signs[gloss]["top_1"] < 1
        ],
    }


def _mean(rows: Iterable[Mapping[str, Any]], key: str) -> float | None:
    """Over samples, not over signs."""
    counted = [(row[key], row["samples"]) for row in rows]
    total = sum(samples for _, samples in counted)
    return round(sum(share * samples for share, samples in counted) / total, 4) if total else None


def _class(gloss: str, row: Mapping[str, Any], names: Names) -> dict[str, Any]:
    is_said = gloss not in names.never_said
    recall = row["recall"] if is_said else None
    return {
        **names.sign(gloss),
        "isSaid": is_said,
        "precision": row["precision"],
        "said": _said(row),
        "recall": recall,
        "samples": row["samples"],
    }


def _said(row: Mapping[str, Any]) -> int | None:
    """How often it was said; older cards have the shares alone, and 0 of them tells no count."""
    if "said" in row:
        return row["said"]
    if row["precision"] is None:
        return 0
    right = round((row["recall"] or 0) * row["samples"])
    return round(right / row["precision"]) if row["precision"] else None


def _pairs(taken_for: Mapping[str, Mapping[str, int]]) -> list[tuple[str, str, int]]:
    """What was shown, what it was taken for, how often; what was right too."""
    return [
        (gloss, taken, count)
        for gloss, row in taken_for.items()
        for taken, count in sorted(row.items(), key=lambda item: (-item[1], item[0]))
    ]


def _confusion(pairs: list[tuple[str, str, int]], names: Names) -> list[dict[str, Any]]:
    """By sign, everything that it was taken for; nothing at all is null."""
    by_sign: dict[str, list[dict[str, Any]]] = {}
    for gloss, taken, count in pairs:
        said = None if taken == NOTHING else names.sign(taken)
        by_sign.setdefault(gloss, []).append({"said": said, "count": count})
    return [{**names.sign(gloss), "takenFor": taken} for gloss, taken in by_sign.items()]


def _failure(
    gloss: str, samples: int, share: float, pairs: list[tuple[str, str, int]], names: Names
) -> dict[str, Any]:
    wrong = [(taken, count) for shown, taken, count in pairs if shown == gloss and taken != gloss]
    return {
        **names.sign(gloss),
        "samples": samples,
        "right": round(share * samples),
        "takenFor": [
            {"said": None if taken == NOTHING else names.sign(taken), "count": count}
            for taken, count in wrong
        ],
    }
