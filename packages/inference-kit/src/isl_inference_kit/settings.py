"""Settings from the environment, validated at boot with one readable list of what is wrong."""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Literal, TypeVar, cast

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

CommaList = Annotated[tuple[str, ...], NoDecode]


def _default_workers() -> int:
    return max(1, min(4, os.cpu_count() or 1))


class ServiceSettings(BaseSettings):
    """What every Python service reads; extend it with a service's own fields."""

    model_config = SettingsConfigDict(frozen=True, extra="ignore", env_ignore_empty=True)

    host: str = Field(default="127.0.0.1", description="address to listen on")
    port: int = Field(ge=0, le=65535, description="port to listen on")
    ops_host: str = Field(default="127.0.0.1", description="address for those who run the part")
    ops_port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        description="port for /metrics and the reasons behind /ready; unset: none",
    )
    auth_jwks_url: str | None = Field(
        default=None,
        pattern=r"^https?://",
        description="the gateway's public keys; unset: everybody is a stranger, the gateway too",
    )
    isl_commit: str | None = Field(
        default=None, description="what it was built from, for the administration's page"
    )
    otel_exporter_otlp_endpoint: str | None = Field(
        default=None, pattern=r"^https?://", description="where traces are sent; unset: nowhere"
    )
    otel_traces_sampler_arg: float = Field(
        default=1, ge=0, le=1, description="share of the traces that is kept"
    )
    log_level: Literal["debug", "info", "warn", "error"] = Field(
        default="info", description="least level that is logged"
    )
    workers: int = Field(
        default_factory=_default_workers, ge=1, le=64, description="threads that run the model"
    )
    drain_seconds: float = Field(
        default=1.0, ge=0, le=120, description="time between 'not ready' and closing, after SIGTERM"
    )
    trusted_proxies: str = Field(
        default="127.0.0.1", description="comma list of proxies whose X-Forwarded-For is believed"
    )


class SocketSettings(ServiceSettings):
    """What the frame sockets read besides."""

    web_origins: CommaList = Field(
        default=("http://localhost:8080", "http://127.0.0.1:8080"),
        description="comma list of page origins that may connect, or *",
    )
    frames_per_second: float = Field(
        default=10, gt=0, le=60, description="frames a second one client is served"
    )
    landmarks_per_second: float = Field(
        default=4,
        gt=0,
        le=60,
        description="messages of points a second, several pictures in each, for one client",
    )
    max_sockets: int = Field(default=256, ge=1, description="open sockets in all")
    max_sockets_per_ip: int = Field(default=64, ge=1, description="open sockets of one address")
    max_sockets_per_user: int = Field(
        default=4, ge=1, description="sockets of one signed-in person that are served"
    )
    anonymous_free: int = Field(
        default=8,
        ge=0,
        description="sockets without an account that one address is served; more need a pass",
    )
    silent_seconds: float = Field(
        default=60, gt=0, description="a socket that sends no frame for so long is closed"
    )
    max_answer_age_ms: int = Field(
        default=600, ge=50, description="an answer older than this after receipt is not sent"
    )
    move_seconds: float = Field(
        default=0,
        ge=0,
        le=60,
        description="time for clients to move to another process before closing; 0: there is none",
    )
    copies_name: str | None = Field(
        default=None,
        description="a name whose addresses are all copies of this service: new ones are used",
    )
    frame_traces_each: int = Field(
        default=100, ge=1, description="of a connection's frames one of so many has a span"
    )
    analysis_timeout_ms: int = Field(
        default=5000, ge=100, description="a client whose frame takes longer is disconnected"
    )

    @field_validator("web_origins", mode="before")
    @classmethod
    def _split_origins(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip().rstrip("/") for part in value.split(",") if part.strip())
        return value

    @field_validator("web_origins")
    @classmethod
    def _check_origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for origin in value:
            if origin != "*" and not origin.startswith(("http://", "https://")):
                raise ValueError(f"{origin!r} is not an origin such as https://example.org")
        return value


SettingsT = TypeVar("SettingsT", bound=ServiceSettings)


def describe_problems(settings_type: type[ServiceSettings], error: ValidationError) -> str:
    """One line for each wrong setting: its name, what is wrong, and what it means."""
    lines: list[str] = []
    for problem in error.errors(include_url=False, include_input=False):
        name = str(problem["loc"][0]) if problem["loc"] else "settings"
        field = settings_type.model_fields.get(name)
        meaning = f" ({field.description})" if field is not None and field.description else ""
        lines.append(f"  {name.upper()}: {problem['msg']}{meaning}")
    return "\n".join(lines)


def load_settings(settings_type: type[SettingsT], service: str) -> SettingsT:
    """Read the environment, or end the process with the list of everything that is wrong."""
    try:
        # Every field comes from the environment, also those without a default.
        return cast("Callable[[], SettingsT]", settings_type)()
    except ValidationError as error:
        count = error.error_count()
        noun = "setting is" if count == 1 else "settings are"
        sys.stderr.write(
            f"{service} cannot start: {count} {noun} wrong\n"
            f"{describe_problems(settings_type, error)}\n"
        )
        raise SystemExit(2) from None
