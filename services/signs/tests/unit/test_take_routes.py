"""The gateway brings a clip and is answered with the points of whoever signs in it."""

from pathlib import Path

import httpx
import numpy as np
import pytest
from isl_contracts.generated.tokens import INTERNAL_AUDIENCE
from isl_inference_kit.auth import TokenVerifier
from isl_signs.backends.fake import a_person
from isl_signs.body import LEFT_HAND, RIGHT_HAND
from isl_signs.landmarks import to_square_units
from isl_signs.pose_file import PosePoints, read_pose, write_pose
from isl_signs.takes.finding import TakeFinder
from isl_signs.takes.read import LONGEST_S, find_take
from isl_signs.takes.routes import take_routes
from starlette.applications import Starlette
from typing_extensions import override

POINTS = {"content-type": "application/octet-stream"}
ASPECT, RATE = 4 / 3, 10.0


class Gateway(TokenVerifier):
    """Knows one token."""

    @override
    async def is_gateway(self, token: object) -> bool:
        return token == INTERNAL_AUDIENCE


def a_clip(frames: int = 6, *, has_hand: bool = True) -> bytes:
    bodies = [a_person(right=(0.3 + 0.01 * (n % 20), 0.5)).points for n in range(frames)]
    points = to_square_units(np.stack(bodies), aspect=ASPECT)
    if not has_hand:
        points[:, LEFT_HAND] = points[:, RIGHT_HAND] = np.nan
    return write_pose(PosePoints(points, RATE, ASPECT))


def a_client(finder: TakeFinder | None, token: str) -> httpx.AsyncClient:
    app = Starlette(routes=take_routes(finder or TakeFinder(), Gateway(None)))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app),
        base_url="http://signs.test",
        headers={"authorization": f"Bearer {token}"},
        timeout=120,
    )


async def ask(
    clip: bytes,
    headers: dict[str, str] = POINTS,
    *,
    finder: TakeFinder | None = None,
    token: str = INTERNAL_AUDIENCE,
) -> httpx.Response:
    async with a_client(finder, token) as gateway:
        return await gateway.post("/internal/takes", content=clip, headers=headers)


async def test_points_come_back_as_they_are_and_without_a_face():
    answer = await ask(a_clip())
    assert (answer.status_code, answer.headers["content-type"]) == (200, POINTS["content-type"])
    assert b"FACE" not in answer.content
    found = read_pose(answer.content)
    assert len(found.points) == 6
    assert np.isfinite(found.points[:, RIGHT_HAND]).all()


async def test_no_face_is_looked_for_that_was_not_asked_for():
    asked: list[bool] = []

    class Finder(TakeFinder):
        @override
        async def find(self, clip: Path, *, has_face: bool) -> bytes | None:
            asked.append(has_face)
            return b"found"

    async with a_client(Finder(), INTERNAL_AUDIENCE) as gateway:
        for query in ("", "?face=false", "?face=true"):
            await gateway.post(f"/internal/takes{query}", content=a_clip(), headers=POINTS)
    assert asked == [False, False, True]


@pytest.mark.parametrize("clip", [b"no points", a_clip(has_hand=False)])
async def test_a_clip_in_which_nobody_signs_is_refused(clip: bytes):
    answer = await ask(clip)
    assert (answer.status_code, answer.json()["code"]) == (422, "CLIP_UNREADABLE")


async def test_one_clip_is_looked_at_at_a_time():
    finder = TakeFinder()
    async with finder.lock:
        answer = await ask(a_clip(), finder=finder)
    assert (answer.status_code, answer.json()["code"]) == (503, "OVERLOADED")
    assert (await ask(a_clip(), finder=finder)).status_code == 200


async def test_what_is_no_clip_or_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch):
    answer = await ask(a_clip(), {"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (400, "INVALID_REQUEST")
    monkeypatch.setattr("isl_signs.takes.routes.MOST_FILM_BYTES", 8)
    answer = await ask(a_clip())
    assert (answer.status_code, answer.json()["code"]) == (413, "BODY_TOO_LARGE")


async def test_nobody_but_the_gateway_is_answered():
    answer = await ask(a_clip(), token="somebody's")
    assert (answer.status_code, answer.json()["code"]) == (401, "INTERNAL_ONLY")


def test_what_goes_on_for_longer_is_not_looked_at(tmp_path: Path):
    clip = tmp_path / "long.pose"
    clip.write_bytes(a_clip(round(LONGEST_S * RATE) + 7))
    found = find_take(clip)
    assert found is not None
    assert len(found.points) == round(LONGEST_S * RATE)
