import { describe, expect, it } from 'vitest';
import { followed } from '../src/draft/follow.js';

describe('a movement that follows what is shown', () => {
  const weights = [1, 1, 1];
  const still = { weights, comes: false, leaves: false };
  const swing = (k: number): number => {
    const t = Math.min(1, Math.max(0, (k - 6) / 20));
    return Math.sin(4 * Math.PI * t) * Math.min(1, 6 * Math.min(t, 1 - t));
  };
  const rows = Array.from({ length: 36 }, (_, k) => [0.02 * swing(k), 1.2, 0.3]);

  it('is told with when it begins and ends, how often, how far and from where', () => {
    const [best] = followed('shake', { ...still, rows }, 1);
    expect(best?.repeat).toBe(2);
    expect(Math.abs((best?.from ?? 0) - 6)).toBeLessThanOrEqual(2);
    expect(Math.abs((best?.to ?? 0) - 26)).toBeLessThanOrEqual(2);
    expect(best?.goes[0]?.[0]).toBeCloseTo(0.02, 2);
    expect(best?.base[1]).toBeCloseTo(1.2, 6);
    expect(best?.share).toBeGreaterThan(0.95);
  });

  it('is held against nothing before it where the hand comes from another part', () => {
    const coming = rows.map((row, k) => (k < 6 ? [-0.3 + 0.05 * k, 1, 0.3] : row));
    const [best] = followed('shake', { ...still, comes: true, rows: coming }, 1);
    const [lost] = followed('shake', { ...still, rows: coming }, 1);
    expect(best?.repeat).toBe(2);
    expect(best?.share).toBeGreaterThan(0.9);
    expect(lost?.share).toBeLessThan(0.7);
  });

  it('is not one where there is no time for its turns', () => {
    expect(followed('wave', { ...still, rows: rows.slice(0, 9) }, 2)).toEqual([]);
  });
});
