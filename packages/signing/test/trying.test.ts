import { describe, expect, it } from 'vitest';
import type { SeenPoints } from '../src/attempt/points.js';
import { nothingTried, type Trying, tryingAfter } from '../src/attempt/trying.js';
import { ASPECT } from '../src/clips/index.js';
import { attempt } from './support/attempts.js';

const after = (pictures: readonly SeenPoints[]): Trying =>
  pictures.reduce((trying, picture) => tryingAfter(trying, picture, ASPECT), nothingTried);
const { pictures } = attempt('word-tall', '1');
const resting = (from: number): SeenPoints[] =>
  [0, 1, 2, 3].map((k) => ({ ...(pictures[0] as SeenPoints), at: from + k * 100 }));
const lastAt = pictures.at(-1)?.at ?? 0;

describe('a try', () => {
  it('ends when the hands are down, and is all from their coming up', () => {
    const { ended, count } = after([...pictures, ...resting(lastAt + 100)]);
    expect(count).toBe(1);
    expect(ended?.length).toBeGreaterThan(5);
  });

  it('has not ended while a hand is up, nor where one was lost for a picture', () => {
    const middle = pictures.slice(0, Math.floor(pictures.length / 2));
    const lost = { ...(pictures[0] as SeenPoints), at: (middle.at(-1)?.at ?? 0) + 100 };
    expect(after(middle).ended).toBeNull();
    expect(after([...middle, lost, ...pictures.slice(middle.length + 1)]).count).toBe(
      after(pictures).count,
    );
  });

  it('is none where nobody is, or nobody moved', () => {
    const nobody = pictures.map((picture) => ({ ...picture, pose: [] }));
    expect(after(nobody)).toEqual(nothingTried);
    expect(after(resting(0))).toEqual(nothingTried);
  });

  it('is none where a hand only passed', () => {
    const up = pictures.find((_, k) => after(pictures.slice(0, k + 1)).pictures.length > 0);
    expect(after([up as SeenPoints, ...resting((up?.at ?? 0) + 100)]).count).toBe(0);
  });

  it('ends where somebody goes on and on, and the next begins', () => {
    const up = pictures.find((_, k) => after(pictures.slice(0, k + 1)).pictures.length > 0);
    const held = Array.from({ length: 130 }, (_, k) => ({ ...(up as SeenPoints), at: k * 100 }));
    expect(after(held).count).toBe(2);
  });
});
