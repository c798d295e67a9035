"""Builds every image, starts every part from its own, and lets browser journeys use them."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from .checks import npx
from .containers import described, refuse_without_programs
from .image_bases import make_bases
from .image_builds import AIMS, build, faults, image, language, megabytes, names
from .image_stack import PROGRAMS, faults_of_container, running_images
from .paths import ROOT
from .say import StackError, end_on_sigterm, say

JOURNEYS = ("community", "videos", "camera")


def _build_all(wanted: list[str]) -> int:
    bases = make_bases()
    wrong = 0
    for name in wanted:
        started = time.monotonic()
        build(name, bases)
        size, aim = megabytes(name), AIMS[language(name)]
        verdict = "" if size < aim else f", above the aim of {aim}"
        print(f"{name}: {size:.0f} MB{verdict} ({time.monotonic() - started:.0f} s)", flush=True)
        for fault in faults(name):
            wrong += 1
            print(f"  {fault}", flush=True)
    return wrong


def _try_all(journeys: list[str]) -> int:
    with running_images() as running:
        wrong = 0
        for part, container in running.containers.items():
            name = PROGRAMS.get(part, (part,))[0]
            found = faults_of_container(
                container, described(image(name))["Healthcheck"]["Test"][1:]
            )
            wrong += len(found)
            print(f"{part}: ready from its image" + "".join(f"\n  {it}" for it in found))
        environment = {**os.environ, "ISL_STACK_FILE": str(running.stack_file)}
        command = npx("vitest", "run", *(f"e2e/{name}.test.ts" for name in journeys), "--retry=1")
        code = subprocess.run(command, cwd=ROOT / "tests", env=environment, check=False).returncode
        return wrong + int(code != 0)


def main() -> int:
    """Do it for the journeys named as arguments, else for the usual ones."""
    end_on_sigterm()
    try:
        refuse_without_programs()
        wrong = _build_all(names())
        wrong += _try_all(sys.argv[1:] or [*JOURNEYS])
    except StackError as error:
        say(str(error))
        return 1
    print(f"{wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
