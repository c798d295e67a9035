"""How often a sentence means what was signed, by class, on pairs that nobody tuned on.

Run: python services/rewriter/tools/meaning.py [--full]

Prints counts only. What --full prints has been seen: it is a set to learn from then.
"""

import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from isl_rewriter.lexicon import load_lexicon
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import load_rules

ROOT = Path(__file__).resolve().parents[3]
PAIRS = ROOT / "services" / "rewriter" / "evaluation" / "blind" / "gloss-english.tsv"
OUTCOMES = ("right", "as signed", "wrong, noted", "wrong")
CONTRACTIONS = (
    (r"\bcan't\b|\bcannot\b", "can not"),
    (r"\bwon't\b", "will not"),
    (r"n't\b", " not"),
    (r"'m\b", " am"),
    (r"'re\b", " are"),
    (r"'ll\b", " will"),
    (r"'ve\b", " have"),
)


@dataclass(frozen=True, slots=True)
class Pair:
    """Signs with every sentence that says them; open where they allow two readings."""

    kind: str
    signs: str
    emotion: str
    answers: frozenset[str]
    is_open: bool


def read_pairs() -> list[Pair]:
    """The pairs, in their order."""
    lines = PAIRS.read_text("utf-8").splitlines()
    return [pair_of(line) for line in lines if line and not line.startswith("#")]


def pair_of(line: str) -> Pair:
    """One line of the file."""
    kind, signs, emotion, answers = line.split("\t")
    said = frozenset(plain(answer) for answer in answers.removeprefix("? ").split(" | "))
    return Pair(kind, signs, emotion, said, answers.startswith("? "))


def plain(sentence: str) -> str:
    """Without what signs leave open or spelling does: articles, contractions, end marks, commas."""
    text = sentence.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    for short, long in CONTRACTIONS:
        text = re.sub(short, long, text)
    text = re.sub(r"\b(a|an|the|some)\b", " ", text)
    return " ".join(re.sub(r"[^\w'? -]", " ", text).replace("?", " ? ").split())


def outcome(rewriter: Rewriter, pair: Pair) -> tuple[str, str]:
    """Which of OUTCOMES, and the sentence."""
    result = rewriter.rewrite(pair.signs, pair.emotion)
    codes = {note.code for note in result.notes}
    if "asSigned" in codes:
        return "as signed", result.plain
    if plain(result.plain) in pair.answers and not (pair.is_open and not codes):
        return "right", result.plain
    return ("wrong, noted" if codes else "wrong"), result.plain


def main() -> int:
    """Count by class."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", action="store_true", help="every sentence: then it is seen")
    arguments = parser.parse_args()
    rewriter = Rewriter(
        load_lexicon(ROOT / "packages" / "lexicon"), load_rules(ROOT / "packages" / "grammar")
    )
    counted: dict[str, Counter[str]] = {}
    for pair in read_pairs():
        what, sentence = outcome(rewriter, pair)
        counted.setdefault(pair.kind, Counter())[what] += 1
        if arguments.full:
            print(f"{what:13} {pair.kind:16} {pair.signs:44} {sentence}")
    print(f"{'':18}" + "".join(f"{name:>14}" for name in OUTCOMES))
    for kind, counts in [*counted.items(), ("all", sum(counted.values(), Counter()))]:
        print(f"{kind:18}" + "".join(f"{counts[name]:14}" for name in OUTCOMES))
    return 0


if __name__ == "__main__":
    sys.exit(main())
