"""From a trained net to the files the service loads."""

# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any

import keras
import numpy as np
import tensorflow as tf
from isl_signs.backends.litert_letters import (
    CARD_FILE,
    LABELS_FILE,
    MODEL_FILE,
    PROTOTYPES_FILE,
    LiteRtNet,
)
from isl_signs.landmarks import FloatArray

from isl_training.evaluation.dataset import ALPHABET, ALPHABET_VARIANT
from isl_training.letters.net import KerasNet

# Half-precision weights move logits by about this much at most.
_LARGEST_LOGIT_GAP = 0.15
_LARGEST_BYTES = 2_000_000


class ExportError(Exception):
    """The converted net is not the trained one."""


def convert(net: keras.Model, sample: FloatArray, *, largest_bytes: int = _LARGEST_BYTES) -> bytes:
    """TFLite of a net, checked against it on sample inputs [n, ...], the net's own.

    By way of a saved model: converting concrete functions wrote files without weights.
    """
    with tempfile.TemporaryDirectory() as folder:
        net.export(
            folder,
            input_signature=[keras.InputSpec(shape=(1, *sample.shape[1:]), dtype="float32")],
            verbose=False,
        )
        converter = tf.lite.TFLiteConverter.from_saved_model(folder)
        converter.optimizations = [tf.lite.Optimize.DEFAULT]
        converter.target_spec.supported_types = [tf.float16]
        content = converter.convert()
    expected = KerasNet(net).logits(sample)
    gap = float(np.abs(LiteRtNet(content).logits(sample) - expected).max())
    print(f"tflite: {len(content)} bytes, largest difference to keras {gap:.4f}")
    if gap > _LARGEST_LOGIT_GAP or len(content) > largest_bytes:
        raise ExportError(f"logits differ by {gap:.4f}, {len(content)} bytes")
    return content


def write_model(
    folder: Path, content: bytes, *, prototypes: FloatArray, card: dict[str, Any]
) -> None:
    """Write model, labels, prototypes and the card without its evaluation."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MODEL_FILE).write_bytes(content)
    np.savez_compressed(folder / PROTOTYPES_FILE, descriptors=prototypes.astype(np.float16))
    letters = [
        {"label": letter, "id": f"letter-{letter.lower()}-{ALPHABET_VARIANT}"}
        for letter in ALPHABET
    ]
    labels = {"alphabet": ALPHABET_VARIANT, "letters": letters}
    (folder / LABELS_FILE).write_text(json.dumps(labels, indent=2) + "\n")
    digest = hashlib.sha256(content).hexdigest()
    identity = {"name": "isl-letters-v2", "version": f"1-{digest[:8]}", "sha256": digest}
    (folder / CARD_FILE).write_text(json.dumps(identity | card, indent=2) + "\n")
