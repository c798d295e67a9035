import { describe, expect, it } from 'vitest';
import { captureMotion } from '../src/captured/captured.js';
import type { Take } from '../src/captured/take.js';
import { readTake } from '../src/captured/take-file.js';
import { createRandom } from '../src/clips/random.js';
import { NO_FAULTS, seenTake } from '../src/clips/seen-take.js';
import { HOLISTIC } from '../src/holistic.js';
import { compileWithStops } from '../src/index.js';
import { encodePose, type PoseRecording, pointsOf } from '../src/pose-layout.js';
import { aForm, aRig, distance } from './support/fixtures.js';

const rig = aRig();
const RATE = 25;
const SIZE = { width: 1333, height: 1000, depth: 1333 } as const;
const sideOf = (axis: number): number => (axis === 1 ? SIZE.height : SIZE.width);
const [BODY, , LEFT, RIGHT] = HOLISTIC as [
  (typeof HOLISTIC)[0],
  unknown,
  (typeof HOLISTIC)[0],
  (typeof HOLISTIC)[0],
];
const COMPONENTS = [BODY, LEFT, RIGHT];

/** As the sign service writes what it found. */
function recordingOf({ frames }: Take): PoseRecording {
  const count = pointsOf(COMPONENTS);
  const values = new Float32Array(frames.length * count * 3);
  const confidence = new Float32Array(frames.length * count);
  frames.forEach((frame, k) => {
    let at = k * count;
    for (const [part, size] of [
      [frame.body, BODY.points.length],
      [frame.left, LEFT.points.length],
      [frame.right, RIGHT.points.length],
    ] as const) {
      part?.forEach((value, n) => {
        values[at * 3 + n] = value * sideOf(n % 3);
      });
      if (part) confidence.fill(1, at, at + size);
      at += size;
    }
  });
  const shape = { ...SIZE, framesPerSecond: RATE, components: COMPONENTS };
  return { ...shape, frames: frames.length, values, confidence };
}

const shown = (id: string): Take =>
  seenTake(compileWithStops([{ form: aForm(id) }], rig), rig, {
    random: createRandom(id),
    faults: NO_FAULTS,
    framesPerSecond: RATE,
  });
const take = shown('word-water');

describe('the points of a clip, kept as a file', () => {
  it('are the take that they were, hands that were not found among them', () => {
    const lost = take.frames.map((frame, k) => (k === 3 ? { ...frame, right: null } : frame));
    const read = readTake(encodePose(recordingOf({ ...take, frames: lost })));

    expect(read.aspect).toBeCloseTo(4 / 3, 2);
    expect(read.frames.length).toBe(take.frames.length);
    read.frames.forEach((frame, k) => {
      expect(frame.atMs).toBeCloseTo(k * 40, 6);
      for (const part of ['body', 'left', 'right'] as const) {
        const was = lost[k]?.[part] ?? null;
        if (was === null) expect(frame[part]).toBeNull();
        else expect(distance([...(frame[part] ?? [])], [...was])).toBeLessThan(1e-4);
      }
    });
  });

  it('are signed by the figure as the take is', () => {
    const read = captureMotion(readTake(encodePose(recordingOf(take))), rig);
    expect(read.durationMs).toBeCloseTo(captureMotion(take, rig).durationMs, -2);
  });

  const nobody = take.frames.map((frame) => ({ ...frame, body: null }));
  const without = recordingOf(take);
  it.each<readonly [string, Uint8Array, string]>([
    ['no file', new Uint8Array([1, 2, 3]), 'it ends too early'],
    ['a file in which nobody is', encodePose(recordingOf({ ...take, frames: nobody })), 'No body'],
    [
      'a file of other points',
      encodePose({
        ...without,
        components: COMPONENTS.map((one) => ({ ...one, name: `${one.name}S` })),
      }),
      'it has not 33 points of POSE_LANDMARKS',
    ],
    ['a file without a picture', encodePose({ ...without, width: 0 }), 'its picture has no size'],
  ])('%s is told by name', (_what, file, message) => {
    expect(() => readTake(file)).toThrow(message);
  });
});
