import shapes from '../../face/shapes.json' with { type: 'json' };

type Point = readonly number[];

const AXES = 3;
const TEMPLES = [127, 356] as const;
const NOSE_TIP = 1;
/** Between the body's nose and the face's, in widths of the face: whoever is farther is somebody else. */
const FARTHEST_NOSE = 0.5;
/** Each of these brings a turn nearer. */
const ROUNDS = 80;

/**
 * What a face does, by ARKit's names, from MediaPipe's mesh of it (478 points, x and y in picture sizes, z in picture
 * widths), as the sign service reads it (`isl_signs.face_shapes`); the points are kept nowhere. Against the person's
 * own face at rest it is meant, which is taken off later.
 */
export function faceShapesOf(mesh: Float32Array, aspect: number): Readonly<Record<string, number>> {
  const at = (index: number): Point => pointOf(mesh, index, aspect);
  const laid = layUpon(shapes.firm.map(at), shapes.firmAt);
  const sums = new Float64Array(shapes.names.length);
  shapes.moving.forEach((index, k) => {
    const point = laid(at(index));
    const rest = shapes.movingAt[k] ?? [];
    for (let axis = 0; axis < AXES; axis += 1) {
      const off = (point[axis] ?? 0) - (rest[axis] ?? 0);
      const weights = shapes.weights[k * AXES + axis] ?? [];
      for (let shape = 0; shape < sums.length; shape += 1) {
        sums[shape] = (sums[shape] ?? 0) + off * (weights[shape] ?? 0);
      }
    }
  });
  return Object.fromEntries(
    shapes.names.map((name, k) => [name, Math.min(1, Math.max(-1, sums[k] ?? 0))]),
  );
}

/** Of the faces in a picture the one at this nose (x, y in picture sizes); null where that is somebody else's. */
export function faceAt(
  faces: readonly Float32Array[],
  nose: { readonly x: number; readonly y: number },
  aspect: number,
): Float32Array | null {
  const apart = (mesh: Float32Array): number => {
    const [right, left] = TEMPLES.map((index) => pointOf(mesh, index, aspect));
    const tip = pointOf(mesh, NOSE_TIP, aspect);
    const width = between(right ?? [], left ?? []);
    return between(tip, [nose.x * aspect, nose.y]) / Math.max(width, 1e-6);
  };
  const [nearest] = faces.toSorted((a, b) => apart(a) - apart(b));
  return nearest && apart(nearest) <= FARTHEST_NOSE ? nearest : null;
}

const between = (a: Point, b: Point): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

/** In the picture's height on every axis. */
const pointOf = (mesh: Float32Array, index: number, aspect: number): Point => {
  const [x = 0, y = 0, z = 0] = mesh.subarray(index * AXES, index * AXES + AXES);
  return [x * aspect, y, z * aspect];
};

const middleOf = (points: readonly Point[]): Point =>
  [0, 1, 2].map((axis) => points.reduce((sum, p) => sum + (p[axis] ?? 0), 0) / points.length);

/** Turns, moves and sizes points as brings `from` nearest to `to` (Horn). */
function layUpon(from: readonly Point[], to: readonly Point[]): (point: Point) => Point {
  const [a, b] = [middleOf(from), middleOf(to)];
  // How far along each axis of the one what is along each of the other.
  const s = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) =>
      from.reduce(
        (sum, p, k) =>
          sum + ((p[row] ?? 0) - (a[row] ?? 0)) * ((to[k]?.[column] ?? 0) - (b[column] ?? 0)),
        0,
      ),
    ),
  ) as [Triple, Triple, Triple];
  const turn = turnOf(s);
  let [along, size] = [0, 0];
  from.forEach((p, k) => {
    const off = p.map((value, axis) => value - (a[axis] ?? 0));
    turned(turn, off).forEach((value, axis) => {
      along += value * ((to[k]?.[axis] ?? 0) - (b[axis] ?? 0));
    });
    size += off.reduce((sum, value) => sum + value ** 2, 0);
  });
  const scale = along / Math.max(size, 1e-12);
  return (point) =>
    turned(
      turn,
      point.map((value, axis) => value - (a[axis] ?? 0)),
    ).map((value, axis) => value * scale + (b[axis] ?? 0));
}

type Triple = [number, number, number];
type Turn = readonly [w: number, x: number, y: number, z: number];

/** The quaternion by which the first points lie most along the second: the largest vector of Horn's matrix. */
function turnOf([[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]]: readonly [
  Triple,
  Triple,
  Triple,
]): Turn {
  const rows = [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, -xx + yy - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, -xx - yy + zz],
  ];
  // So that the largest is the one that is farthest from 0.
  const most = Math.max(...rows.map((row) => row.reduce((sum, value) => sum + Math.abs(value), 0)));
  const matrix = rows.map((row, k) =>
    row.map((value, column) => (value + (k === column ? most : 0)) / (2 * most)),
  );
  let q: readonly number[] = [1, 0.01, 0.02, 0.03];
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = matrix.map((row) => row.reduce((sum, value, k) => sum + value * (q[k] ?? 0), 0));
    const norm = Math.hypot(...next);
    q = next.map((value) => value / norm);
  }
  return q as unknown as Turn;
}

function turned([w, x, y, z]: Turn, [px = 0, py = 0, pz = 0]: Point): Triple {
  const [tx, ty, tz] = [2 * (y * pz - z * py), 2 * (z * px - x * pz), 2 * (x * py - y * px)];
  return [
    px + w * tx + y * tz - z * ty,
    py + w * ty + z * tx - x * tz,
    pz + w * tz + x * ty - y * tx,
  ];
}
