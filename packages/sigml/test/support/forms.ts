import { readFileSync } from 'node:fs';
import type {
  At,
  Contact,
  Hand,
  Motion,
  NonManual,
  PlainShape,
  Segment,
  Shape,
} from '@isl/lexicon/form';
import fc, { type Arbitrary } from 'fast-check';
import { ourVector } from '../../src/directions.js';
import { dot, length } from '../../src/vectors.js';

type Schema = { readonly definitions: Readonly<Record<string, { readonly enum?: string[] }>> };
const path = new URL('../../../lexicon/schema/form-vocabulary.schema.json', import.meta.url);
const { definitions } = JSON.parse(readFileSync(path, 'utf8')) as Schema;
const word = <Word extends string>(vocabulary: string): Arbitrary<Word> =>
  fc.constantFrom(...((definitions[vocabulary]?.enum ?? []) as Word[]));

const tenths = (min: number, max: number): Arbitrary<number> =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

const aDirection = fc
  .array(fc.string({ unit: fc.constantFrom(...'udoiDN'), minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((terms) => terms.join('+'))
  .filter((written) => {
    const everyTerm = written.split('+').every((term) => length(ourVector(term)) > 0.1);
    return everyTerm && length(ourVector(written)) > 0.1;
  });
const aTurn = fc
  .record({ ext: aDirection, palm: aDirection })
  .filter(({ ext, palm }) => Math.abs(dot(ourVector(ext), ourVector(palm))) < 0.85);

const some = <T extends object>(model: { [K in keyof T]: Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] }).filter((row) => Object.keys(row).length > 0);
const aShift = (most: number) =>
  some({ D: tenths(-most, most), u: tenths(-most, most), o: tenths(-most, most) });

const aPlainShape: Arbitrary<PlainShape> = fc.record(
  {
    base: word<PlainShape['base']>('shapeBase'),
    thumb: word<NonNullable<PlainShape['thumb']>>('thumbPosition'),
    bend: fc.constantFrom('bent', 'round', 'hooked', 'dblbent', 'dblhooked', '210'),
    fingers: fc.subarray(['2', '3', '4', '5'], { minLength: 1 }).map((digits) => digits.join('')),
    opening: fc.constantFrom('tight' as const, 'slack' as const),
  },
  { requiredKeys: ['base'] },
);
const aShape: Arbitrary<Shape> = fc.record(
  { is: aPlainShape, between: aPlainShape },
  { requiredKeys: ['is'] },
);

const anAt: Arbitrary<At> = fc.record(
  {
    place: word<At['place']>('place'),
    side: fc.constantFrom('D' as const, 'N' as const),
    distance: word<NonNullable<At['distance']>>('distance'),
    shift: aShift(12),
  },
  { requiredKeys: ['place'] },
);
const aContact = (other: 'D' | 'N'): Arbitrary<Contact> =>
  fc.record(
    {
      of: word<Contact['of']>('site'),
      with: fc.oneof(
        word<string>('site').map((site) => `${other}.${site}`),
        fc.constantFrom('chin', 'cheek.D', 'chest', 'nose', 'shoulder.N'),
      ),
      gap: fc.integer({ min: 0, max: 40 }),
      from: aDirection,
      offset: aShift(3),
    },
    { requiredKeys: ['of', 'with'] },
  );
const aCurve = fc.record({ dir: aDirection, size: tenths(1, 9) });

const aHand = (where: Arbitrary<Pick<Hand, 'at' | 'point' | 'contact'>>): Arbitrary<Hand> =>
  fc
    .tuple(
      word<Hand['hs']>('handshape'),
      fc.record({ shape: aShape, curve: aCurve }, { requiredKeys: [] }),
      aTurn,
      where,
    )
    .map(([hs, more, turn, at]) => ({ hs, ...more, ...turn, ...at }));
const atBody = fc.record(
  { at: anAt, point: word<NonNullable<Hand['point']>>('site') },
  { requiredKeys: ['at'] },
);
const touching = (other: 'D' | 'N') => fc.record({ contact: aContact(other) });

type Hands = Pick<Segment, 'D' | 'N' | 'sym'>;
const someHands: Arbitrary<Hands> = fc.oneof(
  fc.record({ D: aHand(atBody) }),
  fc.record({ N: aHand(atBody) }),
  fc.record({ D: aHand(fc.oneof(atBody, touching('N'))), N: aHand(atBody) }),
  fc.record({ D: aHand(atBody), N: aHand(touching('D')) }),
  fc.record({
    D: aHand(fc.oneof(atBody, touching('N'))),
    sym: fc.constantFrom('mirror' as const, 'parallel' as const),
  }),
);

const aMotion: Arbitrary<Motion> = fc.record(
  {
    type: word<Motion['type']>('motionType'),
    hand: fc.constantFrom('D' as const, 'N' as const, 'both' as const),
    dir: aDirection,
    bulge: aDirection,
    size: tenths(1, 20),
    repeat: fc.integer({ min: 1, max: 4 }),
    alternating: fc.constant(true as const),
    to: word<Hand['hs']>('handshape'),
    ms: fc.integer({ min: 80, max: 3000 }),
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
  mouthing: fc.string({ unit: fc.constantFrom(...'aeioumfslrwk'), minLength: 1, maxLength: 12 }),
  body: word<NonNullable<NonManual['body']>>('body'),
  strength: tenths(0.2, 1.5),
});

const aSegment: Arbitrary<Segment> = fc
  .tuple(
    someHands,
    fc.record(
      {
        move: fc.integer({ min: 60, max: 2000 }),
        hold: fc.integer({ min: 0, max: 2000 }),
        slide: fc.constant(true as const),
        motion: fc.array(aMotion, { minLength: 1, maxLength: 3 }),
        nmf: aFace,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([hands, more]) => ({ ...hands, ...more }));

/** Segments as the lexicon's schema lets them through, and as the solver understands them. */
export const anyForm: Arbitrary<Segment[]> = fc.array(aSegment, { minLength: 1, maxLength: 4 });
