"""What can go wrong with a request or with the data."""

from isl_contracts.generated.errors import ErrorCode


class DataError(Exception):
    """The lexicon or the grammar cannot be read."""


class RefusedError(Exception):
    """The request is refused: a stable code for programs and a sentence for people."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code: ErrorCode = code
        self.message = message
