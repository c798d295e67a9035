import { quat, vec3 } from 'gl-matrix';
import { ANGLES } from './handshapes.js';

/** A hand between its keys, filled again for each moment. */
export type LiveHand = {
  readonly angles: Float32Array;
  readonly turn: quat;
  readonly wrist: vec3;
  swivel: number;
  withHead: number;
  touches: number;
  rests: number;
};

export const liveHand = (): LiveHand => ({
  angles: new Float32Array(ANGLES),
  turn: quat.create(),
  wrist: vec3.create(),
  swivel: 0,
  withHead: 0,
  touches: 0,
  rests: 0,
});
