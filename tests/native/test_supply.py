"""What deployables are made of, and what is said of an audit."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from isl_native.supply import (
    Audit,
    audit_npm,
    audit_python,
    bill_of_materials,
    deployables,
    tell,
)

Run = Callable[[list[str]], "subprocess.CompletedProcess[str]"]


def saying(stdout: str, stderr: str = "") -> Run:
    """Stand for a source of advisories, which is none of ours."""
    return lambda command: subprocess.CompletedProcess(command, 1, stdout, stderr)


@pytest.mark.parametrize(
    ("name", "package"),
    [
        ("gateway", "pkg:npm/fastify@"),
        ("gateway", "pkg:npm/react@"),
        ("content", "pkg:npm/fastify@"),
        ("media", "pkg:npm/minio@"),
        ("signkit", "pkg:npm/three@"),
        ("backup", "pkg:npm/mongodb@"),
        ("emotion", "pkg:pypi/mediapipe@"),
        ("rewriter", "pkg:pypi/fastapi@"),
    ],
)
def test_a_deployable_names_what_it_runs_on(name: str, package: str) -> None:
    document = bill_of_materials(name)
    assert document["bomFormat"] == "CycloneDX"
    assert document["metadata"]["component"]["name"] == f"isl-{name}"
    assert any(it.get("purl", "").startswith(package) for it in document["components"])


def test_every_deployable_has_a_bill() -> None:
    parts = {"gateway", "content", "media", "signkit", "emotion", "signs", "rewriter"}
    assert set(deployables()) == parts | {"backup"}


def test_a_hole_that_npm_knows_of_is_told() -> None:
    answer = {
        "metadata": {"vulnerabilities": {"total": 1}},
        "vulnerabilities": {"leaky": {"severity": "high"}},
    }
    assert audit_npm(saying(json.dumps(answer))) == Audit("npm audit", 1, text="  leaky: high")


@pytest.mark.parametrize(
    ("stdout", "stderr", "reason"),
    [
        (json.dumps({"message": "405 Method Not Allowed"}), "", "405 Method Not Allowed"),
        ("", "npm error network\n", "npm error network"),
        ("", "", "it said nothing"),
    ],
)
def test_a_registry_that_does_not_answer_is_no_clean_bill(
    stdout: str, stderr: str, reason: str
) -> None:
    assert audit_npm(saying(stdout, stderr)) == Audit("npm audit", None, reason=reason)


def test_a_hole_that_pypi_knows_of_is_told(tmp_path: Path) -> None:
    leaky = {"name": "leaky", "version": "1.0", "vulns": [{"id": "PYSEC-1"}]}
    answer: dict[str, object] = {"dependencies": [leaky, {"name": "tight", "version": "2.0"}]}
    found = audit_python(tmp_path / "r.txt", saying(json.dumps(answer)))
    assert found == Audit("pip-audit", 1, text="  leaky 1.0: PYSEC-1")


def test_packages_that_pypi_was_silent_about_are_no_clean_bill(tmp_path: Path) -> None:
    answer = {"dependencies": [{"name": "unseen", "skip_reason": "Dependency not found"}]}
    found = audit_python(tmp_path / "r.txt", saying(json.dumps(answer)))
    assert found.findings is None
    assert "1 packages; Dependency not found" in found.reason


def test_an_audit_holds_only_where_all_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert tell([Audit("a", 0), Audit("b", 0)]) == 0
    assert tell([Audit("a", 0), Audit("b", None, reason="silent")]) == 1
    assert tell([Audit("a", 1)]) == 1
    assert "b: not audited (silent)" in capsys.readouterr().err
