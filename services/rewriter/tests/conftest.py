"""The rewriter on the repository's own lexicon and grammar."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from isl_inference_kit.testing import operating
from isl_rewriter.app import RewriterApp
from isl_rewriter.lexicon import Lexicon, load_lexicon
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import Constructions, Rules, load_constructions, load_rules

PACKAGES = Path(__file__).resolve().parents[3] / "packages"


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return load_lexicon(PACKAGES / "lexicon")


@pytest.fixture(scope="session")
def rules() -> Rules:
    return load_rules(PACKAGES / "grammar")


@pytest.fixture(scope="session")
def constructions() -> Constructions:
    return load_constructions(PACKAGES / "grammar")


@pytest.fixture(scope="session")
def rewriter(lexicon: Lexicon, rules: Rules, constructions: Constructions) -> Rewriter:
    return Rewriter(lexicon, rules, constructions)


@pytest.fixture(scope="session")
def ready() -> Callable[[RewriterApp], Awaitable[httpx.Response]]:
    """Asks as an operator for the first answer of /ready that is no longer 'starting'."""

    async def ask(app: RewriterApp) -> httpx.Response:
        async with asyncio.timeout(30), operating(app) as operators:
            while True:
                answer = await operators.get("/ready")
                if answer.json()["checks"]["model"] != "starting":
                    return answer
                await asyncio.sleep(0.01)

    return ask
