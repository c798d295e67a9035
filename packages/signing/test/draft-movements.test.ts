import type { Form, Motion } from '@isl/lexicon/form';
import { quat } from 'gl-matrix';
import { describe, expect, it } from 'vitest';
import { captureMotion } from '../src/captured/captured.js';
import { createRandom } from '../src/clips/random.js';
import { seenTake, USUAL_FAULTS } from '../src/clips/seen-take.js';
import { draftOf } from '../src/draft/draft.js';
import { proposalsOf } from '../src/draft/motions.js';
import { compileSequence } from '../src/index.js';
import type { HandKey } from '../src/key.js';
import { solveSegment } from '../src/segment.js';
import { aForm, aRig } from './support/fixtures.js';

const rig = aRig();

const draftFrom = (form: Form): Form => {
  const take = seenTake(compileSequence([{ form }], rig), rig, {
    random: createRandom(form.id),
    faults: USUAL_FAULTS,
  });
  return draftOf(captureMotion(take, rig), rig).form;
};
const motionsIn = ({ segments }: Form): readonly Motion[] =>
  segments.flatMap(({ motion = [] }) => motion);
const typesIn = (form: Form): readonly string[] => motionsIn(form).map(({ type }) => type);

/** A sign that is held, with a movement of its hand instead. */
const moved = (id: string, motion: Motion): Form => {
  const form = aForm(id);
  return { ...form, segments: [{ ...form.segments[0], motion: [{ hand: 'D', ...motion }] }] };
};

describe('the movement that a draft proposes', () => {
  it.each<readonly [string, string, Motion]>([
    ['a way that swells to one side', 'word-you', { type: 'arc', dir: 'D', bulge: 'u', size: 14 }],
    ['a hand that goes round at the wrist', 'word-you', { type: 'stir', repeat: 2 }],
    ['fingers that open', 'word-it', { type: 'open', ms: 500 }],
    [
      'what comes off the skin on its way',
      'letter-m-v1',
      { type: 'brush', dir: 'd', bulge: 'o', size: 9 },
    ],
  ])('is the one that was shown: %s', (_, id, motion) => {
    expect(typesIn(draftFrom(moved(id, motion)))).toEqual([motion.type]);
  });

  it('swings on its way where the hand did, in waves or zigzag, which look alike', () => {
    const wavy = { type: 'wave', dir: 'D', bulge: 'u', ms: 1200 } as const;
    const [motion, ...more] = motionsIn(draftFrom(moved('letter-k-v1', wavy)));
    expect(more).toEqual([]);
    expect(motion?.type).toMatch(/^(wave|zigzag)$/);
    expect(motion).toMatchObject({ dir: 'D', bulge: 'u' });
  });

  it('is found though it is small: a hand that shakes by three centimetres', () => {
    const [motion] = motionsIn(draftFrom(aForm('word-which')));
    expect(motion).toMatchObject({ type: 'shake', repeat: 2 });
    expect(motion?.dir).toMatch(/^[DN]$/);
  });

  it('may be one of the hand and one of its fingers at once', () => {
    expect(typesIn(draftFrom(aForm('word-have')))).toEqual(['straight', 'close']);
  });

  it('closes a hand as often as it was closed, into the handshape that it had then', () => {
    expect(motionsIn(draftFrom(aForm('word-come')))).toMatchObject([
      { type: 'close', to: 'bent', repeat: 2 },
    ]);
  });

  it('brushes nothing off the air', () => {
    const brushing = { type: 'brush', dir: 'd', bulge: 'o', size: 9 } as const;
    expect(typesIn(draftFrom(moved('word-you', brushing)))).not.toContain('brush');
  });

  it('is never wider than the notation has it', () => {
    const held = solveSegment(rig, aForm('word-you').segments[0]).D as HandKey;
    const twistedBy = (most: number): readonly (number | undefined)[] => {
      const keys = Array.from({ length: 30 }, (_, k): HandKey => {
        const radians = (most / 2) * (Math.PI / 180) * Math.sin((4 * Math.PI * k) / 29);
        return { ...held, turn: quat.rotateY(quat.create(), held.turn, radians) };
      });
      return proposalsOf(keys, { comes: false, leaves: false }).flatMap(({ motions }) =>
        motions.filter(({ type }) => type === 'twist').map(({ size }) => size),
      );
    };
    expect(twistedBy(60)).not.toEqual([]);
    expect(twistedBy(170)).toEqual([]);
  });

  it('is none where a hand is held', () => {
    expect(typesIn(draftFrom(aForm('letter-o-v1')))).toEqual([]);
  });
});
