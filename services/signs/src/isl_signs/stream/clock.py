"""The time of a frame: by the client's stamp, as far as it can be believed."""

from isl_inference_kit.analysis import Frame, PagePoints

# Longest time between a frame's stamp and its arrival; a larger gap means that the clock was reset.
LONGEST_DELAY_S = 2.0


class FrameClock:
    """Stamps of one client on the server's clock: never before the last one, never in the future.

    Frames wait in queues, so arrival says less about when they were taken than the client does.
    The offset between both clocks is that of the frame that came fastest.
    """

    def __init__(self) -> None:
        self._offset_s: float | None = None
        self._last_s = float("-inf")

    def read(self, frame: Frame | PagePoints) -> float:
        """When the frame was taken, in seconds of the server's monotonic clock."""
        at_s = frame.received_at
        if frame.sent_at_ms is not None:
            sent_s = frame.sent_at_ms / 1000
            offset_s = sent_s - frame.received_at
            is_known = self._offset_s is not None
            if self._offset_s is None or not 0 <= self._offset_s - offset_s <= LONGEST_DELAY_S:
                # A fresh connection, a faster frame, or a clock that jumped.
                self._offset_s = offset_s
            at_s = sent_s - self._offset_s if is_known else frame.received_at
        self._last_s = max(self._last_s, at_s)
        return self._last_s

    def from_sent_ms(self, sent_ms: float) -> float:
        """The moment of the server's clock that a stamp of the client means."""
        return sent_ms / 1000 - (self._offset_s or 0.0)

    def to_sent_ms(self, at_s: float) -> float | None:
        """The same moment in the client's stamps; None where it sends none."""
        if self._offset_s is None:
            return None
        return round((at_s + self._offset_s) * 1000, 1)
