import { describe, expect, it } from 'vitest';
import { faceRead, wordsFinished, wordsJoined } from '../../src/features/prediction/words/slice';
import { after, finished } from '../support/signed-words';

describe('runs of letters', () => {
  const spelled = (word: string, key: string) => ({
    ...finished(word, key),
    letters: [...word].map((label) => ({ label, score: 0.8, candidates: [] })),
  });
  const join = (...runs: readonly string[]) =>
    after(wordsFinished(runs.map((run, at) => spelled(run, String(at)))), wordsJoined('0'));

  it('are joined to one word', () => {
    const [word, ...others] = join('RA', 'DHA');
    expect(word).toMatchObject({ key: '0', word: 'RADHA', confidence: 0.8, times: 1 });
    expect(word?.letters.map(({ label }) => label).join('')).toBe('RADHA');
    expect(others).toEqual([]);
  });

  it('that stand there more than once give one of them to the joined word', () => {
    expect(join('BA', 'NA', 'NA').map(({ word, times }) => [word, times])).toEqual([
      ['BANA', 1],
      ['NA', 1],
    ]);
    const words = join('NA', 'NA', 'M');
    expect(words.map(({ word, times }) => [word, times])).toEqual([
      ['NA', 1],
      ['NAM', 1],
    ]);
    expect(new Set(words.map(({ key }) => key)).size).toBe(2);
  });

  it('keep their face through it, each its own', () => {
    const words = after(
      wordsFinished([spelled('BA', 'a'), spelled('NA', 'b'), spelled('NA', 'c')]),
      faceRead({ key: 'c', cues: ['shake'] }),
      wordsJoined('a'),
    );
    expect(words.map(({ cues }) => cues)).toEqual([[], ['shake']]);
  });
});
