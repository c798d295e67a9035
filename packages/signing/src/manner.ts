import type { quat } from 'gl-matrix';
import type { BodyKey } from './key.js';

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
