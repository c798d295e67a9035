import { describe, expect, it } from 'vitest';
import { AXES, BODY, type Found, type FoundHand, POINTS } from '../src/landmarks/found.js';
import { handsBySide } from '../src/landmarks/hand-sides.js';

const hand = (x: number, side: FoundHand['side'], score = 1): FoundHand => {
  const points = new Float32Array(POINTS.hand * AXES).fill(0.5);
  points[0] = x;
  return { side, isAtWrist: false, score, points };
};

function body(leftWrist: number, rightWrist: number): Found['body'] {
  const points = new Float32Array(POINTS.body * AXES).fill(0.5);
  points[BODY.leftWrist * AXES] = leftWrist;
  points[BODY.rightWrist * AXES] = rightWrist;
  return { points, visibility: new Float32Array(POINTS.body).fill(1) };
}

const sides = (hands: FoundHand[], of: Found['body'] = null) => {
  const { left, right } = handsBySide({ hands, body: of, width: 640, height: 480 });
  return { left: left?.[0] ?? null, right: right?.[0] ?? null };
};
const at = (x: number): number => Math.fround(x);

describe('whose hand is whose', () => {
  it('is said by the body, whatever the hand is called', () => {
    expect(sides([hand(0.8, 'right')], body(0.75, 0.2))).toEqual({ left: at(0.8), right: null });
    expect(sides([hand(0.3, 'right'), hand(0.7, 'left')], body(0.3, 0.7))).toEqual({
      left: at(0.3),
      right: at(0.7),
    });
  });

  it("is known of hands that were found at the body's wrists", () => {
    const left = { ...hand(0.3, 'left'), isAtWrist: true };
    const right = { ...hand(0.7, 'right'), isAtWrist: true };
    expect(sides([left, right], body(0.7, 0.3))).toEqual({ left: at(0.3), right: at(0.7) });
    expect(sides([right], body(0.7, 0.3))).toEqual({ left: null, right: at(0.7) });
  });

  it('without a body is said by the place of two and by the name of one', () => {
    expect(sides([hand(0.2, 'left'), hand(0.7, 'right')])).toEqual({
      left: at(0.7),
      right: at(0.2),
    });
    expect(sides([hand(0.2, 'left')])).toEqual({ left: at(0.2), right: null });
    expect(sides([hand(0.2, 'right')])).toEqual({ left: null, right: at(0.2) });
  });

  it('is asked of the surest two, and of nobody where there is no hand', () => {
    expect(sides([hand(0.1, 'left', 0.2), hand(0.2, 'left'), hand(0.7, 'left')])).toEqual({
      left: at(0.7),
      right: at(0.2),
    });
    expect(sides([])).toEqual({ left: null, right: null });
  });
});
