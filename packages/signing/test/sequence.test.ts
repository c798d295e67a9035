import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { describe, expect, it } from 'vitest';
import { compileSequence, createPose, jointPositions, type Pose, type Rig } from '../src/index.js';
import { minimumJerk, toAndFro } from '../src/motion.js';
import { aForm, aRig, distance, jointAt } from './support/fixtures.js';
import { rig } from './support/sequence.js';

const spell = (word: string, of: Rig = rig) =>
  compileSequence(
    [...word].map((letter) => ({ form: aForm(`letter-${letter}-v2`) })),
    of,
  );

const pointing = () =>
  compileSequence(
    ['he', 'here', 'they', 'place', 'morning'].map((id) => ({ form: aForm(`word-${id}`) })),
    rig,
  );

const positionsAt = (sequence: ReturnType<typeof spell>, tMs: number, pose = createPose(rig)) => {
  sequence.sample(tMs, pose);
  return jointPositions(rig, pose, new Float32Array(rig.joints.length * 3));
};

const copyOf = (pose: Pose) => [...pose.rotations, ...pose.face];

/** All that is allocated meanwhile, kept or not. */
async function bytesMadeBy(run: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 128,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  run();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  const sizeOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
    children.reduce((sum, child) => sum + sizeOf(child), selfSize);
  return sizeOf(profile.head);
}

describe('a sequence', () => {
  it('gives the same pose for the same moment, in whatever order it is asked', () => {
    const pose = createPose(rig);
    const first = spell('salad');
    first.sample(1234, pose);
    const straight = copyOf(pose);
    const second = spell('salad');
    for (const t of [2500, 10, second.durationMs, 1234]) second.sample(t, pose);
    expect(copyOf(pose)).toEqual(straight);
  });

  it('moves two players on one page as it moves each alone, even while a third is made', () => {
    const woman = { of: aRig('woman'), word: 'salad' };
    const man = { of: aRig('man'), word: 'quick' };
    const film = (...players: (typeof woman)[]): number[][][] => {
      const shown = players.map(({ of, word }) => ({
        sequence: spell(word, of),
        pose: createPose(of),
      }));
      return Array.from({ length: 15 }, (_, frame) => {
        for (const { sequence, pose } of shown) sequence.sample(frame * 160, pose);
        if (players.length > 1) spell('be');
        return shown.map(({ pose }) => copyOf(pose));
      });
    };
    const others = film(man);
    expect(film(woman, man)).toEqual(
      film(woman).map((frame, k) => [...frame, ...(others[k] ?? [])]),
    );
  });

  it('writes turns of length one for every joint all the way', () => {
    const sequence = spell('quick');
    const pose = createPose(rig);
    for (let t = 0; t <= sequence.durationMs; t += 37) {
      sequence.sample(t, pose);
      for (let joint = 0; joint < rig.joints.length; joint += 1) {
        const turn = pose.rotations.subarray(joint * 4, joint * 4 + 4);
        expect(Math.abs(Math.hypot(...turn) - 1)).toBeLessThan(1e-4);
      }
    }
  });

  it('begins and ends with the hands low, and rests without signs', () => {
    const sequence = spell('b');
    const rest = compileSequence([], rig);
    expect(rest.durationMs).toBe(0);
    expect(rest.marks).toEqual([]);
    const low = jointAt(rig, positionsAt(rest, 0), 'RightHand');
    expect(low[1]).toBeLessThan(1.05);
    for (const t of [0, sequence.durationMs, sequence.durationMs + 5000, -100]) {
      expect(distance(jointAt(rig, positionsAt(sequence, t), 'RightHand'), low)).toBeLessThan(1e-4);
    }
  });

  it('marks each sign, one after the other, with a moment for its picture', () => {
    const { marks, durationMs } = spell('cab');
    expect(marks.map(({ gloss }) => gloss)).toEqual(['C', 'A', 'B']);
    expect(marks.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(marks[0]?.startMs).toBe(0);
    expect(marks[1]?.startMs).toBe(marks[0]?.endMs);
    for (const { startMs, stillMs, endMs } of marks) {
      expect(stillMs).toBeGreaterThan(startMs);
      expect(stillMs).toBeLessThan(endMs);
    }
    expect(durationMs).toBeGreaterThan(marks[2]?.endMs ?? Number.POSITIVE_INFINITY);
  });

  it('moves without jumps', () => {
    const sequence = spell('jhxw');
    let before = positionsAt(sequence, 0);
    for (let t = 4; t <= sequence.durationMs; t += 4) {
      const now = positionsAt(sequence, t);
      for (const name of ['RightHand', 'LeftHand', 'RightForeArm', 'LeftHandIndex3']) {
        expect(distance(jointAt(rig, now, name), jointAt(rig, before, name))).toBeLessThan(0.025);
      }
      before = now;
    }
  });

  it.each(['dd', 'll'])(
    'lifts the hand three centimetres between the letters of %s and comes back',
    (doubled) => {
      const sequence = spell(doubled);
      const [first, second] = sequence.marks;
      if (first === undefined || second === undefined) throw new Error('two marks expected');
      const touch = jointAt(rig, positionsAt(sequence, first.stillMs), 'RightHand');
      let farthest = 0;
      for (let t = first.stillMs; t < second.stillMs; t += 5) {
        const now = jointAt(rig, positionsAt(sequence, t), 'RightHand');
        farthest = Math.max(farthest, distance(now, touch));
      }
      expect(farthest).toBeGreaterThan(0.025);
      expect(farthest).toBeLessThan(0.06);
      const again = jointAt(rig, positionsAt(sequence, second.stillMs), 'RightHand');
      expect(distance(again, touch)).toBeLessThan(1e-4);
    },
  );

  it('makes the exact mirror image for a left-handed signer', () => {
    const items = [{ form: aForm('letter-k-v2') }];
    const right = compileSequence(items, rig);
    const left = compileSequence(items, rig, { isLeftHanded: true });
    expect(left.durationMs).toBe(right.durationMs);
    const stillMs = right.marks[0]?.stillMs ?? 0;
    const one = positionsAt(right, stillMs);
    const other = positionsAt(left, stillMs);
    for (const joint of ['Hand', 'HandIndex3', 'HandThumb2', 'ForeArm']) {
      const [x = 0, y = 0, z = 0] = jointAt(rig, one, `Right${joint}`);
      expect(distance(jointAt(rig, other, `Left${joint}`), [-x, y, z])).toBeLessThan(2e-3);
    }
  });

  it('keeps the idle hand near while the other letters need it, and down when none does', () => {
    const between = spell('aia');
    const alone = spell('i');
    const heightOf = (sequence: typeof alone, mark: number) =>
      jointAt(rig, positionsAt(sequence, sequence.marks[mark]?.stillMs ?? 0), 'LeftHand')[1] ?? 0;
    expect(heightOf(between, 1)).toBeGreaterThan(heightOf(alone, 0) + 0.05);
  });

  it.each([
    ['as notated', 1500, spell('pneumonia')],
    ['of somebody who lives', 3000, spell('pneumonia')],
    ['of somebody who lives and points', 3000, pointing()],
  ] as const)(
    'makes no objects for a pose %s',
    {
      timeout: 60_000,
    },
    async (whose, boxedBytes, sequence) => {
      const pose = createPose(rig);
      const run = (): void => {
        for (let k = 0; k < 5000; k += 1) {
          const tMs = (k * 7) % sequence.durationMs;
          if (whose === 'as notated') sequence.sample(tMs, pose);
          else sequence.live(tMs, k * 16, pose);
        }
      };
      // Numbers that go from function to function are boxed where V8 does not join the two: 200 to 400 bytes by
      // what else it has compiled, twice that with breath and glances, and once it was 1,800. An object for each
      // joint would be 5,000 more. What is made every time is in the least of several.
      const bytes: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        run();
        bytes.push((await bytesMadeBy(run)) / 5000);
      }
      expect(Math.min(...bytes)).toBeLessThan(boxedBytes);
    },
  );
});

describe('the curve between two keys', () => {
  it('starts and stops without speed or acceleration', () => {
    const h = 1e-3;
    expect([minimumJerk(0), minimumJerk(0.5), minimumJerk(1)]).toEqual([0, 0.5, 1]);
    for (const end of [0, 1]) {
      const toward = end === 0 ? h : -h;
      const speed = (minimumJerk(end + toward) - minimumJerk(end)) / h;
      expect(Math.abs(speed)).toBeLessThan(1e-4);
    }
    const bend = (minimumJerk(2 * h) - 2 * minimumJerk(h) + minimumJerk(0)) / h ** 2;
    expect(Math.abs(bend)).toBeLessThan(0.1);
  });

  it('comes back between repeats and ends away', () => {
    expect(toAndFro(1, 2)).toBe(1);
    expect(toAndFro(1 / 3, 2)).toBeCloseTo(1, 6);
    expect(toAndFro(2 / 3, 2)).toBeCloseTo(0, 6);
  });
});
