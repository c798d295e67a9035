import type { components } from '@isl/contracts/frames';
import type { SignKitSpan } from '../../../lib/sign-kit/messages';

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
  readonly key: 'night' | 'temple' | 'man' | 'radha' | 'agra' | 'leaf';
  readonly gloss: readonly string[];
  readonly isSpelled: boolean;
  readonly face: readonly SignKitSpan[];
};

const words = (
  key: GuidedSentence['key'],
  gloss: readonly string[],
  face: readonly SignKitSpan[] = [],
): GuidedSentence => ({ key, gloss, isSpelled: false, face });
const spelled = (key: GuidedSentence['key'], word: string): GuidedSentence => ({
  key,
  gloss: [word],
  isSpelled: true,
  face: [],
});

/**
 * Of the signs and letters that the models find best (docs/models.md): a plain one, a question, and
 * a no, which the head alone may say (isl.md, R5). Then words to spell.
 */
export const SENTENCES: readonly GuidedSentence[] = [
  words('night', ['NIGHT', 'COLD']),
  words(
    'temple',
    ['TEMPLE', 'OPEN'],
    [
      { channel: 'brows', value: 'up', start: 0, end: 2 },
      { channel: 'head', value: 'forward', start: 0, end: 2 },
    ],
  ),
  words('man', ['MAN', 'SIGN'], [{ channel: 'head', value: 'shake', start: 1, end: 2 }]),
  spelled('radha', 'RADHA'),
  spelled('agra', 'AGRA'),
  spelled('leaf', 'LEAF'),
];
const GUIDED = 3;

/** Three sentences of which every sign is said; spelled words where letters alone are. */
export function guidedSentences(heard: readonly RecognisedSign[] | null): GuidedSentence[] {
  const said = new Set(heard?.filter(({ isSaid }) => isSaid).map(({ label }) => label));
  return SENTENCES.filter(
    ({ gloss, isSpelled }) => isSpelled || gloss.every((one) => said.has(one)),
  ).slice(0, GUIDED);
}
