import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireVideo } from '../src/videos/video.js';
import { wordsOf } from '../src/videos/words.js';
import { aTestApp, type Listed, type TestApp, type WireError } from './support/build.js';
import { ASHA, DEMO, RAVI, REVIEWER } from './support/uploads.js';
import { putVideo } from './support/videos.js';

let app: TestApp;

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.collection('videos').deleteMany({});
});

const titles = ({ body }: { body: Listed }): string[] => body.data.map(({ title }) => title);
const list = (query = '') => app.call<Listed>('GET', `/videos${query}`);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));

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

describe('my videos', () => {
  const mine = async (headers: Record<string, string>) =>
    app.call<Listed>('GET', '/videos/mine', { headers });

  it('asks to sign in', async () => {
    expect(await mine({})).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  });

  it('shows mine in every state with the reason of a rejection', async () => {
    const rejected = { status: 'rejected', output: null, reason: 'No picture.' } as const;
    await putVideo(app, { title: 'refused', createdAt: at(2), ...rejected });
    await putVideo(app, { title: 'waiting', createdAt: at(1), status: 'stored', output: null });
    await putVideo(app, { title: 'his', authorId: 'ravi' });

    const answer = await mine(await app.tokens.bearer(ASHA));

    expect(titles(answer)).toEqual(['refused', 'waiting']);
    expect(answer.body.data[0]).toMatchObject({ status: 'rejected', reason: 'No picture.' });
    expect(answer.body.data[1]).not.toHaveProperty('poster');
  });

  it('of the demo account are those of the same visitor', async () => {
    const demo = { authorId: 'demo', demo: true, visibility: 'private' } as const;
    await putVideo(app, { title: 'from here', visitorId: 'here', ...demo });
    await putVideo(app, { title: 'from there', visitorId: 'there', ...demo });
    await putVideo(app, { title: 'from nowhere', ...demo });
    const bearer = await app.tokens.bearer(DEMO);

    const here = await mine({ ...bearer, ...(await app.tokens.visitor('here')) });

    expect(titles(here)).toEqual(['from here']);
    expect(titles(await mine(bearer))).toEqual([]);
  });
});

describe('one video', () => {
  const get = (id: string, headers: Record<string, string> = {}) =>
    app.call<WireVideo & WireError>('GET', `/videos/${id}`, { headers });

  it('is there for anybody once it is ready and public', async () => {
    const { _id } = await putVideo(app);

    expect(await get(_id)).toMatchObject({ status: 200, body: { _id, status: 'ready' } });
  });

  it('in another state is there for its owner and reviewers only', async () => {
    const { _id } = await putVideo(app, { status: 'stored', output: null });
    const people = [ASHA, REVIEWER, RAVI];
    const headers = await Promise.all(people.map((person) => app.tokens.bearer(person)));
    const answers = await Promise.all([...headers, {}].map((one) => get(_id, one)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  });

  it('with an id that is none is refused', async () => {
    expect(await get('nonsense')).toMatchObject({ status: 400 });
  });
});

describe('deleting', () => {
  const remove = (id: string, headers: Record<string, string> = {}) =>
    app.call<WireError>('DELETE', `/videos/${id}`, { headers });

  it.each([ASHA, REVIEWER])('by $name removes the record and every object', async (person) => {
    const video = await putVideo(app);
    const before = await app.keys();

    const { status } = await remove(video._id, await app.tokens.bearer(person));

    expect(before.filter((key) => key.startsWith(video._id))).toHaveLength(3);
    expect(status).toBe(204);
    expect(await app.records()).toEqual([]);
    expect((await app.keys()).filter((key) => key.startsWith(video._id))).toEqual([]);
  });

  it('is refused to others and changes nothing', async () => {
    const { _id } = await putVideo(app);

    expect(await remove(_id)).toMatchObject({ status: 401 });
    const his = await remove(_id, await app.tokens.bearer(RAVI));
    expect(his).toMatchObject({ status: 403, body: { code: 'NOT_YOURS' } });
    expect(await app.records()).toHaveLength(1);
  });

  it('of what is not there, or not shown, is not found', async () => {
    const { _id } = await putVideo(app, { visibility: 'private' });
    const ravi = await app.tokens.bearer(RAVI);

    expect((await remove('ffffffffffffffffffffffff', ravi)).status).toBe(404);
    expect((await remove(_id, ravi)).status).toBe(404);
  });
});
