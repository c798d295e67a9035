import type { AuditEntry, AuditList } from '@isl/service-kit/audit';
import type { CopyState } from '@isl/service-kit/copy-state';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWorkersRepository } from '../src/processing/workers.repository.js';
import { putGiven } from './support/giving.js';
import { app } from './support/uploading.js';
import { ASHA, RAVI, REVIEWER } from './support/uploads.js';
import { putVideo } from './support/videos.js';

const NILA = { id: '0123456789abcdef01234567', name: 'Nila', roles: ['reviewer', 'admin'] };
const db = () => app.database.db;
beforeEach(async () => {
  const kept = ['videos', 'reports', 'decisions', 'importSwitches', 'consentVideos', 'workers'];
  for (const name of kept) await db().collection(name).deleteMany({});
});

async function as(person: typeof NILA, method: string, path: string, body?: object) {
  const headers = {
    ...(await app.tokens.bearer(person)),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const sent = body ? { body: JSON.stringify(body) } : {};
  return app.call<{ _id: string; code?: string }>(method, path, { headers, ...sent });
}
async function internal<Body>(path: string): Promise<Body> {
  return (await app.call<Body>('GET', path, { headers: await app.tokens.internal() })).body;
}
const acts = async (query = ''): Promise<AuditEntry[]> =>
  (await internal<AuditList>(`/internal/audit${query}`)).data;
const decide = (videoId: string, act: string, who = REVIEWER as typeof NILA) =>
  as(who, 'POST', '/moderation/decisions', { videoId, act, reason: 'Somebody else is in it.' });
async function aSet(_id: string) {
  await db().collection<{ _id: string }>('imports').deleteMany({});
  await db()
    .collection<{ _id: string; createdAt: Date }>('imports')
    .insertOne({ _id, createdAt: new Date() });
}

describe('the log', () => {
  it('has what was decided about clips, sets and the consent in one order', async () => {
    const clip = await putGiven(app, { authorId: ASHA.id, contribution: { outcome: 'accepted' } });
    const signed = await putVideo(app, { title: 'Consent' });
    await aSet('include');
    app.clock.advance(1000);
    const { body: decision } = await decide(clip._id, 'hide');
    app.clock.advance(1000);
    await as(NILA, 'PUT', '/imports/include', { isOn: true });
    app.clock.advance(1000);
    await as(NILA, 'PUT', '/consent/video', { videoId: signed._id });
    app.clock.advance(1000);
    await as(NILA, 'DELETE', '/consent/video');

    const all = await acts();
    expect(all).toMatchObject([
      { kind: 'consent-video-removed', by: 'Nila', undoable: false },
      { kind: 'consent-video', what: 'Consent', targetId: signed._id, undoable: false },
      { kind: 'import-show', what: 'include', targetId: 'include', count: 0, undoable: true },
      {
        ...{ kind: 'clip-hide', by: 'Meera', targetId: decision._id, undoable: true },
        ...{ what: clip.title, reason: 'Somebody else is in it.' },
      },
    ]);
    const [, second] = all;
    const older = await acts(`?limit=1&before=${second?.at}_${second?._id}`);
    expect(older.map(({ kind }) => kind)).toEqual(['import-show']);
    expect((await acts(`?by=${NILA.id}`)).map(({ kind }) => kind)).not.toContain('clip-hide');
    for (const { kind } of all) {
      expect((await acts(`?kind=${kind}`)).map((one) => one.kind)).toEqual([kind]);
    }
    expect(await acts('?kind=post-hide')).toEqual([]);
    expect((await internal<AuditList>('/internal/audit')).people).toContainEqual({
      ...{ id: NILA.id, name: 'Nila' },
    });
  });

  it('lets only the last switch of a set and the video of today be undone', async () => {
    await aSet('include');
    const signed = await putVideo(app);
    await as(NILA, 'PUT', '/imports/include', { isOn: true });
    await as(NILA, 'PUT', '/consent/video', { videoId: signed._id });
    app.clock.advance(1000);
    await as(NILA, 'PUT', '/imports/include', { isOn: false });
    await as(NILA, 'PUT', '/consent/video', { videoId: signed._id });
    const undoable = (await acts()).filter((one) => one.undoable).map(({ at }) => at);
    expect(undoable).toEqual([app.clock.now().toISOString(), app.clock.now().toISOString()]);
  });

  it('says who undid a decision, also of another, and keeps no name of who left', async () => {
    const clip = await putGiven(app, { authorId: ASHA.id, contribution: { outcome: 'accepted' } });
    const { body } = await decide(clip._id, 'keep');
    await as(NILA, 'DELETE', `/moderation/decisions/${body._id}`);
    expect(await acts()).toMatchObject([
      { kind: 'clip-keep', undoable: false, undone: { by: 'Nila', byId: NILA.id } },
    ]);
    expect((await acts(`?by=${NILA.id}`)).map(({ kind }) => kind)).toEqual(['clip-keep']);

    const headers = { ...(await app.tokens.internal()), 'content-type': 'application/json' };
    for (const userId of [NILA.id, REVIEWER.id]) {
      const sent = { headers, body: JSON.stringify({ userId }) };
      expect((await app.call('POST', '/internal/erasures', sent)).status).toBe(200);
    }
    const left = JSON.stringify(await internal<AuditList>('/internal/audit'));
    expect(left).not.toMatch(/Nila|Meera|0123456789abcdef01234567/);
    expect(await acts()).toMatchObject([{ kind: 'clip-keep', undone: { at: expect.any(String) } }]);
  });
});

describe('what is kept', () => {
  type Kept = {
    readonly queues: Record<string, number>;
    readonly objects: { kind: string; objects: number; bytes: number }[];
    readonly database: { name: string; bytes: number };
    readonly workers: CopyState[];
  };

  it('is counted by state and by kind, in objects and bytes', async () => {
    const ready = await putVideo(app);
    await putVideo(app, { status: 'stored', output: null });
    await putVideo(app, { status: 'rejected', output: null });
    const shown = await putGiven(app, { contribution: { outcome: 'accepted' } });
    await as(RAVI as typeof NILA, 'POST', `/videos/${shown._id}/report`, { fault: 'private' });
    const { queues, objects, database } = await internal<Kept>('/internal/holdings');
    expect(queues).toEqual({
      ...{ videosArriving: 0, videosWaiting: 1, videosWorking: 0, videosRejected: 1 },
      reportsOfClips: 1,
    });
    expect(objects.map(({ kind, objects: count }) => [kind, count])).toEqual([
      ['originals', 3],
      ['videos', 2],
      ['posters', 2],
    ]);
    const videoBytes = (ready.output?.videoBytes ?? 0) + (shown.output?.videoBytes ?? 0);
    expect(objects[1]?.bytes).toBe(videoBytes);
    expect(database).toMatchObject({ name: db().databaseName, bytes: expect.any(Number) });
  });

  it('names the workers by what they wrote last, and forgets those of before', async () => {
    const workers = createWorkersRepository(db());
    const state = { version: '0.1.0', ready: true, checks: { disk: 'ok' }, inHand: 1 };
    const startedAt = '2026-01-01T00:00:00.000Z';
    const now = app.clock.now();
    const long = new Date(now.getTime() - 2 * 60 * 60 * 1000);
    await workers.note({ ...state, copyId: 'old', startedAt }, long);
    await workers.note({ ...state, copyId: 'one', startedAt, spareBytes: 7 }, now);
    await workers.note({ ...state, copyId: 'two', startedAt }, now);
    await workers.leave('two');
    expect((await internal<Kept>('/internal/holdings')).workers).toEqual([
      { ...state, copyId: 'one', startedAt, spareBytes: 7, seenAt: now.toISOString() },
    ]);
  });

  it('is told to the gateway alone, and so is how the process is', async () => {
    for (const path of ['/internal/holdings', '/internal/audit', '/internal/state']) {
      expect((await as(NILA, 'GET', path)).body.code).toBe('INTERNAL_ONLY');
    }
    expect(await internal<CopyState>('/internal/state')).toMatchObject({
      ...{ ready: true, checks: { mongodb: 'ok', store: 'ok', uploads: 'ok' }, inHand: 0 },
      spareBytes: expect.any(Number),
    });
  });
});
