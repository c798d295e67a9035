"""A sequence-to-sequence model that says one sentence, built from numpy and saved to a folder."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import ctranslate2
import numpy as np
from ctranslate2.specs import transformer_spec
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import WhitespaceSplit

SPECIAL = ("<unk>", "<s>", "</s>")


def save_tiny_model(folder: Path, sentence: str) -> Path:
    """A folder as the converter leaves it; whatever is asked, the model says the sentence.

    Each piece of the sentence leads to the next: an embedding is one-hot, the layers add nothing,
    and the projection maps each piece to its follower. No word may stand twice in it.
    """
    pieces = sentence.split()
    vocabulary = [*SPECIAL, *pieces]
    size = 16 * (len(vocabulary) // 16 + 1)
    vocabulary += [f"<free{n}>" for n in range(size - len(vocabulary))]
    spec: Any = transformer_spec.TransformerSpec.from_config(1, 1)
    one_hot = np.eye(size, dtype=np.float32) * 64
    for part in (spec.encoder, spec.decoder):
        part.scale_embeddings = False
        _fill(part.layer_norm, size)
        for layer in part.layer:
            _fill_layer(layer, size)
    spec.encoder.embeddings[0].weight = one_hot
    spec.decoder.embeddings.weight = one_hot
    follower = np.zeros((size, size), dtype=np.float32)
    chain = ["<s>", *pieces, "</s>"]
    for piece, following in pairwise(chain):
        follower[vocabulary.index(following), vocabulary.index(piece)] = 8
    spec.decoder.projection.weight = follower
    spec.decoder.projection.bias = np.zeros(size, dtype=np.float32)
    spec.register_source_vocabulary(vocabulary)
    spec.register_target_vocabulary(vocabulary)
    spec.config.add_attribute("bos_token", "<s>")
    spec.config.add_attribute("eos_token", "</s>")
    spec.config.add_attribute("unk_token", "<unk>")
    spec.validate()
    folder.mkdir(parents=True, exist_ok=True)
    spec.save(str(folder))
    tokenizer = Tokenizer(
        WordLevel({piece: number for number, piece in enumerate(vocabulary)}, unk_token="<unk>")
    )
    tokenizer.pre_tokenizer = WhitespaceSplit()
    tokenizer.save(str(folder / "tokenizer.json"))
    assert ctranslate2.contains_model(str(folder))
    assert json.loads((folder / "config.json").read_text())["eos_token"] == "</s>"
    return folder


def _fill(norm: Any, size: int) -> None:
    norm.gamma = np.ones(size, dtype=np.float32)
    norm.beta = np.zeros(size, dtype=np.float32)


def _fill_layer(layer: Any, size: int) -> None:
    _fill_attention(layer.self_attention, (3 * size, size), size)
    if hasattr(layer, "attention"):
        _fill_attention(layer.attention, (size, 2 * size, size), size)
    _fill(layer.ffn.layer_norm, size)
    _zero(layer.ffn.linear_0, size, size)
    _zero(layer.ffn.linear_1, size, size)


def _fill_attention(attention: Any, outputs: tuple[int, ...], size: int) -> None:
    _fill(attention.layer_norm, size)
    for linear, output in zip(attention.linear, outputs, strict=True):
        _zero(linear, output, size)


def _zero(linear: Any, outputs: int, inputs: int) -> None:
    linear.weight = np.zeros((outputs, inputs), dtype=np.float32)
    linear.bias = np.zeros(outputs, dtype=np.float32)
