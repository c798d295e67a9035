import { beforeEach, expect, it } from 'vitest';
import { createKeptAnswers, KEPT_MS, type KeptAnswers } from '../src/kept/kept-answers.js';

const MIB = 1024 * 1024;

/** The clock's start; 0 would be no moment to the library. */
const BEGUN = 1_000;

let now = BEGUN;
let kept: KeptAnswers;
beforeEach(() => {
  now = BEGUN;
  kept = createKeptAnswers(() => now);
});

const anAnswer = (size = 10) => ({ bytes: Buffer.alloc(size), version: 'W/"one"' });

it('keeps an answer for a second, counted from when it began to be made', () => {
  const making = kept.make('/courses');
  now = BEGUN + 400;
  const answer = anAnswer();
  making.end(answer);
  expect(kept.find('/courses')).toBe(answer);
  now = BEGUN + KEPT_MS;
  expect(kept.find('/courses')).toBe(answer);
  now = BEGUN + KEPT_MS + 1;
  expect(kept.find('/courses')).toBeUndefined();
});

it('lets who asks meanwhile wait for the first', async () => {
  const making = kept.make('/courses');
  const awaited = kept.awaited('/courses');
  const answer = anAnswer();
  making.end(answer);
  expect(await awaited?.answer).toBe(answer);
  expect(kept.awaited('/courses')).toBeUndefined();
});

it('keeps nothing of one that became none, and the first end counts', async () => {
  const making = kept.make('/courses');
  making.end(null);
  making.end(anAnswer());
  expect(await making.answer).toBeNull();
  expect(kept.find('/courses')).toBeUndefined();
});

it('forgets at a write what it keeps and what is being made', async () => {
  kept.make('/words').end(anAnswer());
  const early = kept.make('/courses');
  kept.forget();
  expect(kept.find('/words')).toBeUndefined();
  expect(kept.awaited('/courses')).toBeUndefined();
  const late = kept.make('/courses');
  early.end(anAnswer());
  expect(kept.find('/courses')).toBeUndefined();
  expect(kept.awaited('/courses')).toBe(late);
});

it('is bounded by answers, by bytes, and keeps none that is very large', () => {
  for (let index = 0; index < 600; index += 1) kept.make(`/signs/${index}`).end(anAnswer());
  expect(kept.size().answers).toBe(500);
  expect([kept.find('/signs/99'), kept.find('/signs/100')]).toEqual([undefined, anAnswer()]);

  for (let index = 0; index < 40; index += 1)
    kept.make(`/words?limit=${index}`).end(anAnswer(MIB / 2));
  expect(kept.size().bytes).toBeGreaterThan(15 * MIB);
  expect(kept.size().bytes).toBeLessThanOrEqual(16 * MIB);

  kept.make('/large').end(anAnswer(MIB));
  expect(kept.find('/large')).toBeUndefined();
});
