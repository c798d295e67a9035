"""The contract's types, in the one place from which this service imports them."""

from isl_contracts.generated.wire import (
    Error,
    GenerateReply,
    GenerateRequest,
    GlossSpan,
    NoteDetail,
    SentenceReading,
)

__all__ = [
    "Error",
    "GenerateReply",
    "GenerateRequest",
    "GlossSpan",
    "NoteDetail",
    "SentenceReading",
]
