"""When a client's next frame may start."""

import pytest
from isl_inference_kit.conversation import next_start


def test_a_wait_for_a_worker_is_not_added_to_the_frames_that_follow() -> None:
    due_at = 10.0
    for late_by in (0.05, 0.02, 0.07):
        due_at = next_start(due_at, due_at + late_by, 0.1)
    assert due_at == pytest.approx(10.3)


def test_who_paused_begins_anew_and_sends_no_burst() -> None:
    assert next_start(10.0, 12.0, 0.1) == pytest.approx(12.1)
