"""The emitted OpenAPI equals the contract's operation after normalising."""

from pathlib import Path
from typing import Any

import yaml
from isl_rewriter.app import RewriterApp
from isl_rewriter.settings import RewriterSettings

OPENAPI = Path(__file__).resolve().parents[4] / "proto" / "openapi"
# Wording is not shape; the error texts live in common.yaml.
_WORDS = ("title", "description", "summary", "default")


def resolved(node: Any, document: dict[str, Any]) -> Any:
    """The node with references put in place, without wording, optional-or-null as optional."""
    if isinstance(node, list):
        return [resolved(item, document) for item in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        file, _, path = node["$ref"].partition("#/")
        target = yaml.safe_load((OPENAPI / file).read_text("utf-8")) if file else document
        found: Any = target
        for part in path.split("/"):
            found = found[part]
        return resolved(found, target)
    if "anyOf" in node and {"type": "null"} in node["anyOf"]:
        (kind,) = (item for item in node["anyOf"] if item != {"type": "null"})
        return resolved(kind, document)
    is_properties = all(isinstance(value, dict) for value in node.values())
    kept = node if is_properties else {k: v for k, v in node.items() if k not in _WORDS}
    return {key: resolved(value, document) for key, value in kept.items()}


def shapes(document: dict[str, Any]) -> dict[str, Any]:
    """operationId to the schemas of its body and answers."""
    found: dict[str, Any] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            plain = resolved(operation, document)
            found[operation["operationId"]] = {
                "route": f"{method} {path}",
                "body": plain["requestBody"],
                "answers": {
                    status: answer["content"] for status, answer in plain["responses"].items()
                },
            }
    return found


def test_the_app_s_operations_equal_the_contract_s() -> None:
    contract = yaml.safe_load((OPENAPI / "rewriter.yaml").read_text("utf-8"))
    app = RewriterApp(RewriterSettings.model_validate({}))
    assert shapes(app.openapi()) == shapes(contract)
    assert list(shapes(contract)) == ["generate"]
