import { createHash } from 'node:crypto';
import type { Form } from '@isl/lexicon';
import { LOOKS } from '../src/avatar/palette.js';
import { FIGURES, type FigureName } from '../src/signer/signer.js';

export type Person = { readonly figure: FigureName; readonly look: number };

/** A row of letters, numerals or faces is one person's, so that only the sign differs. */
const PERSON_OF_KIND: Readonly<Partial<Record<Form['kind'], Person>>> = {
  letter: { figure: 'woman', look: 1 },
  numeral: { figure: 'man', look: 3 },
  expression: { figure: 'woman', look: 2 },
};

/** Who signs a form in its picture; a word is anybody's, all forms of it the same person's. */
export function personOf({ kind, concept }: Pick<Form, 'kind' | 'concept'>): Person {
  return PERSON_OF_KIND[kind] ?? anybody(concept);
}

function anybody(concept: string): Person {
  const everybody = FIGURES.flatMap((figure) => LOOKS.map((_, look) => ({ figure, look })));
  const drawn = createHash('sha256').update(concept).digest().readUInt32BE() % everybody.length;
  return everybody[drawn] ?? { figure: 'woman', look: 1 };
}
