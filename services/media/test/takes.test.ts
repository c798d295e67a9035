import { newId } from '@isl/service-kit/mongo';
import { HOLISTIC } from '@isl/signing/holistic';
import { encodePose, type PoseRecording, pointsOf } from '@isl/signing/pose-layout';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTakesRepository } from '../src/takes/takes.repository.js';
import { createTakesService } from '../src/takes/takes.service.js';
import { landmarksKey, takeKey } from '../src/videos/video.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aGiven, putGiven, sha256 } from './support/giving.js';
import { ASHA } from './support/uploads.js';

type Fields = NonNullable<Parameters<typeof putGiven>[1]>;
type Taken = { sign: string; videoId: string; signer?: string };

let app: TestApp;

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.collection('videos').deleteMany({});
});

const COMPONENTS = HOLISTIC.filter(({ name }) => name !== 'FACE_LANDMARKS');

function points(part: Partial<PoseRecording> = {}): Uint8Array<ArrayBuffer> {
  const frames = 5;
  const count = frames * pointsOf(COMPONENTS);
  return encodePose({
    ...{ width: 640, height: 480, depth: 640, framesPerSecond: 12, components: COMPONENTS, frames },
    values: new Float32Array(count * 3).fill(12),
    confidence: new Float32Array(count).fill(1),
    ...part,
  });
}

/** The same with what the face does. */
function pointsAndFace(): Uint8Array<ArrayBuffer> {
  const face = {
    name: 'FACE_BLENDSHAPES',
    points: ['jawOpen'],
    limbs: [],
    colour: [0, 0, 0],
  } as const;
  const components = [...COMPONENTS, face];
  const count = 5 * pointsOf(components);
  return points({
    components,
    values: new Float32Array(count * 3).fill(12),
    confidence: new Float32Array(count).fill(1),
  });
}

const consented = (...scopes: ('keep' | 'show' | 'release' | 'train' | 'face')[]) => ({
  consent: { ...aGiven().contribution.consent, scopes },
});

/** Accepted, and its giver lets everybody see it and computers learn from it; `contribution` changes that. */
async function aClip({ contribution, ...fields }: Fields = {}): Promise<string> {
  const accepted = { ...consented('keep', 'show', 'train'), outcome: 'accepted' as const };
  return (await putGiven(app, { ...fields, contribution: { ...accepted, ...contribution } }))._id;
}

type Wanted = { wanted: string[]; faces: string[] };
async function asked(): Promise<Wanted> {
  const headers = await app.tokens.internal();
  return (await app.call<Wanted>('GET', '/internal/takes', { headers })).body;
}
const wanted = async (): Promise<string[]> => (await asked()).wanted;

async function bring(id: string, file = points()): Promise<{ status: number; code?: string }> {
  const headers = {
    ...(await app.tokens.internal()),
    'content-type': 'application/octet-stream',
  };
  const url = `${app.address}/internal/takes/${id}`;
  const answer = await fetch(url, { method: 'PUT', headers, body: file });
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  return { status: answer.status, ...(code ? { code } : {}) };
}

const listed = async (): Promise<Taken[]> =>
  (await app.call<{ data: Taken[] }>('GET', '/videos/takes')).body.data;
const get = (id: string): Promise<Response> => fetch(`${app.address}/videos/${id}/take`);

async function isStored(id: string): Promise<boolean> {
  return app.client.statObject(app.bucket, takeKey(id)).then(
    () => true,
    () => false,
  );
}

/** As the worker does it again and again. */
const dropForbidden = (): Promise<number> =>
  createTakesService(createTakesRepository(app.database.db), app.store).dropForbidden();

const moment = (day: number): Date => new Date(`2026-03-0${day}T09:00:00Z`);

describe('the points by which the avatar signs what a person showed', () => {
  it('are wanted of an accepted clip once, and then are there for everybody', async () => {
    const id = await aClip();
    expect(await listed()).toEqual([]);
    expect(await wanted()).toEqual([id]);

    expect(await bring(id)).toEqual({ status: 204 });

    expect(await wanted()).toEqual([]);
    expect(await listed()).toEqual([
      { sign: 'word-hello', videoId: id, languageReview: 'not-reviewed' },
    ]);
    const answer = await get(id);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=30');
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(points()));
  });

  const sentence = { kind: 'sentence', id: 'hello-you', label: 'HELLO YOU' } as const;
  it.each<[string, Fields]>([
    ['is not to be shown', { contribution: consented('keep', 'train') }],
    ['no computer may learn from', { contribution: consented('keep', 'show') }],
    ['nobody has accepted yet', { contribution: { outcome: 'open' } }],
    ['was not accepted', { contribution: { outcome: 'not-accepted' } }],
    ['signers dispute', { contribution: { languageReview: 'disputed' } }],
    ['is not prepared', { status: 'processing' }],
    ['is hidden', { hidden: { reason: 'A child.', at: moment(1) } as never }],
    ['shows a sentence', { contribution: { prompt: sentence } }],
  ])('never are of a clip that %s', async (_why, fields) => {
    const id = await aClip(fields);

    expect(await wanted()).toEqual([]);
    expect(await bring(id)).toEqual({ status: 404, code: 'VIDEO_NOT_FOUND' });
    expect(await listed()).toEqual([]);
    expect((await get(id)).status).toBe(404);
    expect(await isStored(id)).toBe(false);
  });

  it('are of the clip that signers looked at before a newer one, one a sign', async () => {
    const reviewed = await aClip({
      createdAt: moment(1),
      contribution: { languageReview: 'reviewed' },
    });
    const newer = await aClip({ createdAt: moment(2) });
    const prompt = { kind: 'sign', id: 'word-help', label: 'HELP' } as const;
    const help = await aClip({ createdAt: moment(3), contribution: { prompt } });
    expect(await wanted()).toEqual([help, newer, reviewed]);
    for (const id of [help, newer, reviewed]) await bring(id);

    expect((await listed()).map(({ sign, videoId }) => [sign, videoId])).toEqual([
      ['word-hello', reviewed],
      ['word-help', help],
    ]);
  });

  it('stand under the name that their giver wants there', async () => {
    await bring(await aClip());
    const headers = { ...(await app.tokens.bearer(ASHA)), 'content-type': 'application/json' };
    const profile = { showsName: true, shownName: 'Asha R.' };
    await app.call('PUT', '/contributions/signer', { headers, body: JSON.stringify(profile) });

    expect(await listed()).toMatchObject([{ signer: 'Asha R.' }]);
  });
});

describe('who takes a clip back', () => {
  it('takes its points with it, file and all', async () => {
    const id = await aClip();
    await bring(id);
    const headers = await app.tokens.bearer(ASHA);
    await app.call('DELETE', `/contributions/${id}`, { headers });

    expect(await listed()).toEqual([]);
    const answer = await get(id);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'TAKE_NOT_FOUND' }]);
    expect(await isStored(id)).toBe(false);
  });

  it.each([[['keep', 'train']], [['keep', 'show']]])(
    'who allows only %s ends them at once, and their file at the next turn of the worker',
    async (scopes) => {
      const id = await aClip();
      await bring(id);
      const headers = { ...(await app.tokens.bearer(ASHA)), 'content-type': 'application/json' };
      const body = JSON.stringify({ scopes });
      const changed = await app.call('PUT', `/contributions/${id}/consent`, { headers, body });

      expect(changed.status).toBe(200);
      expect(await listed()).toEqual([]);
      expect((await get(id)).status).toBe(404);
      expect(await wanted()).toEqual([]);
      expect(await dropForbidden()).toBe(1);
      expect(await isStored(id)).toBe(false);
      expect(await dropForbidden()).toBe(0);
    },
  );

  it('and allows it again has them made anew', async () => {
    const id = await aClip();
    await bring(id);
    const clips = app.database.db.collection<{ _id: string }>('videos');
    const allow = (scopes: string[]) =>
      clips.updateOne({ _id: id }, { $set: { 'contribution.consent.scopes': scopes } });
    await allow(['keep']);
    await dropForbidden();
    await allow(['keep', 'show', 'train']);

    expect(await wanted()).toEqual([id]);
  });
});

describe('what the face does', () => {
  const all = { ...consented('keep', 'show', 'train', 'face'), picture: 'whole' } as const;
  const holds = async (id: string): Promise<boolean> =>
    Buffer.from(await (await get(id)).arrayBuffer()).includes('FACE_BLENDSHAPES');
  const allow = (id: string, scopes: string[]) =>
    app.database.db
      .collection<{ _id: string }>('videos')
      .updateOne({ _id: id }, { $set: { 'contribution.consent.scopes': scopes } });

  it('is looked for in whole pictures whose givers say so', async () => {
    const id = await aClip({ contribution: all });
    expect(await asked()).toEqual({ wanted: [id], faces: [id] });
    expect(await bring(id, pointsAndFace())).toEqual({ status: 204 });
    expect(await holds(id)).toBe(true);
    expect(await wanted()).toEqual([]);
  });

  it.each<[string, NonNullable<Fields['contribution']>]>([
    ['whose giver does not say so', { ...all, ...consented('keep', 'show', 'train') }],
    ['in which the face is covered', { ...all, picture: 'face-hidden' }],
    ['that was given as points alone', { ...all, picture: 'landmarks' }],
  ])('is neither looked for nor kept of a clip %s', async (_what, contribution) => {
    const id = await aClip({ contribution });
    expect(await asked()).toEqual({ wanted: [id], faces: [] });
    expect(await bring(id, pointsAndFace())).toEqual({ status: 404, code: 'VIDEO_NOT_FOUND' });
    expect(await isStored(id)).toBe(false);
    expect(await bring(id)).toEqual({ status: 204 });
    expect(await holds(id)).toBe(false);
  });

  it('is added to points of before when the giver says so, and they go when the word is taken back', async () => {
    const id = await aClip({ contribution: { ...all, ...consented('keep', 'show', 'train') } });
    await bring(id);
    expect(await wanted()).toEqual([]);

    await allow(id, ['keep', 'show', 'train', 'face']);
    expect(await asked()).toEqual({ wanted: [id], faces: [id] });
    expect((await get(id)).status).toBe(200);
    await bring(id, pointsAndFace());
    expect(await holds(id)).toBe(true);

    await allow(id, ['keep', 'show', 'train']);
    expect((await get(id)).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect(await dropForbidden()).toBe(1);
    expect(await isStored(id)).toBe(false);
    expect(await asked()).toEqual({ wanted: [id], faces: [] });
  });
});

describe('points of which no movement can be made', () => {
  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['that are no file', new Uint8Array([1, 2, 3])],
    ['in which nobody is seen', points({ confidence: new Float32Array(5 * 75) })],
  ])('%s are refused by name, and not asked for again', async (_what, file) => {
    const id = await aClip();

    expect(await bring(id, file)).toEqual({ status: 422, code: 'CLIP_UNREADABLE' });
    expect(await wanted()).toEqual([]);
    expect(await listed()).toEqual([]);
    expect(await isStored(id)).toBe(false);
  });

  it('are not asked for again where nobody was found', async () => {
    const id = await aClip();
    const headers = await app.tokens.internal();
    const answer = await app.call('DELETE', `/internal/takes/${id}`, { headers });

    expect(answer.status).toBe(204);
    expect(await wanted()).toEqual([]);
    expect((await app.call('DELETE', `/internal/takes/${newId()}`, { headers })).status).toBe(404);
  });

  it('are not brought without a file', async () => {
    const headers = await app.tokens.internal();
    const url = `${app.address}/internal/takes/${'0'.repeat(24)}`;
    const answer = await fetch(url, { method: 'PUT', headers });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'CLIP_UNREADABLE' });
  });

  it('are brought by the gateway alone', async () => {
    const id = await aClip();
    const headers = await app.tokens.bearer(ASHA);
    expect((await app.call('GET', '/internal/takes', { headers })).status).toBe(401);
    expect((await app.call('DELETE', `/internal/takes/${id}`, { headers })).status).toBe(401);
  });

  it('are brought of a clip that was given as points as of any other', async () => {
    const id = await aClip({ contribution: { picture: 'landmarks', hasLandmarks: true } });
    await app.client.putObject(app.bucket, landmarksKey(id), 'points');
    expect(await wanted()).toEqual([id]);
    expect((await bring(id)).status).toBe(204);
  });
});
