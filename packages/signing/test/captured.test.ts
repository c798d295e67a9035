import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captureMotion } from '../src/captured/captured.js';
import { posedGaps } from '../src/captured/posed-gaps.js';
import { type Take, TakeError, type TakenFrame } from '../src/captured/take.js';
import { createRandom } from '../src/clips/random.js';
import { type FinderFaults, NO_FAULTS, seenTake, USUAL_FAULTS } from '../src/clips/seen-take.js';
import {
  compileWithStops,
  createPose,
  FACE_CHANNELS,
  jointPositions,
  type Pose,
  type Rig,
} from '../src/index.js';
import { bodyPoint } from '../src/mediapipe.js';
import { aForm, aRig, distance, jointAt } from './support/fixtures.js';

const rig = aRig();
const SHOULDERS_M = 2 * Math.abs(rig.arms[0].shoulder[0]);
const WRISTS = ['RightHand', 'LeftHand'] as const;
/** Where a body's points have how deep its wrists are. */
const WRIST_DEPTHS = [bodyPoint('RIGHT_WRIST') * 3 + 2, bodyPoint('LEFT_WRIST') * 3 + 2];

const signOf = (id: string) => compileWithStops([{ form: aForm(id) }], rig);
const takeOf = (id: string, faults: FinderFaults = NO_FAULTS, framesPerSecond = 25): Take =>
  seenTake(signOf(id), rig, { random: createRandom(id), faults, framesPerSecond });

const jointOf = (pose: Pose, name: string, of: Rig = rig): number[] =>
  jointAt(of, jointPositions(of, pose, new Float32Array(of.joints.length * 3)), name);

/** How far the figure's wrists are from those of the sign that was shown, in shoulder widths. */
function wristErrors(id: string, take: Take): number[] {
  const shown = signOf(id);
  const { sample, keptFrom } = captureMotion(take, rig);
  const [was, is] = [createPose(rig), createPose(rig)];
  const errors: number[] = [];
  for (let ms = keptFrom.takenAtMs; ms < (shown.marks[0]?.endMs ?? 0); ms += 40) {
    shown.sample(ms, was);
    sample(ms - keptFrom.takenAtMs + keptFrom.atMs, is);
    for (const name of WRISTS) {
      const at = jointOf(was, name);
      if ((at[1] ?? 0) > 1.05) errors.push(distance(at, jointOf(is, name)) / SHOULDERS_M);
    }
  }
  return errors.sort((a, b) => a - b);
}

const middle = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

describe('a sign that was shown to a camera', () => {
  it.each(['word-water', 'word-chat', 'letter-a-v2', 'numeral-3'])(
    'is made by the figure with its hands where they were: %s',
    (id) => {
      expect(middle(wristErrors(id, takeOf(id)))).toBeLessThan(0.1);
      expect(middle(wristErrors(id, takeOf(id, USUAL_FAULTS)))).toBeLessThan(0.15);
    },
  );

  it('begins and ends at rest, with the stroke in between', () => {
    const { sample, durationMs, strokeMs, marks } = captureMotion(takeOf('word-water'), rig);
    const pose = createPose(rig);
    const rest = compileWithStops([], rig);
    rest.sample(0, pose);
    const hangs = WRISTS.map((name) => jointOf(pose, name));
    for (const ms of [0, durationMs]) {
      sample(ms, pose);
      WRISTS.forEach((name, k) => {
        expect(distance(jointOf(pose, name), hangs[k] ?? [])).toBeLessThan(0.001);
      });
    }
    expect(strokeMs[0]).toBeGreaterThan(0);
    expect(strokeMs[1]).toBeGreaterThanOrEqual(strokeMs[0]);
    expect(marks[0]?.stillMs).toBeGreaterThanOrEqual(strokeMs[0]);
    expect(marks[0]?.stillMs).toBeLessThanOrEqual(strokeMs[1]);
    expect(strokeMs[1]).toBeLessThan(durationMs);
  });

  it('is made without the rest before and after it', () => {
    const take = takeOf('word-water');
    const [first] = take.frames as [TakenFrame];
    const waits = Array.from({ length: 50 }, (_, k) => ({ ...first, atMs: k * 40 - 2000 }));
    const frames = [...waits, ...take.frames];
    const long = captureMotion({ ...take, frames }, rig);
    expect(long.durationMs).toBeCloseTo(captureMotion(take, rig).durationMs, -2);
  });

  it('touches where the shown one touched, though a picture hardly tells the depth', () => {
    const id = 'letter-a-v2';
    const shown = signOf(id);
    const { sample, keptFrom } = captureMotion(takeOf(id, USUAL_FAULTS), rig);
    const [was, is] = [createPose(rig), createPose(rig)];
    let [touched, kept] = [0, 0];
    for (let ms = 0; ms < (shown.marks[0]?.endMs ?? 0); ms += 40) {
      shown.sample(ms, was);
      if (posedGaps(rig, was).hands > 0.01) continue;
      touched += 1;
      sample(ms - keptFrom.takenAtMs + keptFrom.atMs, is);
      if (posedGaps(rig, is).hands < 0.015) kept += 1;
    }
    expect(touched).toBeGreaterThan(3);
    expect(kept / touched).toBeGreaterThan(0.6);
  });

  /** Moments in which the head was touched, in how many it is, and moments in which it is though nothing was near. */
  function headTouches(id: string, take: Take): { were: number; kept: number; made: number } {
    const shown = signOf(id);
    const { sample, keptFrom } = captureMotion(take, rig);
    const [was, is] = [createPose(rig), createPose(rig)];
    let [were, kept, made] = [0, 0, 0];
    for (let ms = keptFrom.takenAtMs; ms < (shown.marks[0]?.endMs ?? 0); ms += 40) {
      shown.sample(ms, was);
      sample(ms - keptFrom.takenAtMs + keptFrom.atMs, is);
      const [before, after] = [posedGaps(rig, was).head, posedGaps(rig, is).head];
      if (before <= 0.01) were += 1;
      if (before <= 0.01 && after <= 0.015) kept += 1;
      if (before >= 0.05 && after <= 0.01) made += 1;
    }
    return { were, kept, made };
  }
  /** As MediaPipe has it of a hand at the face: as if the arm were stretched out to the camera. */
  const toldAhead = (take: Take): Take => ({
    ...take,
    frames: take.frames.map((frame) => ({
      ...frame,
      body: frame.body?.map((value, k) => (WRIST_DEPTHS.includes(k) ? -1 : value)) ?? null,
    })),
  });

  it.each(['word-female', 'word-water', 'word-yellow'])(
    'touches the head with one hand, though that is told to be far before it: %s',
    (id) => {
      const { were, kept } = headTouches(id, toldAhead(takeOf(id, USUAL_FAULTS)));
      expect(were).toBeGreaterThan(3);
      expect(kept / were).toBeGreaterThan(0.8);
    },
  );

  it.each(['word-namaste', 'word-photograph', 'word-temple'])(
    'has both hands before the head where they were: %s',
    (id) => {
      expect(headTouches(id, toldAhead(takeOf(id, USUAL_FAULTS)))).toEqual({
        were: 0,
        kept: 0,
        made: 0,
      });
    },
  );

  it('is made though a hand was lost for some frames, on the way that it went', () => {
    const take = takeOf('word-water');
    const from = Math.floor(take.frames.length / 2);
    const frames = take.frames.map((frame, k) =>
      k >= from && k < from + 5 ? { ...frame, right: null } : frame,
    );
    const errors = wristErrors('word-water', { ...take, frames });
    expect(errors.at(-1)).toBeLessThan(0.3);
  });

  it('is mirrored for who is left-handed', () => {
    const take = takeOf('letter-a-v2');
    const right = captureMotion(take, rig);
    const left = captureMotion(take, rig, { isLeftHanded: true });
    const [a, b] = [createPose(rig), createPose(rig)];
    const ms = right.marks[0]?.stillMs ?? 0;
    right.sample(ms, a);
    left.sample(ms, b);
    const [x = 0, y = 0, z = 0] = jointOf(a, 'RightHand');
    expect(distance(jointOf(b, 'LeftHand'), [-x, y, z])).toBeLessThan(0.01);
  });

  it('lets the figure live, with the hands where they were', () => {
    const { sample, live, marks } = captureMotion(takeOf('word-water'), rig);
    const [still, living] = [createPose(rig), createPose(rig)];
    const ms = marks[0]?.stillMs ?? 0;
    sample(ms, still);
    live(ms, 12_345, living);
    for (const name of WRISTS) {
      expect(distance(jointOf(still, name), jointOf(living, name))).toBeLessThan(0.03);
    }
  });

  /** One shape of the face at the moment at which the sign is read, of a take in which it is as told. */
  function atStill(
    name: string,
    valueAt: (ms: number, stillMs: number) => number,
    isLeftHanded = false,
  ) {
    const take = takeOf('word-water');
    const { keptFrom, marks } = captureMotion(take, rig);
    const stillMs = (marks[0]?.stillMs ?? 0) - keptFrom.atMs + keptFrom.takenAtMs;
    const frames = take.frames.map((frame) => ({
      ...frame,
      face: { [name]: valueAt(frame.atMs, stillMs) },
    }));
    const { sample } = captureMotion({ ...take, frames }, rig, { isLeftHanded });
    const pose = createPose(rig);
    sample(marks[0]?.stillMs ?? 0, pose);
    return Object.fromEntries(FACE_CHANNELS.map((channel, k) => [channel, pose.face[k] ?? 0]));
  }
  /** Raised for half a second, from a face that is not at 0 when it rests. */
  const raised = (rest: number, by: number) => (ms: number, stillMs: number) =>
    Math.abs(ms - stillMs) < 250 ? rest + by : rest;

  it("moves the face by blendshapes, against the person's own face at rest", () => {
    fc.assert(
      fc.property(fc.double({ min: -0.3, max: 0.3, noNaN: true }), (rest) => {
        expect(atStill('browInnerUp', raised(rest, 0.7)).browInnerUp).toBeGreaterThan(0.6);
        expect(atStill('browInnerUp', () => rest).browInnerUp).toBe(0);
      }),
      { numRuns: 3 },
    );
  });

  it('shuts the lids of a blink of a tenth of a second as far as they went', () => {
    const blink = (ms: number, stillMs: number) => (Math.abs(ms - stillMs) < 70 ? 0.9 : 0);
    expect(atStill('eyeBlinkLeft', blink).eyeBlinkLeft).toBeGreaterThan(0.7);
  });

  it('mirrors the face for who is left-handed', () => {
    const shapes = atStill('mouthSmileLeft', raised(0, 0.8), true);
    expect(shapes.mouthSmileRight).toBeGreaterThan(0.7);
    expect(shapes.mouthSmileLeft).toBe(0);
  });

  it('bridges a face that was lost, and has none where it never was found', () => {
    const lost = (ms: number, stillMs: number) => raised(0, 0.7)(ms, stillMs);
    const take = takeOf('word-water');
    const { keptFrom, marks } = captureMotion(take, rig);
    const stillMs = (marks[0]?.stillMs ?? 0) - keptFrom.atMs + keptFrom.takenAtMs;
    const frames = take.frames.map((frame) => ({
      ...frame,
      face:
        Math.abs(frame.atMs - stillMs) < 50
          ? null
          : { browInnerUp: lost(frame.atMs, stillMs), unknownShape: 1 },
    }));
    const pose = createPose(rig);
    captureMotion({ ...take, frames }, rig).sample(marks[0]?.stillMs ?? 0, pose);
    expect(Math.max(...pose.face)).toBeGreaterThan(0.5);
    captureMotion(take, rig).sample(marks[0]?.stillMs ?? 0, pose);
    expect(Math.max(...pose.face)).toBe(0);
  });

  it('is played at any moment without a hand that jumps or is nowhere', () => {
    const aTake = fc.record({
      id: fc.constantFrom('word-water', 'word-chat', 'letter-b-v2', 'numeral-5'),
      seed: fc.string(),
      framesPerSecond: fc.integer({ min: 8, max: 30 }),
      lostShare: fc.double({ min: 0, max: 0.15, noNaN: true }),
    });
    fc.assert(
      fc.property(aTake, ({ id, seed, framesPerSecond, lostShare }) => {
        const faults = { ...USUAL_FAULTS, lostShare };
        const random = createRandom(seed);
        const take = seenTake(signOf(id), rig, { random, faults, framesPerSecond });
        const { sample, durationMs } = captureMotion(take, rig);
        const pose = createPose(rig);
        let before: number[][] | null = null;
        for (let ms = 0; ms <= durationMs; ms += 10) {
          sample(ms, pose);
          expect(pose.rotations.every(Number.isFinite)).toBe(true);
          const now = WRISTS.map((name) => jointOf(pose, name));
          // Six metres a second are more than a hand does.
          now.forEach((at, k) => {
            if (before) expect(distance(at, before[k] ?? at)).toBeLessThan(0.06);
          });
          before = now;
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('what is no take', () => {
  const take = takeOf('letter-a-v2');
  const changed = (k: number, part: Partial<TakenFrame>): Take => ({
    ...take,
    frames: take.frames.map((frame, at) => (at === k ? { ...frame, ...part } : frame)),
  });
  const withNaN = take.frames[3]?.body?.slice() ?? new Float32Array();
  withNaN[20] = Number.NaN;

  it.each<readonly [string, Take, string]>([
    ['empty', { ...take, frames: [] }, 'The take has no frames.'],
    ['aspect', { ...take, aspect: 0 }, 'A picture is not 0 times as wide as high.'],
    ['times', changed(5, { atMs: 0 }), 'Frame 5 is at 0 ms, the one before at 160.'],
    ['times', changed(0, { atMs: Number.NaN }), 'Frame 0 is at NaN ms'],
    ['points', changed(3, { body: withNaN }), 'frame 3, body: a point is not a number.'],
    [
      'points',
      changed(2, { left: new Float32Array(6) }),
      'frame 2, left: 6 values are not 21 points.',
    ],
    [
      'no-body',
      { ...take, frames: take.frames.map((frame) => ({ ...frame, body: null })) },
      'No body was found in any frame.',
    ],
    [
      'no-hand',
      { ...take, frames: take.frames.map((frame) => ({ ...frame, left: null, right: null })) },
      'No hand was found in any frame.',
    ],
    [
      'no-hand',
      { ...take, frames: take.frames.slice(0, 1).map((frame) => ({ ...frame, atMs: 0 })) },
      'No hand came up in any frame.',
    ],
  ])('is told from others: %s', (fault, wrong, message) => {
    const capture = (): unknown => captureMotion(wrong, rig);
    expect(capture).toThrow(TakeError);
    expect(capture).toThrow(message);
    expect(capture).toThrow(expect.objectContaining({ fault }));
  });
});
