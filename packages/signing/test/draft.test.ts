import { notationProblems } from '@isl/lexicon';
import type { Form } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { captureMotion } from '../src/captured/captured.js';
import { type Take, TakeError } from '../src/captured/take.js';
import { checkForm } from '../src/check.js';
import { createRandom } from '../src/clips/random.js';
import { NO_FAULTS, seenTake, USUAL_FAULTS } from '../src/clips/seen-take.js';
import { agreementOf } from '../src/draft/agreement.js';
import { type Draft, draftOf } from '../src/draft/draft.js';
import { compileWithStops } from '../src/index.js';
import { aForm, aRig } from './support/fixtures.js';

const rig = aRig();

const takeOf = (form: Form, faults = NO_FAULTS): Take =>
  seenTake(compileWithStops([{ form }], rig), rig, { random: createRandom(form.id), faults });
const draftFrom = (take: Take): Draft => draftOf(captureMotion(take, rig), rig);

/** The person's other hand does it: what a camera sees of a mirror. */
const mirrored = ({ frames, aspect }: Take): Take => {
  const flip = (points: Float32Array | null): Float32Array | null =>
    points?.map((value, k) => (k % 3 === 0 ? 1 - value : value)) ?? null;
  const body = (points: Float32Array | null): Float32Array | null => {
    const flipped = flip(points);
    if (!flipped || !points) return null;
    const out = flipped.slice();
    // From the shoulders on MediaPipe's points of a body are left and right in turn.
    for (let point = 11; point < 33; point += 1) {
      const other = point % 2 === 1 ? point + 1 : point - 1;
      for (let k = 0; k < 3; k += 1) out[point * 3 + k] = flipped[other * 3 + k] ?? 0;
    }
    return out;
  };
  return {
    aspect,
    frames: frames.map((frame) => ({
      ...frame,
      body: body(frame.body),
      left: flip(frame.right),
      right: flip(frame.left),
    })),
  };
};

describe('a draft of what was shown', () => {
  it.each([
    ['held, with one hand', 'letter-o-v1'],
    ['a way, with one hand', 'word-tell'],
    ['held, with both hands', 'letter-q-v1'],
    ['fingers that touch the head', 'word-woman'],
    ['a hand that turns to and fro', 'word-applause'],
    ['a circle', 'word-train'],
  ])('is valid, can be made and is near to the sign: %s', (_, id) => {
    const draft = draftFrom(takeOf(aForm(id)));
    expect(notationProblems(draft.form.segments)).toEqual([]);
    expect(checkForm(draft.form, rig)).toEqual([]);
    expect(draft.problems).toEqual([]);
    expect(draft.path).toBeLessThan(0.13);
    expect(draft.costs).toHaveLength(draft.form.segments.length);
    expect(agreementOf(rig, aForm(id), draft.form)).toMatchObject({
      handshape: true,
      palm: true,
      movement: true,
    });
  });

  it('has two hands where two were shown, and one where one was', () => {
    const hands = (id: string) =>
      draftFrom(takeOf(aForm(id))).form.segments.some(({ N, sym }) => N ?? sym);
    expect(hands('letter-q-v1')).toBeTruthy();
    expect(hands('word-tell')).toBeFalsy();
  });

  it('touches what was touched', () => {
    const { form } = draftFrom(takeOf(aForm('letter-a-v1')));
    expect(form.segments.at(-1)?.D?.contact?.with).toMatch(/^N\./);
  });

  it('is the same whenever it is made', () => {
    const take = takeOf(aForm('word-money'), USUAL_FAULTS);
    expect(draftFrom(take)).toEqual(draftFrom(take));
  });

  it('knows no left and right: a left hand that signs is the dominant one', () => {
    const take = takeOf(aForm('word-tell'));
    const [right, left] = [draftFrom(take), draftFrom(mirrored(take))];
    expect(right.isLeftHanded).toBe(false);
    expect(left.isLeftHanded).toBe(true);
    expect(agreementOf(rig, right.form, left.form)).toMatchObject({ handshape: true, palm: true });
  });

  it('calls a guess what it is not sure of, and the face always', () => {
    const { form } = draftFrom(takeOf(aForm('word-train'), USUAL_FAULTS));
    expect(form.uncertain).toContain('face');
    expect(form.uncertain).toContain('repeat');
    expect(form.sources[0]?.seen).toMatch(/by a computer/);
  });

  it('is not made of a take without hands, or of none', () => {
    const take = takeOf(aForm('word-tell'));
    const empty = { ...take, frames: [] };
    const handless = {
      ...take,
      frames: take.frames.map((frame) => ({ ...frame, left: null, right: null })),
    };
    expect(() => draftFrom(empty)).toThrow(TakeError);
    expect(() => draftFrom(handless)).toThrow(TakeError);
  });
});
