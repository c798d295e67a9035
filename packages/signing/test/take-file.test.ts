import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captureMotion } from '../src/captured/captured.js';
import type { Take } from '../src/captured/take.js';
import { looksForFace, readTake } from '../src/captured/take-file.js';
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

/** The same with a face, in some frames none. */
function withFace(
  recording: PoseRecording,
  faces: readonly (readonly number[] | null)[],
  names: readonly string[],
): PoseRecording {
  const { values, confidence, frames } = recording;
  const own = pointsOf(COMPONENTS);
  const count = own + names.length;
  const both = {
    values: new Float32Array(frames * count * 3),
    confidence: new Float32Array(frames * count),
  };
  for (let k = 0; k < frames; k += 1) {
    both.values.set(values.subarray(k * own * 3, (k + 1) * own * 3), k * count * 3);
    both.confidence.set(confidence.subarray(k * own, (k + 1) * own), k * count);
    faces[k]?.forEach((value, shape) => {
      both.values[(k * count + own + shape) * 3] = value * SIZE.width;
      both.confidence[k * count + own + shape] = 1;
    });
  }
  const face = { name: 'FACE_BLENDSHAPES', points: names, limbs: [], colour: [0, 0, 0] } as const;
  return { ...recording, ...both, components: [...COMPONENTS, face] };
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

  const NAMES = ['browInnerUp', 'jawOpen', 'eyeBlinkLeft'];
  const aShape = fc.float({ min: -1, max: 1, noNaN: true });
  const someFaces = fc.array(fc.option(fc.tuple(aShape, aShape, aShape)), {
    minLength: take.frames.length,
    maxLength: take.frames.length,
  });

  it('have the face that was found, frame by frame, and none where there was none', () => {
    fc.assert(
      fc.property(someFaces, (faces) => {
        const file = encodePose(withFace(recordingOf(take), faces, NAMES));
        expect(looksForFace(file)).toBe(true);
        readTake(file).frames.forEach(({ face }, k) => {
          const was = faces[k];
          if (!was) expect(face).toBeNull();
          else
            expect(
              NAMES.every((name, n) => Math.abs((face?.[name] ?? 9) - (was[n] ?? 9)) < 1e-5),
            ).toBe(true);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('have no face in a file of before it was looked for', () => {
    const file = encodePose(recordingOf(take));
    expect(looksForFace(file)).toBe(false);
    expect(readTake(file).frames.every(({ face }) => face === null)).toBe(true);
  });

  it.each([
    ['shape that is twice there', ['jawOpen', 'jawOpen'], [0, 0], 'there twice'],
    ['shape beyond what a face can do', ['jawOpen'], [1.5], 'is not between -1 and 1'],
    [
      'face of more shapes than there are',
      Array.from({ length: 53 }, (_, k) => `s${k}`),
      Array(53).fill(0),
      'points',
    ],
  ])('with a %s are told by name', (_what, names, values, message) => {
    const faces = take.frames.map(() => values as number[]);
    expect(() => readTake(encodePose(withFace(recordingOf(take), faces, names)))).toThrow(message);
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
