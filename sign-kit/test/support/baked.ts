import { readFileSync } from 'node:fs';

/** A mesh of a figure: points at rest and how far each whole shape moves them, metres. */
export type Baked = {
  readonly points: readonly (readonly number[])[];
  readonly shapes: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** The bones that hold each point, and how much of it, of 1. */
  readonly held: readonly (readonly { readonly bone: number; readonly share: number }[])[];
};

type Accessor = {
  readonly bufferView?: number;
  readonly count: number;
  readonly sparse?: {
    readonly count: number;
    readonly indices: { readonly bufferView: number };
    readonly values: { readonly bufferView: number };
  };
};
type Document = {
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteStride?: number }[];
  readonly meshes: readonly {
    readonly name: string;
    readonly extras?: { readonly targetNames: readonly string[] };
    readonly primitives: readonly {
      readonly attributes: Readonly<Record<'POSITION' | 'JOINTS_0' | 'WEIGHTS_0', number>>;
      readonly targets?: readonly { readonly POSITION: number }[];
    }[];
  }[];
};

/** Whole tenths of a millimetre, as `bake/glb.py` writes them. */
const UNIT_M = 0.0001;
const HEADER_BYTES = 20;

/** One mesh of a GLB that `bake` wrote. */
export function readBaked(file: URL, name: string): Baked {
  const bytes = readFileSync(file);
  const length = bytes.readUInt32LE(12);
  const text = bytes.subarray(HEADER_BYTES, HEADER_BYTES + length).toString();
  const glb = JSON.parse(text) as Document;
  const data = bytes.subarray(HEADER_BYTES + length + 8);
  const mesh = glb.meshes.find((each) => each.name === name);
  const primitive = mesh?.primitives[0];
  if (!mesh || !primitive) throw new Error(`${file} has no ${name}`);

  const vectorsOf = (view: number, count: number): number[][] => {
    const { byteOffset = 0, byteStride = 6 } = glb.bufferViews[view] ?? {};
    return Array.from({ length: count }, (_, at) =>
      [0, 2, 4].map((axis) => UNIT_M * data.readInt16LE(byteOffset + at * byteStride + axis)),
    );
  };
  const offsetsOf = (accessor: Accessor | undefined): number[][] => {
    const offsets = Array.from({ length: accessor?.count ?? 0 }, () => [0, 0, 0]);
    if (!accessor?.sparse) return offsets;
    const { count, indices, values } = accessor.sparse;
    const places = glb.bufferViews[indices.bufferView]?.byteOffset ?? 0;
    for (const [at, offset] of vectorsOf(values.bufferView, count).entries()) {
      offsets[data.readUInt16LE(places + 2 * at)] = offset;
    }
    return offsets;
  };

  const fourOf = (accessor: number): Buffer => {
    const { bufferView, count } = glb.accessors[accessor] ?? { count: 0 };
    const { byteOffset = 0 } = glb.bufferViews[bufferView ?? 0] ?? {};
    return data.subarray(byteOffset, byteOffset + 4 * count);
  };
  const bones = fourOf(primitive.attributes.JOINTS_0);
  const shares = fourOf(primitive.attributes.WEIGHTS_0);
  const rest = glb.accessors[primitive.attributes.POSITION];
  const shapes = (primitive.targets ?? []).map(({ POSITION }, at) => [
    mesh.extras?.targetNames[at] ?? '',
    offsetsOf(glb.accessors[POSITION]),
  ]);
  return {
    points: vectorsOf(rest?.bufferView ?? 0, rest?.count ?? 0),
    shapes: Object.fromEntries(shapes),
    held: Array.from({ length: rest?.count ?? 0 }, (_, at) =>
      [0, 1, 2, 3].map((k) => ({
        bone: bones[4 * at + k] ?? 0,
        share: (shares[4 * at + k] ?? 0) / 255,
      })),
    ),
  };
}
