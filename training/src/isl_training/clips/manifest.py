"""The list beside clips of people: what each shows, who signs, and what may be done with it."""

import csv
import hashlib
import json
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

NAMES = ("manifest.csv", "manifest.jsonl")
FIELDS = ("file", "sign", "signer", "licence")
# Media's name for just these clips, by which it tells when one was taken back; of its lists alone.
SNAPSHOT = "snapshot"
# In place of a sign: movement that is none.
NOTHING = "nothing"
# One signer to learn from and one to be tested on.
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
    snapshot: str | None = None


def read_manifest(
    folder: Path, signs: Mapping[str, str], *, fewest_signers: int = TO_SPLIT
) -> list[Entry]:
    """The clips of `folder`/manifest.csv or .jsonl; ManifestError lists all that is wrong.

    `signs` has the gloss of each form that may be recognised, by its id.
    """
    path = next((folder / name for name in NAMES if (folder / name).is_file()), None)
    if path is None:
        raise ManifestError([f"{folder}: neither {NAMES[0]} nor {NAMES[1]}"])
    problems: list[str] = []
    entries: list[Entry] = []
    before = _Before()
    for number, row in _rows(path):
        found = _problems(row, folder, signs)
        if not found:
            found = before.problems(row, folder)
        problems += [f"{path.name} line {number}: {problem}" for problem in found]
        if found:
            continue
        sign = None if row["sign"] == NOTHING else row["sign"]
        snapshot = row[SNAPSHOT] or None
        entries.append(Entry(folder / row["file"], sign, row["signer"], row["licence"], snapshot))
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


@dataclass(slots=True)
class _Before:
    """The lines so far: one film or one person under two names would be learnt and tried on."""

    files: set[Path] = field(default_factory=set[Path])
    films: dict[str, str] = field(default_factory=dict[str, str])
    signers: dict[str, str] = field(default_factory=dict[str, str])

    def problems(self, row: Mapping[str, str], folder: Path) -> list[str]:
        """What of a line that is right by itself is not beside the others."""
        path = (folder / row["file"]).resolve()
        if path in self.files:
            return [f"{row['file']} is listed twice"]
        self.files.add(path)
        problems: list[str] = []
        first = self.films.setdefault(_digest(path), row["file"])
        if first != row["file"]:
            problems.append(f"{row['file']} is a copy of {first}")
        name = self.signers.setdefault(_spelling(row["signer"]), row["signer"])
        if name != row["signer"]:
            problems.append(
                f"the signer {row['signer']} was {name} before: one person has one name"
            )
        return problems


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _spelling(name: str) -> str:
    """What is left of a name without case, width and blanks."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _rows(path: Path) -> Iterator[tuple[int, Mapping[str, str]]]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise ManifestError([f"{path.name}: not UTF-8 text ({error.reason})"]) from error
    if path.suffix == ".csv":
        reader = csv.DictReader(text.splitlines(), skipinitialspace=True)
        missing = [name for name in FIELDS if name not in (reader.fieldnames or [])]
        if missing:
            raise ManifestError([f"{path.name}: its first line lacks {', '.join(missing)}"])
        for row in reader:
            yield reader.line_num, {n: (row.get(n) or "").strip() for n in (*FIELDS, SNAPSHOT)}
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
        yield number, {n: str(fields.get(n) or "").strip() for n in (*FIELDS, SNAPSHOT)}


def _problems(row: Mapping[str, str], folder: Path, signs: Mapping[str, str]) -> list[str]:
    problems = [
        f"{name} is missing" if name != "licence" else "no licence: only licensed clips are used"
        for name in FIELDS
        if not row[name]
    ]
    if row["file"]:
        problems += _file_problems(row["file"], folder)
    if row["sign"] and row["sign"] != NOTHING and row["sign"] not in signs:
        problems.append(_sign_problem(row["sign"], signs))
    return problems


def _file_problems(name: str, folder: Path) -> list[str]:
    try:
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()):
            return [f"{name} is outside {folder}"]
        if not path.is_file():
            return [f"{name}: no such file"]
        return [] if path.stat().st_size else [f"{name} is empty"]
    # The name holds a NUL character or is longer than the file system allows.
    except (ValueError, OSError):
        return [f"{name!r} is no name of a file"]


def _sign_problem(sign: str, signs: Mapping[str, str]) -> str:
    if sign.startswith("letter-"):
        return (
            f"{sign} is a letter: letters are learnt from still hands, by a model of their own;"
            " clips are for words and numerals"
        )
    problem = f"there is no sign {sign} that may be recognised"
    ids = [form_id for form_id, gloss in signs.items() if gloss == sign.upper()]
    return f"{problem}; its id is {' or '.join(ids)}" if ids else problem
