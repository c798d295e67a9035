"""A net that learnt from what people gave here, in a service that its gateway tells what stands."""

import json
import shutil
from pathlib import Path

import httpx
import pytest
from isl_contracts.generated.tokens import INTERNAL_AUDIENCE
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.testing import connected, eventually, operating, serving
from isl_signs.app import create_app, load_nets
from isl_signs.settings import Settings
from typing_extensions import override

pytestmark = pytest.mark.model

SHIPPED: Path = Settings.model_fields["signs_words_dir"].default
SNAPSHOT = "5" * 32


def a_net(folder: Path, version: str, *snapshots: str) -> Path:
    """The shipped net as training leaves one that learnt from these."""
    shutil.copytree(SHIPPED, folder)
    card = json.loads((folder / "card.json").read_text())
    card["version"] = version
    card["data"]["snapshots"] = snapshots
    (folder / "card.json").write_text(json.dumps(card))
    return folder


def versions(settings: Settings) -> list[str]:
    return [net.model.version for net in load_nets(settings)]


def test_behind_a_net_that_learnt_from_people_stand_the_one_before_it_and_the_shipped_one(
    tmp_path: Path,
) -> None:
    shipped = json.loads((SHIPPED / "card.json").read_text())["version"]
    people = a_net(tmp_path / "words", "people", SNAPSHOT)
    settings = Settings(signs_words_dir=people)
    assert versions(settings) == ["people", shipped]
    a_net(tmp_path / "words-before", "before")
    assert versions(settings) == ["people", "before"]
    assert versions(Settings(signs_words_dir=tmp_path / "words-before")) == ["before"]
    assert versions(Settings()) == [shipped]
    assert versions(Settings(signs_words="off")) == []


class Gateway(TokenVerifier):
    """Knows one token."""

    @override
    async def is_gateway(self, token: object) -> bool:
        return token == INTERNAL_AUDIENCE


HEADERS = {"authorization": f"Bearer {INTERNAL_AUDIENCE}"}


async def test_whoever_is_connected_goes_on_with_another_net_and_the_service_is_ready_meanwhile(
    tmp_path: Path,
) -> None:
    people = a_net(tmp_path / "words", "people", SNAPSHOT)
    a_net(tmp_path / "words-before", "before")
    settings = Settings(port=0, workers=1, drain_seconds=0.0, signs_words_dir=people)
    app = create_app(settings, tokens=Gateway(None))
    async with (
        serving(app, settings) as url,
        httpx.AsyncClient(base_url=url, headers=HEADERS) as gateway,
        operating(app) as ops,
    ):
        await eventually(lambda: app.readiness.ready)

        async def net() -> str:
            ready = (await ops.get("/ready")).raise_for_status().json()
            return str(ready["model"]["version"]).split(" + ")[1]

        async def tell(*taken_back: str) -> None:
            body = {"signs": [], "takenBack": taken_back}
            (await gateway.put("/internal/examples", json=body)).raise_for_status()

        assert await net() == "before"
        assert (await gateway.get("/ready")).json()["checks"] == {
            "model": "ok",
            "words": "not ready",
        }
        await tell()
        assert await net() == "people"
        assert (await gateway.get("/ready")).json()["checks"] == {"model": "ok"}
        async with connected(url) as client:
            await tell(SNAPSHOT)
            await eventually(lambda: "moving" in client.sessions[-1])
        assert await net() == "before"
        checks = (await ops.get("/ready")).json()["checks"]
        assert checks["words"] == "a clip that net people learnt from was taken back: before serves"
        assert "signs_nets_taken_back 1.0" in (await ops.get("/metrics")).text
