import { expect, it } from 'vitest';
import { captureMotion } from '../src/captured/captured.js';
import { createRandom } from '../src/clips/random.js';
import { NO_FAULTS, seenTake } from '../src/clips/seen-take.js';
import { compileWithStops, createPose, joined, jointPositions, type Row } from '../src/index.js';
import { aForm, aRig, distance, jointAt } from './support/fixtures.js';

const rig = aRig();
const signs = (...ids: string[]): Row =>
  compileWithStops(
    ids.map((id) => ({ form: aForm(id) })),
    rig,
  );
const taken = captureMotion(
  seenTake(signs('word-water'), rig, {
    random: createRandom('joined'),
    faults: NO_FAULTS,
    framesPerSecond: 25,
  }),
  rig,
);
const before = signs('letter-a-v2', 'word-chat');
const after = signs('numeral-3');
const row = joined([before, taken, after]);

const wristAt = (of: Row, tMs: number): number[] => {
  const pose = createPose(rig);
  of.sample(tMs, pose);
  const places = jointPositions(rig, pose, new Float32Array(rig.joints.length * 3));
  return jointAt(rig, places, 'RightHand');
};

it('a person’s movement stands between notated signs, each in its own time', () => {
  expect(row.durationMs).toBeCloseTo(before.durationMs + taken.durationMs + after.durationMs, 6);
  expect(row.marks.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  const [, , mark] = row.marks;
  expect(mark?.startMs).toBeCloseTo(before.durationMs, 6);
  expect(wristAt(row, mark?.stillMs ?? 0)).toEqual(wristAt(taken, taken.marks[0]?.stillMs ?? 0));
  const last = row.marks[3]?.stillMs ?? 0;
  expect(wristAt(row, last)).toEqual(wristAt(after, after.marks[0]?.stillMs ?? 0));
});

it('the hands go through rest between them and nowhere jump', () => {
  let was = wristAt(row, 0);
  for (let ms = 10; ms <= row.durationMs; ms += 10) {
    const now = wristAt(row, ms);
    expect(distance(was, now)).toBeLessThan(0.06);
    was = now;
  }
});

it('its parts are reached in the order of its signs', () => {
  const times = row.stops.map(({ atMs }) => atMs);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(row.stops.map(({ index }) => index))).toEqual(new Set([0, 1, 2, 3]));
});
