"""Fits the weights of the grammar on pairs of signs and sentences.

Run: python services/rewriter/tools/fit.py [--write] [--held-out]

A log-linear model: of the readings of a sentence, each with the constructions and flaws that it
has, the right ones should be the likeliest. It begins with the priors, which were set by hand.
The readings are found with the weights as they are, and once more with the fitted ones: cheap
readings may be others then. --write keeps the weights in packages/grammar/rules/weights.json.
--held-out fits with all pairs of some constructions left out, and counts how many of those come out
right: what is held out is a construction with all its sentences, so that nothing like it was seen.
"""

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np
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
READINGS, ROUNDS, STEPS = 12, 2, 400
RATE, PULL, SHARP = 0.2, 0.1, 3.0
FOLDS = 5
LEAST, MOST = 0.02, 8.0
SURE = 0.3  # by how much the likeliest is cheaper than the next: doubt.json asks for as much
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


class Readings:
    """The readings of many pairs, each with how often it has what."""

    def __init__(self, found: list[list[Candidate]], names: list[str]) -> None:
        index = {name: place for place, name in enumerate(names)}
        every = [candidate for candidates in found for candidate in candidates]
        self.has = np.zeros((len(every), len(names)))
        for row, candidate in enumerate(every):
            for name, count in candidate.has.items():
                self.has[row, index[name]] = count
        self.right = np.array([candidate.right for candidate in every])
        self.starts = np.cumsum([0, *(len(candidates) for candidates in found)])[:-1]
        self.of_pair = np.repeat(np.arange(len(found)), [len(c) for c in found])

    def gradient(self, weights: np.ndarray) -> np.ndarray:
        """Of how unlikely the right readings are; it rises where weights should fall."""
        costs = -SHARP * (self.has @ weights)
        most = np.maximum.reduceat(costs, self.starts)
        shares = np.exp(costs - most[self.of_pair])
        good = np.add.reduceat(shares * self.right, self.starts)
        total = np.add.reduceat(shares, self.starts)
        wanted = shares * self.right / np.maximum(good, 1e-12)[self.of_pair]
        return (wanted - shares / total[self.of_pair]) @ self.has


class Fit:
    """Reads pairs with weights, and moves the weights towards the right readings."""

    def __init__(self, lexicon: Lexicon, rules: Rules, constructions: Constructions) -> None:
        self._rules, self._constructions = rules, constructions
        self._reader = SignReader(lexicon, rules)
        self._writer = SentenceWriter(Realiser(rules, Morphology(rules.english)), rules.emotions)
        self._names = sorted(constructions.priors)
        self._priors = np.array([constructions.priors[name] for name in self._names])

    def read(self, pairs: list[Pair], weights: dict[str, float]) -> list[list[Candidate]]:
        """The readings of each pair, each sentence once."""
        interpreter = Interpreter(self._constructions.grammar, weights, self._rules)
        return [self._candidates(interpreter, pair) for pair in pairs]

    def _candidates(self, interpreter: Interpreter, pair: Pair) -> list[Candidate]:
        items = self._reader.read(pair.signs).items
        seen: dict[str, Candidate] = {}
        for reading in interpreter.readings(items, most=READINGS):
            text = plain(self._writer.plain(self._writer.sentences(list(reading.clauses))))
            has = Counter(name for name in reading.fired if name not in FREE)
            seen.setdefault(text, Candidate(has, text in pair.answers))
        return list(seen.values())

    def fitted(self, found: list[list[Candidate]]) -> dict[str, float]:
        """Weights under which more of the right readings are the likeliest, near the priors."""
        useful = [candidates for candidates in found if len({c.right for c in candidates}) == 2]
        readings = Readings(useful, self._names)
        weights, moved = self._priors.copy(), np.full(len(self._names), 1e-8)
        for _ in range(STEPS):
            slope = readings.gradient(weights) + PULL * (weights - self._priors)
            moved += slope**2
            step = RATE * slope / np.sqrt(moved)
            weights = np.clip(weights - step, LEAST, MOST)
        free = {name: 0.0 for name in FREE}
        return {n: round(float(w), 3) for n, w in zip(self._names, weights, strict=True)} | free


def margin(candidates: list[Candidate], weights: dict[str, float]) -> tuple[bool, float]:
    """Whether the likeliest reading is right, and by how much it is the likeliest."""
    costs = [sum(weights[name] * n for name, n in c.has.items()) for c in candidates]
    first, *others = sorted(zip(costs, candidates, strict=True), key=lambda found: found[0])
    return first[1].right, min((cost for cost, _ in others), default=MOST) - first[0]


def counted(found: list[list[Candidate]], weights: dict[str, float]) -> Counter[str]:
    """How many likeliest readings are right, and how many wrong ones are likelier by far."""
    counts: Counter[str] = Counter()
    for candidates in filter(None, found):
        is_right, ahead = margin(candidates, weights)
        kind = "right" if is_right else "wrong"
        counts[kind] += 1
        counts[f"{kind}, sure"] += ahead >= SURE
    counts["in reach"] = sum(any(c.right for c in candidates) for candidates in found)
    return counts


def groups_of(pairs: list[Pair], found: list[list[Candidate]]) -> list[str]:
    """What each pair is held out with: its class, or the rarest construction that it has."""
    right = [next((c.has for c in candidates if c.right), Counter[str]()) for candidates in found]
    often = Counter(name for has in right for name in has)
    rarest = [min(has, key=lambda name: (often[name], name), default="plain") for has in right]
    return [pair.group or name for pair, name in zip(pairs, rarest, strict=True)]


def held_out(fit: Fit, groups: list[str], found: list[list[Candidate]]) -> Counter[str]:
    """What is counted of pairs of which no construction was fitted on."""
    names, total = sorted(set(groups)), Counter[str]()
    for fold in range(FOLDS):
        out = set(names[fold::FOLDS])
        seen = [c for group, c in zip(groups, found, strict=True) if group not in out]
        unseen = [c for group, c in zip(groups, found, strict=True) if group in out]
        total += counted(unseen, fit.fitted(seen))
    return total


def main() -> int:
    """Fit, and say how many come out right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep the weights")
    parser.add_argument("--held-out", action="store_true", help="what unseen constructions do")
    arguments = parser.parse_args()
    rules = load_rules(ROOT / "packages" / "grammar")
    constructions = load_constructions(ROOT / "packages" / "grammar")
    fit = Fit(load_lexicon(ROOT / "packages" / "lexicon"), rules, constructions)
    pairs, weights = read_pairs(), dict(constructions.weights)
    for round_ in range(ROUNDS):
        found = fit.read(pairs, weights)
        print(f"{len(pairs)} pairs, round {round_ + 1}, before: {dict(counted(found, weights))}")
        if arguments.held_out:
            total = held_out(fit, groups_of(pairs, found), found)
            print(f"held out by construction: {dict(total)}")
        weights = fit.fitted(found)
        print(f"after: {dict(counted(found, weights))}")
    if arguments.write:
        data = json.loads(WEIGHTS.read_text("utf-8"))
        data["weights"] = dict(sorted(weights.items()))
        WEIGHTS.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
