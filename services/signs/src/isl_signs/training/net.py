"""The letter net: one encoder that reads either hand, then a residual net over both."""

# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false

from dataclasses import dataclass, field

import keras
import numpy as np
from keras import layers

from isl_signs.evaluation.dataset import ALPHABET, Pictures
from isl_signs.landmarks import HAND_FEATURES, FloatArray, features
from isl_signs.training.augment import Augmentation, augment, spoil


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything that was chosen on the validation split."""

    epochs: int = 60
    batch_size: int = 256
    learning_rate: float = 3e-3
    weight_decay: float = 1e-3
    label_smoothing: float = 0.05
    hand_width: int = 192
    hand_code: int = 128
    width: int = 256
    blocks: int = 3
    dropout: float = 0.3
    # Scenes that are no letter, as a share of the pictures; their target is every letter alike.
    spoilt_share: float = 0.15
    augmentation: Augmentation = field(default_factory=Augmentation)


def train_net(pictures: Pictures, recipe: Recipe, *, seed: int) -> keras.Model:
    """A net from features to logits; every epoch sees every picture changed in a new way."""
    keras.utils.set_random_seed(seed)
    random = np.random.default_rng(seed)
    spoilt_count = int(recipe.spoilt_share * len(pictures))
    unsure = np.full((spoilt_count, len(ALPHABET)), 1 / len(ALPHABET), np.float32)
    certain = np.eye(len(ALPHABET), dtype=np.float32)[pictures.letters]
    targets = np.concatenate([certain, unsure])

    def changed() -> FloatArray:
        points, present = augment(
            pictures.points, pictures.present, recipe.augmentation, random=random
        )
        chosen = random.permutation(len(points))[:spoilt_count]
        spoilt = spoil(points[chosen], present[chosen], random=random)
        return np.concatenate([features(points, present), features(*spoilt)])

    net = _create_net(changed(), recipe)
    steps = len(targets) // recipe.batch_size * recipe.epochs
    rate = keras.optimizers.schedules.CosineDecay(
        0.0, steps * 9 // 10, warmup_target=recipe.learning_rate, warmup_steps=steps // 10
    )
    net.compile(
        keras.optimizers.AdamW(rate, weight_decay=recipe.weight_decay),
        keras.losses.CategoricalCrossentropy(
            from_logits=True, label_smoothing=recipe.label_smoothing
        ),
    )
    for epoch in range(recipe.epochs):
        history = net.fit(changed(), targets, batch_size=recipe.batch_size, verbose=0)
        if (epoch + 1) % 10 == 0:
            print(f"epoch {epoch + 1}/{recipe.epochs} loss {history.history['loss'][-1]:.4f}")
    return net


def _create_net(sample: FloatArray, recipe: Recipe) -> keras.Model:
    source = keras.Input((sample.shape[1],))
    spread = sample.std(axis=0) + 0.05
    scaled = layers.Normalization(mean=sample.mean(axis=0), variance=spread**2)(source)
    encode_hand = keras.Sequential(
        [
            layers.Dropout(0.05),
            layers.Dense(recipe.hand_width),
            layers.LayerNormalization(),
            layers.Activation("gelu"),
            layers.Dropout(0.2),
            layers.Dense(recipe.hand_code),
        ]
    )
    left = encode_hand(scaled[:, :HAND_FEATURES]) * source[:, -2:-1]
    right = encode_hand(scaled[:, HAND_FEATURES : 2 * HAND_FEATURES]) * source[:, -1:]
    scene = layers.Concatenate()([left, right, scaled[:, 2 * HAND_FEATURES :]])
    scene = layers.Dense(recipe.width)(layers.Dropout(0.1)(scene))
    for _ in range(recipe.blocks):
        inner = layers.Dense(recipe.width)(_activate(scene, recipe))
        scene = layers.Add()([scene, inner])
    return keras.Model(source, layers.Dense(len(ALPHABET))(_activate(scene, recipe)))


def _activate(scene: keras.KerasTensor, recipe: Recipe) -> keras.KerasTensor:
    normal = layers.LayerNormalization()(scene)
    return layers.Dropout(recipe.dropout)(layers.Activation("gelu")(normal))


class KerasNet:
    """A trained net behind the protocol of the run time, to validate it before export."""

    def __init__(self, net: keras.Model) -> None:
        self._net = net

    def logits(self, features: FloatArray) -> FloatArray:
        return np.asarray(self._net.predict(features, batch_size=1024, verbose=0), np.float32)
