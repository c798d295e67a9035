"""What each deployable is made of, and whether anything of it is known to be broken."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from .install import UV
from .paths import ROOT
from .plan import PARTS
from .say import StackError, say

PIP_AUDIT = "pip-audit==2.10.1"
# Beside the parts; and what another part's image carries.
TOOLS = {"backup": "infra/backup"}
CARRIES = {"gateway": ("web",)}
TIMEOUT_S = 300


def deployables() -> dict[str, str]:
    """Return each deployable's folder; the service and the worker of one folder are one."""
    folders = {part["folder"]: name for name, part in PARTS.items() if name != "worker"}
    return {name: folder for folder, name in folders.items()} | TOOLS


def _workspaces(folders: Sequence[str]) -> list[str]:
    named = [json.loads((ROOT / it / "package.json").read_text())["name"] for it in folders]
    return [word for name in named for word in ("--workspace", name)]


def _printed(command: list[str], of: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise StackError(f"{' '.join(command[:2])} failed for {of}:\n{done.stderr[-2000:]}")
    return done.stdout


def _npm_bill(name: str, folders: Sequence[str]) -> dict[str, Any]:
    chosen = _workspaces(folders)
    # With --omit dev it leaves out whatever anything in the checkout has for development too.
    sbom = ["npm", "sbom", "--sbom-format", "cyclonedx", *chosen]
    document: dict[str, Any] = json.loads(_printed(sbom, name))
    listing = ["npm", "ls", "--all", "--omit", "dev", "--parseable", "--long", *chosen]
    # PATH:NAME@VERSION, and for a link its target behind it.
    installed = {line.split(":")[1] for line in _printed(listing, name).splitlines()}
    document["components"] = [
        it for it in document["components"] if f"{_npm_name(it)}@{it['version']}" in installed
    ]
    return document


def _npm_name(component: Mapping[str, Any]) -> str:
    # pkg:npm/%40scope/name@1.0.0
    return unquote(component["purl"].removeprefix("pkg:npm/").rpartition("@")[0])


def _uv_command(folder: str) -> list[str]:
    package = f"isl-{Path(folder).name}"
    quiet = ("--quiet", "--preview-features", "sbom-export")
    return [
        str(UV),
        *("export", "--frozen", "--no-dev", "--format", "cyclonedx1.5"),
        *("--package", package, *quiet),
    ]


def bill_of_materials(name: str) -> dict[str, Any]:
    """Return the CycloneDX document of one deployable, by the package manager that installs it."""
    folder = deployables()[name]
    is_node = (ROOT / folder / "package.json").exists()
    if is_node:
        document = _npm_bill(name, (folder, *CARRIES.get(name, ())))
    else:
        document = json.loads(_printed(_uv_command(folder), name))
    document["metadata"]["component"] |= {"name": f"isl-{name}", "type": "application"}
    return document


def write_bills(folder: Path) -> None:
    """Write the document of every deployable into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in deployables():
        document = bill_of_materials(name)
        file = folder / f"{name}.cdx.json"
        file.write_text(json.dumps(document, indent=2) + "\n")
        say(f"{file}: {len(document['components'])} components")


@dataclass(frozen=True)
class Audit:
    """What an advisory source said; `reason` where none answered."""

    source: str
    findings: int | None
    reason: str = ""
    text: str = ""


Run = Callable[[list[str]], "subprocess.CompletedProcess[str]"]


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_S,
    )


def audit_npm(run: Run = _run) -> Audit:
    """Ask npm's registry about everything that is not for development alone."""
    done = run(["npm", "audit", "--omit=dev", "--json"])
    try:
        answer: Mapping[str, Any] = json.loads(done.stdout)
    except ValueError:
        return Audit("npm audit", None, reason=_last_line(done.stderr))
    if "metadata" not in answer:
        return Audit("npm audit", None, reason=str(answer.get("message", "no answer")))
    found: int = answer["metadata"]["vulnerabilities"]["total"]
    lines = [f"  {name}: {it['severity']}" for name, it in answer["vulnerabilities"].items()]
    return Audit("npm audit", found, text="\n".join(lines))


def audit_python(requirements: Path, run: Run = _run) -> Audit:
    """Ask PyPI's advisories about every locked package."""
    exported = ("export", "--frozen", "--no-dev", "--no-emit-workspace", "--all-packages")
    run([str(UV), *exported, "--quiet", "--output-file", str(requirements)])
    flags = ("--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off")
    tool = [str(UV), "tool", "run", PIP_AUDIT]
    done = run([*tool, *flags, "--requirement", str(requirements)])
    try:
        answer: Mapping[str, Any] = json.loads(done.stdout)
    except ValueError:
        return Audit("pip-audit", None, reason=_last_line(done.stderr))
    unknown = [it for it in answer["dependencies"] if "skip_reason" in it]
    if unknown:
        # It calls this no holes, and ends with 0.
        reason = f"{len(unknown)} packages; {unknown[0]['skip_reason']}"
        return Audit("pip-audit", None, reason=reason)
    broken = [it for it in answer["dependencies"] if it.get("vulns")]
    lines = [
        f"  {it['name']} {it['version']}: {', '.join(one['id'] for one in it['vulns'])}"
        for it in broken
    ]
    return Audit("pip-audit", len(broken), text="\n".join(lines))


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "it said nothing"


def tell(audits: list[Audit]) -> int:
    """Say what was found; return 0 only where every source answered and none knew of anything."""
    for audit in audits:
        if audit.findings is None:
            say(f"{audit.source}: not audited ({audit.reason})")
            continue
        say(f"{audit.source}: {audit.findings} packages with known holes")
        if audit.text:
            say(audit.text)
    return 0 if all(audit.findings == 0 for audit in audits) else 1
