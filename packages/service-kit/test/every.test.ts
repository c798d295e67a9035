import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every } from '../src/every.js';

const INTERVAL_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins at once, goes on after a failure and stops when told', async () => {
  const outcomes: string[] = [];
  const results = [true, false, true];
  const repeating = every(
    INTERVAL_MS,
    async () => {
      if (!results.shift()) throw new Error('the store is away');
      outcomes.push('done');
    },
    (error) => outcomes.push(String(error)),
  );
  await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS);
  expect(outcomes).toEqual(['done', 'Error: the store is away', 'done']);

  await repeating.stop();
  await vi.advanceTimersByTimeAsync(5 * INTERVAL_MS);
  expect(outcomes).toHaveLength(3);
});

it('waits for the run that is going on, and begins no other meanwhile', async () => {
  let finish = (): void => {};
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = vi.fn(() => promise);
  const repeating = every(INTERVAL_MS, work, () => {});
  await vi.advanceTimersByTimeAsync(3 * INTERVAL_MS);
  expect(work).toHaveBeenCalledTimes(1);

  let isStopped = false;
  const stopped = repeating.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(isStopped).toBe(true);
});
