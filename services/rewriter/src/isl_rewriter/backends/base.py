"""What the service asks of a model."""

from typing import Protocol


class SentenceModel(Protocol):
    """Writes one sentence from a prompt; called from one worker thread."""

    @property
    def name(self) -> str: ...

    def write(self, prompt: str) -> str: ...
