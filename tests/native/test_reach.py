from __future__ import annotations

import re

import pytest
from isl_native.paths import ROOT
from isl_native.reach import changed_since, needs_of_rooms, reached
from isl_native.say import StackError
from isl_native.testing import Reach

NEEDS = needs_of_rooms()


def reach_of(*files: str) -> set[str]:
    rooms = reached(files, NEEDS)
    assert rooms is not None
    return rooms


def test_a_change_reaches_its_own_room_and_those_that_import_it() -> None:
    assert reach_of("training/src/isl_training/words/net.py") == {"training"}
    assert reach_of("services/signs/src/isl_signs/body.py") == {"services/signs", "training"}
    assert {"gateway", "services/content", "services/media", "sign-kit"} <= reach_of(
        "packages/service-kit/src/index.ts"
    )


def test_a_change_of_data_reaches_those_that_read_it_as_files() -> None:
    assert {"services/rewriter", "sign-kit", "tests"} <= reach_of(
        "packages/grammar/rules/order.json"
    )
    assert {"services/signs", "services/content"} <= reach_of(
        "packages/lexicon/forms/word-happy.json"
    )
    assert "services/emotion" in reach_of("proto/socket/frames.yaml")


def test_a_document_reaches_nothing_and_what_lies_in_no_room_everything() -> None:
    assert reach_of("docs/architecture.md", "README.md", "web/README.md") == set()
    for file in ("uv.lock", "biome.json", "infra/native/isl_native/plan.py", ".ci/run"):
        assert reached(["web/src/app/root.tsx", file], NEEDS) is None


def test_every_folder_of_packages_that_the_code_names_is_a_room() -> None:
    folders = {str(path.relative_to(ROOT)) for path in (ROOT / "packages").iterdir()}
    assert {folder for folder in folders if re.fullmatch(r"packages/[\w-]+", folder)} <= set(NEEDS)


def test_without_a_revision_everything_is_wanted() -> None:
    assert Reach(None).has("services/emotion")


def test_a_revision_that_git_does_not_know_is_named() -> None:
    with pytest.raises(StackError, match="no-such-revision"):
        changed_since("no-such-revision")
