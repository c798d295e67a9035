import type { VocabularyData, VocabularyForm } from '../../src/vocabulary/data.js';
import { createVocabulary, type Vocabulary } from '../../src/vocabulary/vocabulary.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

type Kind = VocabularyForm['kind'];

export function aForm(over: Partial<VocabularyForm> & { readonly id: string }): VocabularyForm {
  return {
    concept: over.id.replace(/^word-|-v[12]$/g, ''),
    gloss: over.id.toUpperCase(),
    kind: 'word',
    region: 'unknown',
    confidence: 'high',
    homonyms: [],
    looks: [],
    alt: 'A hand.',
    altHi: 'एक हाथ।',
    uncertain: [],
    status: 'draft',
    reviewed: null,
    face: [],
    ...over,
  };
}

const concept = (id: string, kind: Kind, gloss: string, lemmas: readonly string[], hi: string) => ({
  id,
  kind,
  gloss,
  lemmas,
  hi,
  en: lemmas[0] ?? id,
  category: kind === 'word' ? 'greetings' : `${kind}s`,
});

export function vocabularyData(): VocabularyData {
  const words = [
    concept('hello', 'word', 'HELLO', ['hello', 'hi'], 'नमस्कार'),
    concept('thank-you', 'word', 'THANK-YOU', ['thank you', 'thanks'], 'धन्यवाद'),
    concept('you', 'word', 'YOU', ['you'], 'तुम'),
    concept('help', 'word', 'HELP', ['help'], 'मदद करना'),
    concept('not', 'word', 'NOT', ['not'], 'नहीं (निषेध)'),
  ];
  const numerals = [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
  ];
  return {
    concepts: [
      ...words,
      concept('market', 'word', 'MARKET', ['market'], 'बाज़ार'),
      ...numerals.map((name, value) =>
        concept(`numeral-${value}`, 'numeral', String(value), [name, String(value)], ''),
      ),
      ...LETTERS.map((letter) =>
        concept(`letter-${letter}`, 'letter', letter.toUpperCase(), [letter], ''),
      ),
    ],
    categories: [{ id: 'greetings', en: 'Greetings', hi: 'अभिवादन' }],
    alphabets: ['v1', 'v2'].map((id) => ({
      id,
      name: id,
      nameHi: id,
      letters: Object.fromEntries(LETTERS.map((letter) => [letter, `letter-${letter}-${id}`])),
    })),
    defaultAlphabet: 'v2',
    forms: [
      ...words.map(({ id, gloss }) => aForm({ id: `word-${id}`, gloss })),
      ...numerals.map((_, value) =>
        aForm({ id: `numeral-${value}`, gloss: String(value), kind: 'numeral' }),
      ),
      ...LETTERS.flatMap((letter) =>
        ['v1', 'v2'].map((id) =>
          aForm({ id: `letter-${letter}-${id}`, gloss: letter.toUpperCase(), kind: 'letter' }),
        ),
      ),
    ],
    dropped: ['the', 'is', 'a'],
    pictures: ['drawn/word-market.svg', 'signs/letter-a-v1.webp'],
  };
}

export function aVocabulary(): Vocabulary {
  return createVocabulary(vocabularyData());
}
