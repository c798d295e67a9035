"""One step of a plan: what it starts, what it reads and what it makes."""

import hashlib
import json
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from isl_training.plans.programs import Program


@dataclass(frozen=True, slots=True)
class CardPart:
    """Some figures of a model's card: several steps write into one card."""

    path: Path
    keys: tuple[str, ...]


Content = Path | CardPart


@dataclass(frozen=True, slots=True)
class Step:
    """A step that makes nothing is there for what it checks or prints, and always runs."""

    name: str
    program: Program
    arguments: tuple[str, ...] = ()
    # Set for this step, beside what the environment has.
    environment: Mapping[str, str] = field(default_factory=dict[str, str])
    reads: tuple[Content, ...] = ()
    makes: tuple[Content, ...] = ()

    @property
    def command(self) -> tuple[str, ...]:
        return (*self.program.command, *self.arguments)

    def __str__(self) -> str:
        settings = [f"{name}={shlex.quote(value)}" for name, value in self.environment.items()]
        return " ".join([*settings, shlex.join(self.command)])


def digest_of_inputs(step: Step, settings: Mapping[str, str]) -> str:
    """Of its parameters, its code and the contents that it reads."""
    parameters = [step.command, sorted({**settings, **step.environment}.items())]
    digest = hashlib.sha256(json.dumps(parameters).encode())
    digest.update(digest_of([*sorted(step.program.sources()), *step.reads]).encode())
    return digest.hexdigest()


def digest_of(contents: Iterable[Content]) -> str:
    """Of names and contents; folders with all that is in them."""
    digest = hashlib.sha256()
    for content in contents:
        if isinstance(content, CardPart):
            digest.update(json.dumps(_part(content), sort_keys=True).encode())
            continue
        files = sorted(content.rglob("*")) if content.is_dir() else [content]
        for file in files:
            digest.update(str(file).encode())
            if file.is_file():
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def is_there(content: Content) -> bool:
    """Whether a step has made it."""
    if isinstance(content, CardPart):
        return all(key in _part(content) for key in content.keys)
    return content.exists()


def _part(part: CardPart) -> dict[str, Any]:
    if not part.path.exists():
        return {}
    card: dict[str, Any] = json.loads(part.path.read_text())
    return {key: card[key] for key in part.keys if key in card}
