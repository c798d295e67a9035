"""Runs the steps of a plan in order; one whose inputs and results are unchanged is passed over."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from isl_training.plans.step import Step, digest_of, digest_of_inputs, is_there
from isl_training.repository import ROOT

STAMPS = ROOT / ".cache" / "steps"
# Settings of the service that the programs here read as well.
_SETTINGS = "SIGNS_"

Start = Callable[[Sequence[str], Mapping[str, str]], int]


def run_plan(
    steps: Sequence[Step],
    *,
    is_forced: bool,
    environment: Mapping[str, str] = os.environ,
    stamps: Path = STAMPS,
    start: Start | None = None,
) -> int:
    """0, or what the first step that failed gave back."""
    settings = {name: environment[name] for name in environment if name.startswith(_SETTINGS)}
    for number, step in enumerate(steps, start=1):
        heading = f"[{number}/{len(steps)}] {step.name}"
        stamp = _Stamp(stamps, step, digest_of_inputs(step, settings)) if step.makes else None
        if stamp is not None and not is_forced and stamp.is_current():
            _say(f"{heading}: unchanged, not run again")
            continue
        _say(heading)
        code = (start or _start)(step.command, {**environment, **step.environment})
        if code:
            sys.stderr.write(f"{heading}: failed ({code}): {step}\n")
            return code
        if stamp is not None:
            stamp.write()
    return 0


class _Stamp:
    """Beside the plan's cache: what a step read and made when it last succeeded."""

    def __init__(self, folder: Path, step: Step, inputs: str) -> None:
        self._file = folder / f"{re.sub(r'[^a-z0-9]+', '-', step.name.lower())}.json"
        self._step = step
        self._inputs = inputs

    def is_current(self) -> bool:
        return (
            self._file.exists()
            and all(is_there(made) for made in self._step.makes)
            and json.loads(self._file.read_text()) == self._content()
        )

    def write(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._content()))

    def _content(self) -> dict[str, str]:
        return {"inputs": self._inputs, "outputs": digest_of(self._step.makes)}


def _start(command: Sequence[str], environment: Mapping[str, str]) -> int:
    return subprocess.call(command, cwd=ROOT, env=environment)


def _say(line: str) -> None:
    # Before what the step itself prints.
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
