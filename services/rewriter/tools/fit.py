"""Fits the weights of the grammar on pairs of signs and sentences.

Run: python services/rewriter/tools/fit.py [--write] [--held-out]

A log-linear model: of the readings of a sentence, each with the constructions and flaws that it
has, the right ones should be the likeliest. It begins with the priors, which were set by hand.
--write keeps the weights in packages/grammar/rules/weights.json. --held-out fits with all pairs of
some constructions left out, and counts how many of those come out right: what is held out is a
construction with all its sentences, so that nothing like it was seen.
"""

import argparse
import json
import math
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from isl_rewriter.interpret.interpreter import Interpreter
from isl_rewriter.lexicon import Lexicon, load_lexicon
from isl_rewriter.read.signs import SignReader
from isl_rewriter.rules import Constructions, Rules, load_constructions, load_rules
from isl_rewriter.write.morphology import Morphology
from isl_rewriter.write.realise import Realiser
from isl_rewriter.write.sentence import SentenceWriter
from meaning import plain

ROOT = Path(__file__).resolve().parents[3]
SERVICE = ROOT / "services" / "rewriter"
WEIGHTS = ROOT / "packages" / "grammar" / "rules" / "weights.json"
READINGS, ROUNDS, EPOCHS = 12, 4, 25
RATE, PULL, SHARP = 0.04, 0.004, 3.0
FOLDS = 5
LEAST, MOST = 0.02, 8.0
FREE = frozenset({"usual"})  # what is usual costs nothing: the rest is measured against it


@dataclass(frozen=True, slots=True)
class Pair:
    """Signs, every sentence that says them, and what is held out together."""

    group: str
    signs: str
    answers: frozenset[str]


@dataclass(frozen=True, slots=True)
class Candidate:
    """One reading of a pair's signs: what it has, and whether it is right."""

    has: Counter[str]
    right: bool


def read_pairs() -> list[Pair]:
    """The tuned and the opened pairs, the tests' sentences, the rules' examples."""
    pairs: list[Pair] = []
    for name in ("constructions.tsv", "opened/gloss-english.tsv"):
        for line in _lines(SERVICE / "evaluation" / name):
            kind, signs, _, answers = line.split("\t")
            pairs.append(Pair(kind, signs, _answers(answers)))
    for line in _lines(SERVICE / "evaluation" / "tuned.tsv"):
        rule, signs, _, answers = line.split("\t")
        pairs.append(Pair(rule, signs, _answers(answers)))
    for line in _lines(SERVICE / "tests" / "sentences.tsv"):
        signs, answers = line.split("\t")
        pairs.append(Pair("", signs, _answers(answers)))
    for path in sorted((ROOT / "packages" / "grammar" / "rules" / "isl").glob("*.json")):
        for rule in json.loads(path.read_text("utf-8"))["rules"]:
            pairs += [Pair(rule["id"], signs, _answers(said)) for signs, said in rule["examples"]]
    return pairs


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line and line[0] != "#"]


def _answers(text: str) -> frozenset[str]:
    return frozenset(plain(answer) for answer in text.removeprefix("? ").split(" | "))


class Fit:
    """Reads pairs with weights, and moves the weights towards the right readings."""

    def __init__(self, lexicon: Lexicon, rules: Rules, constructions: Constructions) -> None:
        self._rules, self._constructions = rules, constructions
        self._reader = SignReader(lexicon, rules)
        self._writer = SentenceWriter(Realiser(rules, Morphology(rules.english)), rules.emotions)

    def candidates(self, pair: Pair, weights: dict[str, float]) -> list[Candidate]:
        """The readings of a pair, each sentence once."""
        interpreter = Interpreter(self._constructions.grammar, weights, self._rules)
        items = self._reader.read(pair.signs).items
        seen: dict[str, Candidate] = {}
        for reading in interpreter.readings(items, most=READINGS):
            text = plain(self._writer.plain(self._writer.sentences(list(reading.clauses))))
            has = Counter(name for name in reading.fired if name not in FREE)
            seen.setdefault(text, Candidate(has, text in pair.answers))
        return list(seen.values())

    def fitted(self, pairs: list[Pair], start: dict[str, float]) -> dict[str, float]:
        """Weights under which more of the right readings are the likeliest."""
        weights = dict(start)
        for _ in range(ROUNDS):
            read = [self.candidates(pair, weights) for pair in pairs]
            useful = [found for found in read if len({c.right for c in found}) == 2]
            for _ in range(EPOCHS):
                for found in useful:
                    _step(found, weights, start)
        return {name: round(weight, 3) for name, weight in sorted(weights.items())}

    def right(self, pairs: list[Pair], weights: dict[str, float]) -> list[Pair]:
        """The pairs whose likeliest reading is right."""
        found: list[Pair] = []
        for pair in pairs:
            read = self.candidates(pair, weights)
            if read and min(read, key=lambda c: _cost(c, weights)).right:
                found.append(pair)
        return found

    def group_of(self, pair: Pair, weights: dict[str, float], rare: Counter[str]) -> str:
        """What a pair without a class is held out with: its rarest construction."""
        if pair.group:
            return pair.group
        right = [c for c in self.candidates(pair, weights) if c.right]
        names = right[0].has if right else Counter[str]()
        return min(names, key=lambda name: (rare[name], name), default="plain")


def _cost(candidate: Candidate, weights: dict[str, float]) -> float:
    return sum(weights[name] * count for name, count in candidate.has.items())


def _step(found: list[Candidate], weights: dict[str, float], start: dict[str, float]) -> None:
    """One step of gradient descent on the log-likelihood of the right readings."""
    costs = [_cost(candidate, weights) for candidate in found]
    least = min(costs)
    shares = [math.exp(-SHARP * (cost - least)) for cost in costs]
    total = sum(shares)
    good = sum(share for share, c in zip(shares, found, strict=True) if c.right)
    if good / total > 0.98:
        return
    for share, candidate in zip(shares, found, strict=True):
        wanted = share / good if candidate.right else 0.0
        pull = wanted - share / total  # raises what is wrong, lowers what is right
        for name, count in candidate.has.items():
            moved = weights[name] - RATE * pull * count
            moved -= PULL * RATE * (weights[name] - start[name])
            weights[name] = min(MOST, max(LEAST, moved))


def main() -> int:
    """Fit, and say how many come out right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep the weights")
    parser.add_argument("--held-out", action="store_true", help="what unseen constructions do")
    arguments = parser.parse_args()
    rules = load_rules(ROOT / "packages" / "grammar")
    constructions = load_constructions(ROOT / "packages" / "grammar")
    fit = Fit(load_lexicon(ROOT / "packages" / "lexicon"), rules, constructions)
    pairs, start = read_pairs(), dict(constructions.priors)
    print(f"{len(pairs)} pairs, right with the priors: {len(fit.right(pairs, start))}")
    if arguments.held_out:
        rare = Counter(
            name for pair in pairs for c in fit.candidates(pair, start) if c.right for name in c.has
        )
        groups = {pair: fit.group_of(pair, start, rare) for pair in pairs}
        names = sorted(set(groups.values()))
        total = 0
        for fold in range(FOLDS):
            out = set(names[fold::FOLDS])
            seen = [pair for pair in pairs if groups[pair] not in out]
            unseen = [pair for pair in pairs if groups[pair] in out]
            right = fit.right(unseen, fit.fitted(seen, start))
            total += len(right)
            print(f"held out {len(out)} constructions: right {len(right)} of {len(unseen)}")
        print(f"held out in all: right {total} of {len(pairs)}")
    weights = fit.fitted(pairs, start)
    print(f"right after: {len(fit.right(pairs, weights))}")
    if arguments.write:
        data = json.loads(WEIGHTS.read_text("utf-8"))
        data["weights"] = weights
        WEIGHTS.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
