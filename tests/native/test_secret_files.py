from __future__ import annotations

import json
from pathlib import Path

from isl_native.secret_files import make_secrets


def test_secrets_are_made_once_for_the_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "secrets"
    first = make_secrets(folder)
    assert make_secrets(folder) == first
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}


def test_a_mode_that_was_loosened_is_put_right(tmp_path: Path) -> None:
    made = make_secrets(tmp_path / "secrets")
    made.jwt_keys_file.chmod(0o644)
    make_secrets(tmp_path / "secrets")
    assert made.jwt_keys_file.stat().st_mode & 0o777 == 0o600


def test_two_installations_share_no_secret(tmp_path: Path) -> None:
    one, other = make_secrets(tmp_path / "one"), make_secrets(tmp_path / "other")
    assert one.s3_secret_key != other.s3_secret_key
    assert one.jwt_keys_file.read_text() != other.jwt_keys_file.read_text()
    assert one.demo_password_file.read_text() != other.demo_password_file.read_text()


def test_the_signing_key_is_a_private_es256_key_with_an_id(tmp_path: Path) -> None:
    (key,) = json.loads(make_secrets(tmp_path).jwt_keys_file.read_text())["keys"]
    assert (key["kty"], key["crv"], key["alg"]) == ("EC", "P-256", "ES256")
    assert key["d"] and key["kid"]
