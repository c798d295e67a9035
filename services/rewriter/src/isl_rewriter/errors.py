"""What can go wrong with a request or with the data."""


class DataError(Exception):
    """The lexicon or the grammar cannot be read."""


class RefusedError(Exception):
    """The request is refused: a stable code for programs and a sentence for people."""

    def __init__(self, code: str, message: str, *, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
