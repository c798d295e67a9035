import type { components } from '@isl/contracts/content';
import rules from '../../../../packages/grammar/rules/sentence-types.json' with { type: 'json' };
import type { SentencePlan } from './course-plan.js';

type Span = components['schemas']['SentenceSpan'];

/** What the face does over which words, by the grammar's rules; a plain statement asks nothing of it. */
export function spansOf({ face, over, words }: SentencePlan): Span[] {
  if (face === undefined || over === undefined) return [];
  const type = rules.types.find((one) => one.type === face);
  if (!type) throw new Error(`the grammar has no sentence type ${face}`);
  return type.lines.map(({ channel, value, span }) => {
    const [start, end] = span === 'clause' ? [0, words.length] : over;
    return { channel: channel as Span['channel'], value, start, end };
  });
}
