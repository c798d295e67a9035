"""The word net as an encoder: what its classes are told from becomes its second output."""

# pyright: basic

from collections.abc import Mapping, Sequence
from typing import Any

import flatbuffers
import numpy as np
from ai_edge_litert.schema_py_generated import BufferT, ModelT, OperatorT, TensorT, TensorType
from isl_signs.backends.base import Encoder, Word
from isl_signs.landmarks import FloatArray
from isl_signs.words.own import directions
from isl_signs.words.takes import take_of

from isl_training.words.augment import degrade
from isl_training.words.losses import Losses
from isl_training.words.material import Clip

_FILE_IDENTIFIER = b"TFL3"
# The turn's matrix and what comes out of it.
_ADDED = (b"turn", b"turned")
# Frames a second at which takes are recorded and words are watched.
RATE = 12.0


def with_encoder(content: bytes, turn: FloatArray | None = None) -> bytes:
    """The net with its last layer's input as a second output; its classes stay bit-equal.

    With `turn` [d, m] that output is turned. What an earlier call added is taken away.
    """
    model: Any = ModelT.InitFromPackedBuf(content, 0)
    graph = model.subgraphs[0]
    _take_away_turn(model)
    classes = int(graph.outputs[0])
    (last,) = (operator for operator in graph.operators if classes in operator.outputs)
    code = int(last.inputs[0])
    if turn is not None:
        code = _add_turn(model, last, code, turn)
    graph.outputs = np.array([classes, code], np.int32)
    builder = flatbuffers.Builder()
    builder.Finish(model.Pack(builder), _FILE_IDENTIFIER)
    return bytes(builder.Output())


def _take_away_turn(model: Any) -> None:
    graph = model.subgraphs[0]
    added = [n for n, tensor in enumerate(graph.tensors) if tensor.name in _ADDED]
    if added:
        model.buffers = model.buffers[: graph.tensors[added[0]].buffer]
        graph.tensors = graph.tensors[: added[0]]
        graph.operators = graph.operators[:-1]


def _add_turn(model: Any, last: Any, code: int, turn: FloatArray) -> int:
    """One more layer like the last, without a bias; the number of what it gives."""
    graph = model.subgraphs[0]
    weights: Any = BufferT()
    weights.data = np.frombuffer(np.ascontiguousarray(turn.T, np.float32).tobytes(), np.uint8)
    model.buffers.append(weights)
    shapes = (turn.shape[::-1], (1, turn.shape[1]))
    for name, shape, buffer in zip(_ADDED, shapes, (len(model.buffers) - 1, 0), strict=True):
        tensor: Any = TensorT()
        tensor.name, tensor.shape, tensor.buffer = name, np.array(shape, np.int32), buffer
        tensor.type = TensorType.FLOAT32
        graph.tensors.append(tensor)
    turned = len(graph.tensors) - 1
    layer: Any = OperatorT()
    layer.opcodeIndex = last.opcodeIndex
    layer.builtinOptionsType, layer.builtinOptions = last.builtinOptionsType, last.builtinOptions
    layer.inputs = np.array([code, turned - 1, -1], np.int32)
    layer.outputs = np.array([turned], np.int32)
    graph.operators.append(layer)
    return turned


def taken(
    clips: Sequence[Clip], encoder: Encoder, losses: Losses, *, random: np.random.Generator
) -> dict[str, list[FloatArray]]:
    """The accepted takes [d] of each sign: a clip is one person's."""
    found: dict[str, list[FloatArray]] = {}
    for clip in clips:
        if clip.sign is None:
            continue
        times, points = degrade(_alone(clip), losses, rate=RATE, random=random)
        example = take_of(times, points, encoder).example
        if example is not None:
            found.setdefault(clip.sign, []).append(example)
    return found


def _alone(clip: Clip) -> Clip:
    """Without what is signed before and after: who teaches a sign shows one."""
    span = next(span for span in clip.spans if span.id == clip.sign)
    others = [other for other in clip.spans if other is not span]
    start = max([0.0, *(one.end_s for one in others if one.end_s <= span.start_s)])
    last = len(clip.points) / clip.frames_per_second
    end = min([last, *(one.start_s for one in others if one.start_s >= span.end_s)])
    rate = clip.frames_per_second
    points = clip.points[int(start * rate) : max(int(end * rate), int(start * rate) + 2)]
    return Clip(points, rate, (), clip.sign, clip.signer, clip.body, clip.camera, clip.movements)


def prototypes_of(words: Sequence[Word], takes: Mapping[str, Sequence[FloatArray]]) -> FloatArray:
    """The mean direction of each word over its takes and those of its homonyms [words, d]."""
    rows = [
        np.mean(
            [
                example
                for name in (word.id, *(other.id for other in word.homonyms))
                for example in takes.get(name, ())
            ],
            axis=0,
        )
        for word in words
    ]
    return directions(np.stack(rows))
