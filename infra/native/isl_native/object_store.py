"""The object store: where it is, or how the embedded one is started."""

from __future__ import annotations

import os
import urllib.error
import urllib.request
from pathlib import Path

from . import programs

REGION = "us-east-1"
BUCKET = "isl-media"


def is_external() -> bool:
    """Tell whether the environment names a store; else we serve one."""
    return bool(os.environ.get("S3_ENDPOINT"))


def command(data: Path, port: int) -> list[str]:
    """Return the command that serves `data` on a loopback port."""
    data.mkdir(parents=True, exist_ok=True)
    return [str(programs.minio()), "server", "--quiet", "--address", f"127.0.0.1:{port}", str(data)]


def environment(access_key: str, secret_key: str) -> dict[str, str]:
    """Return MinIO's own settings; update checks and the web console stay off."""
    return {
        "MINIO_ROOT_USER": access_key,
        "MINIO_ROOT_PASSWORD": secret_key,
        "MINIO_BROWSER": "off",
        "MINIO_UPDATE": "off",
        "MINIO_REGION": REGION,
    }


def is_ready(port: int) -> bool:
    """Tell whether the store takes requests.

    MinIO calls itself ready a moment before it knows its users; until then it answers 503.
    """
    address = f"http://127.0.0.1:{port}"
    try:
        with urllib.request.urlopen(f"{address}/minio/health/ready", timeout=2):
            pass
        with urllib.request.urlopen(address, timeout=2):
            return True
    except urllib.error.HTTPError as refusal:
        refusal.close()
        return refusal.code == 403
    except OSError:
        return False
