"""The word net as an encoder: a second output, and the same classes."""

from typing import Any

import flatbuffers
import numpy as np
import pytest
from ai_edge_litert.schema_py_generated import ModelT
from isl_signs.backends.litert_letters import MODEL_FILE, LiteRtNet
from isl_signs.backends.litert_words import ENCODING
from isl_signs.settings import Settings
from isl_signs.words.features import FEATURES
from isl_signs.words.window import STEPS
from isl_training.words.encoder import with_encoder

pytestmark = pytest.mark.model


def with_classes_alone(content: bytes) -> bytes:
    model: Any = ModelT.InitFromPackedBuf(content, 0)
    model.subgraphs[0].outputs = model.subgraphs[0].outputs[:1]
    builder = flatbuffers.Builder()
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


def test_the_classes_stay_bit_equal_beside_what_they_are_told_from():
    served = (Settings().signs_words_dir / MODEL_FILE).read_bytes()
    alone = with_classes_alone(served)
    encoding = with_encoder(alone)
    windows = np.random.default_rng(3).normal(0, 2, (20, STEPS, FEATURES)).astype(np.float32)
    assert np.array_equal(LiteRtNet(alone).logits(windows), LiteRtNet(encoding).logits(windows))
    assert LiteRtNet(encoding, output=ENCODING).logits(windows).shape == (20, 256)
    assert with_encoder(encoding) == encoding


def test_a_turn_is_one_layer_more_and_can_be_taken_away() -> None:
    plain = with_encoder((Settings().signs_words_dir / MODEL_FILE).read_bytes())
    random = np.random.default_rng(4)
    turn = random.normal(0, 0.1, (256, 30)).astype(np.float32)
    windows = random.normal(0, 2, (5, STEPS, FEATURES)).astype(np.float32)
    turned = with_encoder(plain, turn)
    assert np.array_equal(LiteRtNet(plain).logits(windows), LiteRtNet(turned).logits(windows))
    expected = LiteRtNet(plain, output=ENCODING).logits(windows) @ turn
    seen = LiteRtNet(turned, output=ENCODING).logits(windows)
    assert np.allclose(seen, expected, atol=1e-3)
    assert with_encoder(turned) == plain
    assert with_encoder(turned, turn) == turned
