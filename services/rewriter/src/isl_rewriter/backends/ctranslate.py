"""A converted model folder: CTranslate2 generates, tokenizers reads and writes its pieces."""

from pathlib import Path
from typing import Any, cast

from isl_rewriter.errors import DataError

_FILES = ("model.bin", "config.json", "tokenizer.json")
_MOST_PIECES = 512


class CTranslateModel:
    """Any sequence-to-sequence model that ct2-transformers-converter wrote, with its tokenizer."""

    def __init__(self, folder: Path, *, threads: int, beam: int, target_prefix: str = "") -> None:
        missing = [name for name in _FILES if not (folder / name).is_file()]
        if missing:
            raise DataError(f"model folder {folder.name} has no {', '.join(missing)}")
        try:
            import ctranslate2
            import tokenizers
        except ImportError as error:
            raise DataError(f"install isl-rewriter[neural] to use a model: {error}") from error
        try:
            self._tokenizer: Any = cast(Any, tokenizers).Tokenizer.from_file(
                str(folder / "tokenizer.json")
            )
            self._translator: Any = cast(Any, ctranslate2).Translator(
                str(folder), device="cpu", inter_threads=1, intra_threads=threads
            )
        except Exception as error:  # both libraries raise bare exceptions for a broken file
            raise DataError(f"model folder {folder.name}: {error}") from error
        self._beam = beam
        # What models of many languages begin with to know which they write: a language's piece.
        self._prefix = target_prefix.split()
        unknown = [piece for piece in self._prefix if self._tokenizer.token_to_id(piece) is None]
        if unknown:
            raise DataError(
                f"model folder {folder.name}: its tokenizer has no piece {', '.join(unknown)}"
                " (NEURAL_TARGET_PREFIX)"
            )
        self.name = folder.name

    def write(self, prompt: str) -> str:
        """The best sentence for a prompt; at most twice as long, and some pieces more."""
        pieces: list[str] = self._tokenizer.encode(prompt).tokens
        results: Any = self._translator.translate_batch(
            [pieces[:_MOST_PIECES]],
            target_prefix=[self._prefix] if self._prefix else None,
            beam_size=self._beam,
            max_decoding_length=2 * min(len(pieces), _MOST_PIECES) + 16,
        )
        best: list[str] = results[0].hypotheses[0][len(self._prefix) :]
        ids = [self._tokenizer.token_to_id(piece) for piece in best]
        known = [number for number in ids if number is not None]
        text: str = self._tokenizer.decode(known, skip_special_tokens=True)
        return " ".join(text.split())
