"""A real client shows signs to the real net over a real socket; the people are drawn."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest
from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.testing import (
    FrameClient,
    connected,
    data_url,
    encode_jpeg,
    eventually,
    serving,
)
from isl_signs.app import create_app
from isl_signs.backends.fake import a_letter_model, a_person
from isl_signs.backends.litert_words import load_word_model
from isl_signs.body import Body, Region
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings

pytestmark = pytest.mark.model

STEP_S = 0.1
REST = (0.34, 0.85)


class DrawnBody:
    """A picture's grey says how far a wave of the hand is; black is a hand at rest."""

    name = "drawn body"

    def detect(self, rgb: RgbImage, _around: Region | None = None, /) -> Body:
        grey = float(rgb.mean())
        if grey < 20:
            return a_person(right=REST)
        along = (grey - 40) / 200
        return a_person(right=(0.3 + 0.3 * along, 0.5 - 0.25 * np.sin(np.pi * along)), bend=0.6)

    def close(self) -> None:
        return None


def a_picture(grey: int) -> str:
    return data_url(encode_jpeg(np.full((48, 64, 3), grey, np.uint8)))


WAVE = [0] * 5 + [int(g) for g in np.linspace(40, 240, 12)] + [0] * 6


@asynccontextmanager
async def a_signer() -> AsyncGenerator[FrameClient]:
    settings = Settings(port=0, workers=1, drain_seconds=0.0, max_answer_age_ms=10_000)
    words = load_word_model(settings.signs_words_dir)
    pipeline = SignPipeline(DrawnBody(), a_letter_model(), words)
    app = create_app(settings, pipeline)
    async with serving(app, settings) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            yield client


async def show(signer: FrameClient, *, wave: list[int] = WAVE) -> dict[str, float]:
    """Send the pictures of a wave at the pace of a page; says from when to when."""
    started = time.monotonic()
    for number, grey in enumerate(wave):
        at_ms = (started + number * STEP_S) * 1000
        await asyncio.sleep(max(0.0, started + number * STEP_S - time.monotonic()))
        await signer.ask({"sentAt": at_ms, "image": a_picture(grey)})
    return {"startedAt": started * 1000, "endedAt": (started + len(wave) * STEP_S) * 1000}


async def ask(signer: FrameClient, event: str, answer: str, payload: object) -> dict[str, Any]:
    replies: list[dict[str, Any]] = []

    async def keep(body: dict[str, Any]) -> None:
        replies.append(body)

    signer.io.on(answer, keep)
    refused = len(signer.answers)
    await signer.io.emit(event, payload)
    await eventually(lambda: bool(replies) or len(signer.answers) > refused)
    return replies[0] if replies else signer.answers[-1]


async def teach(signer: FrameClient) -> dict[str, Any]:
    span = await show(signer)
    return await ask(signer, "teach", "taught", {"id": "take-1"} | span)


async def test_a_sign_that_was_shown_three_times_is_recognised_as_the_person_s_own() -> None:
    async with a_signer() as signer:
        takes = [await teach(signer) for _ in range(3)]
        assert [take["outcome"] for take in takes] == ["accepted"] * 3
        assert len(takes[0]["alike"]) == 5
        sign = {"id": "own-1", "name": "CHAI", "examples": [take["example"] for take in takes]}
        own = {"encoder": takes[0]["encoder"], "signs": [sign]}
        assert await ask(signer, "own_signs", "own_signs_known", own) == {"signs": 1}
        await show(signer)
        said = {
            (answer["predictions2"]["label"], answer["predictions2"].get("learntFrom"))
            for answer in signer.answers
        }
        assert ("CHAI", "own") in said


async def test_a_take_without_a_hand_that_moves_is_not_accepted() -> None:
    async with a_signer() as signer:
        span = await show(signer, wave=[0] * 14)
        answer = await ask(signer, "teach", "taught", {"id": "t"} | span)
        assert (answer["id"], answer["outcome"], answer["alike"]) == ("t", "still", [])
        assert "example" not in answer


async def test_a_sign_is_found_by_making_it() -> None:
    async with a_signer() as signer:
        span = await show(signer)
        answer = await ask(signer, "find", "found", {"id": "search-1"} | span)
        assert (answer["id"], answer["outcome"]) == ("search-1", "accepted")
        distances = [one["distance"] for one in answer["alike"]]
        assert len(distances) == 10
        assert distances == sorted(distances)
        assert 0 <= distances[0] < 1


@pytest.mark.parametrize(("event", "answer"), [("teach", "taught"), ("find", "found")])
@pytest.mark.parametrize(
    "take",
    [None, "x", {}, {"id": "a", "startedAt": "1", "endedAt": 2}, {"id": 1, "startedAt": 1}],
)
async def test_a_take_that_is_none_is_refused(take: object, event: str, answer: str) -> None:
    async with a_signer() as signer:
        refused = await ask(signer, event, answer, take)
        assert refused["errorCode"] == "TAKE_BROKEN"


async def test_a_service_without_words_cannot_be_taught_and_finds_nothing() -> None:
    settings = Settings(port=0, workers=1, drain_seconds=0.0)
    app = create_app(settings, SignPipeline(DrawnBody(), a_letter_model()))
    async with serving(app, settings) as url, connected(url) as client:
        await eventually(lambda: app.readiness.ready)
        answer = await ask(client, "own_signs", "own_signs_known", {"encoder": "", "signs": []})
        assert answer["errorCode"] == "TEACHING_OFF"
        span = {"id": "a", "startedAt": 0, "endedAt": 1}
        assert (await ask(client, "find", "found", span))["errorCode"] == "FINDING_OFF"
