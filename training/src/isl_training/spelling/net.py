"""The spelling net in Keras, its two losses, and its weights as the service reads them."""

# pyright: basic, reportCallIssue=false, reportArgumentType=false

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import tensorflow as tf
from isl_signs.spelling.net import AFTER, BEFORE, SpellingNet

from isl_training.spelling.material import NONE, Stream, batches


@dataclass(frozen=True, slots=True)
class Recipe:
    epochs: int = 18
    batch_size: int = 48
    width: int = 96
    layers: int = 3
    learning_rate: float = 2e-3
    dropout: float = 0.15
    noise: float = 0.15
    # Of the loss that says in which frames a letter is held, in the first third of the epochs.
    framed: float = 0.3
    # How much movement that is no spelling counts.
    nothing: float = 1.0


class Spelling(tf.keras.Model):
    def __init__(self, recipe: Recipe, mean: np.ndarray, spread: np.ndarray) -> None:
        super().__init__()
        self.recipe = recipe
        self.mean, self.spread = tf.constant(mean), tf.constant(spread)
        self.enter = tf.keras.layers.Dense(recipe.width)
        kernel = BEFORE + 1 + AFTER
        self.inner = [tf.keras.layers.Conv1D(recipe.width, kernel) for _ in range(recipe.layers)]
        self.leave = tf.keras.layers.Dense(NONE + 1)
        self.drop = tf.keras.layers.Dropout(recipe.dropout)

    def call(self, features, seen, training=False):
        x = tf.clip_by_value((features - self.mean) / self.spread, -6.0, 6.0)
        if training:
            x += tf.random.normal(tf.shape(x), stddev=self.recipe.noise)
        x = tf.nn.relu(self.enter(x)) * seen
        for layer in self.inner:
            padded = tf.pad(self.drop(x, training=training), [[0, 0], [BEFORE, AFTER], [0, 0]])
            x = (x + tf.nn.relu(layer(padded))) * seen
        return self.leave(self.drop(x, training=training))


def fit(
    spelled: Sequence[Stream], nothing: Sequence[Stream], recipe: Recipe, *, seed: int, tell
) -> SpellingNet:
    """Learn from words and from movements that are none; `tell` hears the loss of each epoch."""
    tf.keras.utils.set_random_seed(seed)
    random = np.random.default_rng([seed, 41])
    some = np.concatenate([s.features for s in [*spelled[::7], *nothing[::7]]]).astype(np.float32)
    mean, spread = some.mean(axis=0), some.std(axis=0) + 0.05
    net = Spelling(recipe, mean, spread)
    steps = recipe.epochs * -(-len(spelled) // recipe.batch_size)
    schedule = tf.keras.optimizers.schedules.CosineDecay(recipe.learning_rate, steps)
    optimiser = tf.keras.optimizers.AdamW(schedule, weight_decay=1e-3, clipnorm=5.0)

    @tf.function(reduce_retracing=True)
    def step(features, lengths, shown, labels, features0, lengths0, framed):
        with tf.GradientTape() as tape:
            rows = net(features, _mask(features, lengths), training=True)
            ctc = tf.compat.v1.nn.ctc_loss(
                labels, rows, lengths, time_major=False, ignore_longer_outputs_than_inputs=True
            )
            held = tf.nn.sparse_softmax_cross_entropy_with_logits(shown, rows)
            held = tf.reduce_sum(held * _mask(features, lengths)[:, :, 0], axis=1)
            rows0 = net(features0, _mask(features0, lengths0), training=True)
            none = -tf.nn.log_softmax(rows0)[:, :, NONE]
            none = tf.reduce_sum(none * _mask(features0, lengths0)[:, :, 0], axis=1)
            loss = tf.reduce_mean(ctc) + framed * tf.reduce_mean(held)
            loss += recipe.nothing * tf.reduce_mean(none)
        weights = net.trainable_variables
        optimiser.apply_gradients(zip(tape.gradient(loss, weights), weights, strict=True))
        return tf.reduce_mean(ctc), tf.reduce_mean(none)

    for epoch in range(recipe.epochs):
        framed = tf.constant(recipe.framed if epoch < recipe.epochs / 3 else 0.02)
        others = _endless(nothing, recipe.batch_size // 2, random)
        losses = []
        for batch in batches(spelled, recipe.batch_size, random=random):
            features, lengths, shown = _padded(batch)
            features0, lengths0, _ = _padded(next(others))
            losses.append(
                step(features, lengths, shown, _labels(batch), features0, lengths0, framed)
            )
        tell(epoch, *np.mean(np.array(losses), axis=0))
    return _exported(net, mean, spread)


def _mask(features, lengths):
    return tf.cast(tf.sequence_mask(lengths, tf.shape(features)[1]), tf.float32)[:, :, None]


def _padded(streams: Sequence[Stream]):
    most = -(-max(len(s.shown) for s in streams) // 16) * 16
    features = np.zeros((len(streams), most, streams[0].features.shape[1]), np.float32)
    shown = np.full((len(streams), most), NONE, np.int32)
    for row, stream in enumerate(streams):
        features[row, : len(stream.shown)] = stream.features
        shown[row, : len(stream.shown)] = stream.shown
    lengths = np.array([len(s.shown) for s in streams], np.int32)
    return tf.constant(features), tf.constant(lengths), tf.constant(shown)


def _labels(streams: Sequence[Stream]):
    at = [(row, k) for row, s in enumerate(streams) for k in range(len(s.letters))]
    values = [letter for s in streams for letter in s.letters]
    most = max(len(s.letters) for s in streams)
    return tf.SparseTensor(np.array(at, np.int64), np.array(values, np.int32), (len(streams), most))


def _endless(streams: Sequence[Stream], size: int, random: np.random.Generator):
    while True:
        yield from batches(streams, size, random=random)


def _exported(net: Spelling, mean: np.ndarray, spread: np.ndarray) -> SpellingNet:
    def pair(layer):
        kernel, bias = layer.get_weights()
        return kernel.astype(np.float32), bias.astype(np.float32)

    return SpellingNet(
        mean.astype(np.float32),
        spread.astype(np.float32),
        pair(net.enter),
        tuple(pair(layer) for layer in net.inner),
        pair(net.leave),
    )
