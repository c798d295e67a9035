"""The exported letter net under LiteRT, and the files that lie beside it."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
from isl_inference_kit.runner import PerThread

from isl_signs.backends.base import Letter, LetterEncoder, LetterModel, ModelFilesError
from isl_signs.landmarks import FloatArray

MODEL_FILE = "model.tflite"
LABELS_FILE = "labels.json"
CARD_FILE = "card.json"
PROTOTYPES_FILE = "prototypes.npz"
# The net's outputs in their order: its letters, and what they are told from.
ENCODING = 1


class LiteRtNet:
    """An interpreter a thread: they are not safe to share. `output` is the one that is read."""

    def __init__(self, content: bytes, *, output: int = 0) -> None:
        self._content = content
        self._output = output
        self._interpreters: PerThread[tuple[Any, int, list[int]]] = PerThread(
            self._create_interpreter, lambda _: None
        )

    def logits(self, features: FloatArray) -> FloatArray:
        """Float32 [n, letters] of float32 [n, features], row by row."""
        return self._outputs(features, [self._output])[0]

    def both(self, features: FloatArray) -> tuple[FloatArray, FloatArray]:
        """What `logits` gives for the letters and for what they are told from, in one run."""
        letters, encoded = self._outputs(features, [0, ENCODING])
        return letters, encoded

    def _outputs(self, features: FloatArray, which: list[int]) -> list[FloatArray]:
        interpreter, source, targets = self._interpreters.get()
        rows: list[list[FloatArray]] = [[] for _ in which]
        for row in features:
            interpreter.set_tensor(source, row[None])
            interpreter.invoke()
            for kept, output in zip(rows, which, strict=True):
                kept.append(interpreter.get_tensor(targets[output])[0])
        return [np.stack(kept) for kept in rows]

    def _create_interpreter(self) -> tuple[Any, int, list[int]]:
        """An interpreter, where it reads and where each output stands."""
        from ai_edge_litert.interpreter import Interpreter

        interpreter: Any = Interpreter(model_content=self._content, num_threads=1)
        interpreter.allocate_tensors()
        source = interpreter.get_input_details()[0]["index"]
        return interpreter, source, [one["index"] for one in interpreter.get_output_details()]


def load_letter_model(folder: Path) -> LetterModel:
    """Read what training exported and check that it belongs together."""
    try:
        content = (folder / MODEL_FILE).read_bytes()
        labels = json.loads((folder / LABELS_FILE).read_text())
        card = json.loads((folder / CARD_FILE).read_text())
        prototypes = np.load(folder / PROTOTYPES_FILE)["descriptors"].astype(np.float32)
    except OSError as error:
        raise ModelFilesError(f"no letter model in {folder}: {error.strerror}") from error
    if hashlib.sha256(content).hexdigest() != card["sha256"]:
        raise ModelFilesError(f"{folder / MODEL_FILE} is not the model its card describes")
    return LetterModel(
        name=card["name"],
        version=card["version"],
        letters=[Letter(label=entry["label"], id=entry["id"]) for entry in labels["letters"]],
        net=LiteRtNet(content),
        temperature=card["runtime"]["temperature"],
        threshold=card["runtime"]["threshold"],
        prototypes=prototypes,
        farthest=card["runtime"]["farthest"],
        encoder=_read_encoder(content, card),
    )


def _read_encoder(content: bytes, card: dict[str, Any]) -> LetterEncoder | None:
    """None for a net that was exported with its letters alone."""
    if "encoder" not in card:
        return None
    encoder = card["encoder"]
    return LetterEncoder(
        fingerprint=card["sha256"][:16],
        net=LiteRtNet(content, output=ENCODING),
        dimensions=encoder["dimensions"],
        sharpness=encoder["sharpness"],
        weights=tuple(encoder["weights"]),
        bias=encoder["bias"],
    )
