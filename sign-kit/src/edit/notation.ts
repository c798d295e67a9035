import type {
  At,
  Contact,
  Form,
  Hand,
  Handshape,
  Motion,
  MotionType,
  NonManual,
  Segment,
} from '@isl/lexicon/form';
import { DEFAULT_SIZE } from '@isl/signing/motion';
import { palmFor } from './directions.js';

export type Segments = Form['segments'];
export type HandName = 'D' | 'N';
/** What the other hand does in a part. */
export type Second = 'rests' | 'mirror' | 'parallel' | 'own';

export const MOST_PARTS = 8;
export const MOST_MOTIONS = 6;
/** The shape of an optional field that may be left out. */
export type Loose<T> = { -readonly [Key in keyof T]?: T[Key] | undefined };

/** Without what is undefined: the schema knows no empty fields. */
const tidy = <T extends object>(loose: Loose<T>): T =>
  Object.fromEntries(Object.entries(loose).filter(([, value]) => value !== undefined)) as T;

const withPart = (segments: Segments, part: number, change: Loose<Segment>): Segments =>
  segments.map((segment, at) =>
    at === part ? tidy<Segment>({ ...segment, ...change }) : segment,
  ) as unknown as Segments;

/** The hand as it is in a part: its own there, or the one that it still has from before. */
export const handIn = (segments: Segments, part: number, name: HandName): Hand | null => {
  for (let at = part; at >= 0; at -= 1) {
    const hand = segments[at]?.[name];
    if (hand) return hand;
    if (name === 'N' && segments[at]?.sym) return null;
  }
  return null;
};

/** In front of the chest, where a hand is seen that has no place yet. */
export const NEW_HAND: Hand = { hs: 'flat', ext: 'u', palm: 'o', at: { place: 'chest' } };

export const withHand = (
  segments: Segments,
  part: number,
  name: HandName,
  change: Loose<Hand>,
): Segments => {
  const before = handIn(segments, part, name) ?? NEW_HAND;
  return withPart(segments, part, { [name]: tidy<Hand>({ ...before, ...change }) });
};

/** A named shape takes the place of an exact one. */
export const withHandshape = (
  segments: Segments,
  part: number,
  name: HandName,
  hs: Handshape,
): Segments => withHand(segments, part, name, { hs, shape: undefined });

export const withFingers = (
  segments: Segments,
  part: number,
  name: HandName,
  ext: string,
): Segments => {
  const { palm } = handIn(segments, part, name) ?? NEW_HAND;
  return withHand(segments, part, name, { ext, palm: palmFor(ext, palm) });
};

export const withAt = (segments: Segments, part: number, name: HandName, at: Loose<At>): Segments =>
  withHand(segments, part, name, { at: tidy<At>(at), contact: undefined });

export const withContact = (
  segments: Segments,
  part: number,
  name: HandName,
  contact: Loose<Contact>,
): Segments => withHand(segments, part, name, { contact: tidy<Contact>(contact), at: undefined });

export const secondIn = (segments: Segments, part: number): Second => {
  const segment = segments[part];
  if (segment?.sym) return segment.sym;
  return segment?.N ? 'own' : 'rests';
};

export const withSecond = (segments: Segments, part: number, second: Second): Segments => {
  if (second === 'rests') return withPart(segments, part, { sym: undefined, N: undefined });
  if (second === 'own') {
    const { hs = 'flat' } = handIn(segments, part, 'D') ?? {};
    const own = handIn(segments, part, 'N') ?? { ...NEW_HAND, hs };
    return withPart(segments, part, { sym: undefined, N: own });
  }
  const D = handIn(segments, part, 'D') ?? NEW_HAND;
  return withPart(segments, part, { sym: second, N: undefined, D });
};

/** A kind of motion with its usual size. */
export const newMotion = (type: MotionType, before?: Motion): Motion => {
  const { dir, hand, repeat } = before ?? {};
  const isSized = !['wiggle', 'open', 'close', 'tremble'].includes(type);
  return tidy<Motion>({
    type,
    ...{ dir, hand, repeat },
    ...(isSized ? { size: DEFAULT_SIZE[type] } : {}),
  });
};

/** The motion in this place of the part's list; none takes it away. */
export const withMotion = (
  segments: Segments,
  part: number,
  index: number,
  motion: Loose<Motion> | null,
): Segments => {
  const before = segments[part]?.motion ?? [];
  const made = motion === null ? [] : [tidy<Motion>(motion)];
  const motions = [...before.slice(0, index), ...made, ...before.slice(index + 1)];
  return withPart(segments, part, {
    motion: motions.length > 0 ? (motions as unknown as Segment['motion']) : undefined,
  });
};

/** Face, head or body; what they do at rest is not written. */
export const withFace = (segments: Segments, part: number, change: Loose<NonManual>): Segments => {
  const nmf = tidy<NonManual>({ ...segments[part]?.nmf, ...change });
  const { strength: _strength, ...said } = nmf;
  return withPart(segments, part, { nmf: Object.keys(said).length > 0 ? nmf : undefined });
};

export const withTime = (
  segments: Segments,
  part: number,
  change: Loose<Pick<Segment, 'move' | 'hold'>>,
): Segments => withPart(segments, part, change);

/** The same hands once more, to be changed; without what moved. */
export const withPartAfter = (segments: Segments, part: number): Segments => {
  const { motion: _motion, slide: _slide, ...still } = segments[part] ?? segments[0];
  return [
    ...segments.slice(0, part + 1),
    still,
    ...segments.slice(part + 1),
  ] as unknown as Segments;
};

export const withoutPart = (segments: Segments, part: number): Segments =>
  (segments.length > 1 ? segments.filter((_, at) => at !== part) : segments) as unknown as Segments;
