"""What a finder of bodies finds in rendered pictures: face, pose, and as many hands as sign."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from isl_inference_kit.analysis import RgbImage
from isl_signs.backends.mediapipe_holistic import Found

from isl_training.evaluation.render import render
from isl_training.evaluation.samples import BadSampleError, read_picture

# Written beside the pictures by sign-kit's `frames`.
LIST_FILE = "frames.json"


@dataclass(frozen=True, slots=True)
class Seen:
    """One picture: what it shows and what was found."""

    form: str
    gloss: str
    figure: str
    # How many hands sign; one is the right one, the signer's dominant hand. None is on the way from
    # rest or back, where no hand need be in the picture.
    hands: int
    found: Found

    @property
    def hands_found(self) -> int:
        """How many of the hands that sign were found; a resting hand does not count."""
        return int(self.hands > 0 and self.found.right_hand) + int(
            self.hands == 2 and self.found.left_hand
        )


def look_at(folder: Path, find: Callable[[RgbImage], Found]) -> tuple[list[Seen], list[str]]:
    """Every picture of `folder`/frames.json, and those that cannot be read, with the reason."""
    seen: list[Seen] = []
    bad: list[str] = []
    for line in json.loads((folder / LIST_FILE).read_text()):
        try:
            found = find(read_picture(folder / line["file"]))
        except (BadSampleError, OSError) as error:
            bad.append(f"{line['file']}: {error}")
            continue
        seen.append(Seen(line["form"], line["gloss"], line["figure"], line["hands"], found))
    return seen, bad


def summarise_found(seen: Sequence[Seen]) -> dict[str, Any]:
    """Figures for the card."""
    figures = sorted({one.figure for one in seen})
    return {
        "pictures": len(seen),
        "face": _part(one.found.face for one in seen),
        "pose": _part(one.found.pose for one in seen),
        "hands_expected": sum(one.hands for one in seen),
        "hands_found": sum(one.hands_found for one in seen),
        "all_hands": _part(one.hands_found == one.hands for one in seen if one.hands > 0),
        "figures": figures,
        "forms": {
            form: {
                figure: _of_figure([o for o in seen if (o.form, o.figure) == (form, figure)])
                for figure in figures
            }
            for form in sorted({one.form for one in seen})
        },
    }


def render_found(figures: dict[str, Any]) -> str:
    """The figures as Markdown: totals, and a line for each form."""
    return render("found", figures=figures)


def _of_figure(seen: Sequence[Seen]) -> dict[str, Any]:
    return {
        "pictures": len(seen),
        "face": sum(one.found.face for one in seen),
        "pose": sum(one.found.pose for one in seen),
        "hands_expected": sum(one.hands for one in seen),
        "hands_found": sum(one.hands_found for one in seen),
    }


def _part(flags: Iterable[bool]) -> float | None:
    values = list(flags)
    return round(sum(values) / len(values), 4) if values else None
