"""DeepFace's emotion analysis of a face that was already cut out, on ONNX Runtime."""

import importlib
import logging
import os
import shutil
import tempfile
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.wire import ModelInfo

from isl_emotion.backends.weights import DEEPFACE_FILE, Weights


class DeepfaceEmotion:
    """Calls an unmodified `DeepFace.analyze`, which finds its weights in a folder of ours."""

    def __init__(self, weights: Weights) -> None:
        self._info = weights.info
        self._home = Path(tempfile.mkdtemp(prefix="isl-emotion-"))
        folder = self._home / ".deepface" / "weights"
        folder.mkdir(parents=True)
        shutil.copyfile(weights.path, folder / DEEPFACE_FILE)
        # DeepFace reads these at import and when it builds the model; it has no other way in.
        os.environ["DEEPFACE_HOME"] = str(self._home)
        os.environ["DEEPFACE_BACKEND_ENGINE"] = "onnx"
        from deepface import DeepFace

        logging.getLogger("deepface").setLevel(logging.WARNING)
        self._deepface: Any = DeepFace
        self._first = threading.Lock()
        self._is_built = False

    @property
    def model(self) -> ModelInfo:
        """The weights in use."""
        return self._info

    def score(self, face: RgbImage) -> dict[str, float]:
        """Shares 0 to 1 of DeepFace's seven labels, for an upright RGB face [side, side, 3]."""
        if not self._is_built:
            # DeepFace's cache of models is not guarded.
            with self._first, _sessions_of_one_thread():
                scores = self._score(face)
                self._is_built = True
                return scores
        return self._score(face)

    def _score(self, face: RgbImage) -> dict[str, float]:
        bgr = np.ascontiguousarray(face[:, :, ::-1])
        results = self._deepface.analyze(
            bgr, actions=["emotion"], detector_backend="skip", enforce_detection=False, silent=True
        )
        percentages: dict[str, Any] = results[0]["emotion"]
        return {label: float(value) / 100 for label, value in percentages.items()}

    def close(self) -> None:
        """Remove the folder the weights were copied to."""
        shutil.rmtree(self._home, ignore_errors=True)


@contextmanager
def _sessions_of_one_thread() -> Generator[None]:
    """ONNX Runtime's threads wait busily between pictures, and DeepFace asks for one a core."""
    library: Any = importlib.import_module("onnxruntime")
    options_of_library = library.SessionOptions

    def options_of_one_thread() -> Any:
        options = options_of_library()
        options.intra_op_num_threads = 1
        return options

    library.SessionOptions = options_of_one_thread
    try:
        yield
    finally:
        library.SessionOptions = options_of_library
