import type { NonManual } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import {
  compileSequence,
  compileWithStops,
  createPose,
  FACE_CHANNELS,
  jointPositions,
  type Pose,
  type Rig,
} from '../src/index.js';
import { aForm, allForms, aRig, distance, formOf, jointAt } from './support/fixtures.js';
import { farthest } from './support/measure.js';

const rig = aRig();
const LIDS = FACE_CHANNELS.indexOf('eyeBlinkLeft');
const HANDS = ['', 'Index3', 'Thumb3', 'Pinky3'].flatMap((part) => [
  [`RightHand${part}`, 'D'] as const,
  [`LeftHand${part}`, 'N'] as const,
]);
const MOMENTS = [0, 1700, 3100, 9400];

const placesOf = (of: Rig, pose: Pose): Float32Array =>
  jointPositions(of, pose, new Float32Array(of.joints.length * 3));

/** Degrees by which a joint is turned about an axis: 0 pitch, 1 yaw. */
const turned = (pose: Pose, name: string, axis: 0 | 1): number =>
  (2 * Math.asin(pose.rotations[rig.indexOf(name) * 4 + axis] ?? 0) * 180) / Math.PI;

describe('a sign by somebody who lives', () => {
  it('has its hands where the notation has them, to two millimetres, at every key moment', () => {
    let checked = 0;
    for (const figure of [aRig('woman'), aRig('man')]) {
      const pose = createPose(figure);
      for (const form of allForms()) {
        // Trunks that shiver or bow carry the hands along at a moment of their own.
        const bare = formOf(...form.segments.map(({ nmf: _face, ...segment }) => segment));
        const written = compileWithStops([{ form: bare }], figure);
        const living = compileWithStops([{ form: bare }], figure, { pace: 'natural', seed: 5 });
        living.stops.forEach(({ atMs, key, segment }, k) => {
          written.sample(written.stops[k]?.atMs ?? 0, pose);
          const wanted = placesOf(figure, pose);
          for (const lifeMs of MOMENTS) {
            living.live(atMs, lifeMs, pose);
            const now = placesOf(figure, pose);
            for (const [name, side] of HANDS) {
              if (key[side].rests === 1) continue;
              const apart = distance(jointAt(figure, now, name), jointAt(figure, wanted, name));
              checked += 1;
              if (apart > 0.002) expect.fail(`${form.id} ${segment} ${name}: ${apart} m off`);
            }
          }
        });
      }
    }
    expect(checked).toBeGreaterThan(3000);
  });

  it('touches face and chest as before: a fingertip stays on the skin of a head that drifts', () => {
    const { live, sample, marks } = compileSequence([{ form: aForm('word-think') }], rig);
    const stillMs = marks[0]?.stillMs ?? 0;
    const pose = createPose(rig);
    const apart = (): number => {
      const places = placesOf(rig, pose);
      return distance(jointAt(rig, places, 'RightHandIndex3'), jointAt(rig, places, 'Head'));
    };
    sample(stillMs, pose);
    const wanted = apart();
    for (let lifeMs = 0; lifeMs < 20_000; lifeMs += 310) {
      live(stillMs, lifeMs, pose);
      expect(Math.abs(apart() - wanted)).toBeLessThan(0.0008);
    }
  });

  it('is held without being dead: what is no hand goes on moving', () => {
    const { live, marks } = compileSequence([{ form: aForm('letter-a-v2') }], rig);
    const stillMs = marks[0]?.stillMs ?? 0;
    const pose = createPose(rig);
    const shoulders = [0, 400, 800, 1200].map((lifeMs) => {
      live(stillMs, lifeMs, pose);
      return jointAt(rig, placesOf(rig, pose), 'RightArm')[1] ?? 0;
    });
    expect(new Set(shoulders.map((y) => y.toFixed(5))).size).toBe(4);
  });

  it('moves without jumps from sign to sign', () => {
    const items = ['word-hello', 'word-book', 'word-morning', 'word-think'].map((id) => ({
      form: aForm(id),
    }));
    const { live, durationMs } = compileSequence(items, rig, { pace: 'natural' });
    const pose = createPose(rig);
    live(0, 0, pose);
    let before = placesOf(rig, pose);
    for (let t = 4; t <= durationMs; t += 4) {
      live(t, t, pose);
      const now = placesOf(rig, pose);
      expect(farthest(before, now)).toBeLessThan(0.03);
      before = now;
    }
  });

  it('raises the shoulder of a raised arm and leaves the other one', () => {
    const { live, sample, marks } = compileSequence([{ form: aForm('word-afternoon') }], rig);
    const stillMs = marks[0]?.stillMs ?? 0;
    const pose = createPose(rig);
    const height = (name: string) => jointAt(rig, placesOf(rig, pose), name)[1] ?? 0;
    sample(stillMs, pose);
    const [right, left] = [height('RightArm'), height('LeftArm')];
    live(stillMs, 0, pose);
    expect(height('RightArm') - right).toBeGreaterThan(0.008);
    expect(Math.abs(height('LeftArm') - left)).toBeLessThan(0.008);
  });

  it('watches its hands while they show something or go far, and then looks up again', () => {
    const { live, marks } = compileSequence([{ form: aForm('word-morning') }], rig);
    const [mark] = marks;
    if (!mark) throw new Error('one mark expected');
    const pose = createPose(rig);
    const down = (tMs: number): number => {
      live(tMs, 0, pose);
      return turned(pose, 'LeftEye', 0);
    };
    expect(down(mark.startMs + 350)).toBeGreaterThan(8);
    expect(Math.abs(down(mark.endMs))).toBeLessThan(3);
  });

  it('looks at the viewer while it spells', () => {
    const items = ['a', 'b', 'c'].map((letter) => ({ form: aForm(`letter-${letter}-v2`) }));
    const { live, durationMs } = compileSequence(items, rig, { pace: 'natural' });
    const pose = createPose(rig);
    for (let t = 0; t < durationMs; t += 60) {
      live(t, t, pose);
      for (const axis of [0, 1] as const)
        expect(Math.abs(turned(pose, 'LeftEye', axis))).toBeLessThan(6);
    }
  });

  it('is the exact mirror image of itself for a left-handed signer, blinks and breath included', () => {
    const items = [{ form: aForm('word-hello') }];
    const [right, left] = [false, true].map((isLeftHanded) =>
      compileSequence(items, rig, { isLeftHanded }),
    );
    const [a, b] = [createPose(rig), createPose(rig)];
    right?.live(500, 4000, a);
    left?.live(500, 4000, b);
    const [one, other] = [placesOf(rig, a), placesOf(rig, b)];
    const [x = 0, y = 0, z = 0] = jointAt(rig, one, 'RightHand');
    expect(distance(jointAt(rig, other, 'LeftHand'), [-x, y, z])).toBeLessThan(2e-3);
  });
});

describe('what a sentence asks of the face', () => {
  const asking: NonManual = { brows: 'up', eyes: 'wide', head: 'forward', gaze: 'ahead' };
  const items = (nmf?: NonManual) =>
    ['word-morning', 'word-book', 'word-you'].map((id) => ({
      form: aForm(id),
      ...(nmf && { nmf }),
    }));

  it('is what face, head and eyes do: no blink and no glance falls into it', () => {
    const { live, sample, marks } = compileSequence(items(asking), rig, { pace: 'natural' });
    const end = marks.at(-1)?.endMs ?? 0;
    const [living, notated] = [createPose(rig), createPose(rig)];
    for (let lifeMs = 0; lifeMs < 60_000; lifeMs += 137) {
      const tMs = 300 + (lifeMs % (end - 300));
      live(tMs, lifeMs, living);
      sample(tMs, notated);
      expect(living.face).toEqual(notated.face);
      const head = (pose: Pose) => turned(pose, 'Neck', 0) + turned(pose, 'Head', 0);
      // Chest and neck breathe against each other, so that the head stays.
      expect(Math.abs(head(living) - head(notated))).toBeLessThan(0.7);
    }
  });

  it('leaves the eyes free where it asks for nothing: the same signs as a statement blink', () => {
    const { live, marks } = compileSequence(items(), rig, { pace: 'natural' });
    const end = marks.at(-1)?.endMs ?? 0;
    const pose = createPose(rig);
    let most = 0;
    for (let lifeMs = 0; lifeMs < 20_000; lifeMs += 20) {
      live(lifeMs % end, lifeMs, pose);
      most = Math.max(most, pose.face[LIDS] ?? 0);
    }
    expect(most).toBeGreaterThan(0.95);
  });

  it('is followed by a blink more often than not', () => {
    const blinking = Array.from({ length: 40 }, (_, seed) => {
      const { live, marks } = compileSequence([{ form: aForm('word-you') }], rig, { seed });
      const pose = createPose(rig);
      // At a moment of life at which these eyes are open anyway.
      live(0, 0, pose);
      if ((pose.face[LIDS] ?? 0) > 0) return null;
      live((marks[0]?.endMs ?? 0) + 140, 0, pose);
      return (pose.face[LIDS] ?? 0) > 0.9;
    }).filter((one) => one !== null);
    expect(blinking.filter(Boolean).length / blinking.length).toBeGreaterThan(0.6);
  });
});

describe('the natural pace', () => {
  const median = (kind: string): number => {
    const items = allForms()
      .filter((form) => form.kind === kind)
      .map((form) => ({ form }));
    const { marks } = compileSequence(items, rig, { pace: 'natural' });
    const each = marks.map(({ startMs, endMs }) => endMs - startMs).sort((a, b) => a - b);
    return each[Math.floor(each.length / 2)] ?? 0;
  };

  it('takes seven to eleven tenths of a second for half of the words, and what a letter says for it', () => {
    expect(median('word')).toBeGreaterThan(700);
    expect(median('word')).toBeLessThan(1100);
    expect(median('letter')).toBeGreaterThan(550);
    expect(median('letter')).toBeLessThan(800);
  });

  it('goes from the end of a sign to the start of the next, sooner than by way of rest', () => {
    const items = ['word-hello', 'word-think'].map((id) => ({ form: aForm(id) }));
    const { sample, marks } = compileSequence(items, rig, { pace: 'natural' });
    const pose = createPose(rig);
    const from = marks[0]?.endMs ?? 0;
    for (let t = from; t < from + 400; t += 20) {
      sample(t, pose);
      expect(jointAt(rig, placesOf(rig, pose), 'RightHand')[1]).toBeGreaterThan(1.3);
    }
  });
});
