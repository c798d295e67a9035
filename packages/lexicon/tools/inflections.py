"""Writes inflections.json: the forms that an English word of the lexicon takes in a text.

Run with the rewriter's environment, which has lemminflect: `.venv/bin/python
packages/lexicon/tools/inflections.py`.
"""

import json
from pathlib import Path
from typing import Any

import lemminflect

LEXICON = Path(__file__).parents[1]
TAGS = {
    "verb": ("VBZ", "VBD", "VBN", "VBG"),
    "noun": ("NNS",),
    "adjective": ("JJR", "JJS"),
}


def forms_of(lemma: str, word_class: str) -> list[str]:
    """The forms of one word that are not the word itself."""
    forms = [
        form
        for tag in TAGS.get(word_class, ())
        for form in lemminflect.getInflection(lemma, tag=tag)
        if form != lemma
    ]
    return list(dict.fromkeys(forms))


def main() -> None:
    """Reads every concept and writes the table, sorted so that a change is seen."""
    table: dict[str, list[str]] = {}
    for path in sorted((LEXICON / "concepts").glob("*.json")):
        concept: dict[str, Any] = json.loads(path.read_text("utf-8"))
        for sense in concept["senses"]:
            for lemma in sense["lemmas"]:
                if lemma.isascii() and lemma.isalpha() and len(lemma) > 1:
                    known = table.setdefault(lemma, [])
                    known += [f for f in forms_of(lemma, sense["wordClass"]) if f not in known]
    lines = [
        f"  {json.dumps(lemma)}: {json.dumps(forms)}"
        for lemma, forms in sorted(table.items())
        if forms
    ]
    (LEXICON / "inflections.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
