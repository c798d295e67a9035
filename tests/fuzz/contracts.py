"""The contracts as each server serves them, and which roles call them."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import requests
import yaml
from campaign import Campaign
from isl_contracts.generated.parts import PORTS
from roles import ROOT, Stack

PUBLIC = ("gateway", "content", "media", "rewriter")
ROLES = ("nobody", "visitor", "demo", "contributor", "teacher", "reviewer", "admin")
# Routes that are never proxied: of the service itself, for the gateway's token alone.
INTERNAL = ("content", "media")
INTERNAL_ROLES = ("internal", "nobody", "admin")
# Every part that listens says whether it is well.
ON_PORTS = tuple(PORTS)
PROTO = ROOT / "proto" / "openapi"


def campaigns(stack: Stack) -> Iterator[Campaign]:
    """Every contract for every role, then what the services have beside the gateway."""
    for name in PUBLIC:
        url = f"{stack.address}/api/docs/parts/{name}"
        contract: dict[str, Any] = requests.get(url, timeout=10).json()
        prefix = str(contract["servers"][0]["url"]).rstrip("/")
        for role in ROLES:
            yield Campaign(name, role, contract, stack.address + prefix)
    for name in INTERNAL:
        contract = _only(_read(name), ("/internal",))
        for role in INTERNAL_ROLES:
            yield Campaign(f"{name}-internal", role, contract, stack.urls[name])
    yield Campaign("rewriter-direct", "nobody", _read("rewriter"), stack.urls["rewriter"])
    for part in ON_PORTS:
        contract = _only(_read("common"), ("/health", "/ready"))
        yield Campaign(f"{part}-port", "nobody", contract, stack.urls[part])


def _read(name: str) -> dict[str, Any]:
    """A contract from proto/ with what it borrows from others inside it."""
    file = PROTO / f"{name}.yaml"
    return {**_resolved(_parsed(file), file), "servers": [{"url": "/"}]}


@cache
def _parsed(file: Path) -> dict[str, Any]:
    return yaml.safe_load(file.read_text("utf-8"))


def _only(contract: Mapping[str, Any], prefixes: tuple[str, ...]) -> dict[str, Any]:
    paths = {path: item for path, item in contract["paths"].items() if path.startswith(prefixes)}
    return {**contract, "paths": paths}


def _resolved(node: Any, file: Path) -> Any:
    """The same tree with each $ref replaced by what it names; the contracts have no cycles."""
    if isinstance(node, list):
        return [_resolved(one, file) for one in node]
    if not isinstance(node, dict):
        return node
    reference = node.get("$ref")
    if not isinstance(reference, str):
        return {key: _resolved(value, file) for key, value in node.items()}
    name, _, pointer = reference.partition("#/")
    target = file.parent / name if name else file
    found: Any = _parsed(target)
    for part in pointer.split("/"):
        found = found[part]
    return _resolved(found, target)
