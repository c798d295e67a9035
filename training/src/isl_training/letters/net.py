"""The letter net: one encoder that reads either hand, then a residual net over both."""

# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false

from collections.abc import Sequence
from dataclasses import dataclass, field

import keras
import numpy as np
from isl_signs.landmarks import HAND_FEATURES, FloatArray, features
from keras import layers

from isl_training.evaluation.dataset import ALPHABET, Pictures, join
from isl_training.letters.augment import Augmentation, augment, make_negatives


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything that was chosen on the validation split."""

    epochs: int = 14
    batch_size: int = 256
    learning_rate: float = 3e-3
    weight_decay: float = 1e-3
    label_smoothing: float = 0.05
    # Nets whose logits are averaged inside the exported one.
    members: int = 2
    hand_width: int = 160
    hand_code: int = 96
    width: int = 208
    blocks: int = 2
    dropout: float = 0.3
    # Negatives (scenes that are no letter, with an equal target for each) as a share of the
    # pictures; cards store this name.
    spoilt_share: float = 0.15
    # Drawn scenes, as a share of the pictures.
    drawn_share: float = 0.2
    augmentation: Augmentation = field(default_factory=Augmentation)


def train_net(
    pictures: Pictures, recipe: Recipe, *, seed: int, drawn: Sequence[Pictures] = ()
) -> keras.Model:
    """A net from features to logits; every epoch sees every picture changed in a new way.

    Every epoch sees a share of the drawn scenes, the same of each kind, and others each time.
    """
    keras.utils.set_random_seed(seed)
    random = np.random.default_rng(seed)
    negative_count = int(recipe.spoilt_share * len(pictures))

    def changed() -> tuple[FloatArray, FloatArray]:
        seen = _with_drawn(pictures, drawn, recipe, random)
        points, present = augment(seen.points, seen.present, recipe.augmentation, random=random)
        chosen = random.permutation(len(points))[:negative_count]
        negatives = make_negatives(points[chosen], present[chosen], random=random)
        certain = np.eye(len(ALPHABET), dtype=np.float32)[seen.letters]
        unsure = np.full((negative_count, len(ALPHABET)), 1 / len(ALPHABET), np.float32)
        targets = np.concatenate([certain, unsure])
        rows = np.concatenate([features(points, present), features(*negatives)])
        return rows, np.repeat(targets[:, None], recipe.members, axis=1)

    sample, targets = changed()
    source, logits = _create_members(sample, recipe)
    net = keras.Model(source, logits)
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
        history = net.fit(*changed(), batch_size=recipe.batch_size, verbose=0)
        if (epoch + 1) % 4 == 0:
            print(
                f"epoch {epoch + 1}/{recipe.epochs} loss {history.history['loss'][-1]:.4f}",
                flush=True,
            )
    return keras.Model(source, layers.GlobalAveragePooling1D()(logits))


def _with_drawn(
    pictures: Pictures, drawn: Sequence[Pictures], recipe: Recipe, random: np.random.Generator
) -> Pictures:
    count = int(recipe.drawn_share * len(pictures)) // max(1, len(drawn))
    return join([pictures, *(kind.take(random.integers(len(kind), size=count)) for kind in drawn)])


def _create_members(
    sample: FloatArray, recipe: Recipe
) -> tuple[keras.KerasTensor, keras.KerasTensor]:
    """The input, and every member's logits: [n, members, letters]."""
    source = keras.Input((sample.shape[1],))
    spread = sample.std(axis=0) + 0.05
    scaled = layers.Normalization(mean=sample.mean(axis=0), variance=spread**2)(source)
    logits = [_create_member(source, scaled, recipe) for _ in range(recipe.members)]
    stacked = [layers.Reshape((1, len(ALPHABET)))(each) for each in logits]
    return source, layers.Concatenate(axis=1)(stacked) if len(stacked) > 1 else stacked[0]


def _create_member(
    source: keras.KerasTensor, scaled: keras.KerasTensor, recipe: Recipe
) -> keras.KerasTensor:
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
    return layers.Dense(len(ALPHABET))(_activate(scene, recipe))


def _activate(scene: keras.KerasTensor, recipe: Recipe) -> keras.KerasTensor:
    normal = layers.LayerNormalization()(scene)
    return layers.Dropout(recipe.dropout)(layers.Activation("gelu")(normal))


class KerasNet:
    """A trained net behind the protocol of the run time, to validate it before export."""

    def __init__(self, net: keras.Model) -> None:
        self._net = net

    def logits(self, features: FloatArray) -> FloatArray:
        return np.asarray(self._net.predict(features, batch_size=1024, verbose=0), np.float32)
