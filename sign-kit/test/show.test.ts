import type { Found } from '@isl/page-kit/landmarks';
import { describe, expect, it } from 'vitest';
import { openGate } from '../src/show/gate.js';

const LEFT_SHOULDER = 11;
const RIGHT_SHOULDER = 12;

/** Somebody in a picture, with a right hand at that height or none. */
function aPicture(at: number, handY: number | null): Found {
  const body = new Float32Array(33 * 3).fill(0.5);
  body.set([0.65, 0.4, 0], LEFT_SHOULDER * 3);
  body.set([0.35, 0.4, 0], RIGHT_SHOULDER * 3);
  const points = new Float32Array(21 * 3).fill(handY ?? 0);
  return {
    ...{ at, width: 640, height: 480, faces: [] },
    body: { points: body, visibility: new Float32Array(33).fill(1) },
    hands: handY === null ? [] : [{ side: 'right', score: 1, points }],
  };
}

describe('what is taken of a person who shows a sign', () => {
  it('ends when hands that came up have gone down, and not before they came up', () => {
    const gate = openGate();
    const heights = [null, null, 0.5, 0.5, 0.5, 0.95, null, null];
    const ended = heights.map((height, k) => gate.add(aPicture(k * 300, height)));
    expect(ended).toEqual([false, false, false, false, false, false, false, true]);
    expect(gate.take().frames).toHaveLength(heights.length);
    expect(gate.take().aspect).toBeCloseTo(4 / 3);
  });

  it('does not end by one picture without a hand, on a device that takes long over each', () => {
    const gate = openGate();
    const heights = [0.5, null, 0.5, null, null, null];
    const ended = heights.map((height, k) => gate.add(aPicture(k * 900, height)));
    expect(ended).toEqual([false, false, false, false, false, true]);
  });

  it('ends by itself where hands stay up, and where none comes up', () => {
    for (const height of [0.5, null]) {
      const gate = openGate();
      expect(gate.add(aPicture(100, height))).toBe(false);
      expect(gate.add(aPicture(5000, height))).toBe(false);
      expect(gate.add(aPicture(6100, height))).toBe(true);
    }
  });

  it('has each hand on its own side', () => {
    const gate = openGate();
    gate.add(aPicture(0, 0.5));
    const [frame] = gate.take().frames;
    expect(frame?.right === null).not.toBe(frame?.left === null);
    expect(frame?.body).toHaveLength(33 * 3);
  });
});
