import type { components } from '@isl/contracts/frames';

type SignPrediction = components['schemas']['SignPrediction'];

/** A sign or letter that the recogniser said. */
type Heard = { readonly label: string; readonly startedAt: number; readonly endedAt: number };

export type SentenceHeard = {
  readonly signs: readonly Heard[];
  /** What the answer before said; a sign that is held is one sign. */
  readonly held: string;
  readonly production: number | null;
};

export const nothingHeard: SentenceHeard = { signs: [], held: '', production: null };

/** An answer after another: a production that goes on lasts longer, or is read otherwise. */
export function heardAfter(
  before: SentenceHeard,
  { label, production, startedAt, endedAt }: SignPrediction,
  at: number,
): SentenceHeard {
  if (label === '') return before.held === '' ? before : { ...before, held: '' };
  const isSame =
    production === undefined ? before.held === label : before.production === production;
  const last = isSame ? before.signs.at(-1) : undefined;
  const sign = {
    label,
    startedAt: last?.startedAt ?? startedAt ?? at,
    endedAt: endedAt ?? at,
  };
  return {
    signs: [...(last ? before.signs.slice(0, -1) : before.signs), sign],
    held: label,
    production: production ?? null,
  };
}

/** `elsewhere`: it came, in another place of the order. `unknown`: the recogniser does not say it. */
export type GlossState = 'came' | 'elsewhere' | 'missing' | 'unknown';

export type SentenceTold = {
  readonly glosses: readonly { readonly gloss: string; readonly state: GlossState }[];
  /** What was said and is not in the sentence, each once. */
  readonly others: readonly string[];
};

/** What of a sentence came, by its glosses. */
export function toldOfSentence(
  glosses: readonly string[],
  canSay: (label: string) => boolean,
  heard: readonly string[],
): SentenceTold {
  const tokens = glosses.flatMap((gloss, of) =>
    tokensOf(gloss).every(canSay) ? tokensOf(gloss).map((token) => ({ token, of })) : [],
  );
  const inOrder = longestCommon(
    tokens.map(({ token }) => token),
    heard,
  );
  const stateOf = (gloss: string, at: number): GlossState => {
    if (!tokensOf(gloss).every(canSay)) return 'unknown';
    if (tokens.every(({ of }, index) => of !== at || inOrder.has(index))) return 'came';
    return isWithin(tokensOf(gloss), heard) ? 'elsewhere' : 'missing';
  };
  const asked = glosses.flatMap(tokensOf);
  return {
    glosses: glosses.map((gloss, at) => ({ gloss, state: stateOf(gloss, at) })),
    others: [...new Set(heard.filter((label) => !asked.includes(label)))],
  };
}

/** A name that is spelled, A-S-H-A, is its letters. */
export const tokensOf = (gloss: string): readonly string[] =>
  /^[A-Z](-[A-Z])+$/.test(gloss) ? gloss.split('-') : [gloss];

/** Whether all of them were heard, as often as they are there. */
function isWithin(tokens: readonly string[], heard: readonly string[]): boolean {
  const left = [...heard];
  return tokens.every((token) => {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The places in `asked` of the longest sequence that is in both, in order. */
function longestCommon(asked: readonly string[], heard: readonly string[]): ReadonlySet<number> {
  const width = heard.length + 1;
  const lengths = new Array<number>((asked.length + 1) * width).fill(0);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = asked.length - 1; row >= 0; row -= 1) {
    for (let column = heard.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        asked[row] === heard[column]
          ? 1 + lengthAt(row + 1, column + 1)
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const found = new Set<number>();
  let [row, column] = [0, 0];
  while (row < asked.length && column < heard.length) {
    if (asked[row] === heard[column]) {
      found.add(row);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}

/** A face comes a moment before the hands and goes a moment after; a movement of the head is named later. */
const BEFORE_MS = 300;
const AFTER_MS = 900;

/**
 * When the signs of a span were made: null while none was, undefined where the recogniser says none of
 * them, so that nobody knows when.
 */
export function timeOf(
  { glosses }: SentenceTold,
  { start, end }: { readonly start: number; readonly end: number },
  heard: SentenceHeard['signs'],
): { readonly from: number; readonly until: number } | null | undefined {
  const over = glosses.slice(start, end);
  if (over.every(({ state }) => state === 'unknown')) return;
  const tokens = over.flatMap(({ gloss }) => tokensOf(gloss));
  const made = heard.filter(({ label }) => tokens.includes(label));
  const [first, last] = [made[0], made.at(-1)];
  if (!first || !last) return null;
  return { from: first.startedAt - BEFORE_MS, until: last.endedAt + AFTER_MS };
}
