"""How the measured rate is shared out."""

import pytest
from isl_inference_kit.server import share_of


@pytest.mark.parametrize(
    ("capacity", "clients", "share"),
    [
        (None, 3, 15.0),
        (100.0, 1, 15.0),
        (20.0, 1, 15.0),
        (20.0, 2, 8.0),
        (20.0, 0, 15.0),
        (20.0, 100, 2.0),
        (0.5, 1, 2.0),
    ],
)
def test_a_share_lies_between_the_spec_s_pace_and_the_most(
    capacity: float | None, clients: int, share: float
) -> None:
    assert share_of(capacity, clients, most=15.0) == share


def test_settings_may_promise_less_than_the_spec_s_pace() -> None:
    assert share_of(20.0, 1, most=1.0) == 1.0
