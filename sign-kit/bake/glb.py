"""Writes a skinned, quantised GLB (KHR_mesh_quantization).

Positions are whole tenths of a millimetre; the inverse bind matrices carry the scale back, since a
skinned mesh ignores its node's own transform.
"""

import json
import struct
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from mesh import Floats, Mesh, normals_of
from numpy.typing import NDArray

UNIT_M = 0.0001
BYTE, UBYTE, SHORT, USHORT, FLOAT = 5120, 5121, 5122, 5123, 5126
ARRAY, ELEMENTS = 34962, 34963


@dataclass(frozen=True, slots=True)
class Bone:
    name: str
    parent: str | None
    head_m: Floats  # [3]


@dataclass(slots=True)
class Buffer:
    data: bytearray = field(default_factory=bytearray)
    views: list[dict] = field(default_factory=list)
    accessors: list[dict] = field(default_factory=list)

    def view(self, raw: bytes, *, target: int | None = None, stride: int | None = None) -> int:
        self.data += b"\0" * (-len(self.data) % 4)
        view = {"buffer": 0, "byteOffset": len(self.data), "byteLength": len(raw)}
        if target:
            view["target"] = target
        if stride:
            view["byteStride"] = stride
        self.data += raw
        self.views.append(view)
        return len(self.views) - 1

    def accessor(self, **fields: object) -> int:
        self.accessors.append(fields)
        return len(self.accessors) - 1


def _padded(values: NDArray, columns: int) -> bytes:
    full = np.zeros((len(values), columns), values.dtype)
    full[:, : values.shape[1]] = values
    return full.tobytes()


def _vertices(buffer: Buffer, mesh: Mesh) -> dict[str, int]:
    n = len(mesh.points)
    position = np.rint(mesh.points / UNIT_M).astype("<i2")
    normal = np.rint(normals_of(mesh.points, mesh.triangles) * 127).astype("i1")
    tint = np.rint(np.clip(mesh.tint, 0, 1) * 255).astype("u1")
    joints = np.argsort(-mesh.weights, axis=1)[:, :4]
    weights = np.take_along_axis(mesh.weights, joints, 1)
    weights = weights / np.maximum(weights.sum(1, keepdims=True), 1e-9)
    quantised = np.rint(weights * 255).astype(np.int64)
    quantised[:, 0] += 255 - quantised.sum(1)

    def attribute(raw: bytes, stride: int, **fields: object) -> int:
        view = buffer.view(raw, target=ARRAY, stride=stride)
        return buffer.accessor(bufferView=view, count=n, **fields)

    return {
        "POSITION": attribute(
            _padded(position, 4),
            8,
            componentType=SHORT,
            type="VEC3",
            min=position.min(0).tolist(),
            max=position.max(0).tolist(),
        ),
        "NORMAL": attribute(
            _padded(normal, 4), 4, componentType=BYTE, type="VEC3", normalized=True
        ),
        "COLOR_0": attribute(
            _padded(tint, 4), 4, componentType=UBYTE, type="VEC3", normalized=True
        ),
        "JOINTS_0": attribute(joints.astype("u1").tobytes(), 4, componentType=UBYTE, type="VEC4"),
        "WEIGHTS_0": attribute(
            quantised.astype("u1").tobytes(), 4, componentType=UBYTE, type="VEC4", normalized=True
        ),
    }


def _shape(buffer: Buffer, offsets: Floats) -> int | None:
    """A sparse accessor of one face shape, or None where it moves nothing."""
    whole = np.rint(offsets / UNIT_M).astype("<i2")
    moved = np.nonzero(np.abs(whole).max(1))[0]
    if len(moved) == 0:
        return None
    indices = buffer.view(moved.astype("<u2").tobytes())
    values = buffer.view(whole[moved].tobytes())
    return buffer.accessor(
        componentType=SHORT,
        count=len(whole),
        type="VEC3",
        min=whole.min(0).tolist(),
        max=whole.max(0).tolist(),
        sparse={
            "count": len(moved),
            "indices": {"bufferView": indices, "componentType": USHORT},
            "values": {"bufferView": values},
        },
    )


def _mesh(buffer: Buffer, mesh: Mesh) -> dict:
    indices = buffer.view(mesh.triangles.astype("<u2").tobytes(), target=ELEMENTS)
    primitive: dict = {
        "attributes": _vertices(buffer, mesh),
        "indices": buffer.accessor(
            bufferView=indices, componentType=USHORT, count=mesh.triangles.size, type="SCALAR"
        ),
        "material": 0,
    }
    result: dict = {"name": mesh.name, "primitives": [primitive]}
    shapes = {name: _shape(buffer, offsets) for name, offsets in mesh.shapes.items()}
    moving = {name: accessor for name, accessor in shapes.items() if accessor is not None}
    if moving:
        primitive["targets"] = [{"POSITION": accessor} for accessor in moving.values()]
        result["extras"] = {"targetNames": list(moving)}
        result["weights"] = [0] * len(moving)
    return result


def write_glb(path: Path, meshes: list[Mesh], bones: list[Bone], *, copyright_note: str) -> None:
    """Bones come parents first."""
    buffer = Buffer()
    heads = {bone.name: bone.head_m for bone in bones}
    first = len(meshes)
    nodes: list[dict] = [
        {"name": mesh.name, "mesh": index, "skin": 0} for index, mesh in enumerate(meshes)
    ]
    for bone in bones:
        origin = heads[bone.parent] if bone.parent else np.zeros(3)
        nodes.append({"name": bone.name, "translation": (bone.head_m - origin).tolist()})
    index = {bone.name: first + i for i, bone in enumerate(bones)}
    for bone in bones:
        if bone.parent:
            nodes[index[bone.parent]].setdefault("children", []).append(index[bone.name])
    binds = np.zeros((len(bones), 4, 4))
    for i, bone in enumerate(bones):
        binds[i] = np.diag([UNIT_M, UNIT_M, UNIT_M, 1])
        binds[i, :3, 3] = -bone.head_m
    columns = binds.transpose(0, 2, 1).astype("<f4")
    bind_view = buffer.view(columns.tobytes())
    document = {
        "asset": {"version": "2.0", "generator": "sign-kit/bake", "copyright": copyright_note},
        "extensionsUsed": ["KHR_mesh_quantization"],
        "extensionsRequired": ["KHR_mesh_quantization"],
        "scene": 0,
        "scenes": [{"nodes": [*range(first), *[index[b.name] for b in bones if not b.parent]]}],
        "nodes": nodes,
        "meshes": [_mesh(buffer, mesh) for mesh in meshes],
        "skins": [
            {
                "joints": list(index.values()),
                "inverseBindMatrices": buffer.accessor(
                    bufferView=bind_view, componentType=FLOAT, count=len(bones), type="MAT4"
                ),
            }
        ],
        "materials": [{"name": "plain", "pbrMetallicRoughness": {"metallicFactor": 0}}],
        "accessors": buffer.accessors,
        "bufferViews": buffer.views,
        "buffers": [{"byteLength": len(buffer.data) + (-len(buffer.data) % 4)}],
    }
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary = bytes(buffer.data) + b"\0" * (-len(buffer.data) % 4)
    total = 12 + 8 + len(text) + 8 + len(binary)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        b"glTF"
        + struct.pack("<II", 2, total)
        + struct.pack("<I", len(text))
        + b"JSON"
        + text
        + struct.pack("<I", len(binary))
        + b"BIN\0"
        + binary
    )
