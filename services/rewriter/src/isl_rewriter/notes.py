"""What could not be used and why: a code that a page translates, and the same in English."""

from dataclasses import dataclass
from typing import Literal

NoteCode = Literal[
    "notASign", "notOfIsl", "notInLexicon", "feelingGiven", "asSigned", "modelUnavailable"
]
_LONGEST_WORD = 20
_TEXTS: dict[NoteCode, str] = {
    "notASign": "'{word}' is no sign and was left out.",
    "notOfIsl": "'{word}' is no sign of ISL and was left out.",
    "notInLexicon": "'{word}' is not in the lexicon and is kept as it is.",
    "feelingGiven": "{word}: the feeling is taken from the emotion.",
    "asSigned": "The signs could not be joined into a sentence; they stand as they were signed.",
    "modelUnavailable": "The model was too slow or failed; this is the grammar's sentence.",
}


@dataclass(frozen=True, slots=True)
class Note:
    """One remark on a sentence; `word` is what was sent, shortened."""

    code: NoteCode
    word: str | None = None

    @property
    def text(self) -> str:
        """The remark in English."""
        return _TEXTS[self.code].format(word=self.word)


def note_on(code: NoteCode, word: str) -> Note:
    """A note that names a word of the sentence."""
    return Note(code, word[:_LONGEST_WORD])
