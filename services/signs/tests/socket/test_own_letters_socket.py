"""A real client shows letters to the real letter net over a real socket; the hands are drawn."""

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
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.body import Body, Region, create_body
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings

pytestmark = pytest.mark.model

STEP_S = 0.1
NOBODY = 0
# To the net a curled hand is M, if anything.
SHAPES = {60: 0.0, 200: 0.9}


class DrawnHand:
    """A picture's grey says which shape the hand holds; black has none."""

    name = "drawn hand"

    def detect(self, rgb: RgbImage, _around: Region | None = None, /) -> Body:
        grey = float(rgb.mean())
        if grey < 20:
            return create_body(aspect=1.0)
        nearest = min(SHAPES, key=lambda shape: abs(shape - grey))
        return a_person(bend=SHAPES[nearest])

    def close(self) -> None:
        return None


@asynccontextmanager
async def a_signer() -> AsyncGenerator[FrameClient]:
    settings = Settings(port=0, workers=1, drain_seconds=0.0, max_answer_age_ms=10_000)
    pipeline = SignPipeline(DrawnHand(), load_letter_model(settings.signs_model_dir))
    app = create_app(settings, pipeline)
    async with serving(app, settings) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            yield client


async def show(signer: FrameClient, grey: int, *, pictures: int = 12) -> dict[str, float]:
    started = time.monotonic()
    image = data_url(encode_jpeg(np.full((48, 64, 3), grey, np.uint8)))
    for number in range(pictures):
        await asyncio.sleep(max(0.0, started + number * STEP_S - time.monotonic()))
        await signer.ask({"sentAt": (started + number * STEP_S) * 1000, "image": image})
    return {"startedAt": started * 1000, "endedAt": (started + pictures * STEP_S) * 1000}


async def ask(signer: FrameClient, event: str, answer: str, payload: object) -> dict[str, Any]:
    replies: list[dict[str, Any]] = []

    async def keep(body: dict[str, Any]) -> None:
        replies.append(body)

    signer.io.on(answer, keep)
    refused = len(signer.answers)
    await signer.io.emit(event, payload)
    await eventually(lambda: bool(replies) or len(signer.answers) > refused)
    return replies[0] if replies else signer.answers[-1]


async def teach(signer: FrameClient, grey: int) -> dict[str, Any]:
    span = await show(signer, grey)
    return await ask(signer, "teach_letter", "letter_taught", {"id": "hold-1"} | span)


async def test_a_letter_that_was_held_once_is_among_what_is_seen_as_the_person_s_own() -> None:
    async with a_signer() as signer:
        taught = await teach(signer, 200)
        assert (taught["id"], taught["outcome"]) == ("hold-1", "accepted")
        letters = [{"id": "letter-m-v2", "example": taught["example"]}]
        own = {"encoder": taught["encoder"], "letters": letters}
        known = await ask(signer, "own_letters", "own_letters_known", own)
        assert known == {"letters": 1}
        before = len(signer.answers)
        await show(signer, 200)
        seen = [
            (candidate["id"], candidate["learntFrom"])
            for answer in signer.answers[before:]
            for candidate in answer["predictions2"]["candidates"]
        ]
        assert ("letter-m-v2", "own") in seen
        await ask(signer, "own_letters", "own_letters_known", own | {"letters": []})
        before = len(signer.answers)
        await show(signer, 200)
        after = [
            candidate["learntFrom"]
            for answer in signer.answers[before:]
            for candidate in answer["predictions2"]["candidates"]
        ]
        assert "own" not in after


async def test_where_no_hand_is_seen_nothing_is_taught() -> None:
    async with a_signer() as signer:
        taught = await teach(signer, NOBODY)
        assert taught["outcome"] == "handsUnseen"
        assert "example" not in taught


@pytest.mark.parametrize("take", [None, "x", {}, {"id": "a", "startedAt": "1", "endedAt": 2}])
async def test_a_hold_that_is_none_is_refused(take: object) -> None:
    async with a_signer() as signer:
        refused = await ask(signer, "teach_letter", "letter_taught", take)
        assert refused["errorCode"] == "TAKE_BROKEN"


async def test_letters_of_another_net_are_refused() -> None:
    async with a_signer() as signer:
        own = {"encoder": "another", "letters": []}
        refused = await ask(signer, "own_letters", "own_letters_known", own)
        assert refused["errorCode"] == "OWN_LETTERS_OUTDATED"


async def test_a_net_without_an_encoder_cannot_be_taught() -> None:
    settings = Settings(port=0, workers=1, drain_seconds=0.0)
    app = create_app(settings, SignPipeline(DrawnHand(), a_letter_model()))
    async with serving(app, settings) as url, connected(url) as client:
        await eventually(lambda: app.readiness.ready)
        own = {"encoder": "", "letters": []}
        answer = await ask(client, "own_letters", "own_letters_known", own)
        assert answer["errorCode"] == "TEACHING_OFF"
