"""What no answer may be, besides what schemathesis itself knows of contracts."""

import json
from collections.abc import Mapping
from typing import Any

import schemathesis
from schemathesis.specs.openapi.checks import (
    ensure_resource_availability,
    negative_data_rejection,
    positive_data_acceptance,
)

# What only some roles may do, by operationId; everybody else's 2xx is a break.
MODERATORS = frozenset({"reviewer", "admin"})
RESERVED: Mapping[str, frozenset[str]] = {
    "listReports": MODERATORS,
    "hidePost": MODERATORS,
    "unhidePost": MODERATORS,
    "dismissReport": MODERATORS,
    "createCourse": frozenset({"admin"}),
    "deleteCourse": frozenset({"admin"}),
    "takeCourseDown": MODERATORS,
    "restoreCourse": MODERATORS,
    "listMessages": frozenset({"admin"}),
    "deleteMessage": frozenset({"admin"}),
    "listReviewerRequests": frozenset({"admin"}),
    "listReviewerDecisions": frozenset({"admin"}),
    "decideReviewerRequest": frozenset({"admin"}),
    "undoReviewerDecision": frozenset({"admin"}),
    "findAccounts": frozenset({"admin"}),
    "setAccountRole": frozenset({"admin"}),
    "blockAccount": frozenset({"admin"}),
    "unblockAccount": frozenset({"admin"}),
    "getInternalStats": frozenset({"internal"}),
    "getInternalExport": frozenset({"internal"}),
    "createErasure": frozenset({"internal"}),
}
# Of schemathesis' own checks those that fit: /posts/reports may also be read as /posts/{postId}, so
# that another method is not 405 there; four below know more of this product than those which they
# replace.
CHECKS: Mapping[str, Mapping[str, Any]] = {
    "not_a_server_error": {"enabled": False},
    "positive_data_acceptance": {"enabled": False},
    "ensure_resource_availability": {"enabled": False},
    "unsupported_method": {"enabled": False},
    "negative_data_rejection": {
        "enabled": False,
        "expected-statuses": [
            *("400", "401", "403", "404", "405", "406", "408", "409", "413", "414", "415"),
            *("422", "428", "429", "431", "503"),
        ],
    },
}


# A visitor is known by a cookie, which the check leaves in place when it spoils the bearer.
COOKIE_IS_ENOUGH: Mapping[str, Mapping[str, Any]] = {"ignored_auth": {"enabled": False}}


def _body(response: Any) -> dict[str, Any]:
    try:
        body = json.loads(response.content)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


@schemathesis.check
def says_its_request_id(_ctx: Any, response: Any, case: Any) -> None:
    """Every answer carries an id that is in the log; a refusal's body, if it may have one, too."""
    (header,) = response.headers.get("x-request-id") or [""]
    assert header, f"{response.status_code} without x-request-id"
    # An answer to HEAD has no body.
    if response.status_code >= 400 and case.method != "HEAD":
        said = _body(response).get("requestId")
        assert said == header, f"the body's requestId is {said!r}, the header says {header!r}"


@schemathesis.check
def fails_only_by_design(_ctx: Any, response: Any, _case: Any) -> None:
    """From 500 up there is only 503, with a code and when to come back, and a full disk's 507."""
    if response.status_code < 500:
        return
    code = _body(response).get("code")
    wait = response.headers.get("retry-after")
    is_designed = response.status_code == 507 or (response.status_code == 503 and wait)
    has_code = code not in (None, "INTERNAL")
    said = f"{response.status_code} {code} {wait}: {response.text[:300]}"
    assert is_designed and has_code, said


@schemathesis.check
def takes_valid_data(ctx: Any, response: Any, case: Any) -> bool | None:
    """What the contract allows is not called invalid; a rule beyond it is named by its own code."""
    code = str(_body(response).get("code", "INVALID_REQUEST"))
    has_own_rule = code != "INVALID_REQUEST" and not code.startswith("FST_")
    if response.status_code >= 500 or (response.status_code >= 400 and has_own_rule):
        return None
    # An answer to HEAD has no body that could name its rule: tus wants its own header.
    if case.method == "HEAD" and 400 <= response.status_code < 500:
        return None
    # Blanks at a header's ends are dropped on the way; without them it may be too short.
    if any(value != str(value).strip() for value in (case.headers or {}).values()):
        return None
    return positive_data_acceptance(ctx, response, case)


@schemathesis.check
def refuses_invalid_data(ctx: Any, response: Any, case: Any) -> bool | None:
    """What the contract forbids is refused; in a form each value is text, whatever its type was."""
    if case.media_type == "multipart/form-data":
        return None
    return negative_data_rejection(ctx, response, case)


@schemathesis.check
def finds_what_was_made(ctx: Any, response: Any, case: Any) -> bool | None:
    """What was created is there; a comment that the body names may be none of it."""
    if _body(response).get("code") == "COMMENT_NOT_FOUND":
        return None
    return ensure_resource_availability(ctx, response, case)
