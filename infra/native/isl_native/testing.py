"""What `make test` runs, in which order, and with which stores and stack."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from itertools import chain
from pathlib import Path

from .checks import npx, run_checks, scripts, uv_run, workspaces
from .install import IMAGE_NODE, IMAGE_NODE_BIN
from .paths import ROOT
from .plan import PARTS
from .reach import changed_since, needs_of_rooms, reached
from .say import say
from .stack import temporary_stack
from .tasks import Result, Task, run_tasks
from .temporary_stores import temporary_stores

TESTS = ROOT / "tests"
# Those that become images and have stores, files and processes of the system to get on with.
IMAGE_SUITES = ("packages/service-kit", "gateway", "services/content", "services/media")
# What a stack is made of, and what asks it.
STACK = ("web", "tests", *(part["folder"] for part in PARTS.values()))
# What is started first, so that no lane is left with a long one at the end.
LONGEST = ("web", "sign-kit (browser)", "services/media", "packages/inference-kit/tests", "gateway")
FUZZ = Task("tests/fuzz", ["npm", "run", "--silent", "-w", "@isl/tests", "fuzz", "--", "--short"])


def _vitest(name: str, reports: Path, *, cwd: Path, arguments: tuple[str, ...] = ()) -> Task:
    report = reports / f"{re.sub(r'[^a-z0-9]+', '-', name)}.xml"
    flags = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    return Task(name, npx("vitest", "run", *arguments, *flags), cwd=cwd, report=report)


def on_image_node(task: Task) -> Task:
    """Return the same suite under the Node that the images have."""
    # By PATH, so that whatever a suite starts has it too.
    path = os.pathsep.join((str(IMAGE_NODE_BIN), os.environ["PATH"]))
    return replace(task, env={**task.env, "PATH": path})


def _image_suites(reports: Path) -> list[Task]:
    return [
        on_image_node(_vitest(f"{name} (Node {IMAGE_NODE})", reports, cwd=ROOT / name))
        for name in IMAGE_SUITES
    ]


def _pytest(folder: Path, reports: Path) -> Task:
    name = str(folder.relative_to(ROOT))
    report = reports / f"{name.replace('/', '-')}.xml"
    return Task(name, uv_run("pytest", name, f"--junitxml={report}"), report=report)


def _python_suites() -> Iterator[Path]:
    for parent in ("packages", "services"):
        for folder in sorted((ROOT / parent).iterdir()):
            if (folder / "pyproject.toml").exists() and any(folder.glob("tests/**/test_*.py")):
                yield folder / "tests"
    yield ROOT / "training" / "tests"
    yield TESTS / "native"


def _node_suites() -> Iterator[Path]:
    for folder in workspaces():
        if folder != TESTS and "vitest" in scripts(folder).get("test", ""):
            yield folder


def _browser_tasks(reports: Path) -> list[Task]:
    """Return the suites that open a part's own pages in a browser; they need no stack."""
    config = ("--config", "vitest.browser.config.ts")
    return [
        _vitest(f"{it.relative_to(ROOT)} (browser)", reports, cwd=it, arguments=config)
        for it in workspaces()
        if "test:browser" in scripts(it)
    ]


def _system_tasks(reports: Path, names: tuple[str, ...]) -> list[Task]:
    suites = [
        _vitest(f"tests/{name}", reports, cwd=TESTS, arguments=(name,))
        for name in names
        if any((TESTS / name).glob("**/*.test.ts"))
    ]
    # Last: what it sends counts against the limits of the address that all tests share.
    return [*suites, *([FUZZ] if "fuzz" in names else [])]


class Reach:
    """What a run is about: everything, or what changed since a revision and what notices it."""

    def __init__(self, since: str | None) -> None:
        changed = None if since is None else changed_since(since)
        self.rooms = None if changed is None else reached(changed, needs_of_rooms())
        if changed is not None:
            rooms = "everything" if self.rooms is None else ", ".join(sorted(self.rooms))
            say(f"{len(changed)} changed files reach: {rooms or 'documents only'}")

    def has(self, *rooms: str) -> bool:
        """Tell whether a change may be noticed in one of these rooms."""
        return self.rooms is None or not self.rooms.isdisjoint(rooms)

    def task(self, task: Task) -> bool:
        """Tell the same of a task's own room: the folder that it runs in, or is named after."""
        room = str(task.cwd.relative_to(ROOT)) if task.cwd != ROOT else task.name
        return self.has(room.removesuffix("/tests"))


def _units(reports: Path, reach: Reach) -> list[Task]:
    """Return the packages' suites, those that take longest first."""
    node = [_vitest(str(it.relative_to(ROOT)), reports, cwd=it) for it in _node_suites()]
    python = [_pytest(folder, reports) for folder in _python_suites()]
    suites = [*node, *_image_suites(reports), *python, *_browser_tasks(reports)]
    last = len(LONGEST)
    suites.sort(key=lambda it: LONGEST.index(it.name) if it.name in LONGEST else last)
    return list(filter(reach.task, suites))


def _on_stack(tasks: list[Task]) -> Iterator[Task]:
    """Yield the tasks once a whole stack runs, on free ports with throw-away data."""
    if not tasks:
        return
    with temporary_stack() as stack_file:
        for task in tasks:
            yield replace(task, env={**task.env, "ISL_STACK_FILE": str(stack_file)})


def run_system(reports: Path, *names: str) -> list[Result]:
    """Run suites of tests/ against a whole stack."""
    return run_tasks(_on_stack(_system_tasks(reports, names)))


def run_everything(since: str | None = None) -> list[Result]:
    """Run all that must hold, or of it what the changes since a revision can reach.

    The checks come first, for what they find is found soonest. Then one lane asks a stack while the
    other runs the packages' suites beside one pair of stores; the lane that is through helps on.
    """
    reach = Reach(since)
    with tempfile.TemporaryDirectory(prefix="isl-reports-") as folder:
        reports = Path(folder)
        checked = run_checks(lambda task: task.cwd == ROOT or reach.task(task))
        asked = ("contract", "e2e", "fuzz") if reach.has(*STACK) else ()
        units = _units(reports, reach)
        with temporary_stores() if units else nullcontext(dict[str, str]()) as stores:
            # Of the task, not of this process: the stack starts stores of its own.
            suites = iter(
                [
                    *_system_tasks(reports, ("repo",)),
                    *(replace(task, env={**task.env, **stores}) for task in units),
                ]
            )
            stack = _on_stack(_system_tasks(reports, asked))
            return [*checked, *run_tasks(chain(stack, suites), suites)]
