import { randomUUID } from 'node:crypto';
import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { ASHA } from './factories.js';

type Schemas = components['schemas'];
export type Progress = Schemas['Progress'];
export type ProgressEvent = Schemas['ProgressEvent'];
type Of<Kind extends ProgressEvent['kind']> = Extract<ProgressEvent, { kind: Kind }>;

export let test: TestApp;

export const NOTHING: Progress = { cards: [], lessons: [], lists: [], streak: { days: [] } };

/** A card as ts-fsrs leaves it after an answer, as a page sends it. */
export const cardState = (reviewedAt = new Date('2026-11-01T10:00:00Z')): Schemas['CardState'] => {
  const { card } = fsrs({ enable_fuzz: false }).next(
    createEmptyCard(reviewedAt),
    reviewedAt,
    Rating.Good,
  );
  return JSON.parse(JSON.stringify(card)) as Schemas['CardState'];
};

const told = (at?: number) => ({ id: randomUUID(), at: at ?? test.clock.now().getTime() });

export const cardEvent = (change: Partial<Of<'card'>> = {}): Of<'card'> => ({
  ...{ ...told(change.at), kind: 'card', card: 'word-hello', state: cardState() },
  ...change,
});
export const lessonEvent = (change: Partial<Of<'lesson'>> = {}): Of<'lesson'> => ({
  ...{ ...told(change.at), kind: 'lesson', lesson: 'family-1', step: 1, done: false },
  ...change,
});
export const listEvent = (change: Partial<Of<'list'>> = {}): Of<'list'> => ({
  ...{ ...told(change.at), kind: 'list', list: randomUUID(), name: 'Mine' },
  ...{ signs: ['word-hello'], removed: false },
  ...change,
});
export const dayEvent = (day: string, change: Partial<Of<'day'>> = {}): Of<'day'> => ({
  ...{ ...told(change.at), kind: 'day', day },
  ...change,
});

export const send = async (events: unknown, person: Person = ASHA) =>
  test.call('POST', '/progress', {
    headers: await test.tokens.bearer(person),
    payload: { events },
  });

export const progressOf = async (person: Person = ASHA) =>
  (await test.call('GET', '/progress', { headers: await test.tokens.bearer(person) }))
    .body as Progress;

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  await test.db.collection('progress').deleteMany({});
});
