"""What `make test` runs, in which order, and with which stores and stack."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from .checks import npx, run_checks, scripts, uv_run, workspaces
from .install import IMAGE_NODE, IMAGE_NODE_BIN
from .paths import ROOT
from .reach import changed_since, needs_of_rooms, reached
from .say import say
from .stack import temporary_stack
from .tasks import Result, Task, run_tasks
from .temporary_stores import temporary_stores

TESTS = ROOT / "tests"
# Those that become images and have stores, files and processes of the system to get on with.
IMAGE_SUITES = ("packages/service-kit", "gateway", "services/content", "services/media")
# What a stack is made of, and what asks it.
STACK = (
    *("gateway", "web", "sign-kit", "tests", "services/content", "services/media"),
    *("services/rewriter", "services/emotion", "services/signs"),
)
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


def run_units(reports: Path, reach: Reach) -> list[Result]:
    """Run the packages' suites beside one pair of stores, a lane for each language.

    vitest takes every core by itself; two of them at once only make tests time out.
    """
    node = [_vitest(str(it.relative_to(ROOT)), reports, cwd=it) for it in _node_suites()]
    node = [task for task in [*node, *_image_suites(reports)] if reach.task(task)]
    python = [task for folder in _python_suites() if reach.task(task := _pytest(folder, reports))]
    if not (node or python):
        return []
    with temporary_stores() as settings:
        os.environ.update(settings)
        try:
            return run_tasks(node, python)
        finally:
            for name in settings:
                del os.environ[name]


def run_system(reports: Path, *names: str) -> list[Result]:
    """Run suites of tests/ against a whole stack on free ports with throw-away data."""
    tasks = _system_tasks(reports, names)
    if not tasks:
        return []
    with temporary_stack() as stack_file:
        os.environ["ISL_STACK_FILE"] = str(stack_file)
        try:
            return run_tasks(tasks)
        finally:
            del os.environ["ISL_STACK_FILE"]


def run_everything(since: str | None = None) -> list[Result]:
    """Run all that must hold, or of it what the changes since a revision can reach."""
    reach = Reach(since)
    with tempfile.TemporaryDirectory(prefix="isl-reports-") as folder:
        reports = Path(folder)
        return [
            *run_checks(lambda task: task.cwd == ROOT or reach.task(task)),
            *run_units(reports, reach),
            *run_tasks(_system_tasks(reports, ("repo",))),
            *run_tasks(filter(reach.task, _browser_tasks(reports))),
            *(run_system(reports, "contract", "e2e", "fuzz") if reach.has(*STACK) else []),
        ]
