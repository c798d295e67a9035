"""One contract against one role: sends what schemathesis makes of it and judges the answers."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import schemathesis
from isl_contracts.generated.vocabulary import Emotion
from judges import CHECKS, COOKIE_IS_ENOUGH, RESERVED
from roles import GRANTED, PASSWORD, Headers, People
from schemathesis.engine import events, from_schema
from schemathesis.engine.recorder import ScenarioRecorder
from schemathesis.hooks import HookContext
from videos import a_video

# Destructive: each of a role's calls below these paths is made by an account of its own.
OWN_ACCOUNT = ("/api/account", "/api/auth/")
REQUEST_TIMEOUT_S = 20
# What no generator comes upon by itself, by parameter.
KNOWN: Mapping[str, Sequence[str]] = {
    "body.password": [PASSWORD],
    "body.sentence": ["YOUR NAME WHAT", "I GO SCHOOL TOMORROW", "HELLO", "C A T", "WHERE TOILET"],
    "body.emotion": [*Emotion, ""],
    "query.q": ["hello", "helo", "नमस्ते", "cat", "a"],
}
# A failure is shown once for each operation and check; this much of its text.
SHOWN_CHARS = 1200
ANSWER_CHARS = 300


@dataclass(frozen=True)
class Effort:
    """How much to send: so many cases an operation and phase, then more until the time is over."""

    cases: int
    has_coverage: bool
    has_sequences: bool
    seconds: int | None = None


@dataclass
class Failure:
    """A check that did not hold, and how to see it again."""

    where: str
    check: str
    message: str
    curl: str
    count: int = 1


@dataclass
class Outcome:
    """What came of one campaign."""

    name: str
    statuses: Counter[str] = field(default_factory=Counter[str])
    failures: dict[tuple[str, str, str], Failure] = field(default_factory=dict)

    @property
    def cases(self) -> int:
        """Requests sent."""
        return self.statuses.total()


@dataclass(frozen=True)
class Campaign:
    """A contract as one server serves it, and the role that calls it."""

    document: str
    role: str
    contract: Mapping[str, Any]
    base_url: str

    @property
    def name(self) -> str:
        """As `--only` takes it."""
        return f"{self.document}:{self.role}"

    @property
    def operations(self) -> int:
        """Operations in the contract, a measure of the time that it is worth."""
        return sum(len(item) for item in self.contract["paths"].values())

    def run(self, settings: dict[str, Any]) -> Outcome:
        """Send, judge, count."""
        config = schemathesis.Config.from_dict(settings)
        schema = schemathesis.openapi.from_dict(dict(self.contract), config=config)
        schema.hook("map_body")(_with_a_video)
        outcome = Outcome(self.name)
        for event in from_schema(schema).execute():
            match event:
                case events.ScenarioFinished():
                    self._count(event, outcome)
                case events.NonFatalError():
                    _note(outcome, event.label, "the fuzzer", str(event.value), "")
                case events.FatalError():
                    raise event.exception
                case _:
                    pass
        return outcome

    def settings(self, people: People, effort: Effort, seed: int) -> dict[str, Any]:
        """For schemathesis; signs in whoever calls, which is worth it before others fail to."""
        return {
            "seed": seed,
            "base-url": self.base_url,
            "headers": dict(people.headers(self.role)),
            "auth": {"auto-signup": False},
            "request-timeout": REQUEST_TIMEOUT_S,
            "continue-on-failure": True,
            **({"max-time": effort.seconds} if effort.seconds else {}),
            "suppress-health-check": ["all"],
            "checks": CHECKS | (COOKIE_IS_ENOUGH if self.role == "visitor" else {}),
            "dictionaries": {name: {"values": values} for name, values in KNOWN.items()},
            "parameters": {name: {"dictionary": name, "probability": 0.5} for name in KNOWN},
            "operations": list(self._own_accounts(people)) if self.role in GRANTED else [],
            # Every token here is of a stack that is gone afterwards.
            "output": {"sanitization": {"enabled": False}},
            "generation": {"max-examples": effort.cases, "database": "none", "no-shrink": True},
            "phases": {
                "examples": {"enabled": False},
                "coverage": {"enabled": effort.has_coverage},
                "stateful": {"enabled": effort.has_sequences},
            },
        }

    def _own_accounts(self, people: People) -> Iterator[dict[str, Any]]:
        for path, item in self.contract["paths"].items():
            for method, operation in item.items():
                needs_token = any("bearer" in one for one in operation.get("security", []))
                if path.startswith(OWN_ACCOUNT) and method != "get" and needs_token:
                    throw_away: Headers = people.somebody()
                    yield {
                        "include-operation-id": operation["operationId"],
                        "headers": dict(throw_away),
                    }

    def _count(self, event: events.ScenarioFinished, outcome: Outcome) -> None:
        recorder = event.recorder
        for case_id, exchange in recorder.interactions.items():
            status = exchange.response.status_code if exchange.response else 0
            outcome.statuses[str(status) if status else "no answer"] += 1
            operation = recorder.cases[case_id].value.operation
            name = operation.definition.raw.get("operationId")
            allowed = RESERVED.get(name)
            # Some cases ask for another method than the operation's, as OPTIONS.
            is_done = 200 <= status < 300 and exchange.request.method == operation.method.upper()
            if is_done and allowed is not None and self.role not in allowed:
                message = f"{self.role} may not {name}"
                _note(outcome, operation.label, "keeps to its role", message, "")
        for case_id, checks in recorder.checks.items():
            for check in checks:
                if check.failure_info is None:
                    continue
                failure = check.failure_info.failure
                where = recorder.cases[case_id].value.operation.label
                text = f"{failure.title}: {failure.message}\n{_said(recorder, case_id)}"
                _note(outcome, where, check.name, text, check.failure_info.code_sample)


def _with_a_video(_context: HookContext, body: Any) -> Any:
    """Some uploads are of a video: others never get past the look at their first bytes."""
    if isinstance(body, dict) and "file" in body and len(str(body.get("title"))) % 2 == 0:
        return {**body, "file": a_video()}
    return body


def _said(recorder: ScenarioRecorder, case_id: str) -> str:
    """The answer's status and the beginning of its body."""
    exchange = recorder.interactions.get(case_id)
    if exchange is None or exchange.response is None:
        return "no answer"
    answer = exchange.response
    body = (answer.content or b"")[:ANSWER_CHARS].decode(errors="replace")
    return f"{exchange.request.method} was answered {answer.status_code}: {body}"


def _note(outcome: Outcome, where: str, check: str, message: str, curl: str) -> None:
    key = (where, check, message.split("\n")[0])
    if key in outcome.failures:
        outcome.failures[key].count += 1
    else:
        outcome.failures[key] = Failure(where, check, message[:SHOWN_CHARS], curl)
