import type { Form } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { compareAttempt, compareVariants, type Finding } from '../src/attempt/compare.js';
import type { AttemptPart } from '../src/attempt/measured-form.js';
import { ASPECT } from '../src/clips/index.js';
import { type Attempt, attempt, changed, measured } from './support/attempts.js';
import { seeds } from './support/clips.js';
import { aForm } from './support/fixtures.js';

const told = ({ pictures }: Attempt, form: Form | string): readonly Finding[] =>
  compareAttempt(pictures, ASPECT, measured(form));
const partOf = (findings: readonly Finding[], part: AttemptPart): Finding | undefined =>
  findings.find((finding) => finding.part === part);

/** What is told of a part by everybody of whom it is told. */
function toldByAll(signed: Form | string, against: Form | string, part: AttemptPart): Finding[] {
  return seeds.flatMap((seed) => partOf(told(attempt(signed, seed), against), part) ?? []);
}

/** People, cameras and manners differ: what is told of most of them, and of enough. */
function expectOfMost(findings: readonly Finding[], isSo: (finding: Finding) => boolean): void {
  expect(findings.length).toBeGreaterThan(5);
  expect(findings.filter(isSo).length / findings.length).toBeGreaterThanOrEqual(0.7);
}

const agrees = (finding: Finding): boolean => finding.agrees;
const differs = (finding: Finding): boolean => !finding.agrees;

describe('somebody who signs the form itself', () => {
  it('is told of what agrees', () => {
    const ids = ['word-tall', 'word-hello', 'numeral-3', 'word-me', 'letter-a-v2'];
    const findings = ids.flatMap((id) => seeds.flatMap((seed) => told(attempt(id, seed), id)));
    expect(findings.length).toBeGreaterThan(ids.length * seeds.length * 2);
    expect(findings.filter(differs).length / findings.length).toBeLessThan(0.04);
  });

  it('may do so with the left hand', () => {
    const lefts = Array.from({ length: 40 }, (_, seed) => attempt('word-hello', `left ${seed}`));
    const findings = lefts
      .filter(({ isLeftHanded }) => isLeftHanded)
      .flatMap((one) => told(one, 'word-hello'));
    expectOfMost(findings, agrees);
    expect(findings.some(({ part }) => part === 'place')).toBe(true);
    expect(findings.some(({ part }) => part === 'handshape')).toBe(true);
  });
});

describe('somebody who signs in another place', () => {
  const lower = changed('numeral-3', () => ({ at: { place: 'stomach', distance: 'middle' } }));

  it('is told where the form is and where they were seen', () => {
    expectOfMost(
      toldByAll(lower, 'numeral-3', 'place'),
      (place) => place.part === 'place' && !place.agrees && place.way === 'up',
    );
  });

  it('is told of no other hand than ever', () => {
    expect(toldByAll(lower, 'numeral-3', 'handshape').filter(differs).length).toBeLessThan(2);
  });
});

describe('somebody with another shape of the hand', () => {
  const one = changed('numeral-3', () => ({ hs: 'index' }));

  it('is told which finger shows it', () => {
    const shapes = toldByAll(one, 'numeral-3', 'handshape');
    expectOfMost(shapes, differs);
    const fingers = shapes.flatMap((shape) =>
      shape.part === 'handshape' && !shape.agrees && shape.finger ? [shape.finger] : [],
    );
    expect(fingers.length).toBeGreaterThan(3);
    for (const { name, isStraight } of fingers) {
      expect(isStraight).toBe(true);
      expect(['middle', 'ring']).toContain(name);
    }
  });

  it('is told of the same place as ever', () => {
    expectOfMost(toldByAll(one, 'numeral-3', 'place'), agrees);
  });
});

describe('somebody who moves otherwise', () => {
  const sweep = (from: number, to: number): Form => {
    const [segment] = aForm('numeral-3').segments;
    const at = (aside: number) => ({
      D: { ...segment.D, at: { place: 'upper-chest', distance: 'far', shift: { D: aside } } },
      hold: 700,
    });
    const segments = [at(from), { ...at(to), move: 500 }];
    return { ...aForm('numeral-3'), segments: segments as unknown as Form['segments'] };
  };
  const [out, across, still] = [sweep(-14, 22), sweep(22, -14), sweep(4, 4)];

  it('is told that the hand moves where theirs stood still', () => {
    expectOfMost(
      toldByAll(still, out, 'movement'),
      (movement) => movement.part === 'movement' && !movement.agrees && movement.form === 'moving',
    );
  });

  it('is told that the hand stands still where theirs moved', () => {
    expectOfMost(
      toldByAll(out, still, 'movement'),
      (movement) => movement.part === 'movement' && !movement.agrees && movement.form === 'still',
    );
  });

  it('is told which way the hand goes where theirs went the other', () => {
    expectOfMost(
      toldByAll(across, out, 'movement'),
      (movement) => movement.part === 'movement' && !movement.agrees && movement.form === 'out',
    );
  });

  it('is told that it agrees where it does', () => {
    expectOfMost(toldByAll(out, out, 'movement'), agrees);
  });
});

describe('somebody with the other number of hands', () => {
  it('is told how many the form has', () => {
    expectOfMost(
      toldByAll('letter-a-v2', 'numeral-3', 'hands'),
      (hands) => hands.part === 'hands' && !hands.agrees && hands.form === 1,
    );
    expectOfMost(
      toldByAll('numeral-3', 'letter-a-v2', 'hands'),
      (hands) => hands.part === 'hands' && !hands.agrees && hands.form === 2,
    );
  });
});

describe('what cannot be told', () => {
  const { pictures } = attempt('numeral-3', '1');
  const form = measured('numeral-3');

  it('is nothing at all of a picture without a body, or of a few pictures', () => {
    const bodiless = pictures.map((picture) => ({ ...picture, pose: [] }));
    expect(compareAttempt(bodiless, ASPECT, form)).toEqual([]);
    expect(compareAttempt([], ASPECT, form)).toEqual([]);
    expect(compareAttempt(pictures.slice(8, 11), ASPECT, form)).toEqual([]);
  });

  it('is the shape of a hand that was not found', () => {
    const handless = pictures.map((picture) => ({ ...picture, leftHand: [], rightHand: [] }));
    const findings = compareAttempt(handless, ASPECT, form);
    expect(partOf(findings, 'handshape')).toBeUndefined();
    expect(partOf(findings, 'place')).toBeDefined();
  });

  it('is how many hands there are where one is out of the picture', () => {
    const cut = pictures.map((picture) => ({
      ...picture,
      leftHand: [],
      pose: picture.pose.map((value, k) => (k === 2 * 15 ? 1.2 : value)),
    }));
    expect(partOf(compareAttempt(cut, ASPECT, form), 'hands')).toBeUndefined();
  });

  it.each([
    ['handshape', 'handshape'],
    ['place', 'contact'],
    ['movement', 'movement'],
    ['hands', 'hands'],
  ] as const)('is the %s of a form that is not sure of it', (part, field) => {
    const unsure = { ...aForm('numeral-3'), uncertain: [field] } as Form;
    const all = seeds.map((seed) => partOf(told(attempt('numeral-3', seed), unsure), part));
    expect(all.every((finding) => finding === undefined)).toBe(true);
    expect(seeds.some((seed) => told(attempt('numeral-3', seed), unsure).length > 0)).toBe(true);
  });

  it('is the movement of fingers alone', () => {
    const [segment] = aForm('numeral-3').segments;
    const wiggles = {
      ...aForm('numeral-3'),
      segments: [{ ...segment, motion: [{ type: 'wiggle', ms: 400 }] }],
    } as Form;
    expect(toldByAll('numeral-3', wiggles, 'movement')).toEqual([]);
  });
});

describe('a sign with several forms', () => {
  it('agrees where the try is one of them, though another is shown', () => {
    const shown = measured('word-tall');
    const variant = measured('numeral-3');
    const { pictures } = attempt('numeral-3', '2');
    expect(compareVariants(pictures, ASPECT, [shown]).some(({ agrees }) => !agrees)).toBe(true);
    const findings = compareVariants(pictures, ASPECT, [shown, variant]);
    expect(findings.length).toBeGreaterThan(1);
    expect(findings.every(({ agrees }) => agrees)).toBe(true);
  });
});
