"""The wheel's attention mesh with its parts put together inside the network.

`face_landmark_with_attention.tflite` gives the mesh, lips, eyes and irises apart, and MediaPipe's
older graph puts them together. The face landmarker of the page wants one tensor of 478 points
instead, x y z each. Which part refines which point is read from that graph, so that the page finds
what `mediapipe.solutions.face_mesh` finds; the weights stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import flatbuffers
import numpy as np
from ai_edge_litert import schema_py_generated as tfl
from mediapipe.calculators.util import landmarks_refinement_calculator_pb2 as refinement_pb2
from mediapipe.framework import calculator_pb2
from mediapipe.python._framework_bindings import validated_graph_config

AXES = 3
# Of the attention mesh; the parts that refine it have no depth of their own.
MESH_POINTS = 468
PART_AXES = 2
_GRAPH = "face_landmark_front_cpu.binarypb"
_MODEL = "face_landmark_with_attention.tflite"


@dataclass(frozen=True)
class Assembly:
    """Where each of the 478 x 3 values comes from, in the tensors laid behind each other.

    Values past their end are the means of `averages`, in that order: an iris is as deep as the
    eye around it.
    """

    sources: list[int]
    averages: list[list[int]]


def _refinements(modules: Path) -> Sequence[refinement_pb2.LandmarksRefinementCalculatorOptions]:
    graph = validated_graph_config.ValidatedGraphConfig()
    graph.initialize(binary_graph_path=str(modules / "face_landmark" / _GRAPH))
    config = calculator_pb2.CalculatorGraphConfig()
    config.ParseFromString(graph.binary_config)
    extension = refinement_pb2.LandmarksRefinementCalculatorOptions.ext
    (options,) = [
        node.options.Extensions[extension]
        for node in config.node
        if node.calculator == "LandmarksRefinementCalculator"
    ]
    return options.refinement


def read_assembly(modules: Path) -> Assembly:
    """What MediaPipe's own graph does with the parts."""
    mesh, *parts = _refinements(modules)
    if list(mesh.indexes_mapping) != list(range(MESH_POINTS)):
        raise ValueError(f"{_GRAPH}: the mesh is not {MESH_POINTS} points in their order")
    places = [[AXES * point + axis for axis in range(AXES)] for point in range(MESH_POINTS)]
    total = MESH_POINTS * AXES + PART_AXES * sum(len(part.indexes_mapping) for part in parts)
    averages: list[list[int]] = []
    offset = MESH_POINTS * AXES
    for part in parts:
        for number, point in enumerate(part.indexes_mapping):
            x = offset + PART_AXES * number
            if point < MESH_POINTS:
                places[point][:PART_AXES] = [x, x + 1]
            else:
                places.append([x, x + 1, total + len(averages)])
        offset += PART_AXES * len(part.indexes_mapping)
        around = part.z_refinement.assign_average.indexes_for_average
        if around:
            averages.append([AXES * point + AXES - 1 for point in around])
    return Assembly([value for place in places for value in place], averages)


class _Graph:
    """Adds tensors and steps to the one subgraph of a network."""

    def __init__(self, model: tfl.ModelT) -> None:
        self._model = model
        self.subgraph = model.subgraphs[0]

    def tensor(self, name: str, shape: Sequence[int], values: Sequence[int] | None = None) -> int:
        """Floats that a step writes, or whole numbers that stand in the file."""
        tensor = tfl.TensorT()
        tensor.name = name
        tensor.shape = list(shape)
        tensor.type = tfl.TensorType.FLOAT32 if values is None else tfl.TensorType.INT32
        if values is not None:
            buffer = tfl.BufferT()
            buffer.data = np.frombuffer(np.asarray(values, "<i4").tobytes(), np.uint8)
            self._model.buffers.append(buffer)
            tensor.buffer = len(self._model.buffers) - 1
        self.subgraph.tensors.append(tensor)
        return len(self.subgraph.tensors) - 1

    def step(
        self,
        kind: int,
        options: tuple[int, tfl.ConcatenationOptionsT | tfl.GatherOptionsT | tfl.ReducerOptionsT],
        inputs: Sequence[int],
        output: int,
    ) -> int:
        code = tfl.OperatorCodeT()
        code.builtinCode = kind
        code.deprecatedBuiltinCode = kind
        self._model.operatorCodes.append(code)
        operator = tfl.OperatorT()
        operator.opcodeIndex = len(self._model.operatorCodes) - 1
        operator.builtinOptionsType, operator.builtinOptions = options
        operator.inputs = list(inputs)
        operator.outputs = [output]
        self.subgraph.operators.append(operator)
        return output

    def join(self, inputs: Sequence[int], size: int) -> int:
        options = tfl.ConcatenationOptionsT()
        options.axis = AXES
        return self.step(
            tfl.BuiltinOperator.CONCATENATION,
            (tfl.BuiltinOptions.ConcatenationOptions, options),
            inputs,
            self.tensor(f"joined_{size}", [1, 1, 1, size]),
        )

    def pick(self, source: int, values: Sequence[int], name: str) -> int:
        options = tfl.GatherOptionsT()
        options.axis = AXES
        return self.step(
            tfl.BuiltinOperator.GATHER,
            (tfl.BuiltinOptions.GatherOptions, options),
            [source, self.tensor(f"{name}_from", [len(values)], values)],
            self.tensor(name, [1, 1, 1, len(values)]),
        )

    def mean(self, source: int, name: str) -> int:
        options = tfl.ReducerOptionsT()
        options.keepDims = True
        return self.step(
            tfl.BuiltinOperator.MEAN,
            (tfl.BuiltinOptions.ReducerOptions, options),
            [source, self.tensor(f"{name}_axis", [1], [AXES])],
            self.tensor(name, [1, 1, 1, 1]),
        )


def refined_face(modules: Path) -> bytes:
    """The network as TFLite: 192 x 192 RGB in [0, 1] to 478 points in its pixels, and a score.

    `modules` is the wheel's folder of that name. Raises ValueError where its graph or network are
    not the ones that this was written for.
    """
    assembly = read_assembly(modules)
    content = (modules / "face_landmark" / _MODEL).read_bytes()
    model = tfl.ModelT.InitFromObj(tfl.Model.GetRootAsModel(content, 0))
    graph = _Graph(model)
    *parts, score = list(graph.subgraph.outputs)
    size = sum(int(graph.subgraph.tensors[part].shape[-1]) for part in parts)
    if max(assembly.sources) >= size + len(assembly.averages):
        raise ValueError(f"{_MODEL}: its parts have {size} values, fewer than its graph reads")
    flat = graph.join(parts, size)
    means = [
        graph.mean(graph.pick(flat, around, f"around_{number}"), f"depth_{number}")
        for number, around in enumerate(assembly.averages)
    ]
    whole = graph.join([flat, *means], size + len(means))
    graph.subgraph.outputs = [graph.pick(whole, assembly.sources, "points"), score]
    # They name outputs that are no longer there.
    model.signatureDefs = None
    builder = flatbuffers.Builder(len(content))
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())
