"""The grammar in data: each rule's examples, and what is said of a broken file."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from isl_rewriter.errors import DataError
from isl_rewriter.lexicon import Lexicon
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import Constructions, Rules, load_constructions

GRAMMAR = Path(__file__).resolve().parents[4] / "packages" / "grammar"
EXAMPLES = [
    (rule["id"], gloss, english)
    for path in sorted((GRAMMAR / "rules" / "isl").glob("*.json"))
    for rule in json.loads(path.read_text("utf-8"))["rules"]
    for gloss, english in rule["examples"]
]


@pytest.mark.parametrize(("rule", "gloss", "english"), EXAMPLES)
def test_each_rule_reads_its_own_examples(
    rewriter: Rewriter, rule: str, gloss: str, english: str
) -> None:
    result = rewriter.rewrite(gloss, "")
    said = [result.plain, *(reading.sentence for reading in result.readings)]
    assert english in said, f"{rule}: {gloss} is read as {said}"


def test_each_rule_has_two_examples_and_a_source() -> None:
    assert len(EXAMPLES) >= 2 * len({rule for rule, _, _ in EXAMPLES})


@pytest.fixture
def broken(tmp_path: Path) -> Callable[[Callable[[dict[str, Any]], None]], Path]:
    """A copy of the grammar with one rule of verbs.json changed."""

    def change(edit: Callable[[dict[str, Any]], None]) -> Path:
        shutil.copytree(GRAMMAR / "rules", tmp_path / "rules")
        path = tmp_path / "rules" / "isl" / "verbs.json"
        data = json.loads(path.read_text("utf-8"))
        edit(next(rule for rule in data["rules"] if rule["id"] == "object"))
        path.write_text(json.dumps(data), "utf-8")
        return tmp_path

    return change


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (lambda rule: rule.pop("source"), "source"),
        (lambda rule: rule.update(pattern=["x NP"]), "is no part of a pattern"),
        (lambda rule: rule.update(pattern=["x: NP animate="]), "is no feature"),
        (lambda rule: rule["builds"].update(object="y"), "no part of the pattern is called 'y'"),
        (lambda rule: rule["builds"].update(objekt="x"), "'objekt' is no role"),
        (lambda rule: rule["builds"].update(cat="XP"), "builds no category"),
        (lambda rule: rule.update(checks=["suits x v"]), "there is no check 'suits'"),
        (lambda rule: rule.update(weight="unheard-of"), "has no 'unheard-of'"),
        (lambda rule: rule.update(id="verb"), "another rule of this id"),
    ],
)
def test_a_broken_rule_is_named_with_its_file_and_the_reason(
    broken: Callable[[Callable[[dict[str, Any]], None]], Path],
    edit: Callable[[dict[str, Any]], None],
    reason: str,
) -> None:
    with pytest.raises(DataError) as error:
        load_constructions(broken(edit))
    assert "verbs.json" in str(error.value)
    assert reason in str(error.value)
    assert "object" in str(error.value) or "verb" in str(error.value)


def test_a_construction_is_added_by_data_alone(
    tmp_path: Path, lexicon: Lexicon, rules: Rules
) -> None:
    shutil.copytree(GRAMMAR / "rules", tmp_path / "rules")
    added = {
        "id": "thing-wished-away",
        "rule": "A thing and ENOUGH: nobody wants more of it.",
        "pattern": ["x: NP cls=noun", "e: ADJ en=enough"],
        "builds": {
            "cat": "S",
            "verb": "be",
            "expletive": "there",
            "existing": "x",
            "predicate": "e",
        },
        "weight": "usual",
        "source": "an example",
        "strength": "to be confirmed",
        "status": "draft",
        "generate": False,
        "examples": [
            ["WATER ENOUGH", "There is water enough."],
            ["TEA ENOUGH", "There is tea enough."],
        ],
    }
    data = {"status": "draft", "note": "One rule.", "rules": [added]}
    (tmp_path / "rules" / "isl" / "added.json").write_text(json.dumps(data), "utf-8")
    before = len(load_constructions(GRAMMAR).rules)
    constructions = load_constructions(tmp_path)
    assert len(constructions.rules) == before + 1
    result = Rewriter(lexicon, rules, constructions).rewrite("WATER ENOUGH", "")
    said = [result.plain, *(reading.sentence for reading in result.readings)]
    assert "There is water enough." in said


def test_every_weight_is_used_and_every_flaw_has_one(constructions: Constructions) -> None:
    assert constructions.weights.keys() == constructions.priors.keys()
    assert all(weight >= 0 for weight in constructions.weights.values())
