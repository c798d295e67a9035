import type { SpelledLetter } from './signed-word';

/** A word of the dictionary that a spelled word may have been meant as. */
export type Suggestion = { readonly gloss: string; readonly cost: number };

/** Letters that the recogniser takes for each other (its card, commonest confusions). */
const CONFUSED = new Set(
  'NH,IT,OU,SQ,MH,QD,TD,PC,GS,EX,WZ,YE,CP,BQ,RG,MN'
    .split(',')
    .flatMap((pair) => [pair, [...pair].reverse().join('')]),
);

/** What it costs to read a word so: the less, the likelier the slip. */
const COST = { sameHand: 0.35, confused: 0.5, other: 1, lost: 0.9, doubled: 0.4 } as const;
/** For each letter of the spelled word so much may be wrong. */
const ALLOWED_PER_LETTER = 0.26;
const SHORTEST = 2;

/** The likeliest words of the dictionary, best first; none where the word stands in it as it is. */
export function suggestWords(
  spelled: readonly SpelledLetter[],
  glosses: readonly string[],
  most = 3,
): Suggestion[] {
  if (spelled.length < SHORTEST) return [];
  const allowed = Math.max(spelled.length * ALLOWED_PER_LETTER, COST.confused);
  const found = glosses
    .filter((gloss) => Math.abs(plain(gloss).length - spelled.length) <= 2)
    .map((gloss) => ({ gloss, cost: costOf(spelled, plain(gloss)) }))
    .filter(({ cost }) => cost <= allowed)
    .sort((a, b) => a.cost - b.cost || a.gloss.localeCompare(b.gloss));
  return found[0]?.cost === 0 ? [] : found.slice(0, most);
}

const plain = (gloss: string): string => gloss.replaceAll('-', '');

/** The cheapest way from what was read to a word, letter by letter. */
function costOf(spelled: readonly SpelledLetter[], word: string): number {
  let above = Array.from({ length: word.length + 1 }, (_, at) => at * COST.lost);
  for (const [row, letter] of spelled.entries()) {
    const isRepeat = spelled[row - 1]?.label === letter.label;
    const line = [(above[0] ?? 0) + COST.lost];
    for (let at = 1; at <= word.length; at += 1) {
      const wanted = word[at - 1] ?? '';
      // A doubled letter is easily read once, and a held one twice.
      const missed = wanted === word[at - 2] ? COST.doubled : COST.lost;
      line.push(
        Math.min(
          (above[at - 1] ?? 0) + costOfLetter(letter, wanted),
          (above[at] ?? 0) + (isRepeat ? COST.doubled : COST.lost),
          (line[at - 1] ?? 0) + missed,
        ),
      );
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

function costOfLetter({ label, candidates }: SpelledLetter, wanted: string): number {
  if (label === wanted) return 0;
  if (candidates.some((candidate) => candidate.label === wanted)) return COST.sameHand;
  return CONFUSED.has(label + wanted) ? COST.confused : COST.other;
}
