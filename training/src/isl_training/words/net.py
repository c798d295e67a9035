"""The word net: an encoder for either hand, then convolutions over the window's steps.

Kinds of movement that are no sign of ours, signs of another language, are told apart beside them
while it is trained: what tells thousands of those apart tells apart what it never saw. What is
served has our signs alone.
"""

# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false

from collections.abc import Callable
from dataclasses import dataclass

import keras
import numpy as np
from isl_signs.words.features import ARM_FEATURES, HAND_FEATURES
from keras import layers
from numpy.typing import NDArray

from isl_training.evaluation.dataset import IntArray


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything that was chosen on the held-out bodies and cameras."""

    epochs: int = 12
    # How many sets of windows are drawn; the epochs take them in turn.
    sets: int = 4
    batch_size: int = 128
    learning_rate: float = 2e-3
    weight_decay: float = 1e-3
    label_smoothing: float = 0.05
    hand_width: int = 96
    hand_code: int = 64
    width: int = 128
    blocks: int = 3
    dropout: float = 0.3
    feature_noise: float = 0.02
    # What telling kinds apart counts beside telling signs apart, and what a window of a kind counts
    # there as no sign.
    kinds: float = 0.5
    kind_is_no_sign: float = 0.3


def train_net(
    sets: Callable[[int], tuple[NDArray[np.float16], IntArray]],
    class_count: int,
    kind_count: int,
    recipe: Recipe,
    *,
    seed: int,
) -> keras.Model:
    """A net from windows of features to logits; `sets` gives the windows of each epoch.

    The last class is no sign; labels from `class_count` on are kinds that training tells apart.
    """
    keras.utils.set_random_seed(seed)
    sample, labels = sets(0)
    net, both = _create_net(sample, class_count, kind_count, recipe)
    steps = len(labels) // recipe.batch_size * recipe.epochs
    rate = keras.optimizers.schedules.CosineDecay(
        0.0, steps * 9 // 10, warmup_target=recipe.learning_rate, warmup_steps=steps // 10
    )
    both.compile(
        keras.optimizers.AdamW(rate, weight_decay=recipe.weight_decay, clipnorm=1.0),
        [
            keras.losses.CategoricalCrossentropy(
                from_logits=True, label_smoothing=recipe.label_smoothing
            ),
            keras.losses.SparseCategoricalCrossentropy(from_logits=True),
        ],
        loss_weights=[1.0, recipe.kinds],
        weighted_metrics=[["accuracy"], ["accuracy"]],
    )
    for epoch in range(recipe.epochs):
        features, labels = sets(epoch % recipe.sets)
        is_kind = labels >= class_count
        signs = np.where(is_kind, class_count - 1, labels)
        history = both.fit(
            features,
            [
                np.eye(class_count, dtype=np.float32)[signs],
                np.where(is_kind, labels - class_count, 0),
            ],
            sample_weight=[
                np.where(is_kind, recipe.kind_is_no_sign, 1.0).astype(np.float32),
                is_kind.astype(np.float32),
            ],
            batch_size=recipe.batch_size,
            verbose=0,
        ).history
        told = " ".join(f"{name} {values[-1]:.4f}" for name, values in history.items())
        print(f"epoch {epoch + 1}/{recipe.epochs} {told}", flush=True)
    return net


def _create_net(
    sample: NDArray[np.float16], class_count: int, kind_count: int, recipe: Recipe
) -> tuple[keras.Model, keras.Model]:
    """What is served, and the same with the kinds beside it."""
    flat = sample.reshape(-1, sample.shape[-1]).astype(np.float32)
    source = keras.Input(sample.shape[1:])
    spread = flat.std(axis=0) + 0.05
    scaled = layers.Normalization(mean=flat.mean(axis=0), variance=spread**2)(source)
    noisy = layers.GaussianNoise(recipe.feature_noise)(scaled)
    encode_hand = keras.Sequential(
        [
            layers.Dense(recipe.hand_width),
            layers.LayerNormalization(),
            layers.Activation("gelu"),
            layers.Dropout(0.1),
            layers.Dense(recipe.hand_code),
        ]
    )
    first, second, rest = (
        ARM_FEATURES,
        ARM_FEATURES + HAND_FEATURES,
        ARM_FEATURES + 2 * HAND_FEATURES,
    )
    left = encode_hand(noisy[:, :, first:second])
    right = encode_hand(noisy[:, :, second:rest])
    scene = layers.Concatenate()([left, right, noisy[:, :, :first], noisy[:, :, rest:]])
    scene = layers.Dense(recipe.width)(scene)
    for block in range(recipe.blocks):
        inner = layers.LayerNormalization()(scene)
        inner = layers.Activation("gelu")(inner)
        inner = layers.Dropout(0.1)(inner)
        inner = layers.Conv1D(recipe.width, 3, padding="same", dilation_rate=2**block)(inner)
        scene = layers.Add()([scene, inner])
    scene = layers.Activation("gelu")(layers.LayerNormalization()(scene))
    pooled = layers.Concatenate()(
        [layers.GlobalAveragePooling1D()(scene), layers.GlobalMaxPooling1D()(scene)]
    )
    pooled = layers.Dropout(recipe.dropout)(pooled)
    signs = layers.Dense(class_count, name="signs")(pooled)
    kinds = layers.Dense(max(1, kind_count), name="kinds")(pooled)
    return keras.Model(source, signs), keras.Model(source, [signs, kinds])
