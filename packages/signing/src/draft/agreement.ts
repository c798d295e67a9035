import type { Form, Segment } from '@isl/lexicon/form';
import type { HandKey } from '../key.js';
import { placeOf } from '../place.js';
import { add, length, type Rig, rotate, subtract, type Vec } from '../rig.js';
import { solveSegment } from '../segment.js';
import { siteOf } from '../site.js';
import { turnBetween } from './near.js';
import { shoulderWidth } from './posed-hands.js';

export const PARTS = ['handshape', 'place', 'palm', 'movement'] as const;
export type Part = (typeof PARTS)[number];

/** A palm within so much of where it was, in shoulder widths, and turned by no more, is told right. */
const PLACE_WIDTHS = 0.2;
const PALM_DEGREES = 30;
/** Places of the body so near to each other are one, metres. */
const SAME_PLACE_M = 0.05;

/** What a draft has of the dominant hand as the form has it: where it begins and ends, and how it moves. */
export function agreementOf(rig: Rig, form: Form, draft: Form): Readonly<Record<Part, boolean>> {
  const [was, is] = [endsOf(rig, form), endsOf(rig, draft)];
  const every = (test: (a: End, b: End) => boolean): boolean =>
    was.every((end, k) => {
      const other = is[k];
      return other !== undefined && test(end, other);
    });
  return {
    handshape: every((a, b) => a.segment.D?.hs === b.segment.D?.hs),
    place: every((a, b) => isSamePlace(rig, a, b)),
    palm: every((a, b) => turnBetween(a.key.turn, b.key.turn) <= PALM_DEGREES),
    movement: movementOf(rig, form) === movementOf(rig, draft),
  };
}

type End = { readonly segment: Segment; readonly key: HandKey };

/** The first part and the last one that say something of the dominant hand. */
function endsOf(rig: Rig, { segments }: Form): readonly End[] {
  const all = segments.flatMap((segment) => {
    const key = solveSegment(rig, segment).D;
    return key ? [{ segment, key }] : [];
  });
  return [all[0], all.at(-1)].filter((end) => end !== undefined);
}

const palmOf = (rig: Rig, { wrist, turn, angles }: HandKey): Vec =>
  add(wrist as unknown as Vec, rotate(siteOf(rig.arms[0], 'palm', angles).point, turn));

function isSamePlace(rig: Rig, a: End, b: End): boolean {
  const off = length(subtract(palmOf(rig, a.key), palmOf(rig, b.key))) / shoulderWidth(rig);
  if (off > PLACE_WIDTHS) return false;
  const touched = a.segment.D?.contact?.with;
  if (touched === undefined || touched.startsWith('N.')) return true;
  const other = b.segment.D?.contact?.with;
  if (other === undefined || other.startsWith('N.')) return false;
  const at = (target: string): Vec => {
    const [place = '', side] = target.split('.');
    return placeOf(rig, place, (side as 'D' | 'N' | undefined) ?? 'D').point;
  };
  return length(subtract(at(touched), at(other))) <= SAME_PLACE_M;
}

const ROUNDS = new Set(['circle']);
const TURNS = new Set(['twist', 'nod', 'swing', 'stir']);
const FINGERS = new Set(['wiggle', 'open', 'close']);
/** A hand that goes less far is held, in shoulder widths. */
const HELD_WIDTHS = 0.1;

/** How a form's dominant hand moves, as the eye tells it apart. */
function movementOf(rig: Rig, form: Form): string {
  const types = form.segments.flatMap(({ motion = [] }) =>
    motion.filter(({ hand }) => hand !== 'N').map(({ type, repeat = 1 }) => ({ type, repeat })),
  );
  if (types.some(({ type }) => ROUNDS.has(type))) return 'round';
  if (types.some(({ type }) => TURNS.has(type))) return 'turn';
  if (types.some(({ type }) => FINGERS.has(type))) return 'fingers';
  const again = types.some(
    ({ type, repeat }) => ['shake', 'tap', 'tremble'].includes(type) || repeat > 1,
  );
  if (again) return 'again';
  const goes = types.length > 0;
  const palms = form.segments.flatMap((segment) => {
    const key = solveSegment(rig, segment).D;
    return key ? [palmOf(rig, key)] : [];
  });
  const [first] = palms;
  const far = first ? Math.max(...palms.map((palm) => length(subtract(palm, first)))) : 0;
  if (!goes && far < HELD_WIDTHS * shoulderWidth(rig)) {
    const shapes = new Set(form.segments.flatMap(({ D }) => (D ? [D.hs] : [])));
    return shapes.size > 1 ? 'fingers' : 'held';
  }
  return 'way';
}
