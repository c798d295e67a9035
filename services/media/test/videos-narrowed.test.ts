import { NEWEST_FIRST } from '@isl/service-kit/mongo';
import { describe, expect, it } from 'vitest';
import { INDEXES } from '../src/indexes.js';
import { FIELDS } from '../src/videos/narrowing.js';
import type { Answer, Listed } from './support/build.js';
import { putGiven } from './support/giving.js';
import { app, titles } from './support/listed-videos.js';
import { putVideo } from './support/videos.js';

type Value = { value: string; label?: string; count: number };
type Counts = { sign: Value[]; region: Value[]; kind: Value[]; review: Value[] };

const HELLO = { kind: 'sign', id: 'word-hello', label: 'HELLO' } as const;
const ASKING = { kind: 'expression', id: 'expression-asking', label: 'Asking' } as const;

const list = (query: string) => app.call<Listed>('GET', `/videos?${query}`);
const count = (query = ''): Promise<Answer<Counts>> =>
  app.call<Counts>('GET', `/videos/counts?${query}`);

/** Three clips that may be shown, and one of each sort that may not. */
async function putSome(): Promise<void> {
  const outcome = 'accepted';
  await putGiven(app, { title: 'one', contribution: { outcome, prompt: HELLO, region: 'IN-KL' } });
  await putGiven(app, {
    title: 'two',
    category: 'sad',
    contribution: { outcome, prompt: HELLO, region: 'IN-DL', languageReview: 'reviewed' },
  });
  await putGiven(app, { title: 'three', contribution: { outcome, prompt: ASKING } });
  await putVideo(app, { title: 'uploaded' });
  await putGiven(app, { title: 'open', contribution: { prompt: HELLO, region: 'IN-KL' } });
  const scopes = ['keep', 'train'] as const;
  const consent = { version: '2026-11', age: 'adult', at: new Date(0), scopes } as const;
  await putGiven(app, { title: 'hidden', contribution: { outcome, prompt: HELLO, consent } });
}

describe('the list, narrowed', () => {
  it.each([
    ['sign=word-hello', ['one', 'two']],
    ['region=IN-KL', ['one']],
    ['kind=expression', ['three']],
    ['review=reviewed', ['two']],
    ['review=not-reviewed', ['one', 'three']],
    ['sign=word-hello&review=not-reviewed', ['one']],
    ['kind=sign&category=sad', ['two']],
    ['kind=sentence', []],
  ])('by %s holds what may be shown of it', async (query, expected) => {
    await putSome();
    expect(titles(await list(query)).sort()).toEqual([...expected].sort());
  });

  it.each(['kind=poem', 'review=perhaps', 'region=Kerala', 'sign=A%20B'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
      expect((await count(query)).status).toBe(400);
    },
  );

  it.each(Object.entries(FIELDS).filter(([name]) => name !== 'category'))(
    'by %s has an index that begins with it and keeps the order of the list',
    (_name, field) => {
      const keys = INDEXES.videos?.map(({ key }) => key) ?? [];
      expect(keys).toContainEqual({ [field]: 1, ...NEWEST_FIRST });
    },
  );
});

describe('the counts', () => {
  it('are of what may be shown, the most frequent first', async () => {
    await putSome();
    expect(await count()).toMatchObject({
      status: 200,
      body: {
        sign: [
          { value: 'word-hello', label: 'HELLO', count: 2 },
          { value: 'expression-asking', label: 'Asking', count: 1 },
        ],
        region: [
          { value: 'IN-DL', count: 1 },
          { value: 'IN-KL', count: 1 },
        ],
        kind: [
          { value: 'sign', count: 2 },
          { value: 'expression', count: 1 },
        ],
        review: [
          { value: 'not-reviewed', count: 2 },
          { value: 'reviewed', count: 1 },
        ],
      },
    });
  });

  it('of a filter follow the others and not itself', async () => {
    await putSome();
    const { body } = await count('region=IN-KL');
    expect(body.region.map(({ value }) => value)).toEqual(['IN-DL', 'IN-KL']);
    expect(body.sign).toEqual([{ value: 'word-hello', label: 'HELLO', count: 1 }]);
    expect(body.review).toEqual([{ value: 'not-reviewed', count: 1 }]);
  });

  it('say how long the list is that they lead to', async () => {
    await putSome();
    const { body } = await count('category=happy');
    for (const facet of ['sign', 'region', 'kind', 'review'] as const) {
      for (const { value, count: told } of body[facet]) {
        const found = await list(`category=happy&${new URLSearchParams({ [facet]: value })}`);
        expect(found.body.data).toHaveLength(told);
      }
    }
  });

  it('are none on an empty installation', async () => {
    expect((await count()).body).toEqual({ sign: [], region: [], kind: [], review: [] });
  });
});
