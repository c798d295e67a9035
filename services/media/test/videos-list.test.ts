import { describe, expect, it } from 'vitest';
import { wordsOf } from '../src/videos/words.js';
import type { Listed } from './support/build.js';
import { app, at, titles } from './support/listed-videos.js';
import { putVideo } from './support/videos.js';

const list = (query = '') => app.call<Listed>('GET', `/videos${query}`);

describe('the list', () => {
  it('is empty on an empty installation', async () => {
    expect(await list()).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('shows what is ready and public, newest first, to anybody', async () => {
    await putVideo(app, { title: 'older', createdAt: at(1) });
    await putVideo(app, { title: 'newer', createdAt: at(2) });
    await putVideo(app, { title: 'private', visibility: 'private' });
    for (const status of ['pending', 'stored', 'processing', 'rejected'] as const) {
      await putVideo(app, { title: status, status });
    }

    expect(titles(await list())).toEqual(['newer', 'older']);
  });

  it('tells of each clip what its card shows', async () => {
    const video = await putVideo(app, { synthetic: true, authorId: null, username: null });

    expect((await list()).body.data).toEqual([
      {
        _id: video._id,
        url: `/api/videos/${video._id}/stream`,
        poster: `/api/videos/${video._id}/poster`,
        title: 'A clip',
        description: 'About something',
        category: 'happy',
        status: 'ready',
        visibility: 'public',
        synthetic: true,
        durationSeconds: 2,
        width: 320,
        height: 180,
        createdAt: '2026-03-01T09:00:00.000Z',
      },
    ]);
  });

  it('pages through clips of one moment without losing or repeating any', async () => {
    for (let index = 0; index < 5; index += 1) await putVideo(app, { title: `clip ${index}` });
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await list(`?limit=2${after}`);
      seen.push(...titles({ body }));
      const last = body.data.at(-1);
      if (body.data.length < 2 || !last) break;
      after = `&after=${last._id}`;
    }

    expect(seen.sort()).toEqual(['clip 0', 'clip 1', 'clip 2', 'clip 3', 'clip 4']);
  });

  it('goes on after a clip that was deleted meanwhile', async () => {
    await putVideo(app, { title: 'older', createdAt: at(1) });
    const gone = 'ffffffff0000000000000000';

    expect(titles(await list(`?after=${gone}`))).toEqual(['older']);
  });

  it('filters by category', async () => {
    await putVideo(app, { title: 'glad', category: 'happy' });
    await putVideo(app, { title: 'cross', category: 'anger' });

    expect(titles(await list('?category=anger'))).toEqual(['cross']);
    expect((await list('?category=all')).status).toBe(400);
  });

  it('finds by the beginnings of all words, whatever case and accents', async () => {
    const texts = ['Dancing at the café', 'Dancing at home', 'Cooking (slowly)'];
    for (const title of texts) await putVideo(app, { title, words: wordsOf(title) });

    expect(titles(await list('?q=DANC%20cafe'))).toEqual(['Dancing at the café']);
    expect(titles(await list('?q=(slow'))).toEqual(['Cooking (slowly)']);
    expect(titles(await list('?q=swimming'))).toEqual([]);
  });

  it('finds through a typing slip where no word begins as typed', async () => {
    for (const title of ['Dancing at home', 'Dandelions', 'Cooking']) {
      await putVideo(app, { title, words: wordsOf(title) });
    }
    await putVideo(app, { title: 'Private dance', words: ['dansing'], visibility: 'private' });

    expect(titles(await list('?q=dansing'))).toEqual(['Dancing at home']);
    expect(titles(await list('?q=dan')).sort()).toEqual(['Dancing at home', 'Dandelions']);
    expect(titles(await list('?q=cok'))).toEqual([]);
  });

  it.each(['?limit=0', '?limit=201', '?limit=x', `?q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect(await list(query)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    },
  );
});
