import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANDMARKS } from '@isl/contracts/frames';
import { describe, expect, it } from 'vitest';
import { encodeLandmarks } from '../src/landmarks/encode-landmarks.js';
import { AXES, type Found, type FoundHand, POINTS } from '../src/landmarks/found.js';

type Vector = {
  name: string;
  number: number;
  sentAt: number;
  width: number;
  height: number;
  peopleOnly: boolean;
  body: number[] | null;
  leftHand: number[] | null;
  rightHand: number[] | null;
  face: number[] | null;
  bytes: string;
};

const file = join(import.meta.dirname, '../../../proto/socket/landmarks.vectors.json');
const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf8'));

const handOf = (side: FoundHand['side'], points: number[] | null): FoundHand[] =>
  points ? [{ side, isAtWrist: false, score: 1, points: Float32Array.from(points) }] : [];

/** A face with the points that are sent in their places. */
function faceOf(points: number[]): Float32Array {
  const face = new Float32Array(POINTS.face * AXES);
  for (const [index, place] of LANDMARKS.face.entries()) {
    face.set(points.slice(index * AXES, (index + 1) * AXES), place * AXES);
  }
  return face;
}

/** A body whose wrists say which hand is whose, where there is one. */
const foundOf = ({ width, height, body, leftHand, rightHand, face }: Vector): Found => ({
  ...{ at: 0, width, height },
  hands: [...handOf('left', leftHand), ...handOf('right', rightHand)],
  body: body
    ? { points: Float32Array.from(body), visibility: new Float32Array(POINTS.body) }
    : null,
  faces: face ? [faceOf(face)] : [],
});

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the bytes of points', () => {
  it.each(vectors)('are those that the services read: $name', (vector) => {
    const bytes = encodeLandmarks(foundOf(vector), vector.face ? 'face' : 'signs', vector);
    expect(hex(bytes)).toBe(vector.bytes);
  });

  it('have of several faces the nearest', () => {
    const near = new Float32Array(POINTS.face * AXES).fill(0.2);
    const far = new Float32Array(POINTS.face * AXES).fill(0.1);
    const [outer = 0] = LANDMARKS.face;
    near[outer * AXES] = 0.6;
    far[outer * AXES] = 0.2;
    const found: Found = {
      ...{ at: 0, width: 640, height: 480 },
      ...{ hands: [], body: null, faces: [far, near] },
    };
    const header = { number: 1, sentAt: 1 };
    expect(hex(encodeLandmarks(found, 'face', header))).toBe(
      hex(encodeLandmarks({ ...found, faces: [near] }, 'face', header)),
    );
  });
});
