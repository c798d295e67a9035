import type { components } from '@isl/contracts/frames';

export type RecognisedSign = components['schemas']['RecognisedSign'];
export type VocabularyGroup = 'letters' | 'numerals' | 'words';

/** What the service can recognise, as people look for it. */
export function groupVocabulary(
  vocabulary: readonly RecognisedSign[],
): Record<VocabularyGroup, readonly RecognisedSign[]> {
  const of = (group: VocabularyGroup): RecognisedSign[] =>
    vocabulary
      .filter(({ id }) => groupOf(id) === group)
      .sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
  return { letters: of('letters'), numerals: of('numerals'), words: of('words') };
}

function groupOf(id: string): VocabularyGroup {
  if (id.startsWith('letter-')) return 'letters';
  return id.startsWith('numeral-') ? 'numerals' : 'words';
}

/** A sentence to try: its signs in order, and what the face does with it. */
export type GuidedSentence = {
  readonly key: 'hello' | 'tired' | 'apple' | 'tea' | 'name' | 'home';
  readonly gloss: readonly string[];
  readonly isSpelled: boolean;
};

/** Of signs that several sources show alike: a plain one, a question, a no. Then words to spell. */
const SENTENCES: readonly GuidedSentence[] = [
  { key: 'hello', gloss: ['HELLO', 'FRIEND'], isSpelled: false },
  { key: 'tired', gloss: ['YOU', 'TIRED'], isSpelled: false },
  { key: 'apple', gloss: ['I', 'APPLE', 'EAT', 'NOT'], isSpelled: false },
  { key: 'tea', gloss: ['TEA'], isSpelled: true },
  { key: 'name', gloss: ['NAME'], isSpelled: true },
  { key: 'home', gloss: ['HOME'], isSpelled: true },
];
const GUIDED = 3;

/** Three sentences of which the service says every sign; spelled words where it knows letters alone. */
export function guidedSentences(vocabulary: readonly RecognisedSign[] | null): GuidedSentence[] {
  const said = new Set(vocabulary?.filter(({ isSaid }) => isSaid).map(({ label }) => label));
  return SENTENCES.filter(
    ({ gloss, isSpelled }) => isSpelled || gloss.every((one) => said.has(one)),
  ).slice(0, GUIDED);
}
