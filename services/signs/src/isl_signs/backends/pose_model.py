"""MediaPipe's pose model without the outline of the person, which nothing here looks at.

The decoder that draws it, 256 by 256, takes nearly as long as the landmarks, which come out bit for
bit the same without it.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

from functools import cache
from importlib.resources import files
from typing import Any

import flatbuffers
import numpy as np
from ai_edge_litert.schema_py_generated import ModelT

# The wheel's pose_landmark_full.tflite: landmarks, presence, outline, heatmap, landmarks in metres.
_PRESENCE, _OUTLINE = 1, 2
_FILE_IDENTIFIER = b"TFL3"


def read_wheel_model() -> bytes:
    """The tflite file that the installed mediapipe carries."""
    file = files("mediapipe") / "modules" / "pose_landmark" / "pose_landmark_full.tflite"
    return file.read_bytes()


@cache
def read_pose_model() -> bytes:
    """The same as a tflite file without the outline, ready for MediaPipe's graphs."""
    model: Any = ModelT.InitFromPackedBuf(read_wheel_model(), 0)
    _drop_outline(model.subgraphs[0])
    builder = flatbuffers.Builder()
    builder.Finish(model.Pack(builder), _FILE_IDENTIFIER)
    return bytes(builder.Output())


def _drop_outline(graph: Any) -> None:
    """MediaPipe counts five outputs: what presence is made from stands in the outline's place."""
    made_by = {tensor: operator for operator in graph.operators for tensor in operator.outputs}
    outputs = list(graph.outputs)
    outputs[_OUTLINE] = made_by[outputs[_PRESENCE]].inputs[0]
    graph.outputs = np.array(outputs, np.int32)
    needed: set[int] = set()
    waiting = outputs
    while waiting:
        operator = made_by.get(waiting.pop())
        if operator is None or id(operator) in needed:
            continue
        needed.add(id(operator))
        waiting.extend(operator.inputs)
    graph.operators = [operator for operator in graph.operators if id(operator) in needed]
