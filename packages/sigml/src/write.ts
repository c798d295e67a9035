import type { Form, Hand, Motion, NonManual, Segment } from '@isl/lexicon/form';
import { compileWithStops, createRig, type RigJson } from '@isl/signing';
import woman from '@isl/signing/rig/woman.json' with { type: 'json' };
import {
  halfway,
  ourDirection,
  ourVector,
  palmOfHand,
  relativePalm,
  sigmlDirection,
  sigmlLetters,
  sigmlPalm,
  sigmlVector,
} from './directions.js';
import { Notes } from './finding.js';
import { asForm } from './fit.js';
import { readHandshape, writeHandshape } from './handshape.js';
import { swellingOf } from './motions.js';
import { pictureOf } from './mouthing.js';
import { codesOf } from './nonmanual.js';
import { type Side, writeSite, writeSpot } from './places.js';
import { NAMESPACE, named } from './refinement.js';
import {
  add,
  degreesBetween,
  dot,
  length,
  minus,
  perpendicular,
  rightOf,
  scale,
  unit,
  type Vector,
} from './vectors.js';
import { type Element, element, type NewElement, xmlText } from './xml.js';

/** A form as much as SiGML has of it. */
export type Writable = Pick<Form, 'gloss' | 'segments'>;

/** Forms as a file of gestural SiGML. */
export const writeSigml = (forms: readonly Writable[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(element('sigml', { 'xmlns:isl': NAMESPACE }, forms.map(signElement)))}`;

const signElement = ({ gloss, segments }: Writable): NewElement =>
  element('hamgestural_sign', { gloss }, [
    nonManualElement(segments.map(({ nmf }) => nmf ?? null)),
    manualElement(segments),
  ]);

/** Which hands a sign is of: both where one is the mirror image of the other all along. */
type Hands = 'D' | 'N' | 'mirror' | 'both';

const handsOf = (segments: readonly Segment[]): Hands => {
  if (segments.every(({ sym, D }) => D !== undefined && sym === 'mirror')) return 'mirror';
  if (segments.every(({ N, sym }) => N === undefined && sym === undefined)) return 'D';
  if (segments.every(({ D }) => D === undefined)) return 'N';
  return 'both';
};

const LYING: Hand = {
  hs: 'flat',
  ext: 'o',
  palm: 'd',
  at: { place: 'stomach', distance: 'middle' },
};

const manualElement = (segments: readonly Segment[]): NewElement => {
  const hands = handsOf(segments);
  const stops = stopsOf(segments);
  let before: { D: Hand; N: Hand } = { D: LYING, N: mirroredWritten(LYING) };
  const children = segments.flatMap((segment, k): NewElement[] => {
    const now = { D: segment.D ?? before.D, N: handN(segment) ?? before.N };
    before = now;
    const postures = [configElement(now, hands), placeElement(now, hands)];
    const motion = segment.motion === undefined ? [] : [motionElement(segment.motion, hands)];
    if (k === 0) return [...postures, ...motion];
    const way = wayElement(stops[k - 1], stops[k], segment, hands);
    return [element('tgt_motion', timeAttributes(segment, hands), [way, ...postures]), ...motion];
  });
  const [first] = segments;
  const attributes = {
    ...(hands === 'mirror' && { both_hands: 'true', lr_symm: 'true' }),
    ...(hands === 'N' && { nondominant: 'true' }),
    ...(first && timeAttributes(first, hands)),
  };
  return element('sign_manual', attributes, children);
};

/** The hand that is written for N where it does as D does. */
const handN = ({ D, N, sym }: Segment): Hand | undefined => {
  if (N !== undefined || D === undefined || sym === undefined) return N;
  if (D.contact?.with.startsWith('N.')) {
    const shift = D.contact.offset;
    return {
      ...mirroredWritten({ ...D, at: { place: 'chest', ...(shift && { shift }) } }),
      point: D.contact.with.slice(2) as never,
    };
  }
  return sym === 'mirror' ? mirroredWritten(D) : D;
};

const swapped = (letters: string): string =>
  letters.replace(/[DN]/g, (side) => (side === 'D' ? 'N' : 'D'));

const mirroredWritten = ({ contact: _contact, ...hand }: Hand): Hand => {
  const at = hand.at ?? { place: 'chest' as const };
  const { D = 0, ...shift } = at.shift ?? {};
  return {
    ...hand,
    ext: swapped(hand.ext),
    palm: swapped(hand.palm),
    at: {
      ...at,
      ...(at.side && { side: at.side === 'D' ? 'N' : 'D' }),
      ...((D !== 0 || Object.keys(shift).length > 0) && {
        shift: { ...shift, ...(D !== 0 && { D: -D }) },
      }),
    },
  };
};

const timeAttributes = (segment: Segment, hands: Hands): Record<string, string> => {
  const { move = 220, hold = 380, slide, sym, D, N } = segment;
  const curve = {
    ...(D?.curve && { D: D.curve }),
    ...(N?.curve && { N: N.curve }),
  };
  const only =
    D === undefined
      ? N === undefined
        ? 'none'
        : 'N'
      : N === undefined && sym === undefined
        ? 'D'
        : undefined;
  return {
    [named('move')]: String(move),
    [named('hold')]: String(hold),
    ...(slide && { [named('slide')]: 'true' }),
    ...(sym !== undefined && hands === 'both' && { [named('sym')]: sym }),
    ...(only !== undefined && only !== hands && { [named('only')]: only }),
    ...(Object.keys(curve).length > 0 && { [named('curve')]: JSON.stringify(curve) }),
  };
};

const asElement = ({ name, attributes = {}, children = [] }: NewElement): Element => ({
  name,
  attributes: attributes as Record<string, string>,
  children: children.map(asElement),
  line: 0,
});

const ofHands = (hands: Hands, name: string, make: (side: Side) => NewElement): NewElement => {
  if (hands === 'both') return element(name, {}, [make('D'), make('N')]);
  return make(hands === 'N' ? 'N' : 'D');
};

export const configElement = (of: Record<Side, Hand>, hands: Hands): NewElement =>
  ofHands(hands, 'split_handconfig', (side) => element('handconfig', configAttributes(of[side])));

/** A handshape and a turn in SiGML's words, and exactly where those are not enough. */
export const configAttributes = (
  hand: Pick<Hand, 'hs' | 'shape' | 'ext' | 'palm'>,
): Record<string, string> => {
  const shape = writeHandshape(hand);
  const read = readHandshape(asElement(element('handconfig', shape)), new Notes());
  const isSame = read?.hs === hand.hs && sameJson(read.shape, hand.shape);
  const ext = ourVector(hand.ext);
  const palm = unit(perpendicular(ourVector(hand.palm), ext));
  const toldExt = sigmlDirection(ext);
  const readExt = halfway(
    sigmlVector(toldExt.first) ?? ext,
    toldExt.second === undefined ? undefined : sigmlVector(toldExt.second),
  );
  const toldPalm = sigmlPalm(relativePalm(palm, readExt));
  const readPalm = palmOfHand(
    halfway(
      sigmlVector(toldPalm.first) ?? palm,
      toldPalm.second === undefined ? undefined : sigmlVector(toldPalm.second),
    ),
    readExt,
  );
  const isExtSame = degreesBetween(ourVector(ourDirection(readExt)), ext) < 0.05;
  const isPalmSame = isExtSame && degreesBetween(ourVector(ourDirection(readPalm)), palm) < 0.05;
  return {
    ...shape,
    extfidir: toldExt.first,
    ...(toldExt.second && { second_extfidir: toldExt.second }),
    palmor: toldPalm.first,
    ...(toldPalm.second && { second_palmor: toldPalm.second }),
    ...(!isSame && { [named('hs')]: hand.hs }),
    ...(!isSame && hand.shape && { [named('shape')]: JSON.stringify(hand.shape) }),
    ...(!isExtSame && { [named('ext')]: hand.ext }),
    ...(!isPalmSame && { [named('palm')]: hand.palm }),
  };
};

/** The same whatever the order of its keys. */
export const sameJson = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  ) ?? '';

const whereOf = ({ at, point, contact }: Hand): string =>
  JSON.stringify({ ...(at && { at }), ...(point && { point }), ...(contact && { contact }) });

/** Where the hands are: at the body, or at each other. */
export const placeElement = (of: Record<Side, Hand>, hands: Hands): NewElement => {
  const exact = (side: Side): Record<string, string> => ({ [named(side)]: whereOf(of[side]) });
  if (hands === 'mirror') {
    const { contact } = of.D;
    if (!contact?.with.startsWith('N.'))
      return {
        ...bodyElement(of.D, 'D'),
        attributes: { ...bodyElement(of.D, 'D').attributes, ...exact('D') },
      };
    const at = { place: 'chest' as const, ...(contact.offset && { shift: contact.offset }) };
    return constellation(contact, at, 'N', exact('D'));
  }
  if (hands !== 'both') {
    const made = bodyElement(of[hands], hands);
    return { ...made, attributes: { ...made.attributes, ...exact(hands) } };
  }
  const both = { ...exact('D'), ...exact('N') };
  const { D, N } = of;
  if (D.contact?.with.startsWith('N.') && !N.contact?.with.startsWith('D.')) {
    return constellation(D.contact, N.at ?? { place: 'chest' }, 'N', both);
  }
  const one = (side: Side): NewElement => {
    const { contact } = of[side];
    const other = side === 'D' ? 'N' : 'D';
    if (!contact?.with.startsWith(`${other}.`)) return bodyElement(of[side], side);
    const own = element('location_hand', writeSite(contact.of, side));
    const attributes = {
      ...writeSite(contact.with.slice(2), other),
      contact: (contact.gap ?? 0) > 15 ? 'close' : 'touch',
    };
    return element('location_hand', attributes, [own]);
  };
  return element('split_location', both, [one('D'), one('N')]);
};

const constellation = (
  contact: NonNullable<Hand['contact']>,
  at: NonNullable<Hand['at']>,
  other: Side,
  exact: Record<string, string>,
): NewElement =>
  element('handconstellation', { contact: (contact.gap ?? 0) > 15 ? 'close' : 'touch', ...exact }, [
    element('location_hand', writeSite(contact.with.slice(2), other)),
    element('location_hand', writeSite(contact.of, other === 'N' ? 'D' : 'N')),
    element('location_bodyarm', writeSpot(at, other)),
  ]);

const bodyElement = (hand: Hand, side: Side): NewElement => {
  const { contact } = hand;
  const site = contact?.of ?? hand.point;
  const inner = site === undefined ? [] : [element('location_hand', writeSite(site, side))];
  if (contact === undefined) {
    return element('location_bodyarm', writeSpot(hand.at ?? { place: 'chest' }, side), inner);
  }
  const [place = 'chest', own] = contact.with.split('.');
  const other = place === 'D' || place === 'N';
  const spot = {
    place: (other ? 'chest' : place) as NonNullable<Hand['at']>['place'],
    distance: (contact.gap ?? 0) > 15 ? ('close' as const) : ('touch' as const),
    ...(!other && (own === 'D' || own === 'N') && { side: own as Side }),
    ...(contact.offset && { shift: contact.offset }),
  };
  return element('location_bodyarm', writeSpot(spot, side), inner);
};

const rig = createRig(woman as unknown as RigJson);

/** Where the hands are at each segment, centimetres; nothing of a form that no figure can make. */
const stopsOf = (segments: readonly Segment[]): (Record<Side, Vector> | undefined)[] => {
  try {
    const { stops } = compileWithStops([{ form: asForm(segments) }], rig);
    const at = ([x = 0, y = 0, z = 0]: ArrayLike<number> & Iterable<number>): Vector => [
      -x * 100,
      y * 100,
      z * 100,
    ];
    return stops.map(({ key }) => ({ D: at(key.D.wrist), N: at(key.N.wrist) }));
  } catch {
    return [];
  }
};

const SIZES: readonly (readonly [number, string | undefined])[] = [
  [10.5, 'small'],
  [18.5, undefined],
  [Number.POSITIVE_INFINITY, 'big'],
];
const sizeWord = (cm: number): { size?: string } => {
  const word = SIZES.find(([most]) => cm < most)?.[1];
  return word === undefined ? {} : { size: word };
};

const LETTERS = ['u', 'd', 'l', 'r'] as const;
/** The letter of a curve that swells nearest to there. */
const curveLetter = (bulge: Vector, way: Vector): string => {
  const scored = LETTERS.map(
    (letter) => [letter, dot(swellingOf(sigmlVector(letter) as Vector, way), bulge)] as const,
  );
  return scored.reduce((best, one) => (one[1] > best[1] + 1e-9 ? one : best))[0];
};

const directed = (way: Vector, more: Record<string, string> = {}): NewElement =>
  element('directedmotion', { direction: sigmlLetters(way), ...sizeWord(length(way)), ...more });

/** The way from one segment to the next in SiGML's words. */
const wayElement = (
  from: Record<Side, Vector> | undefined,
  to: Record<Side, Vector> | undefined,
  segment: Segment,
  hands: Hands,
): NewElement => {
  if (from === undefined || to === undefined) return element('changeposture');
  const wayOf = (side: Side): NewElement | undefined => {
    const way = minus(to[side], from[side]);
    if (length(way) < 2.5) return undefined;
    const curve = segment[side]?.curve;
    return directed(way, curve && { curve: curveLetter(ourVector(curve.dir), unit(way)) });
  };
  if (hands !== 'both') return wayOf(hands === 'N' ? 'N' : 'D') ?? element('changeposture');
  const [D, N] = [wayOf('D'), wayOf('N')];
  if (D === undefined && N === undefined) return element('changeposture');
  return element('split_motion', {}, [D ?? element('nomotion'), N ?? element('nomotion')]);
};

/** What goes on in a segment, in SiGML's words and exactly. */
export const motionElement = (motions: readonly Motion[], hands: Hands): NewElement => {
  const made = motions.map((motion) => motionOf(motion, hands));
  const [only] = made;
  const exact = { [named('motion')]: JSON.stringify(motions) };
  if (only !== undefined && made.length === 1)
    return { ...only, attributes: { ...only.attributes, ...exact } };
  return element('par_motion', exact, made);
};

const motionOf = (motion: Motion, hands: Hands): NewElement => {
  const own = repeated(motion, plainMotion(motion, hands));
  if (hands === 'D' || hands === 'N') return own;
  const { hand = 'both' } = motion;
  if (hand === 'both') return hands === 'mirror' ? own : element('split_motion', {}, [own, own]);
  const still = element('nomotion');
  return element('split_motion', {}, hand === 'D' ? [own, still] : [still, own]);
};

const repeated = (
  { type, repeat = TIMES[type] ?? 1, alternating }: Motion,
  once: NewElement,
): NewElement => {
  if (repeat < 2 || type === 'wiggle') return once;
  const repetition = repeat > 2 ? 'fromstart_several' : 'fromstart';
  return element('rpt_motion', { repetition, ...(alternating && { alternating: 'true' }) }, [once]);
};
const TIMES: Readonly<Partial<Record<Motion['type'], number>>> = {
  shake: 2,
  tap: 2,
  twist: 2,
  swing: 2,
  tremble: 6,
};

const plainMotion = (motion: Motion, hands: Hands): NewElement => {
  const { type, size } = motion;
  const dir = ourVector(motion.dir ?? 'o');
  const bulge = ourVector(motion.bulge ?? 'u');
  switch (type) {
    case 'straight':
    case 'arc':
      return directed(
        scale(dir, size ?? 8),
        type === 'arc' ? { curve: curveLetter(bulge, dir) } : {},
      );
    case 'wave':
    case 'zigzag':
      return directed(scale(dir, size ?? 12), {
        zigzag_style: type === 'wave' ? 'wavy' : 'zigzag',
      });
    case 'brush':
      return directed(scale(dir, size ?? 8), { brushing: 'true' });
    case 'shake':
      return directed(scale(ourVector(motion.dir ?? 'D'), 6));
    case 'tap':
      return directed(scale(ourVector(motion.dir ?? 'i'), 6), { fast: 'true' });
    case 'tremble':
      return directed(scale(ourVector(motion.dir ?? 'u'), 4), { fast: 'true' });
    case 'circle':
      return circleElement(motion);
    case 'twist':
      return element('wristmotion', { motion: 'twisting', ...angleWord(size ?? 50, 55, 85) });
    case 'nod':
      return element('wristmotion', { motion: 'nodding', ...angleWord(size ?? 30, 27, 43) });
    case 'swing':
      return element('wristmotion', { motion: 'swinging', ...angleWord(size ?? 30, 32, 48) });
    case 'stir':
      return element('wristmotion', { motion: 'stircw', ...angleWord(size ?? 30, 32, 48) });
    case 'wiggle':
      return element('fingerplay');
    default: {
      const hs = motion.to ?? (type === 'close' ? 'fist' : 'five');
      const config = element('handconfig', writeHandshape({ hs }));
      const posture = hands === 'both' ? element('split_handconfig', {}, [config, config]) : config;
      return element('tgt_motion', {}, [element('changeposture'), posture]);
    }
  }
};

const angleWord = (degrees: number, small: number, big: number): { size?: string } =>
  degrees < small ? { size: 'small' } : degrees > big ? { size: 'big' } : {};

const circleElement = (motion: Motion): NewElement => {
  const dir = ourVector(motion.dir ?? 'u');
  const inward = unit(perpendicular(ourVector(motion.bulge ?? 'D'), dir));
  // Who looks along the axis sees the hand go on clockwise: what is to the right of where it starts.
  const axis = rightOf(scale(inward, -1), dir);
  const letters = sigmlLetters(axis);
  const told = sigmlVector(letters) as Vector;
  const square = perpendicular([0, 1, 0], told);
  const up = length(square) > 0.5 ? unit(square) : unit(perpendicular([0, 0, 1], told));
  const start = scale(inward, -1);
  const clock = add(
    scale([1, 0, 0], dot(start, rightOf(told, up))),
    scale([0, 1, 0], dot(start, up)),
  );
  return element('circularmotion', {
    axis: letters,
    start: sigmlLetters(clock),
    ...((motion.size ?? 6) < 9
      ? { size: 'small' }
      : (motion.size ?? 6) > 17
        ? { size: 'big' }
        : {}),
  });
};

/** What the face does at each segment. */
export const nonManualElement = (faces: readonly (NonManual | null)[]): NewElement => {
  if (faces.every((face) => face === null)) return element('sign_nonmanual');
  const tiers = new Map<string, NewElement[]>();
  const put = (tier: string, item: NewElement): void => {
    tiers.set(tier, [...(tiers.get(tier) ?? []), item]);
  };
  for (const face of faces) {
    if (face === null) continue;
    for (const { tier, item, attribute, code } of codesOf(face).items)
      put(tier, element(item, { [attribute]: code }));
    if (face.mouthing !== undefined)
      put('mouthing_tier', element('mouth_picture', { picture: pictureOf(face.mouthing) }));
  }
  const order = [
    'shoulder_tier',
    'body_tier',
    'head_tier',
    'eyegaze_tier',
    'facialexpr_tier',
    'mouthing_tier',
  ];
  const children = order.flatMap((tier) => {
    const items = tiers.get(tier);
    return items === undefined ? [] : [element(tier, {}, items)];
  });
  return element('sign_nonmanual', { [named('faces')]: JSON.stringify(faces) }, children);
};

/** The element without what is ours in it. */
export const plain = (of: NewElement | Element): unknown => [
  of.name,
  Object.entries(of.attributes ?? {})
    .filter(([name, value]) => value !== undefined && !name.startsWith('isl:'))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
  (of.children ?? []).map(plain),
];
