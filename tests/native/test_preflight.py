from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PREFLIGHT = Path(__file__).parents[2] / "infra" / "native" / "preflight"
NEEDED_BY_THE_SCRIPT = ("sh", "awk", "df", "dirname", "id", "tr", "uname")


def run_with(tools: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(PREFLIGHT), *arguments],
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def bare_machine(tmp_path: Path) -> Path:
    for name in NEEDED_BY_THE_SCRIPT:
        found = shutil.which(name)
        assert found
        (tmp_path / name).symlink_to(found)
    return tmp_path


def pretend(folder: Path, name: str, prints: str) -> None:
    tool = folder / name
    tool.write_text(f"#!/bin/sh\necho '{prints}'\n")
    tool.chmod(0o755)


def test_everything_missing_is_named_in_one_message(bare_machine: Path) -> None:
    result = run_with(bare_machine)
    assert result.returncode == 1
    for what in ("Node 20.19", "npm", "Python 3.11", "Go 1.24", "JDK 17", "C compiler", "git"):
        assert what in result.stderr
    assert "apt-get install" in result.stderr


def test_a_tool_that_is_too_old_is_named_with_the_version_found(bare_machine: Path) -> None:
    pretend(bare_machine, "node", "v18.20.4")
    result = run_with(bare_machine)
    assert "Node 20.19 or newer (found: 18.20.4)" in result.stderr


def test_a_newer_tool_is_accepted(bare_machine: Path) -> None:
    pretend(bare_machine, "node", "v22.1.0")
    assert "Node" not in run_with(bare_machine).stderr.replace("npm, which comes with Node", "")


def test_a_mongod_makes_java_unnecessary(bare_machine: Path) -> None:
    pretend(bare_machine, "mongod", "")
    assert "JDK" not in run_with(bare_machine).stderr


def test_installing_changes_nothing_where_there_is_no_apt_get(bare_machine: Path) -> None:
    result = run_with(bare_machine, "--install")
    assert result.returncode == 1
    assert "installing" not in result.stderr


def test_an_unsupported_machine_is_told_why(bare_machine: Path) -> None:
    (bare_machine / "uname").unlink()
    uname = bare_machine / "uname"
    uname.write_text('#!/bin/sh\n[ "$1" = -s ] && echo Linux || echo aarch64\n')
    uname.chmod(0o755)
    assert "MediaPipe has no wheel for Linux on aarch64" in run_with(bare_machine).stderr


def test_this_machine_passes() -> None:
    result = subprocess.run([str(PREFLIGHT)], env=os.environ, capture_output=True, check=False)
    assert result.returncode == 0, result.stderr.decode()
