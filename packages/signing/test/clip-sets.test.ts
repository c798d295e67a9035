import { describe, expect, it } from 'vitest';
import { RANGES, recordNothing, recordSign, writeNpy } from '../src/clips/index.js';
import { figures, forms, record, seeds } from './support/clips.js';
import { aForm } from './support/fixtures.js';

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
        const { speed, naturalSpeed } = RANGES[split];
        expect(isWithin(clip.pace === 'natural' ? naturalSpeed : speed, clip.speed)).toBe(true);
        expect(isWithin(RANGES[split].yaw, clip.camera.yaw)).toBe(true);
        expect(isWithin(RANGES[split].distance, clip.camera.distance)).toBe(true);
        expect(isWithin(RANGES[split].hands, clip.physique.hands)).toBe(true);
        expect(isWithin(RANGES[split].shoulders, clip.physique.shoulders)).toBe(true);
      }
    }
  });
});

describe('people who sign', () => {
  it('do so as quickly as people, and as slowly as the forms are written', () => {
    const seconds = { natural: 0, written: 0 };
    const clips = { natural: 0, written: 0 };
    for (const seed of seeds) {
      const { sign, pace, speed } = record('word-help', seed).clip;
      if (!sign) continue;
      clips[pace] += 1;
      seconds[pace] += (sign.end - sign.start) * speed;
    }
    expect(Math.min(clips.natural, clips.written)).toBeGreaterThan(0);
    expect(seconds.natural / clips.natural).toBeLessThan(seconds.written / clips.written);
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

describe('one person before several cameras', () => {
  const of = (person: string, seed: string) =>
    recordSign({ figures, split: 'testing', seed, person }, aForm('letter-a-v2'), forms).clip;

  it('keeps body and hand, and nothing of the camera', () => {
    const [one, again, other] = [of('asha', '1'), of('asha', '2'), of('ravi', '1')];
    expect(again.physique).toEqual(one.physique);
    expect(again.isLeftHanded).toBe(one.isLeftHanded);
    expect(again.camera).not.toEqual(one.camera);
    expect(other.physique).not.toEqual(one.physique);
  });
});
