import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePose, encodePose, PoseFileError, type PoseRecording } from '../src/pose-layout.js';

const LIMITS = { frames: 100, points: 10 };
const aRecording = (frames = 3): PoseRecording => {
  const count = frames * 2;
  return {
    width: 640,
    height: 480,
    depth: 640,
    framesPerSecond: 12.5,
    components: [{ name: 'HAND', points: ['WRIST', 'TIP'], limbs: [[0, 1]], colour: [1, 2, 3] }],
    frames,
    values: Float32Array.from({ length: count * 3 }, (_, index) => index / 4),
    confidence: new Float32Array(count).fill(0.5),
  };
};

describe('points in a .pose file', () => {
  it('are read as they were written', () => {
    expect(decodePose(encodePose(aRecording()), LIMITS)).toEqual(aRecording());
  });

  it('are not read past the limits, nor from a file that breaks off or goes on', () => {
    const file = encodePose(aRecording());
    expect(() => decodePose(file, { ...LIMITS, frames: 2 })).toThrow('it has 3 frames');
    expect(() => decodePose(file, { ...LIMITS, points: 1 })).toThrow('it has 2 points');
    expect(() => decodePose(file.subarray(0, -1), LIMITS)).toThrow('its size');
    expect(() => decodePose(Uint8Array.from([...file, 0]), LIMITS)).toThrow('its size');
    expect(() => decodePose(encodePose(aRecording(0)), LIMITS)).toThrow('it has 0 frames');
  });

  it('are refused where they are no numbers, or surer than sure', () => {
    const values = aRecording().values.with(4, Number.NaN);
    expect(() => decodePose(encodePose({ ...aRecording(), values }), LIMITS)).toThrow('a number');
    const confidence = aRecording().confidence.with(1, 1.5);
    expect(() => decodePose(encodePose({ ...aRecording(), confidence }), LIMITS)).toThrow(
      'between 0 and 1',
    );
  });

  it('a limb that ends at no point is refused', () => {
    const components = [
      {
        name: 'HAND',
        points: ['WRIST', 'TIP'],
        limbs: [[0, 2] as const],
        colour: [1, 2, 3] as const,
      },
    ];
    expect(() => decodePose(encodePose({ ...aRecording(), components }), LIMITS)).toThrow('limb');
  });

  it('any other bytes are refused by name, and never crash', () => {
    const file = encodePose(aRecording());
    const spoilt = fc
      .array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
      .map((changes) => {
        const bytes = file.slice();
        for (const [at, value] of changes) bytes[at] = value;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 300 })), (bytes) => {
        try {
          const read = decodePose(bytes, LIMITS);
          expect(read.values.length).toBe(read.confidence.length * 3);
        } catch (error) {
          expect(error).toBeInstanceOf(PoseFileError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
