"""The parts of the stack: how each is started, what it needs, and the settings it gets."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from . import object_store
from .paths import NATIVE, ROOT
from .plan import DEMO_EMAIL, PARTS, PUBLIC_PARTS, Plan, operations

PYTHON = str(ROOT / ".venv" / "bin" / "python")
READY_WAIT_S = 10


@dataclass(frozen=True)
class Part:
    """One process. Ready when `ready_url` answers 200, or `ready_command` ends with 0."""

    name: str
    command: Sequence[str]
    folder: Path = ROOT
    env: dict[str, str] = field(default_factory=dict[str, str])
    needs: Sequence[str] = ()
    ready_url: tuple[int, str] | None = None
    ready_command: str | None = None  # waits for it itself, for READY_WAIT_S at most


def store_parts(plan: Plan) -> list[Part]:
    """Return the processes of the stores that this installation serves itself."""
    parts: list[Part] = []
    if plan.has_embedded_mongo:
        port = plan.ports["mongo"]
        command = plan.mongo.command(plan.data / "mongo", port)
        is_ready = f"'{sys.executable}' '{NATIVE / 'mongo-ready'}' {port} {READY_WAIT_S}"
        parts.append(Part("mongo", command, ready_command=is_ready))
    if plan.has_embedded_objects:
        port = plan.ports["minio"]
        secrets = plan.secrets
        parts.append(
            Part(
                "minio",
                object_store.command(plan.data / "objects", port),
                env=object_store.environment(secrets.s3_access_key, secrets.s3_secret_key),
                ready_url=(port, "/minio/health/ready"),
            )
        )
    return parts


def _origin(url: str) -> str:
    """Return an address without its path; what is no address stays, for the parts to refuse."""
    address = urlsplit(url.strip())
    return f"{address.scheme}://{address.netloc}" if address.netloc else url.strip()


def _web_origins(plan: Plan) -> list[str]:
    given = os.environ.get("WEB_ORIGINS") or os.environ.get("PUBLIC_URL")
    if given:
        return [_origin(url) for url in given.split(",") if url.strip()]
    ports = [plan.ports["gateway"], *([plan.ports["web"]] if plan.is_dev else [])]
    hosts = ("127.0.0.1", "localhost")
    return [f"http://{host}:{port}" for port in ports for host in hosts]


def _signkit_origins(plan: Plan) -> list[str]:
    """Where sign-kit's pages come from: as set, else its port beside every host of the app."""
    given = os.environ.get("PUBLIC_SIGNKIT_URL")
    if given:
        return [_origin(given)]
    origins: list[str] = []
    for address in map(urlsplit, _web_origins(plan)):
        if address.hostname:
            host = f"[{address.hostname}]" if ":" in address.hostname else address.hostname
            origins.append(f"{address.scheme}://{host}:{plan.ports['signkit']}")
    return list(dict.fromkeys(origins))


@functools.cache
def _commit() -> str:
    """Return the commit that is built, marked where files differ; empty outside git."""
    git = ["git", "-C", str(ROOT), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        return subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _base_env(plan: Plan, part: str) -> dict[str, str]:
    return {
        "NODE_ENV": os.environ.get("NODE_ENV") or ("development" if plan.is_dev else "production"),
        "LOG_LEVEL": os.environ.get("LOG_LEVEL") or "info",
        "HOST": plan.host if part in PUBLIC_PARTS else "127.0.0.1",
        "PORT": str(plan.ports[part]) if part in plan.ports else "0",
        "OPS_HOST": "127.0.0.1",
        "OPS_PORT": str(plan.ports[operations(part)]),
        "AUTH_JWKS_URL": f"{plan.local_url('gateway')}/.well-known/jwks.json",
        "WEB_ORIGINS": ",".join(_web_origins(plan)),
        "ISL_COMMIT": os.environ.get("ISL_COMMIT") or _commit(),
        **plan.extra_settings,
    }


def ffmpeg() -> str | None:
    """Return the ffmpeg to use: the machine's, else the copy that setup took from PyPI."""
    carried = ROOT / ".tools" / "bin" / "ffmpeg"
    return shutil.which("ffmpeg") or (str(carried) if carried.exists() else None)


def _node_parts(plan: Plan) -> list[Part]:
    mongo = {"MONGODB_URL": plan.mongodb_url, **plan.databases}
    media_env = {**mongo, **plan.object_store_settings, "ASSETS_DIR": str(ROOT / "assets")}
    if plan.has_embedded_objects:
        # On this disk: its free space is watched.
        media_env["MEDIA_STORE_DIR"] = str(plan.data / "objects")
    found = ffmpeg()
    if found:
        media_env["FFMPEG_PATH"] = found
    gateway_env = {
        **mongo,
        "CONTENT_URL": plan.local_url("content"),
        "MEDIA_URL": plan.local_url("media"),
        "REWRITER_URL": plan.local_url("rewriter"),
        # What pages reach by themselves is asked by the gateway only how it is.
        "STATE_URLS": ",".join(
            f"{name}={plan.local_url(name)}" for name in PUBLIC_PARTS if name != "gateway"
        ),
        **{
            f"{name.upper()}_PORT": str(plan.ports[name])
            for name in PUBLIC_PARTS
            if name != "gateway"
        },
        "JWT_KEYS_FILE": str(plan.secrets.jwt_keys_file),
        "SECURITY_LOG_FILE": str(plan.logs_dir / "security.log"),
        "DEMO_EMAIL": os.environ.get("DEMO_EMAIL") or DEMO_EMAIL,
        "DEMO_PASSWORD_FILE": str(plan.secrets.demo_password_file),
        "WEB_DIST": str(ROOT / "web" / "dist"),
        "ASSETS_DIR": str(ROOT / "assets"),
    }
    worker_env = {
        **media_env,
        "WORKER_DIR": str(plan.run_dir / "worker"),
    }
    content_env = {
        **mongo,
        "LEXICON_DIR": str(ROOT / "packages" / "lexicon"),
        "VAPID_KEYS_FILE": str(plan.secrets.vapid_keys_file),
    }
    return [
        _node_part(plan, "content", content_env),
        _node_part(plan, "media", media_env),
        _node_part(plan, "worker", worker_env, entry="worker"),
        _node_part(plan, "gateway", gateway_env),
        _signkit_part(plan),
    ]


def _signkit_part(plan: Plan) -> Part:
    env = {"SIGNS_PORT": str(plan.ports["signs"]), "ASSETS_DIR": str(ROOT / "assets")}
    if plan.is_dev:
        env["PAGE_DIST"] = str(_dev_signkit_pages(plan))
    entry = "server/main" if plan.is_dev else "server"
    return _node_part(plan, "signkit", env, entry=entry)


def _dev_signkit_pages(plan: Plan) -> Path:
    return plan.run_dir / "sign-kit-pages"


def _node_part(plan: Plan, name: str, env: dict[str, str], *, entry: str = "main") -> Part:
    if plan.is_dev:
        tsx = str(ROOT / "node_modules" / ".bin" / "tsx")
        command = [tsx, "watch", "--clear-screen=false", f"src/{entry}.ts"]
    else:
        command = ["node", "--enable-source-maps", f"dist/{entry}.js"]
    stores = [store.name for store in store_parts(plan) if store.name in PARTS[name]["stores"]]
    return Part(name, command, folder=ROOT / PARTS[name]["folder"], env=env, needs=stores)


def _dev_pages(plan: Plan) -> list[Part]:
    if not plan.is_dev:
        return []
    vite = str(ROOT / "node_modules" / ".bin" / "vite")
    port = plan.ports["web"]
    served = ["--host", "127.0.0.1", "--strictPort", "--port", str(port)]
    # Pages built beside the usual place, for what `make up` serves is never a development build.
    watched = ["build", "--watch", "--outDir", str(_dev_signkit_pages(plan))]
    dev = {"NODE_ENV": "development"}
    web_env = {"GATEWAY_URL": plan.local_url("gateway"), **dev}
    return [
        Part("web", [vite, *served], folder=ROOT / "web", env=web_env, ready_url=(port, "/")),
        Part("signkit-pages", [vite, *watched], folder=ROOT / "sign-kit", env=dev),
    ]


def _python_parts(plan: Plan) -> list[Part]:
    lexicon = {"LEXICON_DIR": str(ROOT / "packages" / "lexicon")}
    # Practice before the camera opens its socket from sign-kit's pages.
    origins = ",".join([*_web_origins(plan), *_signkit_origins(plan)])
    index = str(plan.data / "sign-index")
    own = {"signs": {"WEB_ORIGINS": origins, "SIGNS_INDEX_DIR": index}, "rewriter": lexicon}
    return [
        Part(name, [PYTHON, "-m", part["module"]], env=own.get(name, {}))
        for name, part in PARTS.items()
        if "module" in part
    ]


def parts(plan: Plan) -> list[Part]:
    """Return every process of the stack, stores first."""
    services = [
        Part(
            part.name,
            part.command,
            folder=part.folder,
            env={**_base_env(plan, part.name), **part.env},
            needs=part.needs,
            ready_url=(plan.ports[part.name], "/ready") if part.name in plan.ports else None,
        )
        for part in _node_parts(plan) + _python_parts(plan)
    ]
    return store_parts(plan) + services + _dev_pages(plan)
