import { describe, expect, it } from 'vitest';
import figures from '../../../assets/models/signs.json';
import {
  guidedSentences,
  type RecognisedSign,
  SENTENCES,
} from '../../src/features/prediction/recognise/vocabulary';

const LEAST_RECALL = 0.5;

type Figures = { readonly id: string; readonly label: string; readonly recall: number | null };
/** What the models were measured to do with each sign, wherever in their figures it stands. */
const measured = (of: unknown): Figures[] =>
  typeof of !== 'object' || of === null
    ? []
    : [...('recall' in of ? [of as Figures] : []), ...Object.values(of).flatMap(measured)];

const said = (...labels: readonly string[]): RecognisedSign[] =>
  labels.map((label) => ({
    id: `word-${label.toLowerCase()}`,
    label,
    learntFrom: 'avatar',
    isSaid: true,
  }));
const keys = (heard: readonly RecognisedSign[] | null) =>
  guidedSentences(heard).map(({ key }) => key);

describe('the sentences to try', () => {
  it.each(SENTENCES)('have in $gloss only what the models say and find', ({ gloss, isSpelled }) => {
    const kind = isSpelled ? 'letter-' : 'word-';
    for (const sign of isSpelled ? [...gloss.join('')] : gloss) {
      const found = measured(figures).filter(
        ({ id, label }) => id.startsWith(kind) && label === sign,
      );
      expect(found, sign).not.toEqual([]);
      for (const { recall } of found) expect(recall, sign).toBeGreaterThanOrEqual(LEAST_RECALL);
    }
  });

  it('are signed where the service says their signs', () => {
    expect(keys(said('NIGHT', 'COLD', 'TEMPLE', 'OPEN', 'MAN', 'SIGN'))).toEqual([
      'night',
      'temple',
      'man',
    ]);
  });

  it('are spelled in place of those that it does not say', () => {
    const offered = said('TEMPLE', 'OPEN').map((sign) => ({ ...sign, isSaid: false }));
    expect(keys([...said('NIGHT', 'COLD'), ...offered])).toEqual(['night', 'radha', 'agra']);
    expect(keys([])).toEqual(['radha', 'agra', 'leaf']);
    expect(keys(null)).toEqual(['radha', 'agra', 'leaf']);
  });
});
