from __future__ import annotations

import os
import subprocess

import pytest
from isl_native.limits import SLOWNESS, slowness, time_limit_s
from isl_native.paths import ROOT


def test_limits_grow_with_the_slowness_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SLOWNESS, "1")
    quick = time_limit_s("unit")
    monkeypatch.setenv(SLOWNESS, "2.5")
    assert time_limit_s("unit") == pytest.approx(2.5 * quick)


def test_slowness_is_measured_once_and_read_by_whoever_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SLOWNESS, "")
    monkeypatch.delenv(SLOWNESS)
    measured = slowness()
    assert 1 <= measured <= 5
    assert float(os.environ[SLOWNESS]) == slowness() == measured


def test_both_languages_give_the_same_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SLOWNESS, "1.5")
    script = "import { timeLimit } from './time-limits.ts'; console.log(timeLimit('unit'))"
    told = subprocess.run(
        ["npx", "--no-install", "tsx", "--input-type=module", "-e", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert float(told.stdout) == time_limit_s("unit") * 1000
