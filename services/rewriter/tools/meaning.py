"""How often a sentence means what was signed, by class.

Run: python services/rewriter/tools/meaning.py [--set FOLDER [--full] [--lists]] [--model DIR]
     python services/rewriter/tools/meaning.py --every

A folder of evaluation/, the blind one unless another is named; --every counts each of them, a line
a set. The blind set and those that are kept, which nobody reads who writes rules, are counted only;
those whose name ends in opened were learnt from. What readers took for what was signed, though no
list had it (judged.tsv), counts as an answer; --lists leaves it out. --model counts a converted
model too, which reads the signs as they were sent: alone, behind the content check, and as a second
opinion, which settles what is not certain where it says what one of the offered readings says.
"""

import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from isl_rewriter.backends.base import SentenceModel
from isl_rewriter.backends.ctranslate import CTranslateModel
from isl_rewriter.lexicon import load_lexicon
from isl_rewriter.rewriter import Rewriter, Rewritten
from isl_rewriter.rules import load_constructions, load_rules

ROOT = Path(__file__).resolve().parents[3]
EVALUATION = ROOT / "services" / "rewriter" / "evaluation"
OUTCOMES = ("right", "as signed", "two, one right", "wrong, noted", "wrong", "reversed")
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SMALL = frozenset(
    ("my", "am", "is", "are", "was", "were", "do", "does", "did", "have", "has", "will", "to", "?")
)
PERSONS = {"me": "i", "him": "he", "her": "she", "us": "we", "them": "they"}
CONTRACTIONS = (
    (r"\bcan't\b|\bcannot\b", "can not"),
    (r"\bwon't\b", "will not"),
    (r"\b(\w+)n't (i|you|he|she|it|we|they)\b", r"\1 \2 not"),
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


def read_pairs(folder: str, *, lists_alone: bool = False) -> list[Pair]:
    """The pairs, in their order."""
    judged: dict[str, set[str]] = {}
    taken = [] if lists_alone else lines_of(folder, "judged.tsv")
    for signs, sentence in (line.split("\t") for line in taken):
        judged.setdefault(signs, set()).add(plain(sentence))
    pairs = [pair_of(line) for line in lines_of(folder, "gloss-english.tsv")]
    return [replace(p, answers=p.answers | judged.get(p.signs, set())) for p in pairs]


def lines_of(folder: str, name: str) -> list[str]:
    """The lines of a file of a set, none where it has no such file."""
    file = EVALUATION / folder / name
    lines = file.read_text("utf-8").splitlines() if file.exists() or name != "judged.tsv" else []
    return [line for line in lines if line and not line.startswith("#")]


def pair_of(line: str) -> Pair:
    """One line of the file."""
    kind, signs, emotion, answers = line.split("\t")
    said = frozenset(plain(answer) for answer in answers.removeprefix("? ").split(" | "))
    return Pair(kind, signs, emotion, said, answers.startswith("? "))


def plain(sentence: str) -> str:
    """Without what signs leave open or spelling does: articles, contractions, numbers, commas."""
    text = sentence.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    for short, long in CONTRACTIONS:
        text = re.sub(short, long, text)
    text = re.sub(r"\b(a|an|the|some|o'clock)\b", " ", text)
    for number, word in enumerate(NUMBERS):
        text = re.sub(rf"\b{word}\b", str(number), text)
    return " ".join(re.sub(r"[^\w'? -]", " ", text).replace("?", " ? ").split())


def outcome(result: Rewritten, pair: Pair) -> str:
    """Which of OUTCOMES."""
    said = plain(result.plain)
    if result.certain and said in pair.answers and not pair.is_open:
        return "right"
    if result.certain:
        turned = any(is_reversed(said, answer) for answer in pair.answers)
        return "reversed" if turned and not pair.is_open else "wrong"
    offered = [plain(reading.sentence) for reading in result.readings]
    if any(sentence in pair.answers for sentence in offered):
        return "two, one right"
    return "wrong, noted" if offered else "as signed"


def with_model(rewriter: Rewriter, result: Rewritten, wording: str) -> dict[str, Rewritten]:
    """What is answered by each use of a model's wording."""
    agreed = [item for item in result.readings if plain(item.sentence) == plain(wording)]
    settled = replace(result, plain=agreed[0].sentence, certain=True) if agreed else result
    return {
        "the model alone": replace(result, plain=wording, certain=True),
        "the model behind the content check": rewriter.accept(result, wording) or result,
        "the model as a second opinion": settled,
    }


def print_uses(rewriter: Rewriter, model: SentenceModel, pairs: list[Pair], *, full: bool) -> None:
    """Count each use of a model beside the grammar alone."""
    counted: dict[str, Counter[str]] = {}
    for pair in pairs:
        result, wording = rewriter.rewrite(pair.signs, pair.emotion), model.write(pair.signs)
        uses = {"the grammar alone": result, **with_model(rewriter, result, wording)}
        found = {use: outcome(answer, pair) for use, answer in uses.items()}
        for use, what in found.items():
            counted.setdefault(use, Counter())[what] += 1
        if full:
            print(f"{' / '.join(found.values()):60} {pair.kind:16} {pair.signs:44} {wording}")
    for use, counts in counted.items():
        print(f"{use:36}" + "".join(f"{counts[name]:16}" for name in OUTCOMES))


def is_reversed(said: str, answer: str) -> bool:
    """The same words, who does it and to whom exchanged: she loves me, I love her."""
    one, other = roles(said), roles(answer)
    if len(one) != len(other) or sorted(one) != sorted(other):
        return False
    return sum(here != there for here, there in zip(one, other, strict=True)) == 2


def roles(sentence: str) -> list[str]:
    """The words of a sentence that may change places, each in its plainest form."""
    words = [PERSONS.get(word, word) for word in sentence.split() if word not in SMALL]
    return [
        word if word in PERSONS.values() else re.sub(r"(ing|es|ed|s)$", "", word) for word in words
    ]


def round_trips(rewriter: Rewriter, pairs: list[Pair]) -> Counter[str]:
    """Of the likeliest readings: what comes back otherwise, wrong and right."""
    counts: Counter[str] = Counter()
    for pair in pairs:
        result = rewriter.rewrite(pair.signs, pair.emotion)
        said = [result.plain] if result.certain else [r.sentence for r in result.readings]
        if not said or pair.is_open:
            continue
        kind = "right" if plain(said[0]) in pair.answers else "wrong"
        counts[kind] += 1
        for difference in result.differences:
            counts[f"{kind}, {difference}"] += 1
        counts[f"{kind}, any"] += bool(result.differences)
    return counts


def print_every(rewriter: Rewriter) -> None:
    """A line for each set."""
    print(f"{'':26}{'pairs':>8}" + "".join(f"{name:>16}" for name in OUTCOMES))
    for file in sorted(EVALUATION.glob("*/gloss-english.tsv")):
        pairs = read_pairs(file.parent.name)
        counts = Counter(outcome(rewriter.rewrite(p.signs, p.emotion), p) for p in pairs)
        said = "".join(f"{counts[name]:16}" for name in OUTCOMES)
        print(f"{file.parent.name:26}{len(pairs):8}{said}", flush=True)


def main() -> int:
    """Count by class, or by set."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", default="blind", help="folder of evaluation/")
    parser.add_argument("--every", action="store_true", help="every set, a line each")
    parser.add_argument("--lists", action="store_true", help="without what readers judged right")
    parser.add_argument("--full", action="store_true", help="every sentence, of an opened set")
    parser.add_argument("--model", type=Path, help="folder of a converted model")
    arguments = parser.parse_args()
    if arguments.full and not arguments.set.endswith("opened"):
        parser.error("only a set that was opened is printed: --set opened")
    rewriter = Rewriter(
        load_lexicon(ROOT / "packages" / "lexicon"),
        load_rules(ROOT / "packages" / "grammar"),
        load_constructions(ROOT / "packages" / "grammar"),
    )
    if arguments.every:
        print_every(rewriter)
        return 0
    pairs = read_pairs(arguments.set, lists_alone=arguments.lists)
    if arguments.model is not None:
        model = CTranslateModel(arguments.model, threads=1, beam=4)
        print(f"{'':36}" + "".join(f"{name:>16}" for name in OUTCOMES))
        print_uses(rewriter, model, pairs, full=arguments.full)
        return 0
    counted: dict[str, Counter[str]] = {}
    for pair in pairs:
        result = rewriter.rewrite(pair.signs, pair.emotion)
        what = outcome(result, pair)
        counted.setdefault(pair.kind, Counter())[what] += 1
        if arguments.full:
            print(f"{what:15} {pair.kind:16} {pair.signs:44} {result.plain}")
    print(f"{'':18}" + "".join(f"{name:>16}" for name in OUTCOMES))
    for kind, counts in [*counted.items(), ("all", sum(counted.values(), Counter()))]:
        print(f"{kind:18}" + "".join(f"{counts[name]:16}" for name in OUTCOMES))
    trips = round_trips(rewriter, pairs)
    print("round trip, of the likeliest readings:")
    for difference in ("words", "order", "type", "any"):
        caught, cost = trips[f"wrong, {difference}"], trips[f"right, {difference}"]
        print(
            f"  {difference:6} catches {caught} of {trips['wrong']} wrong,"
            f" costs {cost} of {trips['right']} right"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
