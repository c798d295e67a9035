"""JSON log lines `{time, level, service, requestId, msg}`; extra fields are kept beside them."""

import json
import logging
import sys
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

_request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
_LEVELS = {"debug": 10, "info": 20, "warn": 30, "error": 40}
_NAMES = {10: "debug", 20: "info", 30: "warn", 40: "error", 50: "error"}
# Attributes every record has: what is not among them was given by the caller as `extra`.
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON line."""

    def __init__(self, service: str) -> None:
        super().__init__()
        self._service = service

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": _NAMES.get(record.levelno, record.levelname.lower()),
            "service": self._service,
            "requestId": _request_id.get(),
            "msg": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _OWN})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure_logging(service: str, level: str = "info", *, stream: TextIO | None = None) -> None:
    """Send every logger of the process to one stream (stdout) as JSON lines."""
    handler = logging.StreamHandler(stream or sys.stdout)
    handler.setFormatter(JsonFormatter(service))
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(_LEVELS[level])
    logging.captureWarnings(True)


def current_request_id() -> str | None:
    """The id bound by the nearest `request_id` block, if any."""
    return _request_id.get()


@contextmanager
def request_id(value: str | None) -> Generator[None]:
    """Bind the id that log lines written inside the block carry."""
    token = _request_id.set(value)
    try:
        yield
    finally:
        _request_id.reset(token)
