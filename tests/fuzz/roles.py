"""People of every role on a running stack, each with the headers that make a request theirs."""

import json
import os
import re
import subprocess
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jwt
import requests
from isl_contracts.generated.tokens import INTERNAL_AUDIENCE, ISSUER

ROOT = Path(__file__).parents[2]
# Of every account made here; the fuzzer knows it, so that it gets past the question for it.
PASSWORD = "a long sentence"
GRANTED = ("contributor", "teacher", "reviewer", "admin")
INTERNAL_TOKEN_S = 3600

Headers = Mapping[str, str]


@dataclass(frozen=True)
class Stack:
    """What `infra/native/with-stack` says of the stack that it runs."""

    address: str
    urls: Mapping[str, str]
    data_dir: Path
    logs_dir: Path
    # What leads the gateway's own commands to its database.
    database: Mapping[str, str]


def read_stack() -> Stack:
    """The stack that ISL_STACK_FILE describes."""
    file = os.environ.get("ISL_STACK_FILE")
    if not file:
        raise SystemExit(
            "ISL_STACK_FILE is not set: infra/native/with-stack npm run -w @isl/tests fuzz"
        )
    found: dict[str, Any] = json.loads(Path(file).read_text())
    return Stack(
        address=found["address"],
        urls=found["urls"],
        data_dir=Path(found["dataDir"]),
        logs_dir=Path(found["logsDir"]),
        database={"MONGODB_URL": found["mongodbUrl"], **found["databases"]},
    )


class People:
    """One person of each role, and as many to throw away as are asked for."""

    def __init__(self, stack: Stack) -> None:
        self._stack = stack
        self._emails: dict[str, str] = {}

    def somebody(self) -> Headers:
        """A contributor of their own, for whatever ends an account or its sessions."""
        return self._signed_in(self._registered(), PASSWORD)

    def headers(self, role: str) -> Headers:
        """Fresh headers of a role: nobody, visitor, demo, internal, or one that is granted."""
        match role:
            case "nobody":
                return {}
            case "visitor":
                return {"Cookie": self._visitor_cookie()}
            case "demo":
                demo = requests.get(f"{self._stack.address}/api/config", timeout=10).json()["demo"]
                return self._signed_in(demo["email"], demo["password"])
            case "internal":
                return {"Authorization": f"Bearer {self._internal_token()}"}
            case _ if role in GRANTED:
                if role not in self._emails:
                    self._emails[role] = self._registered()
                    self._grant(self._emails[role], role)
                return self._signed_in(self._emails[role], PASSWORD)
            case _:
                raise ValueError(f"there is no role {role}")

    def _registered(self) -> str:
        email = f"{uuid.uuid4()}@example.org"
        form = {"name": "Asha", "lastName": "Rao", "location": "Pune"}
        self._post("register", {**form, "email": email, "password": PASSWORD})
        return email

    def _signed_in(self, email: str, password: str) -> Headers:
        token = self._post("login", {"email": email, "password": password})["token"]
        return {"Authorization": f"Bearer {token}"}

    def _post(self, name: str, body: Mapping[str, str]) -> dict[str, Any]:
        reply = requests.post(f"{self._stack.address}/api/auth/{name}", json=body, timeout=30)
        reply.raise_for_status()
        return reply.json()

    def _grant(self, email: str, role: str) -> None:
        command = ["node", str(ROOT / "gateway" / "dist" / "grant.js")]
        subprocess.run(
            [*command, "--email", email, "--role", role, "--yes"],
            env={**os.environ, **self._stack.database},
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def _visitor_cookie(self) -> str:
        reply = requests.get(f"{self._stack.address}/api/config", timeout=10)
        found = re.search(r"isl_visitor=[^;]+", reply.headers.get("set-cookie", ""))
        if found is None:
            raise RuntimeError("the gateway gave no visitor cookie")
        return found[0]

    def _internal_token(self) -> str:
        keys = json.loads((self._stack.data_dir / "secrets" / "jwt-keys.json").read_text())
        key = jwt.PyJWK(keys["keys"][0])
        now = int(time.time())
        claims = {"iss": ISSUER, "aud": INTERNAL_AUDIENCE, "iat": now}
        claims["exp"] = now + INTERNAL_TOKEN_S
        headers = {"kid": keys["keys"][0]["kid"]}
        return jwt.encode(claims, key.key, algorithm="ES256", headers=headers)
