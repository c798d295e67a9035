import { readFileSync } from 'node:fs';
import type {
  At,
  Contact,
  Curve,
  Form,
  Hand,
  Motion,
  NonManual,
  PlainShape,
  Segment,
  Shape,
} from '@isl/lexicon/form';
import fc, { type Arbitrary } from 'fast-check';
import { directionOf } from '../../src/directions.js';
import { dot } from '../../src/rig.js';
import { aForm } from './fixtures.js';

type Schema = { readonly definitions: Readonly<Record<string, { readonly enum?: string[] }>> };
const path = new URL('../../../lexicon/schema/form-vocabulary.schema.json', import.meta.url);
const { definitions } = JSON.parse(readFileSync(path, 'utf8')) as Schema;

/** A word of one of the closed vocabularies of the lexicon's schema. */
const word = <Word extends string>(vocabulary: string): Arbitrary<Word> =>
  fc.constantFrom(...((definitions[vocabulary]?.enum ?? []) as Word[]));

export const handshape = word<Hand['hs']>('handshape');
export const site = word<Contact['of']>('site');
export const aPlace = word<At['place']>('place');

// Evenly: fast-check's own doubles are nearly all close to nought.
const STEPS = 10_000;
export const between = (min: number, max: number): Arbitrary<number> =>
  fc.integer({ min: 0, max: STEPS }).map((step) => min + ((max - min) * step) / STEPS);

/** One to four terms of one to three letters that do not cancel out. */
const aDirection = fc
  .array(fc.string({ unit: fc.constantFrom(...'udoiDN'), minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((terms) => terms.join('+'))
  .filter((written) => directionOf(written) !== null);

/** Fingers and a palm that do not point the same way, or the other one's. */
export const aTurn = fc.record({ ext: aDirection, palm: aDirection }).filter(({ ext, palm }) => {
  const [along, out] = [directionOf(ext), directionOf(palm)];
  return along !== null && out !== null && Math.abs(dot(along, out)) < 0.9;
});

const aBending = (): Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('bent', 'halfbent', 'round', 'hooked', 'dblbent', 'dblhooked'),
    fc.string({ unit: fc.constantFrom(...'01234'), minLength: 3, maxLength: 3 }),
  );

const isNotEmpty = (row: object): boolean => Object.keys(row).length > 0;
/** Some of the keys, at least one; a key is left out rather than undefined. */
const some = <T extends object>(model: { [K in keyof T]: Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] }).filter(isNotEmpty);

const aShift = (most: number) =>
  some({ D: between(-most, most), u: between(-most, most), o: between(-most, most) });

const anAt: Arbitrary<At> = fc.record(
  {
    place: aPlace,
    side: fc.constantFrom('D', 'N'),
    distance: word<NonNullable<At['distance']>>('distance'),
    shift: fc.oneof(aShift(6), aShift(40)),
  },
  { requiredKeys: ['place'] },
);

const aPlaceTarget = fc
  .tuple(aPlace, fc.constantFrom('', '.D', '.N'))
  .map(([place, side]) => `${place}${side}`);
const siteOf = (side: 'D' | 'N') => word('site').map((site) => `${side}.${site}`);

const aContact = (target: Arbitrary<string>): Arbitrary<Contact> =>
  fc.record(
    {
      of: site,
      with: target,
      gap: between(0, 60),
      from: aDirection,
      offset: fc.oneof(aShift(3), aShift(40)),
    },
    { requiredKeys: ['of', 'with'] },
  );

const aPlainShape: Arbitrary<PlainShape> = fc.record(
  {
    base: word<PlainShape['base']>('shapeBase'),
    thumb: word<NonNullable<PlainShape['thumb']>>('thumbPosition'),
    bend: aBending(),
    fingers: fc.subarray(['2', '3', '4', '5'], { minLength: 1 }).map((digits) => digits.join('')),
    bends: fc.dictionary(fc.constantFrom(...'12345'), aBending(), { minKeys: 1 }),
    opening: fc.constantFrom('tight' as const, 'slack' as const),
  },
  { requiredKeys: ['base'] },
);

/** A handshape by base, thumb and bending. */
export const aShape: Arbitrary<Shape> = fc.record(
  { is: aPlainShape, between: aPlainShape },
  { requiredKeys: ['is'] },
);

const aCurve: Arbitrary<Curve> = fc.record({ dir: aDirection, size: between(0.1, 10) });

/** A hand at a place of the body, or in contact with what is given. */
const aHand = (target: Arbitrary<string>): Arbitrary<Hand> =>
  fc
    .tuple(
      handshape,
      fc.record({ shape: aShape, curve: aCurve }, { requiredKeys: [] }),
      aTurn,
      fc.oneof(
        fc.record(
          { at: anAt, point: word<NonNullable<Hand['point']>>('site') },
          { requiredKeys: ['at'] },
        ),
        fc.record({ contact: aContact(target) }),
      ),
    )
    .map(([hs, more, turn, where]) => ({ hs, ...more, ...turn, ...where }));

export const aHandOnTheBody = aHand(aPlaceTarget);

export const aMotion: Arbitrary<Motion> = fc.record(
  {
    type: word<Motion['type']>('motionType'),
    hand: fc.constantFrom('D', 'N', 'both'),
    dir: aDirection,
    bulge: aDirection,
    size: fc.oneof(between(0.1, 15), between(0.1, 120)),
    repeat: fc.integer({ min: 1, max: 6 }),
    alternating: fc.constant(true),
    to: handshape,
    ms: fc.integer({ min: 80, max: 4000 }),
  },
  { requiredKeys: ['type'] },
);

const aFace: Arbitrary<NonManual> = some<NonManual>({
  brows: word<NonNullable<NonManual['brows']>>('brows'),
  eyes: word<NonNullable<NonManual['eyes']>>('eyes'),
  gaze: word<NonNullable<NonManual['gaze']>>('gaze'),
  head: word<NonNullable<NonManual['head']>>('head'),
  cheeks: word<NonNullable<NonManual['cheeks']>>('cheeks'),
  mouth: word<NonNullable<NonManual['mouth']>>('mouth'),
  mouthing: fc.string({
    unit: fc.constantFrom(...'aeioumfslrwk-'),
    minLength: 1,
    maxLength: 16,
  }),
  body: word<NonNullable<NonManual['body']>>('body'),
  strength: between(0.2, 1.5),
});

type Hands = Pick<Segment, 'D' | 'N' | 'sym'>;
const someHands: Arbitrary<Hands> = fc.oneof(
  fc.record({ D: aHand(aPlaceTarget) }),
  fc.record({ N: aHand(aPlaceTarget) }),
  fc.record({ D: aHand(fc.oneof(aPlaceTarget, siteOf('N'))), N: aHand(aPlaceTarget) }),
  fc.record({ D: aHand(aPlaceTarget), N: aHand(siteOf('D')) }),
  fc.record({
    D: aHand(fc.oneof(aPlaceTarget, siteOf('N'))),
    sym: fc.constantFrom('mirror' as const, 'parallel' as const),
  }),
  fc.constant({}),
);

const aTiming: Arbitrary<Omit<Segment, keyof Hands>> = fc.record(
  {
    move: fc.integer({ min: 60, max: 2000 }),
    hold: fc.integer({ min: 0, max: 4000 }),
    slide: fc.constant(true),
    motion: fc.array(aMotion, { minLength: 1, maxLength: 3 }),
    nmf: aFace,
  },
  { requiredKeys: [] },
);

const aSegment: Arbitrary<Segment> = fc
  .tuple(someHands, aTiming)
  .map(([hands, timing]) => ({ ...hands, ...timing }));

/** Any form that the lexicon's schema lets through and whose words mean something to the solver. */
export const anyForm = (segments = 3): Arbitrary<Form> =>
  fc
    .tuple(aSegment, fc.array(aSegment, { maxLength: segments - 1 }))
    .map(([first, rest]) => ({ ...aForm('letter-i-v2'), segments: [first, ...rest] }));
