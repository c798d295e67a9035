import { describe, expect, it } from 'vitest';
import { POINTS, type Recording } from '../src/clips/index.js';
import { record, seeds } from './support/clips.js';

/** x, y, z of a point in a frame. */
const pointAt = ({ points }: Recording, frame: number, point: number): number[] => [
  ...points.subarray((frame * POINTS + point) * 3, (frame * POINTS + point + 1) * 3),
];

describe('a recorded sign', () => {
  it('has 75 points in each frame, the body always and a hand where the picture shows it', () => {
    for (const seed of seeds) {
      const { clip, points } = record('word-hello', seed);
      expect(points).toHaveLength(clip.frames * 75 * 3);
      for (let frame = 0; frame < clip.frames; frame += 1) {
        const body = points.subarray(frame * 225, frame * 225 + 33 * 3);
        expect(body.every((value) => Number.isFinite(value) && Math.abs(value) < 6)).toBe(true);
        for (const hand of [33, 54]) {
          const wrist = points[(frame * 75 + hand) * 3] as number;
          const tip = points[(frame * 75 + hand + 20) * 3] as number;
          expect(Number.isNaN(wrist)).toBe(Number.isNaN(tip));
        }
      }
    }
  });

  it('says where in the clip the sign is', () => {
    for (const seed of seeds) {
      const { clip } = record('word-help', seed);
      const { start, end, id } = clip.sign ?? { start: -1, end: -1, id: '' };
      expect(id).toBe('word-help');
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(clip.frames);
    }
  });

  it('is seen unmirrored: a right hand that is lifted is on the left of the picture', () => {
    const right = seeds
      .map((seed) => record('word-hello', seed))
      .filter((one) => !one.clip.isLeftHanded);
    expect(right.length).toBeGreaterThan(3);
    for (const one of right) {
      const frame = (one.clip.sign?.start ?? 0) + 1;
      const [nose = 0] = pointAt(one, frame, 0);
      const [shoulder = 0] = pointAt(one, frame, 12);
      const [wrist = 0, height = 0] = pointAt(one, frame, 54);
      const [, below = 0] = pointAt(one, frame, 24);
      expect(shoulder).toBeLessThan(nose);
      expect(wrist).toBeLessThan(nose);
      expect(height).toBeLessThan(below);
    }
  });

  it('is a left-handed person now and then', () => {
    const hands = new Set(seeds.map((seed) => record('word-hello', seed).clip.isLeftHanded));
    expect(hands).toEqual(new Set([true, false]));
  });

  it('gives the hands that the pose has: the wrists of both are one', () => {
    const one = record('letter-a-v2', '3');
    const frame = one.clip.sign?.start ?? 0;
    expect(pointAt(one, frame, 33).slice(0, 2)).toEqual(pointAt(one, frame, 15).slice(0, 2));
    expect(pointAt(one, frame, 54).slice(0, 2)).toEqual(pointAt(one, frame, 16).slice(0, 2));
  });

  it('keeps hands together that touch, however the person is made', () => {
    for (const seed of seeds) {
      const one = record('letter-a-v2', seed);
      const frame = (one.clip.sign?.start ?? 0) + 1;
      const apart = (a: number, b: number): number => {
        const [p, q] = [pointAt(one, frame, a), pointAt(one, frame, b)];
        return Math.hypot((p[0] ?? 0) - (q[0] ?? 0), ((p[1] ?? 0) - (q[1] ?? 0)) * 0.75);
      };
      expect(apart(33 + 4, 54 + 4)).toBeLessThan(0.6 * apart(33, 33 + 9) + 0.01);
    }
  });

  it('comes out the same for the same seed and differently for another', () => {
    expect(record('word-help').points).toEqual(record('word-help').points);
    expect(record('word-help', '2').points).not.toEqual(record('word-help').points);
  });
});
