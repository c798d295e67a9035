"""What can go wrong with a frame; `server` alone turns these into the `error` field."""

from isl_contracts.generated.errors import FrameErrorCode


class InferenceError(Exception):
    """A failure with a stable code for programs and a sentence for people."""

    def __init__(self, code: FrameErrorCode, message: str) -> None:
        super().__init__(message)
        self.code: FrameErrorCode = code
        self.message = message


class FrameRejectedError(InferenceError):
    """The frame broke a limit of the contract; `frame_id` is its id where one could be read."""

    def __init__(self, code: FrameErrorCode, message: str, *, frame_id: str | None = None) -> None:
        super().__init__(code, message)
        self.frame_id = frame_id


class OverloadedError(InferenceError):
    """More work waits than the service will queue."""

    def __init__(self) -> None:
        super().__init__("OVERLOADED", "The service is busy. Please try again in a moment.")


class TimedOutError(InferenceError):
    """A job ran past its time-out."""

    def __init__(self) -> None:
        super().__init__("TIMED_OUT", "This took too long and was given up.")
