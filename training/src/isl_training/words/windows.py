"""Training windows of a clip: on a sign, beside it, and over movement that is none."""

# pyright: basic

from collections.abc import Mapping, Sequence

import numpy as np
from isl_signs.words.window import Window, cut

from isl_training.words.augment import Shown, show
from isl_training.words.losses import Losses
from isl_training.words.material import Clip, Span

# A window is labelled with a sign when it holds at least the larger share of it, and as no sign
# below the lesser share. Windows between the two are ambiguous and left out.
_SHOWS, _SHOWS_NOT = 0.8, 0.35
_LEAST_PURITY = 0.3
_LENGTHS_S = (0.35, 2.8)


def windows_of(
    clip: Clip, class_of: Mapping[str, int], losses: Losses, *, random: np.random.Generator
) -> list[tuple[Window, int]]:
    """One window on the clip's sign and one anywhere, with their classes; -1 is no sign."""
    shown = show(clip, losses, random=random)
    spans = [_around_sign(span, random) for span in clip.spans if span.id == clip.sign][:1]
    spans.append(_anywhere(shown, random))
    found: list[tuple[Window, int]] = []
    for start_s, end_s in spans:
        label = label_of(clip.spans, class_of, start_s, end_s, last_s=float(shown.times[-1]))
        window = cut(shown.times, shown.points, start_s=start_s, end_s=end_s)
        if label is not None and window is not None:
            found.append((window, label))
    return found


def _around_sign(span: Span, random: np.random.Generator) -> tuple[float, float]:
    seconds = span.end_s - span.start_s
    return (
        span.start_s + random.uniform(-0.45, 0.15 * seconds),
        span.end_s + random.uniform(-0.18 * seconds, 0.35),
    )


def _anywhere(shown: Shown, random: np.random.Generator) -> tuple[float, float]:
    seconds = random.uniform(*_LENGTHS_S)
    end_s = random.uniform(min(0.4, shown.times[-1]), shown.times[-1])
    return max(float(shown.times[0]), end_s - seconds), end_s


def label_of(
    spans: Sequence[Span],
    class_of: Mapping[str, int],
    start_s: float,
    end_s: float,
    *,
    last_s: float,
) -> int | None:
    """The class that a window shows, -1 for none, None where it is in between."""
    best, label = 0.0, -1
    for span in spans:
        seconds = max(span.end_s - span.start_s, 0.1)
        inside = max(0.0, min(span.end_s, end_s) - max(span.start_s, start_s))
        share = inside / seconds
        if share < _SHOWS_NOT or span.id not in class_of:
            continue
        is_cut = span.start_s <= 0.05 or span.end_s >= last_s - 0.05
        if best or share < _SHOWS or is_cut or inside / (end_s - start_s) < _LEAST_PURITY:
            return None
        best, label = share, class_of[span.id]
    return label
