"""Settings and a server for the kit's tests."""

from collections.abc import Callable

import pytest
from isl_inference_kit.settings import SocketSettings


@pytest.fixture
def settings() -> Callable[..., SocketSettings]:
    """Makes settings; whatever is not named has a test's default.

    A frame of a test is answered however busy the machine is, unless the test is about its age.
    """

    def make(**values: object) -> SocketSettings:
        defaults: dict[str, object] = {
            "port": 0,
            "workers": 2,
            "drain_seconds": 0.0,
            "max_answer_age_ms": 60_000,
        }
        return SocketSettings.model_validate(defaults | values)

    return make
