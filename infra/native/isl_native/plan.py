"""What is to run: ports, stores, and the settings that every part gets."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NotRequired, TypedDict

from . import mongo, object_store
from .mongo import Mongo
from .paths import ROOT
from .ports import free_ports, is_taken, owner
from .say import StackError
from .secret_files import Secrets, make_secrets


class PartEntry(TypedDict):
    """A part of the system as proto/parts/parts.json says it; `module` is what Python starts."""

    folder: str
    port: int
    isPublic: bool
    stores: list[str]
    module: NotRequired[str]


PARTS: Mapping[str, PartEntry] = json.loads((ROOT / "proto/parts/parts.json").read_text())
# The port of `web` is the page's own server, which only `make dev` starts.
PART_PORTS = {
    **{name: part["port"] for name, part in PARTS.items()},
    "web": 5173,
    "minio": 8100,
    "mongo": 8101,
}
# A second port of each part, on loopback: why something is not ready, and measurements.
# It is the part's usual one and this.
_OPERATIONS_OFFSET = 100


# How the parts call what they keep, unless a setting of that name says otherwise.
DATABASES = {
    "GATEWAY_DATABASE": "isl_gateway",
    "CONTENT_DATABASE": "isl_content",
    "MEDIA_DATABASE": "isl_media",
}


def operations(part: str) -> str:
    """Return the name that a part's second port has among the ports."""
    return f"{part}-ops"


DEFAULT_PORTS = PART_PORTS | {
    operations(part): PART_PORTS[part] + _OPERATIONS_OFFSET for part in PARTS
}
# Parts that the browser talks to; the others stay on loopback whatever HOST says.
PUBLIC_PARTS = tuple(name for name, part in PARTS.items() if part["isPublic"])
DEMO_EMAIL = "demo@isl.example"


def port_variable(part: str) -> str:
    """Return the name of the variable that moves a part to another port."""
    return f"ISL_PORT_{part.upper().replace('-', '_')}"


def free_part_ports() -> dict[str, int]:
    """Return a free port for every part."""
    return dict(zip(DEFAULT_PORTS, free_ports(len(DEFAULT_PORTS)), strict=True))


def chosen_ports() -> dict[str, int]:
    """Return the ports that the environment names, else the usual ones."""
    if os.environ.get("ISL_FREE_PORTS") == "1":
        return free_part_ports()
    ports: dict[str, int] = {}
    for part, default in DEFAULT_PORTS.items():
        text = os.environ.get(port_variable(part)) or str(default)
        if not text.isdigit() or not 0 < int(text) < 65536:
            raise StackError(f"{port_variable(part)} is '{text}'; a port is a number up to 65535")
        ports[part] = int(text)
    return ports


@dataclass(frozen=True)
class Plan:
    """Everything that starting the stack needs to know."""

    data: Path
    host: str
    ports: Mapping[str, int]
    mongo: Mongo
    secrets: Secrets
    has_embedded_objects: bool
    databases: Mapping[str, str] = field(default_factory=lambda: dict(DATABASES))
    bucket: str = object_store.BUCKET
    is_dev: bool = False
    extra_settings: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def run_dir(self) -> Path:
        """Files that only a running stack needs."""
        return self.data / "run"

    @property
    def logs_dir(self) -> Path:
        """One log a part."""
        return self.data / "logs"

    @property
    def has_embedded_mongo(self) -> bool:
        """Tell whether we serve MongoDB ourselves."""
        return self.mongo.kind != mongo.EXTERNAL

    @property
    def mongodb_url(self) -> str:
        """Where the services find MongoDB."""
        return self.mongo.url or f"mongodb://127.0.0.1:{self.ports['mongo']}"

    def local_url(self, part: str) -> str:
        """Where a part listens, seen from this machine."""
        return f"http://127.0.0.1:{self.ports[part]}"

    @property
    def object_store_settings(self) -> dict[str, str]:
        """How the services reach the object store."""
        if not self.has_embedded_objects:
            names = ("S3_ENDPOINT", "S3_ACCESS_KEY", "S3_SECRET_KEY")
            missing = [name for name in names if not os.environ.get(name)]
            if missing:
                raise StackError(f"S3_ENDPOINT is set, so {' and '.join(missing)} must be too")
            given = {name: os.environ[name] for name in names}
            given["S3_BUCKET"] = self.bucket
            given["S3_REGION"] = os.environ.get("S3_REGION") or object_store.REGION
            return given
        return {
            "S3_ENDPOINT": self.local_url("minio"),
            "S3_ACCESS_KEY": self.secrets.s3_access_key,
            "S3_SECRET_KEY": self.secrets.s3_secret_key,
            "S3_BUCKET": self.bucket,
            "S3_REGION": object_store.REGION,
        }

    @property
    def embedded_ports(self) -> dict[str, int]:
        """The ports that this stack itself listens on."""
        absent: set[str] = set() if self.is_dev else {"web"}
        if not self.has_embedded_mongo:
            absent.add("mongo")
        if not self.has_embedded_objects:
            absent.add("minio")
        return {part: port for part, port in self.ports.items() if part not in absent}


def _databases(test_run: str | None) -> dict[str, str]:
    if test_run:
        return {it: f"{test_run}-{it.removesuffix('_DATABASE').lower()}" for it in DATABASES}
    return {setting: os.environ.get(setting) or name for setting, name in DATABASES.items()}


def _bucket(test_run: str | None) -> str:
    if test_run:
        return f"{test_run}-stack"
    # A store that we serve has had this name from the beginning.
    given = os.environ.get("S3_BUCKET") if object_store.is_external() else None
    return given or object_store.BUCKET


def make_plan(
    *,
    data: Path,
    ports: Mapping[str, int],
    is_dev: bool = False,
    extra_settings: Mapping[str, str] | None = None,
    test_run: str | None = None,
) -> Plan:
    """Read the environment's other settings and what this installation remembers.

    A stack of a test has databases and a bucket of its own, on whatever stores there are.
    """
    data.mkdir(parents=True, exist_ok=True)
    data.chmod(0o700)
    return Plan(
        data=data,
        host=os.environ.get("HOST") or "127.0.0.1",
        ports=ports,
        mongo=mongo.choose(data / "mongo" / "kind"),
        secrets=make_secrets(data / "secrets"),
        has_embedded_objects=not object_store.is_external(),
        databases=_databases(test_run),
        bucket=_bucket(test_run),
        is_dev=is_dev,
        extra_settings=extra_settings or {},
    )


def refuse_taken_ports(ports: Mapping[str, int]) -> None:
    """Name every port that somebody else holds, who that is, and the variable to change."""
    lines = [
        f"  port {port} ({part}) is taken by {owner(port)};"
        f" stop it, or choose another: {port_variable(part)}={port + 1000} make up"
        for part, port in ports.items()
        if is_taken(port)
    ]
    if lines:
        raise StackError("The stack cannot start:\n" + "\n".join(lines))


def relative(path: Path) -> str:
    """Show a path the way a person in the checkout would type it."""
    try:
        return str(path.relative_to(ROOT))
    except ValueError:
        return str(path)
