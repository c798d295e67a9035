"""What `make check` runs: format, lint, types, boundaries, dead code, fresh files."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from .paths import ROOT
from .tasks import Result, Task, run_tasks

UV = str(ROOT / ".tools" / "bin" / "uv")
# Each is busy on a core or more, and its time limits are made for one neighbour.
AT_ONCE = 2
GENERATED = (
    ROOT / "packages/contracts/src/generated",
    ROOT / "packages/contracts_py/src/isl_contracts/generated",
    ROOT / "packages/lexicon/src/generated",
)


def workspaces() -> list[Path]:
    """Return the npm workspaces' folders that exist."""
    declared = json.loads((ROOT / "package.json").read_text())["workspaces"]
    return [ROOT / name for name in declared if (ROOT / name / "package.json").exists()]


def scripts(workspace: Path) -> dict[str, str]:
    """Return a workspace's npm scripts."""
    found: dict[str, str] = json.loads((workspace / "package.json").read_text()).get("scripts", {})
    return found


def uv_run(*command: str) -> list[str]:
    """Run a tool of the Python environment as it is installed."""
    return [UV, "run", "--no-sync", *command]


def npm_run(workspace: str, script: str) -> list[str]:
    """Run a script of a workspace."""
    return ["npm", "run", "--silent", "-w", workspace, script]


def npx(*command: str) -> list[str]:
    """Run a tool of node_modules, never one from the network."""
    return ["npx", "--no-install", *command]


def _types_task(folder: Path) -> Task:
    name = folder.relative_to(ROOT)
    # The compiler in Go, which is much quicker; `typescript` is the one that tools can call.
    compiler = ROOT / "node_modules/typescript-native/bin/tsc"
    # By contents: it looks again only at what changed and what notices it.
    known = ROOT / ".cache" / "types" / f"{name}.tsbuildinfo"
    incremental = ("--incremental", "--tsBuildInfoFile", str(known))
    return Task(
        f"types of {name} (tsc)", ["node", str(compiler), "-p", ".", *incremental], cwd=folder
    )


def check_tasks() -> list[Task]:
    """Return the checks, quickest first."""
    sources = [str(folder.relative_to(ROOT)) for folder in workspaces()]
    return [
        Task("format and lint (biome)", npx("biome", "ci", "--diagnostic-level=warn", ".")),
        Task("style sheets (stylelint)", ["npm", "run", "--silent", "styles:check"]),
        Task("python lint (ruff)", uv_run("ruff", "check", ".")),
        Task("python format (ruff)", uv_run("ruff", "format", "--check", ".")),
        Task("python boundaries (import-linter)", uv_run("lint-imports")),
        *(_types_task(folder) for folder in workspaces() if (folder / "tsconfig.json").exists()),
        Task("python types (pyright)", uv_run("pyright")),
        Task("python types of infra (pyright)", uv_run("pyright", "-p", "infra/native")),
        Task("python types of benches (pyright)", uv_run("pyright", "-p", "tests")),
        Task(
            "boundaries (dependency-cruiser)",
            npx("depcruise", "--config", ".dependency-cruiser.cjs", *sources),
        ),
        Task(
            "docker-compose.yml (compose-go)",
            ["go", "run", "-C", "infra/docker/check", ".", str(ROOT / "docker-compose.yml")],
        ),
        Task("what is laid over it", go_test("infra/docker/check")),
        Task("Helm chart (helm, strict decoding)", helm_check()),
        Task("Helm chart refuses what is wrong", go_test("infra/k8s/check")),
        Task("dead code (knip)", npx("knip")),
        Task("grammar: rules as their schemas say", npm_run("@isl/grammar", "check")),
        Task(
            "grammar: constructions that can be read",
            uv_run("python", "services/rewriter/tools/check_rules.py"),
        ),
        Task("signs: every form on both figures", ["npm", "run", "--silent", "signs:check"]),
        Task("script sizes of the page", [sys.executable, str(ROOT / "infra/native/page-size")]),
        Task(
            "assets: as the lexicon has them",
            ["npm", "run", "--silent", "render", "--", "--check"],
        ),
    ]


def go_test(folder: str) -> list[str]:
    """Return the command of a Go module's tests."""
    # What they read lies outside of the module, and Go would give a kept result where that changed.
    return ["go", "test", "-C", folder, "-count=1", "./..."]


def helm_check() -> list[str]:
    """Return the command that lints the chart and renders it by itself and with every example."""
    chart = ROOT / "infra" / "k8s" / "isl"
    examples = sorted(str(file) for file in (chart / "examples").glob("*.yaml"))
    return ["go", "run", "-C", "infra/k8s/check", ".", str(chart), *examples]


def freshness_task() -> Task:
    """Return the check that generates the contracts again: other checks read what it writes."""
    script = Path(__file__).parents[1] / "contracts-fresh"
    return Task("generated contracts are fresh", [sys.executable, str(script)])


def run_checks() -> list[Result]:
    """Run every check, two at a time; the first one writes files, so it runs alone."""
    lanes = [[task] for task in check_tasks()]
    return [*run_tasks([freshness_task()]), *run_tasks(*lanes, at_once=AT_ONCE)]


def _contents() -> dict[str, str]:
    return {
        str(file.relative_to(ROOT)): hashlib.sha256(file.read_bytes()).hexdigest()
        for folder in GENERATED
        for file in folder.rglob("*")
        if file.is_file() and file.suffix in (".ts", ".py", ".json")
    }


def contracts_are_fresh() -> bool:
    """Generate again; name the files that changed by it."""
    before = _contents()
    generate = ["npm", "run", "--silent", "-w", "@isl/codegen", "generate"]
    subprocess.run(generate, cwd=ROOT, check=True)
    after = _contents()
    stale = sorted({name for name, _ in before.items() ^ after.items()})
    for name in stale:
        print(f"was stale, is generated now and waits to be committed: {name}")
    return not stale
