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
  { faces, sentences }: SentenceData,
  vocabulary: Pick<Vocabulary, 'form'>,
): readonly Sentence[] {
  return sentences.flatMap(({ isQuestion, start, forms }) => {
    const found = forms.flatMap((id) => vocabulary.form(id) ?? []);
    // Signers may not agree on one of them by now.
    if (found.length < forms.length) return [];
    const as = (said: Said, from: number): Sentence => {
      const spans = readSpans(
        (faces[said] ?? []).map((line) => ({ ...line, start: from, end: found.length })),
      );
      const shown = facesOf(spans, found.length);
      return { said, signs: found.map((form, at) => ({ form, face: shown[at] ?? null })) };
    };
    if (isQuestion) return [as('wh', start)];
    return [as('statement', start), as('polar', 0), as('negative', start)];
  });
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
