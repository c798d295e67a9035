"""A real client and a real socket, with fake body."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import numpy as np
from isl_inference_kit.testing import (
    FrameClient,
    connected,
    data_url,
    encode_jpeg,
    eventually,
    operating,
    serving,
)
from isl_signs.app import create_app
from isl_signs.backends.base import LetterModel
from isl_signs.backends.fake import FakeBody, a_letter_model, a_word_model
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings

HAND = data_url(encode_jpeg(np.full((48, 64, 3), 200, np.uint8)))
NO_HAND = data_url(encode_jpeg(np.zeros((48, 64, 3), np.uint8)))


@asynccontextmanager
async def signs(model: LetterModel | None = None) -> AsyncGenerator[str]:
    """The service on a free port, warm."""
    settings = Settings(port=0, workers=2, drain_seconds=0.0)
    app = create_app(settings, SignPipeline(FakeBody(), model or a_letter_model()))
    async with serving(app, settings) as url:
        await eventually(lambda: app.readiness.ready)
        yield url


@asynccontextmanager
async def a_signer(model: LetterModel | None = None) -> AsyncGenerator[FrameClient]:
    async with signs(model) as url, connected(url) as client:
        yield client


async def test_a_shown_letter_is_answered_with_id_label_and_candidates() -> None:
    async with a_signer() as client:
        answer = await client.ask({"id": "7", "image": HAND})
    assert answer["id"] == "7"
    assert answer["error"] is None
    said = answer["predictions2"]
    assert (said["id"], said["label"]) == ("letter-a-v2", "A")
    assert said["candidates"][0]["id"] == "letter-a-v2"
    assert 0 < said["candidates"][0]["score"] <= 1
    assert answer["model"] == {"name": "fake-letters", "version": "1", "source": "fake body"}


async def test_what_this_service_does_not_know_is_empty() -> None:
    async with a_signer() as client:
        answer = await client.ask(HAND)
    assert answer["face_analysis"] == {}
    assert answer["face_parameters"] == {}
    assert answer["predictions"] == {"label": "", "scores": {}}


async def test_a_picture_without_hands_is_an_empty_label_and_no_error() -> None:
    async with a_signer() as client:
        answer = await client.ask(NO_HAND)
    assert answer["error"] is None
    nothing = {"id": "", "label": "", "candidates": [], "handsUp": False}
    assert answer["predictions2"] == nothing


async def test_an_unsure_letter_is_not_said() -> None:
    async with a_signer(a_letter_model([1.0, 0.9, 0.8])) as client:
        said = (await client.ask(HAND))["predictions2"]
    assert (said["id"], said["label"]) == ("", "")
    assert said["candidates"]


async def test_a_broken_frame_is_an_error_and_the_next_one_is_served() -> None:
    async with a_signer() as client:
        broken = await client.ask("data:image/jpeg;base64,AAAA")
        assert broken["error"]
        assert broken["predictions2"]["label"] == ""
        assert (await client.ask(HAND))["predictions2"]["label"] == "A"


async def test_two_people_do_not_share_what_was_seen() -> None:
    async with signs() as url, connected(url) as first, connected(url) as second:
        assert (await first.ask(HAND))["predictions2"]["label"] == "A"
        assert (await second.ask(NO_HAND))["predictions2"]["candidates"] == []


async def test_operators_are_told_which_model_runs_and_how_many_frames_it_read() -> None:
    settings = Settings(port=0, workers=2, drain_seconds=0.0)
    app = create_app(settings, SignPipeline(FakeBody(), a_letter_model()))
    async with serving(app, settings) as url, operating(app) as operators:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            await client.ask(HAND)
        ready = await operators.get("/ready")
        assert ready.status_code == 200
        assert ready.json()["model"]["name"] == "fake-letters"
        assert "isl_frames_served_total 1.0" in (await operators.get("/metrics")).text


async def test_the_landmarks_come_only_when_they_are_asked_for() -> None:
    async with a_signer() as client:
        plain = await client.ask({"image": HAND})
        drawn = await client.ask({"image": HAND, "skeleton": True})
    assert "skeleton" not in plain
    assert drawn["skeleton"]["pose"] == drawn["skeleton"]["rightHand"] == []
    assert len(drawn["skeleton"]["leftHand"]) == 42
    assert all(0 <= value <= 1 for value in drawn["skeleton"]["leftHand"])


async def test_a_held_letter_is_one_production_with_a_span_in_the_page_s_time() -> None:
    async with a_signer() as client:
        first = (await client.ask({"image": HAND, "sentAt": 5000.0}))["predictions2"]
        again = (await client.ask({"image": HAND, "sentAt": 5100.0}))["predictions2"]
    assert first["production"] == 0 and first["learntFrom"] == "people"
    assert first["startedAt"] == 5000.0
    assert again["label"] == "" or again["production"] == 0


async def test_the_session_says_what_can_be_recognised_and_how_fast() -> None:
    async with a_signer() as client:
        session = client.sessions[0]
    assert 2 <= session["framesPerSecond"] <= 15
    assert session["vocabulary"][0] == {
        "id": "letter-a-v2",
        "label": "A",
        "learntFrom": "people",
        "isSaid": True,
    }


async def test_words_are_in_the_vocabulary_with_what_is_made_alike_beside_them() -> None:
    words = a_word_model(lambda _: [0.0, 0.0, 1.0])
    settings = Settings(port=0, workers=1, drain_seconds=0.0)
    app = create_app(settings, SignPipeline(FakeBody(), a_letter_model(), words))
    async with serving(app, settings) as url, connected(url) as client:
        signs = {sign["id"]: sign for sign in client.sessions[0]["vocabulary"]}
    assert (signs["word-good"]["isSaid"], signs["word-good"]["learntFrom"]) == (True, "avatar")
    assert not signs["word-fine"]["isSaid"]
    assert not signs["word-busy"]["isSaid"]
