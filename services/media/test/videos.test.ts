import { describe, expect, it } from 'vitest';
import type { WireVideo } from '../src/videos/video.js';
import type { Listed, WireError } from './support/build.js';
import { app, at, titles } from './support/listed-videos.js';
import { ASHA, DEMO, RAVI, REVIEWER } from './support/uploads.js';
import { putVideo } from './support/videos.js';

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
