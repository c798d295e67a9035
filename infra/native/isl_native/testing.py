"""What `make test` runs, in which order, and with which stores and stack."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from .checks import check_tasks, freshness_task, npx, scripts, uv_run, workspaces
from .durations import remembered
from .install import IMAGE_NODE, IMAGE_NODE_BIN
from .paths import ROOT
from .plan import PARTS
from .reach import changed_since, needs_of_rooms, reached
from .say import StackError, say
from .stack import temporary_stack
from .tasks import Result, Task, run_tasks
from .temporary_stores import temporary_stores

TESTS = ROOT / "tests"
# What opens a browser and two suites beside it: each of them waits for half of its time.
LANES = 3
# Those that become images; of a long suite the files that touch the platform: processes, lines.
IMAGE_SUITES: dict[str, tuple[str, ...]] = {
    "packages/service-kit": (),
    "gateway": ("process", "keys", "auth", "proxy", "cut-lines", "files", "silence", "upstreams"),
    "services/content": ("service", "contract", "migrations", "push", "kept-answers"),
    "services/media": ("processes", "sandbox", "uploads", "outage"),
}
# What a stack is made of, and what asks it.
STACK = ("web", "tests", *(part["folder"] for part in PARTS.values()))
FUZZ = Task("tests/fuzz", ["npm", "run", "--silent", "-w", "@isl/tests", "fuzz", "--", "--short"])


def vitest_suite(
    name: str,
    reports: Path,
    *,
    cwd: Path,
    arguments: tuple[str, ...] = (),
    has_journeys: bool = False,
) -> Task:
    report = reports / f"{re.sub(r'[^a-z0-9]+', '-', name)}.xml"
    flags = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    # A page that draws without a graphics card on a busy machine may miss a moment: it gets a
    # second try, which the run names. Only the tests over the threshold are in the log.
    flags += ["--retry=1", "--slowTestThreshold=0"] if has_journeys else []
    command = npx("vitest", "run", *arguments, *flags)
    return Task(name, command, cwd=cwd, report=report, has_journeys=has_journeys)


def on_image_node(task: Task) -> Task:
    """Return the same suite under the Node that the images have."""
    # By PATH, so that whatever a suite starts has it too.
    path = os.pathsep.join((str(IMAGE_NODE_BIN), os.environ["PATH"]))
    return replace(task, env={**task.env, "PATH": path})


def _image_suites(reports: Path) -> list[Task]:
    return [
        on_image_node(
            vitest_suite(f"{name} (Node {IMAGE_NODE})", reports, cwd=ROOT / name, arguments=files)
        )
        for name, files in IMAGE_SUITES.items()
    ]


def _pytest(folder: Path, reports: Path) -> Task:
    name = str(folder.relative_to(ROOT))
    report = reports / f"{name.replace('/', '-')}.xml"
    # Two of them may run at once, and would write one cache.
    flags = ("-p", "no:cacheprovider", f"--junitxml={report}")
    return Task(name, uv_run("pytest", name, *flags), report=report)


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
        vitest_suite(
            f"{it.relative_to(ROOT)} (browser)",
            reports,
            cwd=it,
            arguments=config,
            has_journeys=True,
        )
        for it in workspaces()
        if "test:browser" in scripts(it)
    ]


def _system_tasks(reports: Path, names: tuple[str, ...]) -> list[Task]:
    suites = [
        vitest_suite(
            f"tests/{name}", reports, cwd=TESTS, arguments=(name,), has_journeys=name == "e2e"
        )
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


def _unit_lanes(reports: Path, reach: Reach) -> list[list[Task]]:
    """Return a lane for each room: suites of one room share files and names, so they take turns."""
    node = [vitest_suite(str(it.relative_to(ROOT)), reports, cwd=it) for it in _node_suites()]
    rooms: dict[Path, list[Task]] = {}
    for task in filter(reach.task, [*node, *_image_suites(reports)]):
        rooms.setdefault(task.cwd, []).append(task)
    python = (_pytest(folder, reports) for folder in _python_suites())
    return [*rooms.values(), *([task] for task in python if reach.task(task))]


def _on_stack(tasks: Sequence[Task]) -> Generator[Task | Result]:
    """Hand tasks to one whole stack on free ports with throw-away data, which ends after them."""
    name = "a whole stack, built and started"
    started = time.monotonic()
    try:
        with temporary_stack() as stack_file:
            yield Result(name, 0, 0, 0, time.monotonic() - started)
            for task in tasks:
                yield replace(task, env={**task.env, "ISL_STACK_FILE": str(stack_file)})
    except StackError as error:
        say(str(error))
        yield Result(name, 0, 1, 0)


def _in_browsers(own_pages: Iterable[Task], system: Sequence[Task]) -> Generator[Task | Result]:
    """Hand out what opens a browser, one after another.

    Drawing without a graphics card takes every core; two at once make each other's pages late.
    """
    yield from own_pages
    if system:
        yield from _on_stack(system)


def run_system(reports: Path, *names: str) -> list[Result]:
    """Run suites of tests/ against a whole stack."""
    tasks = _system_tasks(reports, names)
    return run_tasks(_on_stack(tasks)) if tasks else []


def longest_first(
    lanes: Iterable[Sequence[Task]], took: Mapping[str, float]
) -> list[Sequence[Task]]:
    """Return lanes by what their suites took the last time; as they are where nothing is known."""
    return sorted(lanes, key=lambda lane: -sum(took.get(task.name, 0.0) for task in lane))


def run_everything(since: str | None = None) -> list[Result]:
    """Run all that must hold, or of it what the changes since a revision can reach.

    A few at a time, from first to last: checks, what opens a browser, which is the longest lane by
    far, and beside it the suites that need no stack.
    """
    reach = Reach(since)
    with ExitStack() as closing:
        reports = Path(closing.enter_context(TemporaryDirectory(prefix="isl-reports-")))
        fresh = run_tasks([freshness_task()])
        checks = [[it] for it in check_tasks() if it.cwd == ROOT or reach.task(it)]
        units = _unit_lanes(reports, reach)
        if units:
            stores = closing.enter_context(temporary_stores())
            units = [[replace(it, env={**stores, **it.env}) for it in lane] for lane in units]
        own_pages = filter(reach.task, _browser_tasks(reports))
        names = ("contract", "e2e", "fuzz") if reach.has(*STACK) else ()
        browsers = _in_browsers(own_pages, _system_tasks(reports, names))
        rest = longest_first([*units, _system_tasks(reports, ("repo",))], remembered())
        return [*fresh, *run_tasks(*checks, browsers, *rest, at_once=LANES)]
