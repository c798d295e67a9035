"""Boot errors, log lines and readiness."""

import io
import json
import logging

import pytest
from isl_inference_kit.health import Readiness
from isl_inference_kit.logs import JsonFormatter, configure_logging, current_request_id, request_id
from isl_inference_kit.settings import ServiceSettings, SocketSettings, load_settings
from isl_inference_kit.wire import ModelInfo
from pydantic import Field


class OurSettings(SocketSettings):
    port: int = Field(default=8090, ge=0, le=65535, description="port to listen on")


def test_the_environment_is_read_and_empty_means_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "9000")
    monkeypatch.setenv("AUTH_JWKS_URL", "")
    monkeypatch.setenv("WEB_ORIGINS", "http://a.test/, https://b.test")
    settings = load_settings(OurSettings, "x")
    assert settings.port == 9000
    assert settings.auth_jwks_url is None
    assert settings.web_origins == ("http://a.test", "https://b.test")


def test_all_wrong_settings_are_listed_at_once_with_their_meaning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PORT", "many")
    monkeypatch.setenv("WORKERS", "0")
    monkeypatch.setenv("WEB_ORIGINS", "localhost")
    monkeypatch.setenv("AUTH_JWKS_URL", "ftp://x")
    with pytest.raises(SystemExit) as ended:
        load_settings(OurSettings, "emotion")
    lines = capsys.readouterr().err.splitlines()
    assert ended.value.code == 2
    assert lines[0] == "emotion cannot start: 4 settings are wrong"
    assert {line.split(":")[0].strip() for line in lines[1:]} == {
        "PORT",
        "WORKERS",
        "WEB_ORIGINS",
        "AUTH_JWKS_URL",
    }
    assert any("port to listen on" in line for line in lines)


def test_a_missing_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PORT", raising=False)
    with pytest.raises(SystemExit):
        load_settings(ServiceSettings, "x")
    assert "PORT: Field required (port to listen on)" in capsys.readouterr().err


def test_a_log_line_is_json_with_its_request_and_extra_fields() -> None:
    stream = io.StringIO()
    root, handlers, level = logging.root, logging.root.handlers[:], logging.root.level
    try:
        configure_logging("emotion", "info", stream=stream)
        with request_id("abc"):
            logging.getLogger("x").warning("full", extra={"clients": 3})
        logging.getLogger("x").debug("not shown")
    finally:
        root.handlers[:], root.level = handlers, level
        logging.captureWarnings(False)
    line = json.loads(stream.getvalue())
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "warn",
        "service": "emotion",
        "requestId": "abc",
        "msg": "full",
        "clients": 3,
    }
    assert current_request_id() is None


def test_an_exception_is_one_line_too() -> None:
    try:
        raise ValueError("broken")
    except ValueError as error:
        info = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "went wrong", None, info)
    text = JsonFormatter("s").format(record)
    assert "\n" not in text
    assert "ValueError: broken" in json.loads(text)["error"]


def test_readiness_names_the_model_and_what_is_missing() -> None:
    readiness = Readiness()
    assert readiness.report().checks == {"model": "starting"}
    readiness.mark_failed("no weights")
    assert not readiness.ready
    assert readiness.report().checks == {"model": "no weights"}
    assert readiness.outline().checks == {"model": "not ready"}
    readiness.mark_ready(ModelInfo(name="m", version="1"))
    assert readiness.ready
    assert readiness.report().model == {"name": "m", "version": "1"}
    readiness.note("words", "another net serves")
    assert readiness.ready
    assert readiness.report().checks == {"words": "another net serves", "model": "ok"}
    assert readiness.outline().checks == {"words": "not ready", "model": "ok"}
    readiness.note("words", None)
    assert readiness.report().checks == {"model": "ok"}
    readiness.mark_draining()
    assert not readiness.ready
    assert readiness.is_loaded
