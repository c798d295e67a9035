"""The list beside clips of people: what each shows, who signs, and what may be done with it."""

import csv
import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

NAMES = ("manifest.csv", "manifest.jsonl")
_FIELDS = ("file", "sign", "signer", "licence")
# In place of a sign: movement that is none.
NOTHING = "nothing"
# One signer to learn from and one to be tried on.
TO_SPLIT = 2


class ManifestError(Exception):
    """The manifest cannot be used; `problems` says why, line by line."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Entry:
    """One clip: a file under the manifest's folder, the id of a form or None for no sign."""

    file: Path
    sign: str | None
    signer: str
    licence: str


def read_manifest(
    folder: Path, signs: Collection[str], *, fewest_signers: int = TO_SPLIT
) -> list[Entry]:
    """The clips of `folder`/manifest.csv or .jsonl; ManifestError lists all that is wrong."""
    path = next((folder / name for name in NAMES if (folder / name).is_file()), None)
    if path is None:
        raise ManifestError([f"{folder}: neither {NAMES[0]} nor {NAMES[1]}"])
    problems: list[str] = []
    entries: list[Entry] = []
    seen: set[str] = set()
    for number, row in _rows(path):
        place = f"{path.name} line {number}"
        found = _problems(row, folder, signs)
        if row.get("file") in seen:
            found.append(f"{row['file']} is listed twice")
        problems += [f"{place}: {problem}" for problem in found]
        if found:
            continue
        seen.add(row["file"])
        sign = None if row["sign"] == NOTHING else row["sign"]
        entries.append(Entry(folder / row["file"], sign, row["signer"], row["licence"]))
    signers = {entry.signer for entry in entries}
    if not entries and not problems:
        problems.append(f"{path.name}: lists no clips")
    elif not problems and len(signers) < fewest_signers:
        problems.append(
            f"{path.name}: all clips are of {signers.pop()}; a model is tried on signers that it"
            " has not seen, so there have to be two at least"
        )
    if problems:
        raise ManifestError(problems)
    return entries


def _rows(path: Path) -> Iterator[tuple[int, Mapping[str, str]]]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise ManifestError([f"{path.name}: not UTF-8 text ({error.reason})"]) from error
    if path.suffix == ".csv":
        reader = csv.DictReader(text.splitlines(), skipinitialspace=True)
        missing = [name for name in _FIELDS if name not in (reader.fieldnames or [])]
        if missing:
            raise ManifestError([f"{path.name}: its first line lacks {', '.join(missing)}"])
        for row in reader:
            yield reader.line_num, {name: (row[name] or "").strip() for name in _FIELDS}
        return
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            row: Any = json.loads(line)
        except json.JSONDecodeError as error:
            raise ManifestError([f"{path.name} line {number}: no JSON ({error.msg})"]) from error
        if not isinstance(row, dict):
            raise ManifestError([f"{path.name} line {number}: no JSON object"])
        fields = cast("dict[str, Any]", row)
        yield number, {name: str(fields.get(name) or "").strip() for name in _FIELDS}


def _problems(row: Mapping[str, str], folder: Path, signs: Collection[str]) -> list[str]:
    problems = [
        f"{name} is missing" if name != "licence" else "no licence: only licensed clips are used"
        for name in _FIELDS
        if not row[name]
    ]
    if row["file"]:
        path = folder / row["file"]
        if not path.resolve().is_relative_to(folder.resolve()):
            problems.append(f"{row['file']} is outside {folder}")
        elif not path.is_file():
            problems.append(f"{row['file']}: no such file")
    if row["sign"] and row["sign"] != NOTHING and row["sign"] not in signs:
        problems.append(f"there is no sign {row['sign']} that may be recognised")
    return problems
