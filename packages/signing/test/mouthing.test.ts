import type { NonManual } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { compileSequence, createPose, FACE_CHANNELS, type SequenceItem } from '../src/index.js';
import { aForm, aRig } from './support/fixtures.js';

const rig = aRig();
const JAW = FACE_CHANNELS.indexOf('jawOpen');
const PRESS = FACE_CHANNELS.indexOf('mouthPressLeft');
const PUCKER = FACE_CHANNELS.indexOf('mouthPucker');
const MOUTH = FACE_CHANNELS.flatMap((name, k) => (/^(mouth|jaw)/.test(name) ? [k] : []));
const NATURAL = { pace: 'natural' } as const;

/** Each of some moments of a row of signs, as one face. */
const facesOf = (items: readonly SequenceItem[], everyMs = 10) => {
  const { live, sample, marks, durationMs } = compileSequence(items, rig, NATURAL);
  const pose = createPose(rig);
  const at = (take: typeof sample, tMs: number): Float32Array => {
    take(tMs, pose);
    return pose.face.slice();
  };
  const moments = Array.from({ length: Math.ceil(durationMs / everyMs) }, (_, k) => k * everyMs);
  return {
    marks,
    living: moments.map((tMs) => at((t, into) => live(t, 0, into), tMs)),
    notated: moments.map((tMs) => at(sample, tMs)),
  };
};
const most = (faces: readonly Float32Array[], channel: number): number =>
  Math.max(...faces.map((face) => face[channel] ?? 0));
const isSilent = ({ living, notated }: ReturnType<typeof facesOf>): boolean =>
  living.every((face, k) => MOUTH.every((channel) => face[channel] === notated[k]?.[channel]));

const book: SequenceItem = { form: aForm('word-book'), mouthing: 'muk' };

describe('a mouthing', () => {
  it('is said while the hands sign: lips shut, then rounded, and at rest before and after', () => {
    const { living, marks } = facesOf([book]);
    const [shut, round] = [PRESS, PUCKER].map((channel) =>
      living.findIndex((face) => face[channel] === most(living, channel)),
    ) as [number, number];
    expect(most(living, PRESS)).toBeGreaterThan(0.3);
    expect(most(living, PUCKER)).toBeGreaterThan(0.5);
    expect(shut).toBeLessThan(round);
    expect(round * 10).toBeLessThan(marks[0]?.endMs ?? 0);
    for (const face of [living[0], living.at(-1)]) {
      for (const channel of MOUTH) expect(face?.[channel]).toBe(0);
    }
  });

  it('is of those who live: pictures, clips and training have the notation alone', () => {
    expect(facesOf([book]).notated).toEqual(facesOf([{ form: aForm('word-book') }]).notated);
  });

  it('is small, and never more than a face can do', () => {
    const { living } = facesOf([{ form: aForm('word-book'), mouthing: 'aoaoao' }]);
    expect(most(living, JAW)).toBeLessThan(0.45);
    const asked = facesOf([{ ...book, mouthing: 'aaa', nmf: { eyes: 'wide', strength: 1.5 } }]);
    for (const face of asked.living) for (const value of face) expect(value).toBeLessThanOrEqual(1);
  });

  it.each<[string, NonManual]>([
    ['a mouth', { mouth: 'corners-down' }],
    ['cheeks', { cheeks: 'puff' }],
    ['a mouthing of its own', { mouthing: 'o' }],
  ])('gives way to %s that a form or a sentence asks for', (_, nmf) => {
    expect(isSilent(facesOf([{ ...book, nmf }]))).toBe(true);
  });

  it('gives way in a form that smiles of itself', () => {
    expect(isSilent(facesOf([{ form: aForm('word-happy'), mouthing: 'hapi' }]))).toBe(true);
  });

  it('stays beside brows, eyes and head of a question', () => {
    const asked = facesOf([{ ...book, nmf: { brows: 'up', eyes: 'wide', head: 'forward' } }]);
    expect(most(asked.living, PUCKER)).toBeGreaterThan(0.5);
  });

  it('goes without a jump, and is the same whenever it is asked for', () => {
    const items = [book, { form: aForm('word-water'), mouthing: 'uasr' }];
    const { living } = facesOf(items, 4);
    living.forEach((face, k) => {
      const before = living[k - 1] ?? face;
      for (const channel of MOUTH) {
        expect(Math.abs((face[channel] ?? 0) - (before[channel] ?? 0))).toBeLessThan(0.06);
      }
    });
    expect(facesOf(items, 4).living).toEqual(living);
  });

  it('ends with its sign, however long the word is', () => {
    const { living, marks } = facesOf([{ ...book, mouthing: 'masamasamasamasa' }]);
    const after = Math.ceil(((marks[0]?.endMs ?? 0) + 160) / 10);
    for (const face of living.slice(after)) expect(face[JAW]).toBe(0);
  });
});
