import cv2
import numpy as np
from ai_edge_litert.interpreter import Interpreter
from ai_edge_litert.schema_py_generated import Model
from isl_signs.backends.pose_model import read_pose_model, read_wheel_model
from isl_signs.backends.sample import read_sample
from isl_signs.landmarks import FloatArray

LANDMARKS, PRESENCE, HEATMAP, METRES = 0, 1, 3, 4


def test_a_person_is_measured_as_the_whole_model_does_bit_for_bit() -> None:
    whole, lighter = outputs_of(read_wheel_model()), outputs_of(read_pose_model())
    for output in (LANDMARKS, PRESENCE, HEATMAP, METRES):
        np.testing.assert_array_equal(lighter[output], whole[output])


def test_nothing_draws_the_outline() -> None:
    whole, lighter = read_wheel_model(), read_pose_model()
    assert "Identity_2" in output_names(whole)
    assert "Identity_2" not in output_names(lighter)
    assert operator_count(lighter) < operator_count(whole)


def outputs_of(model: bytes) -> list[FloatArray]:
    interpreter = Interpreter(model_content=model, num_threads=1)
    interpreter.allocate_tensors()
    picture = cv2.resize(read_sample(), (256, 256)).astype(np.float32) / 255
    interpreter.set_tensor(interpreter.get_input_details()[0]["index"], picture[None])
    interpreter.invoke()
    return [interpreter.get_tensor(output["index"]) for output in interpreter.get_output_details()]


def output_names(model: bytes) -> list[str]:
    graph = Model.GetRootAs(model, 0).Subgraphs(0)
    return [graph.Tensors(tensor).Name().decode() for tensor in graph.OutputsAsNumpy()]


def operator_count(model: bytes) -> int:
    return Model.GetRootAs(model, 0).Subgraphs(0).OperatorsLength()
