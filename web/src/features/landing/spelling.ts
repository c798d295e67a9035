import type { Alphabet } from '../../lib/alphabet';

/** What is spelled before anybody has typed. */
export const EXAMPLE = 'ISL';

export type Tile =
  | { readonly kind: 'sign'; readonly text: string; readonly picture: string }
  | { readonly kind: 'gap' };

type Spelling = {
  readonly tiles: readonly Tile[];
  /** Whether something was typed that no finger alphabet here has. */
  readonly hasUnknown: boolean;
};

/** A name as pictures: letters without their accents, figures, and a gap for each blank. */
export function spell(name: string, alphabet: Alphabet): Spelling {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .trim();
  const tiles: Tile[] = [];
  let hasUnknown = false;
  for (const text of plain) {
    if (/[A-Z]/.test(text)) tiles.push(aSign(text, `letter-${text.toLowerCase()}-${alphabet}`));
    else if (/[0-9]/.test(text)) tiles.push(aSign(text, `numeral-${text}`));
    else if (/[\s'.-]/.test(text)) tiles.push({ kind: 'gap' });
    else hasUnknown = true;
  }
  return { tiles, hasUnknown };
}

const aSign = (text: string, id: string): Tile => ({
  kind: 'sign',
  text,
  picture: `/static/signs/${id}.webp`,
});
