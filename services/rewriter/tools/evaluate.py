"""Rewrites the evaluation's pairs, checks their English with LanguageTool, prints every sentence.

Run: python services/rewriter/tools/evaluate.py [--only tuned|heldout] [--sentences FILE]
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from isl_rewriter.content import ContentCheck
from isl_rewriter.lexicon import load_lexicon
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import Rules, load_constructions, load_rules

ROOT = Path(__file__).resolve().parents[3]
PAIRS = ROOT / "services" / "rewriter" / "evaluation"
CHECKER = Path(__file__).parent / "languagetool"
CACHE = ROOT / ".cache" / "languagetool"


@dataclass(frozen=True, slots=True)
class Pair:
    """Signs, the rule they show, and what a person would say."""

    rule: str
    signs: str
    emotion: str
    english: str


@dataclass(frozen=True, slots=True)
class Said:
    """What came out for a pair."""

    pair: Pair
    plain: str
    rewritten: str
    lost: list[str]
    added: list[str]
    as_signed: bool


def read_pairs(path: Path) -> list[Pair]:
    """The pairs of one file."""
    lines = path.read_text("utf-8").splitlines()
    return [Pair(*line.split("\t")) for line in lines if line and not line.startswith("#")]


def say(rewriter: Rewriter, rules: Rules, pair: Pair) -> Said:
    """Rewrite a pair's signs and compare their content with the sentence."""
    result = rewriter.rewrite(pair.signs, pair.emotion)
    signs = rewriter.read(pair.signs)
    check = ContentCheck(rules.english)
    # PLACE WHAT and the like are said by one question word.
    composed = {sign for line in rules.signs.composites.values for sign in line.signs}
    lost = [gloss for gloss in check.lost(signs, result.plain) if gloss.lower() not in composed]
    added = check.added(signs, result.plain)
    as_signed = any(note.code == "asSigned" for note in result.notes)
    return Said(pair, result.plain, result.with_feeling, lost, added, as_signed)


def checker() -> Path:
    """The folder of LanguageTool's jars: fetched by Maven once, compared with their checksums."""
    wanted = (CHECKER / "jars.sha256").read_text("utf-8")
    source = hashlib.sha256((CHECKER / "pom.xml").read_bytes())
    source.update((CHECKER / "src/main/java/SentenceCheck.java").read_bytes())
    stamp = CACHE / "stamp"
    if not stamp.exists() or stamp.read_text("utf-8") != source.hexdigest():
        shutil.rmtree(CACHE, ignore_errors=True)
        shutil.copytree(CHECKER, CACHE)
        print("fetching LanguageTool from Maven (once, 63 MB)", flush=True)
        command = ["mvn", "-q", "-B", "--strict-checksums", "package"]
        subprocess.run(command, cwd=CACHE, check=True)
        stamp.write_text(source.hexdigest(), "utf-8")
    jars = CACHE / "target"
    for line in wanted.splitlines():
        digest, name = line.split()
        if hashlib.sha256((jars / name).read_bytes()).hexdigest() != digest:
            raise SystemExit(f"{name} is not the file whose checksum is in jars.sha256")
    return jars


def findings(sentences: list[str], names: list[str]) -> dict[int, list[str]]:
    """Index of a sentence to what LanguageTool says of it."""
    command = ["java", "-Xmx1g", "-cp", f"{checker()}/*", "SentenceCheck", *names]
    text = "\n".join(sentences) + "\n"
    answer = subprocess.run(command, input=text, text=True, check=True, stdout=subprocess.PIPE)
    found: dict[int, list[str]] = defaultdict(list)
    for line in answer.stdout.splitlines():
        index, rule, message = line.split("\t", 2)
        found[int(index)].append(f"{rule}: {message}")
    return found


def names_of(rewriter: Rewriter, pairs: list[Pair]) -> list[str]:
    """Spelled names, which no speller need know."""
    signs = [sign for pair in pairs for sign in rewriter.read(pair.signs)]
    return sorted({sign.senses[0].en for sign in signs if sign.is_name or "-" in sign.gloss})


def report(title: str, said: list[Said], found: dict[int, list[str]], *, full: bool) -> bool:
    """Print one file's sentences and its row of the table; whether it meets the goals."""
    print(f"\n{title}")
    for index, item in enumerate(said):
        notes = [*found.get(2 * index, []), *found.get(2 * index + 1, [])]
        marks = [
            f"lost {item.lost}" if item.lost else "",
            f"added {item.added}" if item.added else "",
        ]
        marks += ["as signed" if item.as_signed else "", *notes]
        other = "" if item.plain == item.pair.english else f"   [a person: {item.pair.english}]"
        felt = f"   ({item.pair.emotion}: {item.rewritten})" if full else ""
        print(f"  {item.pair.rule:4} {item.pair.signs:42} {item.plain}{felt}{other}")
        for mark in filter(None, marks):
            print(f"       ! {mark}")
    total = len(said)
    kept = sum(not item.lost and not item.added and not item.as_signed for item in said)
    plain_clean = sum(2 * index not in found for index in range(total))
    clean = sum(not (2 * i in found or 2 * i + 1 in found) for i in range(total))
    exact = sum(item.plain == item.pair.english for item in said)
    print(
        f"  {title}: {total} pairs, content kept {kept} ({kept / total:.1%}), without a finding:"
        f" plain {plain_clean} ({plain_clean / total:.1%}), plain and with its feeling {clean}"
        f" ({clean / total:.1%}), word for word what a person wrote {exact} ({exact / total:.1%})"
    )
    return kept == total and clean >= 0.95 * total


def main() -> int:
    """Evaluate both files, or check any file of sentences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("tuned", "heldout"))
    parser.add_argument("--signs", type=Path, help="any file: signs, a tab, a sentence")
    arguments = parser.parse_args()
    rules = load_rules(ROOT / "packages" / "grammar")
    rewriter = Rewriter(
        load_lexicon(ROOT / "packages" / "lexicon"),
        rules,
        load_constructions(ROOT / "packages" / "grammar"),
    )
    if arguments.signs is not None:
        lines = arguments.signs.read_text("utf-8").splitlines()
        signs = [line.split("\t")[0] for line in lines if line and not line.startswith("#")]
        groups = {arguments.signs.stem: [Pair("", line, "", "") for line in signs]}
    else:
        names = [arguments.only] if arguments.only else ["tuned", "heldout"]
        groups = {name: read_pairs(PAIRS / f"{name}.tsv") for name in names}
    met = True
    for title, pairs in groups.items():
        said = [say(rewriter, rules, pair) for pair in pairs]
        texts = [text for item in said for text in (item.plain, item.rewritten)]
        found = findings(texts, names_of(rewriter, pairs))
        met &= report(title, said, found, full=arguments.signs is None)
    print(
        "\ngoals: content kept 100 %, at least 95 % without a finding:", "met" if met else "NOT met"
    )
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
