from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from isl_native.compose_test import journeys_from_outside
from isl_native.image_builds import faults_of_files, faults_of_settings, names
from isl_native.image_stack import faults_of_process

LABELS = {
    f"org.opencontainers.image.{name}": "x"
    for name in ("title", "description", "licenses", "version")
}
GOOD: dict[str, Any] = {
    "User": "1000:1000",
    "Healthcheck": {"Test": ["CMD", "node", "/ready.mjs"]},
    "Labels": LABELS,
}
STATUS = "Name:\tnode\nUid:\t1000\t1000\t1000\t1000\nCapEff:\t0000000000000000\nNoNewPrivs:\t1\n"
MOUNTS = "overlay / overlay ro,relatime 0 0\ntmpfs /tmp tmpfs rw,nosuid 0 0\n"


def test_every_deployable_has_an_image() -> None:
    assert {"gateway", "content", "media", "signkit", "emotion", "signs", "rewriter"} < {*names()}
    assert "worker" not in names(), "it is a program of media's image"


def test_an_image_as_promised_has_no_fault() -> None:
    assert faults_of_settings(GOOD, is_asked=True) == []
    assert faults_of_settings({**GOOD, "Healthcheck": None}, is_asked=False) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"User": ""}, "not as a number"),
        ({"User": "root"}, "not as a number"),
        ({"User": "0:0"}, "not as a number"),
        ({"User": "node"}, "not as a number"),
        ({"Healthcheck": None}, "asks how it is"),
        ({"Healthcheck": {"Test": ["NONE"]}}, "asks how it is"),
        ({"Labels": None}, "has no label title"),
        ({"Labels": {**LABELS, "org.opencontainers.image.version": ""}}, "no label version"),
    ],
)
def test_what_an_image_says_wrong_is_named(change: dict[str, Any], fault: str) -> None:
    [found] = faults_of_settings({**GOOD, **change}, is_asked=True)
    assert fault in found


def _file(root: Path, path: str, mode: int = 0o755) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    file.chmod(mode)


def test_files_that_have_no_business_in_an_image_are_named(tmp_path: Path) -> None:
    for path in ("usr/bin/gcc", "usr/local/bin/npm", "app/.venv/bin/pip3.11"):
        _file(tmp_path, path)
    _file(tmp_path, "usr/bin/su", 0o4755)
    _file(tmp_path, "app/services/signs/tests/test_x.py")
    _file(tmp_path, "app/training/src/train.py")
    assert [fault.split(":")[0] for fault in faults_of_files(tmp_path)] == [
        "app/.venv/bin/pip3.11",
        "app/services/signs/tests",
        "app/training",
        "usr/bin/gcc",
        "usr/bin/su",
        "usr/local/bin/npm",
    ]


def test_what_only_has_such_a_name_is_let_be(tmp_path: Path) -> None:
    for path in (
        "usr/local/bin/node",
        "app/node_modules/make/index.js",
        "app/node_modules/x/tests/a.js",
        "app/.venv/lib/python3.11/site-packages/mediapipe/tools/x.py",
        "app/.venv/bin/uvicorn",
    ):
        _file(tmp_path, path)
    assert faults_of_files(tmp_path) == []


def test_a_confined_process_has_no_fault() -> None:
    assert faults_of_process(STATUS, MOUNTS) == []


@pytest.mark.parametrize(
    ("status", "mounts", "fault"),
    [
        (STATUS.replace("1000\t1000\t1000\t1000", "0\t0\t0\t0"), MOUNTS, "runs as root"),
        (STATUS.replace("CapEff:\t0", "CapEff:\t1"), MOUNTS, "has capabilities"),
        (STATUS.replace("Privs:\t1", "Privs:\t0"), MOUNTS, "may gain rights"),
        (STATUS, MOUNTS.replace(" ro,", " rw,"), "may write to its root"),
    ],
)
def test_what_a_process_may_do_too_much_is_named(status: str, mounts: str, fault: str) -> None:
    [found] = faults_of_process(status, mounts)
    assert fault in found


def test_journeys_on_compose_are_those_that_reach_into_no_store_or_process() -> None:
    found = journeys_from_outside()
    assert {"e2e/community.test.ts", "e2e/camera.test.ts"} < {*found}
    assert not {"e2e/videos.test.ts", "e2e/forgotten.test.ts", "e2e/signkit.test.ts"} & {*found}
