"""python -m isl_training.faces.fit DIR DIR [--write]: shapes of a face from a mesh of its points.

Each DIR is what `npm run -w @isl/sign-kit face-shapes -- --out DIR` made of one figure. Printed by
shape: how far off and how well told it is of a figure that was not learnt from. A shape that is not
told of another's face is left out. `--write` learns from all of them and writes the model.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import cv2
import numpy as np
from isl_signs.face_shapes import MODEL_FILE, Floats, laid_upon
from numpy.typing import NDArray

# No muscle of the face moves these much: bridge of the nose, corners of the eyes, temples, sides.
FIRM = (168, 6, 197, 195, 5, 33, 133, 362, 263, 127, 356, 234, 454, 162, 389, 10, 109, 338)
_BROWS = (70, 63, 105, 66, 107, 46, 53, 52, 65, 55)
_BROWS_L = (300, 293, 334, 296, 336, 276, 283, 282, 295, 285)
_LIDS = (246, 161, 160, 159, 158, 157, 173, 7, 163, 144, 145, 153, 154, 155)
_LIDS_L = (466, 388, 387, 386, 385, 384, 398, 249, 390, 373, 374, 380, 381, 382)
_CREASES = (225, 223, 221, 31, 229, 231, 445, 443, 441, 261, 449, 451)
_LIPS = (61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 146, 91, 181, 84, 17, 314, 405, 321, 375)
_INNER_LIPS = (78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 95, 88, 178, 87, 14, 317, 402)
_REST = (318, 324, 50, 280, 205, 425, 187, 411, 117, 346, 36, 266, 207, 427, 216, 436, 212, 432)
_NOSE = (98, 327, 64, 294, 129, 358, 48, 278, 9, 8, 193, 417, 122, 351)
_CHIN = (152, 175, 199, 200, 18, 83, 313, 172, 397, 136, 365, 149, 378)
_EYES = (*_BROWS, *_BROWS_L, *_LIDS, *_LIDS_L, *_CREASES)
MOVING = (*_EYES, *_LIPS, *_INNER_LIPS, *_REST, *_NOSE, *_CHIN)
# Against the spread of what a point does: as much as a mesh trembles from picture to picture.
_SMOOTHING = 0.2
# Less of what a shape does on another's face is a guess.
_LEAST_TOLD = 0.35


@dataclass(frozen=True, slots=True)
class Faces:
    """Meshes [n, 478, 3] in the picture's height, and what each shows [n, shapes]."""

    names: list[str]
    meshes: Floats
    shapes: Floats


@dataclass(frozen=True, slots=True)
class Fit:
    firm_at: Floats
    moving_at: Floats
    weights: Floats

    def tell(self, meshes: Floats) -> Floats:
        return _off(meshes, self.firm_at, self.moving_at) @ self.weights


def main() -> int:
    """Print the table, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+", metavar="DIR")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    figures = [_load(folder) for folder in given.folders]
    names = figures[0].names
    told = np.zeros(len(names))
    off = np.zeros(len(names))
    for figure in figures:
        others = [other for other in figures if other is not figure] or figures
        values = fit(others).tell(figure.meshes)
        at_rest = (figure.shapes == 0).all(axis=1)
        values = np.clip(values - np.median(values[at_rest], axis=0), 0, 1)
        off += np.abs(values - figure.shapes).mean(axis=0) / len(figures)
        told += _correlation(values, figure.shapes) / len(figures)
    # Of both sides or of neither: no face goes lopsided for that.
    sides = [_other_side(name, names) for name in names]
    kept = (told + told[sides]) / 2 >= _LEAST_TOLD
    for number, name in enumerate(names):
        mark = "" if kept[number] else "  left out"
        sys.stdout.write(f"{name:22} off {off[number]:.3f}  r {told[number]:.2f}{mark}\n")
    if given.write:
        _write(fit(figures), names, kept)
    return 0


def _other_side(name: str, names: list[str]) -> int:
    ends = {"Left": "Right", "Right": "Left"}
    end = next((one for one in ends if name.endswith(one)), "")
    return names.index(name.removesuffix(end) + ends.get(end, ""))


def fit(figures: Sequence[Faces]) -> Fit:
    """The sums that come nearest; each figure's own face at rest is taken off before."""
    first = figures[0].meshes[0][list(FIRM)]
    meshes = np.concatenate([figure.meshes for figure in figures])
    # From any of them: in the middle after two rounds.
    firm_at = (first - first.mean(0)) / np.linalg.norm(first - first.mean(0))
    for _ in range(3):
        firm = np.mean([laid_upon(mesh, list(FIRM), firm_at)[list(FIRM)] for mesh in meshes], 0)
        firm_at = firm / np.linalg.norm(firm - firm.mean(0))
    zero = np.zeros((len(MOVING), 3))
    rows: list[Floats] = []
    shapes: list[Floats] = []
    middles: list[Floats] = []
    for figure in figures:
        off = _off(figure.meshes, firm_at, zero)
        rest = np.median(off[(figure.shapes == 0).all(axis=1)], axis=0)
        rows.append(off - rest)
        shapes.append(figure.shapes)
        middles.append(rest)
    x, y = np.concatenate(rows), np.concatenate(shapes)
    spread = x.std(axis=0).mean() * _SMOOTHING
    bent = x.T @ x + len(x) * spread**2 * np.eye(x.shape[1])
    weights = cast("Floats", np.linalg.solve(bent, x.T @ y))
    return Fit(firm_at, np.mean(middles, axis=0).reshape(-1, 3), weights)


def _off(meshes: Floats, firm_at: Floats, moving_at: Floats) -> Floats:
    laid = (laid_upon(mesh, list(FIRM), firm_at) for mesh in meshes)
    return np.stack([(mesh[list(MOVING)] - moving_at).ravel() for mesh in laid])


def _correlation(a: Floats, b: Floats) -> NDArray[np.float64]:
    a, b = a - a.mean(axis=0), b - b.mean(axis=0)
    return (a * b).sum(0) / np.maximum(np.sqrt((a**2).sum(0) * (b**2).sum(0)), 1e-9)


def _load(folder: Path) -> Faces:
    import mediapipe

    solutions: Any = mediapipe.solutions
    told = json.loads((folder / "shapes.json").read_text())
    meshes: list[Floats] = []
    shapes: list[list[float]] = []
    with solutions.face_mesh.FaceMesh(
        static_image_mode=True, refine_landmarks=True, max_num_faces=1
    ) as graph:
        for shape in told["shapes"]:
            picture = cv2.imread(str(folder / shape["file"]))
            height, width, _ = picture.shape
            found = graph.process(picture[:, :, ::-1].copy()).multi_face_landmarks
            if not found:
                continue
            unit = (width / height, 1.0, width / height)
            meshes.append(np.array([(p.x, p.y, p.z) for p in found[0].landmark]) * unit)
            shapes.append(shape["face"])
    sys.stdout.write(f"{folder}: a face in {len(meshes)} of {len(told['shapes'])} pictures\n")
    return Faces(told["channels"], np.stack(meshes), np.array(shapes))


def _write(fitted: Fit, names: list[str], kept: NDArray[np.bool_]) -> None:
    rounded = {
        "names": [name for name, is_kept in zip(names, kept, strict=True) if is_kept],
        "firm": list(FIRM),
        "moving": list(MOVING),
        "firmAt": fitted.firm_at.round(5).tolist(),
        "movingAt": fitted.moving_at.round(5).tolist(),
        "weights": fitted.weights[:, kept].round(3).tolist(),
    }
    MODEL_FILE.parent.mkdir(parents=True, exist_ok=True)
    MODEL_FILE.write_text(json.dumps(rounded, separators=(",", ":")) + "\n")
    sys.stdout.write(f"{MODEL_FILE}: {int(kept.sum())} shapes\n")


if __name__ == "__main__":
    sys.exit(main())
