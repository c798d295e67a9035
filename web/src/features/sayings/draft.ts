import { SENTENCE_DRAFT, type SentenceDraft } from '../../lib/sign-kit/sentence';
import { useDraft } from '../../lib/use-draft';
import type { MarkedSpan, Saying } from './api';

const EMPTY: SentenceDraft = {
  ...{ sentence: '', language: 'en', ours: '', glosses: '', spans: '' },
  ...{ comment: '', videoId: '' },
};

export type Draft = Pick<Saying, 'sentence' | 'language' | 'ours' | 'glosses' | 'spans'> & {
  readonly comment: string;
  readonly videoId: string;
};

/** What is being written, null where no sentence was brought here; how to change and to forget it. */
export function useSentenceDraft() {
  const [kept, keep, forget] = useDraft(SENTENCE_DRAFT, EMPTY);
  const change = ({ glosses, spans, ...words }: Partial<Draft>): void =>
    keep({
      ...('comment' in words && { comment: words.comment }),
      ...('videoId' in words && { videoId: words.videoId }),
      ...(glosses && { glosses: JSON.stringify(glosses) }),
      ...(spans && { spans: JSON.stringify(spans) }),
    });
  return { draft: readDraft(kept), change, forget };
}

function readDraft({ ours, glosses, spans, language, ...words }: SentenceDraft): Draft | null {
  if (words.sentence === '') return null;
  try {
    return {
      ...words,
      language: language === 'hi' ? 'hi' : 'en',
      ours: JSON.parse(ours) as Saying['ours'],
      glosses: JSON.parse(glosses) as string[],
      spans: JSON.parse(spans) as MarkedSpan[],
    };
  } catch {
    return null;
  }
}

/** Marks as they lie once the sign at a place is gone: what covered it alone goes with it. */
export function spansWithout(spans: readonly MarkedSpan[], at: number): MarkedSpan[] {
  return spans.flatMap(({ type, start, end }) => {
    const left = { type, start: start > at ? start - 1 : start, end: end > at ? end - 1 : end };
    return left.start < left.end ? [left] : [];
  });
}

/** Marks as they lie once a sign is added to so many: what covered all of them covers it too. */
export function spansWithOneMore(spans: readonly MarkedSpan[], signs: number): MarkedSpan[] {
  return spans.map((span) =>
    span.start === 0 && span.end === signs ? { ...span, end: signs + 1 } : span,
  );
}

/** A word as glosses are written. */
export const asGloss = (text: string): string =>
  text.trim().toLocaleUpperCase('en').replaceAll(/\s+/g, '-');
