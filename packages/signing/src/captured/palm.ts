import { quat } from 'gl-matrix';
import { handPoints } from '../clips/points.js';
import { handPoint } from '../mediapipe.js';
import { type ArmBones, add, length, rotate, scale, subtract, type Vec } from '../rig.js';

/** Points that keep their places in a hand, whatever the fingers do. */
const PALM = (
  [
    'WRIST',
    'THUMB_CMC',
    'INDEX_FINGER_MCP',
    'MIDDLE_FINGER_MCP',
    'RING_FINGER_MCP',
    'PINKY_MCP',
  ] as const
).map(handPoint);
const WRIST = handPoint('WRIST');
/** How often depths are told anew from the turn that they gave, and how much of them. */
const ROUNDS = 6;
const TOLD_BY_TURN = 0.75;

/** Where the wrist as MediaPipe finds it is from the joint, and the palm from there, in the hand's frame. */
export type PalmModel = { readonly wrist: Vec; readonly points: readonly Vec[] };

export function palmModel(arm: ArmBones): PalmModel {
  const all = handPoints(arm).map(({ at }) => at);
  const wrist = all[WRIST] as Vec;
  return { wrist, points: PALM.map((point) => subtract(all[point] as Vec, wrist)) };
}

/** How large a hand is seen against the figure's: the least foreshortened of its palm's measures. */
export function palmSize({ points }: PalmModel, seen: readonly Vec[]): number {
  const shown = PALM.map((point) => seen[point] as Vec);
  let most = 0;
  for (let a = 0; a < points.length; a += 1) {
    for (let b = a + 1; b < points.length; b += 1) {
      const own = length(subtract(points[a] as Vec, points[b] as Vec));
      if (own < 0.04) continue;
      const [x, y] = subtract(shown[a] as Vec, shown[b] as Vec);
      most = Math.max(most, Math.hypot(x, y) / own);
    }
  }
  return most;
}

/**
 * The turn of the hand's frame under which the palm is seen so. `seen` are the hand's points from its wrist in
 * metres; across they are sure, and toward the camera only the side counts at first.
 */
export function palmTurn({ points }: PalmModel, seen: readonly Vec[]): quat {
  let shown = PALM.map((point) => seen[point] as Vec);
  let turn = bestTurn(points, shown);
  for (let round = 0; round < ROUNDS; round += 1) {
    shown = PALM.map((point, k) => {
      const [x, y, z] = seen[point] as Vec;
      const told = rotate(points[k] as Vec, turn)[2];
      return [x, y, told * TOLD_BY_TURN + z * (1 - TOLD_BY_TURN)];
    });
    turn = bestTurn(points, shown);
  }
  return turn;
}

/** Horn's turn that brings points nearest to others, by squares. */
function bestTurn(from: readonly Vec[], to: readonly Vec[]): quat {
  const s = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const centre = (points: readonly Vec[]): Vec =>
    scale(
      points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vec),
      1 / points.length,
    );
  const [cf, ct] = [centre(from), centre(to)];
  from.forEach((point, k) => {
    const a = subtract(point, cf);
    const b = subtract(to[k] as Vec, ct);
    for (let r = 0; r < 3; r += 1) {
      for (let c = 0; c < 3; c += 1)
        s[r * 3 + c] = (s[r * 3 + c] as number) + (a[r] as number) * (b[c] as number);
    }
  });
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = s as unknown as readonly [
    ...[number, number, number],
    ...[number, number, number],
    ...[number, number, number],
  ];
  const n = [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ];
  const [w, x, y, z] = greatest(n);
  return quat.normalize(quat.create(), quat.fromValues(x, y, z, w));
}

/** The eigenvector of a symmetric matrix's greatest eigenvalue: its square over and over, scaled. */
function greatest(n: readonly (readonly number[])[]): readonly [number, number, number, number] {
  const size = Math.max(...n.flat().map(Math.abs), 1e-12) * 4;
  let m = n.map((row, r) => row.map((value, c) => value / size + (r === c ? 1 : 0)));
  for (let k = 0; k < 24; k += 1) {
    const squared = m.map((row) =>
      [0, 1, 2, 3].map((c) => row.reduce((sum, value, j) => sum + value * (m[j]?.[c] ?? 0), 0)),
    );
    const most = Math.max(...squared.flat().map(Math.abs));
    m = squared.map((row) => row.map((value) => value / most));
  }
  const column =
    [0, 1, 2, 3].sort((a, b) => Math.abs(m[b]?.[b] ?? 0) - Math.abs(m[a]?.[a] ?? 0))[0] ?? 0;
  return m.map((row) => row[column] ?? 0) as unknown as readonly [number, number, number, number];
}
