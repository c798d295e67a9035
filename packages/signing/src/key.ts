import type { quat, vec3 } from 'gl-matrix';
import { basisQuat, cross, dot, perpendicular, unit, type Vec } from './rig.js';

/** One hand at one moment. */
export type HandKey = {
  readonly angles: Float32Array;
  /** The hand's frame in the world. */
  readonly turn: quat;
  readonly wrist: vec3;
  /** Radians the elbow is swung out. */
  readonly swivel: number;
  /** 1 when it is at the head and goes where the head goes. */
  readonly withHead: number;
  /** 1 when it is on the skin of trunk or head, by itself or on a hand that is. */
  readonly touches?: number;
  /** 1 when it hangs or waits and goes where its shoulder goes. */
  readonly rests?: number;
  /** Where the hand comes from when it touches something; zero when it does not. */
  readonly from: Vec;
  /** Metres between the two sites of a contact before the arm is asked: what was notated. */
  readonly contact?: { readonly of: string; readonly target: string; readonly at: Vec };
};

/** Both hands at one moment: D solved as the figure's right, N as its left. */
export type BodyKey = { readonly D: HandKey; readonly N: HandKey };

/** How one person makes signs, within what a sign allows; belongs to one sequence. */
export type Manner = {
  /** The angles of a named handshape; the same ones whenever it is asked for. */
  readonly anglesOf: (name: string) => Float32Array;
  /** A small turn in the world that goes over a hand's written one. */
  readonly turnOf: (side: 'D' | 'N') => quat;
  /** Radians by which an elbow is held further out. */
  readonly swivelOf: (side: 'D' | 'N') => number;
  /** Where the hands are before and after. */
  readonly rest: BodyKey;
};

/** The turn of a hand whose fingers point along `ext` and whose palm looks along `palm`. */
export const orientation = (ext: Vec, palm: Vec): quat => {
  if (Math.abs(dot(ext, palm)) > 0.9) {
    throw new Error('"ext" and "palm" point the same way; the palm is square to the fingers.');
  }
  const z = unit(perpendicular(palm, ext));
  return basisQuat(cross(ext, z), ext, z);
};
