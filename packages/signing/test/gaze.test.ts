import type { Form, Hand, NonManual } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { compileSequence, createPose, type SequenceItem } from '../src/index.js';
import { aForm, aRig, formOf } from './support/fixtures.js';

const rig = aRig();
const HEAD = ['Spine', 'Spine1', 'Spine2', 'Neck', 'Head'];
const EYES = [...HEAD, 'LeftEye'];
/** Glances and drift of somebody who looks at the viewer. */
const NEAR = 5;

const word = (id: string, nmf?: NonManual): SequenceItem => ({
  form: aForm(`word-${id}`),
  ...(nmf && { nmf }),
});

/** A sign of one hand, of no lexicon. */
const aWord = (D: Hand, before: readonly Hand[] = []): SequenceItem => {
  const form: Form = { ...formOf(...[...before, D].map((hand) => ({ D: hand }))), kind: 'word' };
  return { form };
};

const compile = (items: readonly SequenceItem[], isLeftHanded = false) => {
  const { live, marks, durationMs } = compileSequence(items, rig, {
    pace: 'natural',
    seed: 3,
    isLeftHanded,
  });
  const pose = createPose(rig);
  /** Degrees toward the figure's right and down; small turns about the same axis add up. */
  const at = (tMs: number, names = EYES) => {
    live(tMs, tMs, pose);
    const [down = 0, left = 0] = [0, 1].map((axis) =>
      names.reduce(
        (sum, name) =>
          sum + (2 * Math.asin(pose.rotations[rig.indexOf(name) * 4 + axis] ?? 0) * 180) / Math.PI,
        0,
      ),
    );
    return { right: -left, down };
  };
  /** Just before a sign's end, while its hand still points. */
  const during = (index: number, names = EYES) => at((marks[index]?.endMs ?? 0) - 40, names);
  return { at, during, marks, durationMs };
};

const atViewer = ({ right, down }: { right: number; down: number }): void => {
  expect(Math.abs(right)).toBeLessThan(NEAR);
  expect(Math.abs(down)).toBeLessThan(NEAR);
};

describe('where a signer looks who points', () => {
  it('is the place pointed at: eyes and a little of the head go there, and come back at the end', () => {
    for (const id of ['he', 'she', 'it', 'there', 'they']) {
      const { at, during, marks } = compile([word('book'), word(id), word('good')]);
      const there = during(1);
      expect(there.right, id).toBeGreaterThan(24);
      const head = during(1, HEAD).right;
      expect(head, id).toBeGreaterThan(5);
      expect(head, id).toBeLessThan(14);
      atViewer(at((marks[1]?.startMs ?? 0) - 20));
      atViewer(at((marks[1]?.endMs ?? 0) + 300));
    }
  });

  it('is down before the signer with HERE and THIS', () => {
    for (const id of ['here', 'this']) {
      const { during } = compile([word(id), word('good')]);
      expect(during(0).down, id).toBeGreaterThan(25);
      expect(during(0, HEAD).down, id).toBeGreaterThan(5);
    }
  });

  it('is the viewer with YOU and I, and with verbs that end toward the viewer', () => {
    for (const id of ['you', 'your', 'i', 'me', 'see', 'tell', 'say']) {
      atViewer(compile([word(id), word('good')]).during(0));
    }
  });

  it('is where a verb ends that goes to somebody beside the viewer', () => {
    const mouth: Hand = { hs: 'h', ext: 'uN', palm: 'i+d', at: { place: 'chin' } };
    const aside: Hand = { hs: 'h', ext: 'oD', palm: 'd+N', at: { place: 'chest-side' } };
    expect(compile([aWord(aside, [mouth])]).during(0).right).toBeGreaterThan(24);
    const across: Hand = { hs: 'h', ext: 'oN', palm: 'd+i', at: { place: 'chest' } };
    expect(compile([aWord(across, [mouth])]).during(0).right).toBeLessThan(-20);
  });

  it('is where something is set down', () => {
    const { during } = compile([word('place'), word('good')]);
    expect(during(0).right).toBeGreaterThan(15);
    expect(during(0).down).toBeGreaterThan(20);
  });

  it('is not a finger that points at nothing: one that stands up, or touches the body', () => {
    for (const id of ['where', 'minute', 'female', 'self', 'yesterday']) {
      const { at, marks } = compile([word(id)]);
      const { startMs, endMs } = marks[0] ?? { startMs: 0, endMs: 0 };
      for (let t = startMs; t < endMs; t += 40) {
        expect(Math.abs(at(t).right), `${id} at ${t}`).toBeLessThan(14);
      }
    }
  });

  it('is what the sentence asks of the gaze, whatever the hand points at', () => {
    const asked: NonManual = { brows: 'up', gaze: 'ahead' };
    const { at, marks } = compile([word('he', asked), word('good', asked)]);
    for (let t = 300; t < (marks[0]?.endMs ?? 0); t += 40) atViewer(at(t));
  });

  it('is the place all the same for eyes whose head shakes: the head is what the sentence asks', () => {
    const { during } = compile([word('he', { head: 'shake' })]);
    expect(during(0).right - during(0, HEAD).right).toBeGreaterThan(15);
    const ahead = compile([word('you', { head: 'shake' })]);
    expect(Math.abs(during(0, HEAD).right - ahead.during(0, HEAD).right)).toBeLessThan(3);
  });

  it('is on the other side for a left-handed signer', () => {
    const { during } = compile([word('he')], true);
    expect(during(0).right).toBeLessThan(-24);
  });

  it('goes from the viewer to a place and from place to place without a jump', () => {
    const { at, durationMs } = compile(['he', 'here', 'they', 'place'].map((id) => word(id)));
    let before = at(0);
    for (let t = 4; t < durationMs; t += 4) {
      const now = at(t);
      // Eyes go thirty degrees in some forty milliseconds at most.
      expect(Math.abs(now.right - before.right)).toBeLessThan(3);
      expect(Math.abs(now.down - before.down)).toBeLessThan(3);
      before = now;
    }
  });
});
