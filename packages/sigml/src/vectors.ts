/** Toward the dominant side, up, out from the signer; the other way negative. */
export type Vector = readonly [toD: number, up: number, out: number];

export const NOWHERE: Vector = [0, 0, 0];
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const minus = (a: Vector, b: Vector): Vector => add(a, scale(b, -1));
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.hypot(...a);
export const unit = (a: Vector): Vector => scale(a, 1 / (length(a) || 1));
export const isNowhere = (a: Vector): boolean => length(a) < 1e-6;
export const mirrored = ([d, u, o]: Vector): Vector => [-d, u, o];
export const perpendicular = (a: Vector, axis: Vector): Vector =>
  minus(a, scale(axis, dot(a, axis)));

/** As the components of up, for whoever looks along `axis`, turn into what is to the right. */
export const rightOf = (axis: Vector, up: Vector): Vector => [
  up[1] * axis[2] - up[2] * axis[1],
  up[2] * axis[0] - up[0] * axis[2],
  up[0] * axis[1] - up[1] * axis[0],
];

export const degreesBetween = (a: Vector, b: Vector): number =>
  (Math.acos(Math.min(1, Math.max(-1, dot(unit(a), unit(b))))) * 180) / Math.PI;
