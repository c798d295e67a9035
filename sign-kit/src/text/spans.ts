import {
  BODY_CODES,
  BROWS_CODES,
  CHEEKS_CODES,
  EYES_CODES,
  GAZE_CODES,
  HEAD_CODES,
  MOUTH_CODES,
  type NonManualChannel,
} from '@isl/contracts/vocabulary';
import type { NonManual } from '../vocabulary/data.js';

const CODES = {
  brows: BROWS_CODES,
  eyes: EYES_CODES,
  gaze: GAZE_CODES,
  head: HEAD_CODES,
  cheeks: CHEEKS_CODES,
  mouth: MOUTH_CODES,
  body: BODY_CODES,
} as const satisfies Record<NonManualChannel, readonly string[]>;
type Code<C extends NonManualChannel> = (typeof CODES)[C][number];
type Drawn<C extends NonManualChannel> = NonNullable<NonManual[C]>;

/** What a sentence asks of the face over the glosses from `start` to before `end`. */
export type Span = {
  [C in NonManualChannel]: {
    readonly channel: C;
    readonly value: Code<C>;
    readonly start: number;
    readonly end: number;
  };
}[NonManualChannel];

/**
 * Codes that a form has not, as the avatar draws them; null is not drawn: how tense somebody is is
 * the pace of a sign, not a place of the body. The right hand leads: D is on the right.
 */
const DRAWN_AS: {
  readonly [C in NonManualChannel]: Readonly<Record<Exclude<Code<C>, Drawn<C>>, Drawn<C> | null>>;
} = {
  brows: {
    'up-slightly': 'up',
    'up-high': 'up',
    'down-slightly': 'down',
    furrowed: 'down',
    'furrowed-slightly': 'down',
  },
  eyes: { 'wide-open': 'wide', glare: 'squint' },
  gaze: {
    left: 'N',
    right: 'D',
    'up-left': 'up',
    'up-right': 'up',
    'down-left': 'down',
    'down-right': 'down',
    'at-asked': 'ahead',
    'at-addressee': 'ahead',
    direct: 'ahead',
  },
  head: {
    'nod-small': 'nod',
    'nod-short': 'nod',
    'nods-light': 'nods',
    unsteady: null,
    'tilt-left': 'tilt-N',
    'tilt-right': 'tilt-D',
    'tilt-side': 'tilt-D',
    'tilt-back': 'back',
    'tilt-nod': 'tilt-D',
    'forward-held': 'forward',
    'back-slightly': 'back',
    'turn-left': 'turn-N',
    'turn-right': 'turn-D',
  },
  cheeks: {},
  mouth: { 'corners-up': 'smile', 'wide-open': 'open', 'jaw-drop': 'open' },
  body: { 'shoulders-forward': 'forward', 'slow-low': 'slump', tense: null },
};

/** Spans from a link or a message; whatever is not one is left out. */
export function readSpans(source: unknown): Span[] {
  const list = typeof source === 'string' ? parse(source) : source;
  return Array.isArray(list) ? list.filter(isSpan) : [];
}

/** What each gloss's face does, by its number; null where the sentence asks nothing of it. */
export function facesOf(spans: readonly Span[], glossCount: number): (NonManual | null)[] {
  return Array.from({ length: glossCount }, (_, at) => {
    const over = spans.filter(({ start, end }) => start <= at && at < end);
    const face = Object.fromEntries(
      over.flatMap(({ channel, value, start, end }) => {
        // Tilted, then a nod where the clause ends.
        if (value === 'tilt-nod' && at === end - 1 && start < at) return [[channel, 'nod']];
        const drawn = drawnAs(channel, value);
        return drawn ? [[channel, drawn]] : [];
      }),
    ) as NonManual;
    return Object.keys(face).length > 0 ? face : null;
  });
}

function drawnAs(channel: NonManualChannel, value: string): string | null {
  const others: Readonly<Record<string, string | null>> = DRAWN_AS[channel];
  return value in others ? (others[value] ?? null) : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSpan(value: unknown): value is Span {
  if (typeof value !== 'object' || value === null) return false;
  const { channel, value: code, start, end } = value as Record<string, unknown>;
  return (
    isChannel(channel) && isCode(channel, code) && Number.isInteger(start) && Number.isInteger(end)
  );
}

const isChannel = (name: unknown): name is NonManualChannel =>
  typeof name === 'string' && Object.hasOwn(CODES, name);

const isCode = (channel: NonManualChannel, code: unknown): boolean =>
  (CODES[channel] as readonly unknown[]).includes(code);
