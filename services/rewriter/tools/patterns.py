"""Counts how right sentences are whose kinds of signs were met in their order before.

Run: python services/rewriter/tools/patterns.py [--set streets-opened] [--most 20]

A pattern is the order of kinds: person, thing, verb with an object, word for a time ... Printed:
for the sentences of a set whose pattern stands in no other opened set, and for those whose pattern
does, what they come out as; then the patterns of all opened sets that most often do not come out
right, with one sentence of each: where a construction is worth writing. The set must be opened.
"""

import argparse
import sys
from collections import Counter, defaultdict

from isl_rewriter.lexicon import load_lexicon
from isl_rewriter.read.signs import Break, FaceMark, Item, SignReader
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import load_constructions, load_rules
from meaning import EVALUATION, OUTCOMES, ROOT, Pair, outcome, read_pairs

# Those whose lists are long, or that a reader has judged: what is wrong there is wrong.
JUDGED = ("lives-opened", "days-opened", "streets-opened")


def kind_of(item: Item) -> str:
    """What a sign is to a construction: a noun's or a verb's kind, a small word itself."""
    if isinstance(item, FaceMark):
        return f"({item.says})"
    if isinstance(item, Break):
        return "|"
    sense = item.senses[0]
    match sense.wordClass:
        case "noun":
            kind = sense.noun.type if sense.noun else "thing"
            return "person" if kind == "kin" else kind
        case "verb":
            return f"verb-{sense.verb.frame}" if sense.verb else "verb"
        case "adverb" if sense.adverb is not None and sense.adverb.kind == "time":
            return "time"
        case "name" | "numeral" | "possessive" | "adjective":
            return sense.wordClass
        case "pronoun":
            return "I" if item.concept == "i" else "pronoun"
        case _:
            return item.gloss


def main() -> int:
    """Count, and list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", default="streets-opened", help="folder of evaluation/")
    parser.add_argument("--most", type=int, default=20, help="patterns listed")
    arguments = parser.parse_args()
    if not arguments.set.endswith("opened"):
        parser.error("only a set that was opened is printed")
    lexicon = load_lexicon(ROOT / "packages" / "lexicon")
    rules = load_rules(ROOT / "packages" / "grammar")
    rewriter = Rewriter(lexicon, rules, load_constructions(ROOT / "packages" / "grammar"))
    reader = SignReader(lexicon, rules)

    def pattern(pair: Pair) -> str:
        return " ".join(kind_of(item) for item in reader.read(pair.signs).items)

    folders = sorted(file.parent.name for file in EVALUATION.glob("*opened/gloss-english.tsv"))
    met = {
        pattern(pair)
        for folder in folders
        if folder != arguments.set
        for pair in read_pairs(folder)
    }
    counted: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    failing: dict[str, list[str]] = defaultdict(list)
    for folder in dict.fromkeys((arguments.set, *JUDGED)):
        for pair in read_pairs(folder):
            what = outcome(rewriter.rewrite(pair.signs, pair.emotion), pair)
            if folder == arguments.set:
                counted[pattern(pair) in met][what] += 1
            if what != "right" and not pair.is_open:
                failing[pattern(pair)].append(pair.signs)
    print(f"{'':18}" + "".join(f"{name:>16}" for name in OUTCOMES))
    for is_met, counts in counted.items():
        name = "pattern met" if is_met else "pattern not met"
        print(f"{name:18}" + "".join(f"{counts[what]:16}" for what in OUTCOMES))
    for kinds, signs in sorted(failing.items(), key=lambda it: -len(it[1]))[: arguments.most]:
        print(f"{len(signs):4}  {kinds:60} {signs[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
