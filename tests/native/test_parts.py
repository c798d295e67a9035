from __future__ import annotations

from pathlib import Path

import pytest
from isl_native.mongo import EXTERNAL, Mongo
from isl_native.parts import Part, parts
from isl_native.plan import DEFAULT_PORTS, PARTS, Plan
from isl_native.secret_files import make_secrets
from isl_native.supervisor import inherited


@pytest.fixture(autouse=True)
def no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WEB_ORIGINS", "PUBLIC_URL", "PUBLIC_SIGNKIT_URL", "S3_ENDPOINT"):
        monkeypatch.delenv(name, raising=False)


def parts_by_name(data: Path, *, is_dev: bool = False) -> dict[str, Part]:
    plan = Plan(
        data=data,
        host="0.0.0.0",
        ports=DEFAULT_PORTS,
        mongo=Mongo(EXTERNAL, url="mongodb://db.example"),
        secrets=make_secrets(data / "secrets"),
        has_embedded_objects=True,
        is_dev=is_dev,
    )
    return {part.name: part for part in parts(plan)}


def origins_of(part: Part) -> list[str]:
    return part.env["WEB_ORIGINS"].split(",")


def test_parts_that_the_browser_talks_to_listen_where_they_are_told(tmp_path: Path) -> None:
    hosts = {name: part.env.get("HOST") for name, part in parts_by_name(tmp_path).items()}
    public = {name for name, host in hosts.items() if host == "0.0.0.0"}
    assert public == {name for name, part in PARTS.items() if part["isPublic"]}


def test_the_gateway_knows_the_port_of_every_public_part(tmp_path: Path) -> None:
    env = parts_by_name(tmp_path)["gateway"].env
    told = {name: env.get(f"{name.upper()}_PORT") for name in PARTS if PARTS[name]["isPublic"]}
    ports = {name: str(part["port"]) for name, part in PARTS.items() if part["isPublic"]}
    assert told == ports | {"gateway": None}


def test_the_app_frames_sign_kit_and_both_reach_the_signs_socket(tmp_path: Path) -> None:
    found = parts_by_name(tmp_path)
    app = ["http://127.0.0.1:8080", "http://localhost:8080"]
    assert origins_of(found["signkit"]) == app
    assert origins_of(found["gateway"]) == app
    assert origins_of(found["signs"]) == [
        *app,
        "http://127.0.0.1:8083",
        "http://localhost:8083",
    ]


@pytest.mark.parametrize(
    ("settings", "origins"),
    [
        ({"PUBLIC_URL": "https://isl.example/"}, ["https://isl.example:8083"]),
        (
            {"WEB_ORIGINS": "http://a.example:8080, http://[::1]:8080"},
            ["http://a.example:8083", "http://[::1]:8083"],
        ),
        (
            {"PUBLIC_URL": "https://isl.example", "PUBLIC_SIGNKIT_URL": "https://kit.example/app"},
            ["https://kit.example"],
        ),
    ],
)
def test_sign_kits_own_origin_follows_the_public_addresses(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, str],
    origins: list[str],
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    found = parts_by_name(tmp_path)
    given = origins_of(found["signkit"])
    assert not any(origin.endswith("/") for origin in given)
    assert origins_of(found["signs"]) == [*given, *origins]


def test_sign_kit_needs_no_store(tmp_path: Path) -> None:
    found = parts_by_name(tmp_path)
    assert found["signkit"].needs == []
    assert (found["content"].needs, found["media"].needs) == ([], ["minio"])
    assert found["signkit"].ready_url == (8083, "/ready")


def test_a_development_build_of_the_pages_stays_away_from_the_real_one(tmp_path: Path) -> None:
    found = parts_by_name(tmp_path, is_dev=True)
    pages = found["signkit"].env["PAGE_DIST"]
    assert found["signkit-pages"].command[-1] == pages
    assert Path(pages).is_relative_to(tmp_path)
    assert "http://127.0.0.1:5173" in origins_of(found["signkit"])
    assert "PAGE_DIST" not in parts_by_name(tmp_path)["signkit"].env


def test_no_part_inherits_a_secret_that_another_is_given() -> None:
    environment = {"PATH": "/bin", "S3_SECRET_KEY": "s", "MONGODB_URL": "mongodb://a:b@c/d"}
    assert inherited(environment) == {"PATH": "/bin"}


def test_the_object_stores_keys_go_to_media_and_its_worker_only(tmp_path: Path) -> None:
    found = parts_by_name(tmp_path)
    readers = {name for name, part in found.items() if "S3_SECRET_KEY" in part.env}
    assert readers == {"media", "worker"}
    holders = {name for name, part in found.items() if "JWT_KEYS_FILE" in part.env}
    assert holders == {"gateway"}
