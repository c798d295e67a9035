import { fileURLToPath } from 'node:url';
import { loadForms, notationProblems } from '@isl/lexicon';
import type { Form } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { makesHand, palmFor, wayOf, writtenWay } from '../src/edit/directions.js';
import en from '../src/edit/messages/en.json';
import hi from '../src/edit/messages/hi.json';
import {
  handIn,
  newMotion,
  type Segments,
  secondIn,
  withAt,
  withContact,
  withFace,
  withFingers,
  withHandshape,
  withMotion,
  withoutPart,
  withPartAfter,
  withSecond,
} from '../src/edit/notation.js';
import { isSolvable, strainsOf } from '../src/edit/reach.js';
import {
  DISTANCES,
  FACE,
  FACE_CHANNELS,
  HANDSHAPES,
  MOTIONS,
  PLACES,
  SITES,
} from '../src/edit/vocabulary.js';

const forms = loadForms(fileURLToPath(new URL('../../packages/lexicon', import.meta.url)));
const formOf = (id: string): Form => forms.find((form) => form.id === id) as Form;
const { segments: hello } = formOf('word-hello');

/** One of each kind of change. */
const CHANGES: Readonly<Record<string, (segments: Segments) => Segments>> = {
  handshape: (segments) => withHandshape(segments, 0, 'D', 'claw'),
  fingers: (segments) => withFingers(segments, 0, 'D', 'N'),
  place: (segments) => withAt(segments, 0, 'D', { place: 'cheek', side: undefined }),
  contact: (segments) => withContact(segments, 0, 'D', { of: 'index.tip', with: 'chin' }),
  face: (segments) => withFace(segments, 0, { brows: 'up' }),
  'no face': (segments) => withFace(segments, 0, { brows: undefined }),
  'another part': (segments) => withPartAfter(segments, 0),
  'a part less': (segments) => withoutPart(segments, 0),
  ...Object.fromEntries(
    (['rests', 'mirror', 'parallel', 'own'] as const).map((second) => [
      `other hand ${second}`,
      (segments: Segments) => withSecond(segments, 0, second),
    ]),
  ),
  ...Object.fromEntries(
    MOTIONS.map((type) => [
      type,
      (segments: Segments) => withMotion(segments, 0, 0, newMotion(type)),
    ]),
  ),
};

describe('a change of a sign', () => {
  it.each(Object.entries(CHANGES))(
    'is one that the lexicon reads, of every form: %s',
    (_name, change) => {
      const wrong = forms.flatMap(({ id, segments }) =>
        notationProblems(change(segments)).map((problem) => `${id} ${problem}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('leaves what it began with as it is', () => {
    const before = JSON.stringify(hello);
    for (const change of Object.values(CHANGES)) change(hello);
    expect(JSON.stringify(hello)).toBe(before);
  });

  it('of the shape is the named one, and nothing exact beside it', () => {
    const [first] = hello;
    const exact = [{ ...first, D: { ...first.D, shape: { is: { base: 'fist' } } } }] as never;
    expect(withHandshape(exact, 0, 'D', 'bent')[0].D).toEqual({ ...first.D, hs: 'bent' });
  });

  it('in a part without a hand of its own begins with the hand of before', () => {
    const two = [hello[0], { motion: [{ type: 'shake' }] }] as unknown as Segments;
    expect(handIn(two, 1, 'D')).toEqual(hello[0].D);
    expect(withHandshape(two, 1, 'D', 'bent')[1]?.D).toEqual({ ...hello[0].D, hs: 'bent' });
  });

  it('gives the other hand what it is to do, and takes it back', () => {
    const both = withSecond(hello, 0, 'mirror');
    expect(secondIn(both, 0)).toBe('mirror');
    expect(withSecond(both, 0, 'rests')).toEqual(hello);
  });

  it('of the last face takes the face away', () => {
    const [first] = withFace(withFace(hello, 0, { mouth: 'smile', strength: 0.5 }), 0, {
      mouth: undefined,
    });
    expect(first.nmf).toBeUndefined();
  });

  it('never takes the only part', () => {
    expect(withoutPart([hello[0]], 0)).toEqual([hello[0]]);
  });
});

describe('a direction', () => {
  it('is offered as the nearest of twenty-six', () => {
    expect(writtenWay(wayOf('u'))).toBe('u');
    expect(writtenWay(wayOf('uN+u'))).toMatch(/^uN?$/);
    expect(writtenWay(wayOf('oN'))).toBe('oN');
  });

  it('of the fingers takes a palm with it that could not look there', () => {
    expect(palmFor('u', 'o')).toBe('o');
    expect(makesHand('o', palmFor('o', 'o'))).toBe(true);
    const [first] = withFingers(hello, 0, 'D', 'o');
    expect(makesHand('o', first.D?.palm ?? '')).toBe(true);
  });
});

describe('what a body cannot do', () => {
  it('is nothing of a form of the lexicon', () => {
    expect(strainsOf(formOf('word-hello'))).toEqual([]);
  });

  it('is said by its kind and part', () => {
    const far = withAt(hello, 1, 'D', {
      place: 'waist-side',
      side: 'N',
      distance: 'stretched',
      shift: { D: -40, u: -40 },
    });
    const strains = strainsOf({ ...formOf('word-hello'), segments: far });
    expect(strains.map(({ kind }) => kind)).toContain('reach');
    expect(strains.every(({ part }) => part === 1)).toBe(true);
  });

  it('is everything where palm and fingers point the same way', () => {
    const form = formOf('word-hello');
    const broken = [{ D: { ...hello[0].D, ext: 'u', palm: 'u' } }] as unknown as Segments;
    expect(isSolvable({ ...form, segments: broken })).toBe(false);
    expect(isSolvable(form)).toBe(true);
  });
});

describe('the words of the editor', () => {
  const names = [
    ...HANDSHAPES.map((name) => `shape.${name}`),
    ...PLACES.map((name) => `place.${name}`),
    ...DISTANCES.map((name) => `distance.${name}`),
    ...MOTIONS.map((name) => `motion.${name}`),
    ...SITES.flatMap((name) => {
      const [finger, spot] = name.split('.');
      return spot === undefined ? [`site.${name}`] : [`finger.${finger}`, `spot.${spot}`];
    }),
  ];

  it('name everything that can be chosen, in both languages', () => {
    expect(names.filter((name) => !(name in en))).toEqual([]);
    expect(Object.keys(hi)).toEqual(Object.keys(en));
    const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [key, text] of Object.entries(en)) {
      expect([key, holes(hi[key as keyof typeof hi])]).toEqual([key, holes(text)]);
    }
  });

  it('begin each part of the face with what it does at rest', () => {
    expect(FACE_CHANNELS.map((channel) => FACE[channel][0])).toEqual([
      ...['neutral', 'neutral', 'ahead', 'neutral', 'neutral', 'neutral', 'upright'],
    ]);
  });
});
