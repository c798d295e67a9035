export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'spelling'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly digits: string }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'stop'; readonly text: string };

const WORD = String.raw`\p{L}[\p{L}\p{M}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*`;
const TOKEN = new RegExp(
  [
    // Letters with hyphens between: a word that a gloss spells.
    String.raw`(?<spelling>(?<![\p{L}\p{M}\p{Nd}-])\p{L}(?:-\p{L}){1,40}(?![\p{L}\p{M}\p{Nd}-]))`,
    `(?<word>${WORD})`,
    String.raw`(?<number>\p{Nd}+(?:[.,]\p{Nd}+)*)`,
    String.raw`(?<stop>\p{P}+)`,
    String.raw`(?<symbol>(?:(?![\p{L}\p{Nd}\p{P}\s])[\s\S])+)`,
  ].join('|'),
  'gu',
);
const HYPHEN = /^[-‐‑]$/u;

/** Words, numbers and what is neither; spaces are gone, and so are hyphens inside words. */
export function tokenise(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap((match) => tokenOf(match[0], match.groups ?? {}));
}

function tokenOf(text: string, groups: Readonly<Record<string, string | undefined>>): Token[] {
  if (groups.spelling !== undefined) return [{ kind: 'spelling', text }];
  if (groups.word !== undefined) return [{ kind: 'word', text }];
  if (groups.number !== undefined) return [{ kind: 'number', text, digits: digitsOf(text) }];
  if (groups.symbol !== undefined) return isInvisible(text) ? [] : [{ kind: 'symbol', text }];
  return HYPHEN.test(text) ? [] : [{ kind: 'stop', text }];
}

function isInvisible(text: string): boolean {
  return /^[\p{Cf}\p{Cc}\p{Z}]*$/u.test(text);
}

/** The digits of any script as 0 to 9: each script has its ten in one row, beginning at a zero. */
function digitsOf(text: string): string {
  return [...text]
    .filter((character) => /\p{Nd}/u.test(character))
    .map((character) => {
      let value = 0;
      let code = character.codePointAt(0) ?? 0;
      while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1)) && !isZero(code)) {
        code -= 1;
        value += 1;
      }
      return String(value);
    })
    .join('');
}

/** Rows that follow one another without a gap (mathematical digits) begin again every ten. */
function isZero(code: number): boolean {
  return code >= 0x1d7ce && code <= 0x1d7ff && (code - 0x1d7ce) % 10 === 0;
}
