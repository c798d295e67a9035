import { describe, expect, it } from 'vitest';
import man from '../rig/man.json' with { type: 'json' };
import woman from '../rig/woman.json' with { type: 'json' };
import {
  type Figures,
  POINTS,
  RANGES,
  type Recording,
  recordNothing,
  recordSign,
  type Split,
  writeNpy,
} from '../src/clips/index.js';
import type { RigJson } from '../src/types.js';
import { aForm } from './support/fixtures.js';

const figures: Figures = { woman: woman as RigJson, man: man as RigJson };
const forms = ['word-help', 'word-hello', 'letter-a-v2', 'numeral-3'].map(aForm);
const record = (id: string, seed = '1', split: Split = 'training'): Recording =>
  recordSign({ figures, split, seed }, aForm(id), forms);
/** x, y, z of a point in a frame. */
const pointAt = ({ points }: Recording, frame: number, point: number): number[] => [
  ...points.subarray((frame * POINTS + point) * 3, (frame * POINTS + point + 1) * 3),
];
const seeds = Array.from({ length: 12 }, (_, seed) => String(seed));

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

describe('a movement that is no sign', () => {
  it('names what is done and no sign', () => {
    const done = new Set<string>();
    for (const seed of seeds) {
      const { clip, points } = recordNothing({ figures, split: 'training', seed });
      expect(clip.sign).toBeNull();
      expect(clip.movements.length).toBeGreaterThan(0);
      expect(points.subarray(0, 33 * 3).every(Number.isFinite)).toBe(true);
      for (const name of clip.movements) done.add(name);
    }
    expect(done.size).toBeGreaterThan(4);
  });
});

describe('the splits', () => {
  it('share no body, no camera and no speed', () => {
    for (const name of Object.keys(RANGES.training) as (keyof typeof RANGES.training)[]) {
      for (const [least, most] of RANGES.training[name]) {
        for (const [from, to] of RANGES.testing[name]) {
          expect(to < least || from > most, `${name} ${from}-${to}`).toBe(true);
        }
      }
    }
  });

  it('draw from their own ranges', () => {
    const isWithin = (ranges: readonly (readonly number[])[], value: number): boolean =>
      ranges.some(([least = 0, most = 0]) => value >= least && value <= most);
    for (const split of ['training', 'testing'] as const) {
      for (const seed of seeds.slice(0, 5)) {
        const { clip } = record('numeral-3', seed, split);
        expect(isWithin(RANGES[split].speed, clip.speed)).toBe(true);
        expect(isWithin(RANGES[split].yaw, clip.camera.yaw)).toBe(true);
        expect(isWithin(RANGES[split].distance, clip.camera.distance)).toBe(true);
        expect(isWithin(RANGES[split].hands, clip.physique.hands)).toBe(true);
        expect(isWithin(RANGES[split].shoulders, clip.physique.shoulders)).toBe(true);
      }
    }
  });
});

describe('writeNpy', () => {
  it("writes numpy's header and then the numbers", () => {
    const bytes = writeNpy(Float32Array.of(1, 2, Number.NaN, 4, 5, 6), [1, 2, 3]);
    const view = new DataView(bytes.buffer);
    const length = view.getUint16(8, true);
    expect([...bytes.subarray(0, 8)]).toEqual([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0]);
    expect((10 + length) % 64).toBe(0);
    const header = new TextDecoder().decode(bytes.subarray(10, 10 + length));
    expect(header).toMatch(
      /^\{'descr': '<f4', 'fortran_order': False, 'shape': \(1, 2, 3,\), \} *\n$/,
    );
    expect(view.getFloat32(10 + length, true)).toBe(1);
    expect(view.getFloat32(10 + length + 8, true)).toBeNaN();
    expect(bytes).toHaveLength(10 + length + 24);
  });
});
