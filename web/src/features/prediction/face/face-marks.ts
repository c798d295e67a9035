import type { components } from '@isl/contracts/rewriter';
import type { FaceParameters } from '../../../lib/face/use-face-words';
import type { Span } from '../words/signed-word';
import type { FaceSample } from './face-sample';
import { heldCues, heldFrames } from './held-face';

export type FaceMark = components['schemas']['FaceMark'];
export type Mark = FaceMark['mark'];

/** What face and head do over one word, in the terms of grammar. */
export const faceCues = ['browsRaised', 'chinUp', 'shake', 'nod', 'doubt'] as const;
export type FaceCue = (typeof faceCues)[number];

/** A face comes a moment before the hands and goes a moment after. */
const BEFORE_MS = 150;
const AFTER_MS = 250;
/** The service names a movement of the head by the second that lies behind a frame. */
const MOVEMENT_LAG_MS = 600;
/** With few frames a second a short word may have none: then the nearest one speaks for it. */
const NEAREST_MS = 450;
/** In how much of a word's frames a cue must stand. */
const SHARES = { browsRaised: 0.6, chinUp: 0.5, shake: 0.4, nod: 0.4, doubt: 0.5 } as const;

type HeldCue = keyof typeof heldCues;
const isHeld = (cue: FaceCue): cue is HeldCue => cue in heldCues;

/** A brow that frowns beside a narrowed eye, or a tilted head. */
const isDoubt = ({ brows, eyes, headTilt }: FaceParameters): boolean =>
  brows?.word === 'down' &&
  (eyes?.word === 'squint' || headTilt?.word === 'tilt-left' || headTilt?.word === 'tilt-right');

const isSo: Readonly<Record<Exclude<FaceCue, HeldCue>, (face: FaceParameters) => boolean>> = {
  shake: ({ headMovement }) => headMovement?.word === 'shake',
  // The head that swings from side to side, as in India, is often a yes and never a no.
  nod: ({ headMovement }) => headMovement?.word === 'nod' || headMovement?.word === 'sway',
  doubt: isDoubt,
};
const isMovement = (cue: FaceCue): boolean => cue === 'shake' || cue === 'nod';

/** The signs that ask: the chin goes up, or the brows, on them alone. */
const ASKING_SIGNS = new Set(
  'WHAT,WHO,WHERE,WHEN,WHY,HOW,WHICH,HOW-MANY,HOW-MUCH,WHOSE'.split(','),
);

/** What stood in the face while a word was signed. */
export function cuesOver(samples: readonly FaceSample[], span: Span): FaceCue[] {
  const cues = faceCues.filter((cue) => {
    const late = isMovement(cue) ? MOVEMENT_LAG_MS : 0;
    const seen = samplesIn(samples, span, late);
    const held = isHeld(cue) ? heldFrames(samples, heldCues[cue]) : null;
    const hits = seen.filter((sample) =>
      isHeld(cue) ? held?.has(sample) : isSo[cue](sample.parameters),
    ).length;
    return seen.length > 0 && hits / seen.length >= SHARES[cue];
  });
  // A shaken head passes through every other pose.
  return cues.includes('shake') ? cues.filter((cue) => cue !== 'nod') : cues;
}

/** One word of the sentence, as far as its face matters. */
export type MarkedWord = {
  readonly word: string;
  readonly times: number;
  readonly cues: readonly FaceCue[];
  /** The second time and those after it, as far as they were seen. */
  readonly repeats: readonly { readonly cues: readonly FaceCue[] }[];
};
type Token = Pick<MarkedWord, 'word' | 'cues'>;

/** What face and head say over which words; a word signed twice counts as two. */
export function marksOf(words: readonly MarkedWord[]): FaceMark[] {
  const tokens = words.flatMap(({ word, times, cues, repeats }) =>
    Array.from(
      { length: times },
      (_, at): Token => ({
        word,
        cues: at === 0 ? cues : (repeats[at - 1]?.cues ?? cues),
      }),
    ),
  );
  const has =
    (...cues: readonly FaceCue[]) =>
    ({ cues: seen }: Token): boolean =>
      cues.some((cue) => seen.includes(cue));
  const asked = runsOf(tokens, has('browsRaised', 'chinUp'));
  const asking = asked.flatMap(({ start, end }) => {
    // Held to the end it asks; so does the sign that asks, wherever it stands.
    if (end === tokens.length) return [{ start, end }];
    return runsOf(tokens.slice(0, end), ({ word }) => ASKING_SIGNS.has(word)).filter(
      (run) => run.start >= start,
    );
  });
  const topic = runsOf(tokens, has('browsRaised')).filter(
    ({ start, end }) =>
      start === 0 && end < tokens.length && !asking.some((run) => run.start < end),
  );
  const found: readonly (readonly [Mark, readonly Run[]])[] = [
    ['topic', topic],
    ['negation', runsOf(tokens, has('shake'))],
    ['affirmation', runsOf(tokens, has('nod'))],
    ['doubt', runsOf(tokens, has('doubt'))],
    ['asking', asking],
  ];
  return found.flatMap(([mark, runs]) => runs.map((run) => ({ mark, ...run })));
}

/** The marks that stand over each word, for its chip. */
export function marksByWord(words: readonly MarkedWord[]): Mark[][] {
  const marks = marksOf(words);
  let start = 0;
  return words.map(({ times }) => {
    const from = start;
    start += times;
    const over = marks.filter((mark) => mark.start < start && from < mark.end);
    return [...new Set(over.map(({ mark }) => mark))];
  });
}

type Run = { readonly start: number; readonly end: number };

function runsOf(tokens: readonly Token[], isIn: (token: Token) => boolean): Run[] {
  const runs: Run[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isIn(token)) continue;
    const last = runs.at(-1);
    if (last?.end === at) runs[runs.length - 1] = { start: last.start, end: at + 1 };
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

function samplesIn(
  samples: readonly FaceSample[],
  { startedAt, endedAt }: Span,
  lateMs: number,
): readonly FaceSample[] {
  const from = startedAt - BEFORE_MS + lateMs / 2;
  const until = endedAt + Math.max(AFTER_MS, lateMs);
  const within = samples.filter(({ at }) => at >= from && at <= until);
  if (within.length > 0) return within;
  const middle = (startedAt + endedAt) / 2;
  const [nearest] = [...samples].sort((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle));
  return nearest && Math.abs(nearest.at - middle) <= NEAREST_MS ? [nearest] : [];
}
