import { describe, expect, it } from 'vitest';
import { createTimeLeft } from '../../src/features/videos/time-left';

const MEGABYTE = 1024 * 1024;

describe('the time left', () => {
  const start = () => {
    let nowMs = 0;
    const left = createTimeLeft(() => nowMs);
    return (atMs: number, sent: number): number | null => {
      nowMs = atMs;
      return left(sent * MEGABYTE, 100 * MEGABYTE);
    };
  };

  it('is not said from the first burst', () => {
    const at = start();
    expect(at(500, 10)).toBeNull();
  });

  it('follows from the pace', () => {
    const at = start();
    expect(at(2000, 10)).toBe(18);
    expect(at(4000, 20)).toBe(16);
  });

  it('forgets a pace of long ago', () => {
    const at = start();
    at(2000, 50);
    for (let second = 3; second <= 12; second += 1) at(second * 1000, 50 + (second - 2));
    expect(at(13_000, 61)).toBe(39);
  });

  it('is not known while nothing moves', () => {
    const at = start();
    at(2000, 10);
    expect(at(20_000, 10)).toBeNull();
  });
});
