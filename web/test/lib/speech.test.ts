import { EMOTIONS } from '@isl/contracts/vocabulary';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../src/lib/speech';

type Said = { readonly text: string; readonly pitch: number; readonly rate: number };
let said: Said[];

beforeEach(() => {
  said = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', { cancel: () => {}, speak: (words: Said) => said.push(words) });
});

const mannerOf = (feeling: Parameters<typeof speak>[1]) => {
  speak('I have a sister.', feeling);
  const { pitch, rate } = said.at(-1) ?? {};
  return { pitch, rate };
};

describe('a voice', () => {
  it.each(['', 'neutral'] as const)('is its own where the feeling is %j', (feeling) => {
    expect(mannerOf(feeling)).toEqual({ pitch: 1, rate: 1 });
  });

  it('is higher and faster of joy, lower and slower of sorrow', () => {
    const [happy, sad] = [mannerOf('happy'), mannerOf('sad')];
    expect([happy.pitch, happy.rate].every((value) => Number(value) > 1)).toBe(true);
    expect([sad.pitch, sad.rate].every((value) => Number(value) < 1)).toBe(true);
  });

  it('tells each feeling from every other one, and stays near its own', () => {
    const manners = EMOTIONS.map(mannerOf);
    expect(new Set(manners.map((manner) => JSON.stringify(manner))).size).toBe(EMOTIONS.length);
    for (const value of manners.flatMap(({ pitch, rate }) => [pitch, rate])) {
      expect(Math.abs(Number(value) - 1)).toBeLessThanOrEqual(0.2);
    }
  });
});
