import { describe, expect, it } from 'vitest';
import {
  BODY_LIMBS,
  BODY_POINTS,
  bodyPoint,
  FINGER_LIMBS,
  HAND_LIMBS,
  HAND_POINTS,
  handPoint,
} from '../src/mediapipe.js';

const isJoined = (pairs: readonly (readonly number[])[], points: readonly number[]): boolean => {
  const reached = new Set(points.slice(0, 1));
  for (let round = 0; round < points.length; round += 1) {
    for (const pair of pairs) {
      if (pair.some((point) => reached.has(point))) for (const point of pair) reached.add(point);
    }
  }
  return points.every((point) => reached.has(point));
};

// The numbers are those of MediaPipe's own documents.
describe("MediaPipe's points", () => {
  it('are 33 of a body, the left one of a pair first', () => {
    expect(new Set(BODY_POINTS).size).toBe(33);
    expect(bodyPoint('NOSE')).toBe(0);
    expect(bodyPoint('MOUTH_RIGHT')).toBe(10);
    expect([bodyPoint('LEFT_SHOULDER'), bodyPoint('RIGHT_SHOULDER')]).toEqual([11, 12]);
    expect([bodyPoint('LEFT_WRIST'), bodyPoint('RIGHT_WRIST')]).toEqual([15, 16]);
    expect([bodyPoint('LEFT_HIP'), bodyPoint('RIGHT_HIP')]).toEqual([23, 24]);
    expect(bodyPoint('RIGHT_FOOT_INDEX')).toBe(32);
    for (const name of BODY_POINTS.filter((point) => point.startsWith('RIGHT_'))) {
      expect(BODY_POINTS).toContain(name.replace('RIGHT_', 'LEFT_'));
    }
  });

  it('are 21 of a hand: the wrist, then five fingers from their base to their tip', () => {
    expect(new Set(HAND_POINTS).size).toBe(21);
    expect(handPoint('WRIST')).toBe(0);
    expect(handPoint('THUMB_TIP')).toBe(4);
    expect(handPoint('INDEX_FINGER_MCP')).toBe(5);
    expect(handPoint('PINKY_TIP')).toBe(20);
  });

  it('are joined to one drawing of arms and trunk, without the face and the legs', () => {
    const drawn = [11, 12, 13, 14, 15, 16, 23, 24];
    expect([...new Set(BODY_LIMBS.flat())].sort((a, b) => a - b)).toEqual(drawn);
    expect(isJoined(BODY_LIMBS, drawn)).toBe(true);
  });

  it('are joined to one drawing of a hand, with the palm or without', () => {
    const all = HAND_POINTS.map((_, point) => point);
    expect(isJoined(HAND_LIMBS, all)).toBe(true);
    expect(isJoined(FINGER_LIMBS, all)).toBe(true);
    expect(HAND_LIMBS).toHaveLength(21);
    expect(FINGER_LIMBS).toHaveLength(20);
    expect(HAND_LIMBS).toContainEqual([5, 9]);
    expect(FINGER_LIMBS).not.toContainEqual([5, 9]);
  });
});
