"""2,000 hostile frames are refused by type, size and header: no pixel is ever decoded."""

import tracemalloc

import cv2
import pytest
from isl_inference_kit.errors import FrameRejectedError
from isl_inference_kit.frames import decode_frame, read_message
from isl_inference_kit.hostile import hostile_frames
from isl_inference_kit.testing import a_jpeg

FRAMES, SEED = 2000, 17
KEPT_BYTES = 256 * 1024


def is_refused(payload: object) -> bool:
    try:
        decode_frame(read_message(payload, received_at=0.0))
    except FrameRejectedError:
        return True
    return False


def test_none_of_them_reaches_the_decoder(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("decoded")

    monkeypatch.setattr(cv2, "imdecode", never)
    let_in = [kind for kind, frame in hostile_frames(FRAMES, seed=SEED) if not is_refused(frame)]
    assert let_in == []


def test_nothing_of_them_stays_in_memory_and_a_good_frame_is_still_read() -> None:
    tracemalloc.start()
    try:
        for _, frame in hostile_frames(100, seed=SEED):
            is_refused(frame)
        before, _ = tracemalloc.get_traced_memory()
        for _, frame in hostile_frames(FRAMES, seed=SEED):
            is_refused(frame)
        del frame
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < KEPT_BYTES
    assert not is_refused({"image": a_jpeg()})
