import { facesOf, readSpans } from '../text/spans.js';
import type { NonManual, SentenceData, VocabularyForm } from '../vocabulary/data.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** What a sentence can say with its face: that it is so, that it is not, or one of two questions. */
export const SAID = ['statement', 'polar', 'wh', 'negative'] as const;
export type Said = (typeof SAID)[number];

export type Sentence = {
  readonly said: Said;
  readonly signs: readonly {
    readonly form: VocabularyForm;
    readonly face: NonManual | null;
  }[];
};

/**
 * The sentences that may be asked about: without a question sign, each as a statement, a question and a
 * denial, which its face alone tells apart.
 */
export function sentencesOf(
  { faces, statements, questions }: SentenceData,
  vocabulary: Pick<Vocabulary, 'form'>,
): readonly Sentence[] {
  const read = (sentence: string, kinds: readonly Said[]): Sentence[] => {
    const [start, ...ids] = sentence.split(' ');
    const forms = ids.flatMap((id) => vocabulary.form(id) ?? []);
    // Signers may not agree on one of them by now.
    if (forms.length < ids.length) return [];
    return kinds.map((said) => {
      const over = { start: said === 'polar' ? 0 : Number(start), end: forms.length };
      const spans = readSpans(faces[said]?.map((line) => ({ ...line, ...over })));
      const shown = facesOf(spans, forms.length);
      return { said, signs: forms.map((form, at) => ({ form, face: shown[at] ?? null })) };
    });
  };
  return [
    ...statements.flatMap((one) => read(one, ['statement', 'polar', 'negative'])),
    ...questions.flatMap((one) => read(one, ['wh'])),
  ];
}

/** One of them, each thing that can be said as often as the others. */
export function drawSentence(
  sentences: readonly Sentence[],
  random: () => number,
): Sentence | undefined {
  const said = SAID[Math.floor(random() * SAID.length)];
  const fitting = sentences.filter((one) => one.said === said);
  return fitting[Math.floor(random() * fitting.length)];
}
