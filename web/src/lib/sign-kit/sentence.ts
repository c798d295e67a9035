import type { components } from '@isl/contracts/content';
import { beginDraft } from '../use-draft';
import type { DifferentSentence } from './messages';

/** Of the form in which somebody says how they would sign a sentence. */
export const SENTENCE_DRAFT = 'sentence';
/** As text: what is no word is JSON. */
export type SentenceDraft = Record<
  'sentence' | 'language' | 'ours' | 'glosses' | 'spans' | 'comment' | 'videoId',
  string
>;

/** Brings a sentence to that form, which keeps what was written there about the same one. */
export function bringSentence({ sentence, language, ...ours }: DifferentSentence): void {
  const { glosses, spans, rules } = ours;
  const kept: components['schemas']['OurSaying'] = {
    glosses: [...glosses],
    spans: [...spans],
    rules,
  };
  const begun: SentenceDraft = {
    ...{ sentence, language, ours: JSON.stringify(kept), comment: '', videoId: '' },
    ...{ glosses: JSON.stringify(glosses), spans: JSON.stringify(spans) },
  };
  beginDraft(
    SENTENCE_DRAFT,
    begun,
    ({ sentence: before, ours: made }) => before === begun.sentence && made === begun.ours,
  );
}
