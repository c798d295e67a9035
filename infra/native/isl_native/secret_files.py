"""Secrets of this installation: made at the first start, one file each, for the owner only."""

from __future__ import annotations

import os
import secrets
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .paths import NATIVE
from .say import StackError


@dataclass(frozen=True)
class Secrets:
    """Where the secrets lie, and the two that stores take as text."""

    jwt_keys_file: Path
    demo_password_file: Path
    vapid_keys_file: Path
    s3_access_key: str
    s3_secret_key: str


def _keys_of(script: str) -> str:
    made = subprocess.run(
        ["node", str(NATIVE / script)], capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        raise StackError(f"{script} could not make a key:\n{made.stderr}")
    return made.stdout


def _kept(file: Path, make: Callable[[], str]) -> str:
    """Return the file's text; make it where it is missing. Its mode is put right either way."""
    if file.exists():
        file.chmod(0o600)
        return file.read_text()
    text = make()
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as handle:
        handle.write(text)
    return text


def make_secrets(folder: Path) -> Secrets:
    """Read this installation's secrets, making those that are not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    jwt_keys_file = folder / "jwt-keys.json"
    demo_password_file = folder / "demo-password"
    vapid_keys_file = folder / "vapid-keys.json"
    _kept(jwt_keys_file, lambda: _keys_of("make-keys.mjs"))
    _kept(vapid_keys_file, lambda: _keys_of("make-vapid.mjs"))
    _kept(demo_password_file, lambda: secrets.token_urlsafe(12))
    return Secrets(
        jwt_keys_file=jwt_keys_file,
        demo_password_file=demo_password_file,
        vapid_keys_file=vapid_keys_file,
        s3_access_key=_kept(folder / "s3-access-key", lambda: f"isl-{secrets.token_hex(6)}"),
        s3_secret_key=_kept(folder / "s3-secret-key", lambda: secrets.token_urlsafe(32)),
    )
