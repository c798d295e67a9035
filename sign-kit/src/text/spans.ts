import type { NonManual } from '../vocabulary/data.js';

type Channel = 'brows' | 'eyes' | 'gaze' | 'head' | 'cheeks' | 'mouth' | 'body';

/** What a sentence asks of the face over the glosses from `start` to before `end`. */
export type Span = {
  readonly channel: Channel;
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

const CHANNELS: readonly Channel[] = ['brows', 'eyes', 'gaze', 'head', 'cheeks', 'mouth', 'body'];

/** The words of packages/grammar's rules in the closed words of a form; the first that fits. */
const MEANINGS: Readonly<Record<Channel, readonly (readonly [RegExp, string])[]>> = {
  brows: [
    [/inner/, 'inner-up'],
    [/raised|up/, 'up'],
    [/furrow|lower|down/, 'down'],
  ],
  eyes: [
    [/droop/, 'droop'],
    [/smile/, 'smile'],
    [/wide/, 'wide'],
    [/glar|squint|narrow/, 'squint'],
    [/closed/, 'closed'],
  ],
  gaze: [
    [/direct|person|ahead/, 'ahead'],
    [/down/, 'down'],
    [/up/, 'up'],
    [/away/, 'away'],
    [/hand/, 'hands'],
  ],
  head: [
    [/chin up/, 'chin-up'],
    [/shake/, 'shake'],
    [/side/, 'tilt-D'],
    [/back/, 'back'],
    [/forward/, 'forward'],
    [/nods/, 'nods'],
    [/nod/, 'nod'],
    [/down/, 'chin-down'],
  ],
  cheeks: [
    [/puff/, 'puff'],
    [/rais/, 'raise'],
  ],
  mouth: [
    [/jaw|open/, 'open'],
    [/corners/, 'corners-down'],
    [/pressed/, 'pressed'],
    [/tight/, 'tight'],
    [/smile/, 'smile'],
    [/round/, 'round'],
  ],
  body: [
    [/forward/, 'forward'],
    [/low|slump/, 'slump'],
    [/shrug/, 'shrug'],
    [/back/, 'back'],
    [/upright/, 'upright'],
  ],
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
      over.flatMap(({ channel, value }) => {
        const found = MEANINGS[channel].find(([pattern]) => pattern.test(value.toLowerCase()));
        return found ? [[channel, found[1]]] : [];
      }),
    ) as NonManual;
    return Object.keys(face).length > 0 ? face : null;
  });
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
  const { channel, value: word, start, end } = value as Record<string, unknown>;
  return (
    CHANNELS.includes(channel as Channel) &&
    typeof word === 'string' &&
    Number.isInteger(start) &&
    Number.isInteger(end)
  );
}
