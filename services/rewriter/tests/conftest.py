"""The rewriter on the repository's own lexicon and grammar."""

from pathlib import Path

import pytest
from isl_rewriter.lexicon import Lexicon, load_lexicon
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import Rules, load_rules

PACKAGES = Path(__file__).resolve().parents[3] / "packages"


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return load_lexicon(PACKAGES / "lexicon")


@pytest.fixture(scope="session")
def rules() -> Rules:
    return load_rules(PACKAGES / "grammar")


@pytest.fixture(scope="session")
def rewriter(lexicon: Lexicon, rules: Rules) -> Rewriter:
    return Rewriter(lexicon, rules)
