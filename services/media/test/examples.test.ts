import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../src/contributions/contributions.repository.js';
import { createExamplesRepository } from '../src/examples/examples.repository.js';
import { createSnapshotsRepository } from '../src/training/snapshots.repository.js';
import { landmarksKey } from '../src/videos/video.js';
import { createVideosRepository } from '../src/videos/videos.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aGiven, putGiven } from './support/giving.js';
import { CONTENT } from './support/videos.js';

type Fields = NonNullable<Parameters<typeof putGiven>[1]>;

let app: TestApp;

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.collection('videos').deleteMany({});
});

const TRAINED = {
  ...aGiven().contribution.consent,
  scopes: ['keep', 'train'],
} as const;

/** Accepted, and its giver lets models learn from it; `contribution` changes that. */
async function anExample({ contribution, ...fields }: Fields = {}): Promise<string> {
  const accepted = { consent: TRAINED, outcome: 'accepted', ...contribution } as const;
  return (await putGiven(app, { ...fields, contribution: accepted }))._id;
}

type Told = { readonly signs: object[]; readonly takenBack: string[] };
async function told(): Promise<Told> {
  const headers = await app.tokens.internal();
  return (await app.call<Told>('GET', '/internal/examples', { headers })).body;
}
const listed = async (): Promise<object[]> => (await told()).signs;

const get = async (id: string): Promise<Response> =>
  fetch(`${app.address}/internal/examples/${id}`, { headers: await app.tokens.internal() });

const moment = (day: number): Date => new Date(`2026-03-0${day}T09:00:00Z`);

/** What it depends on, in every combination. */
function everyState(): Given[] {
  const hidden = { reason: 'A child.', at: moment(1), decisionId: '0' } as const;
  const clips: Given[] = [];
  for (const kind of ['sign', 'sentence', 'expression'] as const)
    for (const languageReview of ['not-reviewed', 'reviewed', 'disputed'] as const)
      for (const outcome of ['open', 'accepted', 'not-accepted'] as const)
        for (const consent of [TRAINED, aGiven().contribution.consent])
          for (const status of ['ready', 'processing', 'rejected'] as const) {
            const prompt = { kind, id: 'word-hello', label: 'HELLO' };
            const contribution = { prompt, languageReview, outcome, consent };
            clips.push(aGiven({ status, contribution }));
            clips.push(aGiven({ status, contribution, hidden }));
          }
  return clips;
}

describe('the clips that signs are recognised by', () => {
  it('stand by sign and giver, who is not named', async () => {
    const first = await anExample({ createdAt: moment(1) });
    const second = await anExample({ createdAt: moment(2) });
    const others = await anExample({ createdAt: moment(3), authorId: 'ravi' });
    const prompt = { kind: 'sign', id: 'word-help', label: 'HELP' } as const;
    const help = await anExample({ createdAt: moment(4), contribution: { prompt } });

    expect(await listed()).toEqual([
      { id: 'word-help', people: [[help]] },
      { id: 'word-hello', people: [[others], [second, first]] },
    ]);
  });

  const sentence = { kind: 'sentence', id: 'hello-you', label: 'HELLO YOU' } as const;
  it.each<[string, Fields]>([
    ['its giver lets be shown only', { contribution: { consent: aGiven().contribution.consent } }],
    ['nobody has accepted yet', { contribution: { outcome: 'open' } }],
    ['signers dispute', { contribution: { languageReview: 'disputed' } }],
    ['is not prepared', { status: 'processing' }],
    ['is hidden', { hidden: { reason: 'A child.', at: moment(1) } as never }],
    ['shows a sentence', { contribution: { prompt: sentence } }],
  ])('hold none that %s', async (_why, fields) => {
    const id = await anExample(fields);

    expect(await listed()).toEqual([]);
    expect((await get(id)).status).toBe(404);
  });

  it('are given as they were prepared, and as points where only these were given', async () => {
    const film = await get(await anExample());
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect(await film.text()).toBe(CONTENT);

    const drawn = await anExample({ contribution: { picture: 'landmarks', hasLandmarks: true } });
    await app.client.putObject(app.bucket, landmarksKey(drawn), 'points');
    const points = await get(drawn);
    expect(points.headers.get('content-type')).toBe('application/octet-stream');
    expect(await points.text()).toBe('points');
  });

  it('are the same to the function that says why not and to the database', async () => {
    const videos = createVideosRepository(app.database.db);
    for (const clip of everyState()) await videos.insert(clip);
    const examples = createExamplesRepository(app.database.db);
    const unopposed: string[] = [];
    for await (const { clip, objection } of examples.weigh()) {
      if (objection === null) unopposed.push(clip._id);
    }
    expect(unopposed.sort()).toEqual([...(await examples.idsOf())].sort());
    expect(unopposed).toHaveLength(2);
  });

  it('are gone the moment that their giver takes the word back', async () => {
    const id = await anExample();
    const scopes = { 'contribution.consent.scopes': ['keep'] };
    await app.database.db
      .collection<{ _id: string }>('videos')
      .updateOne({ _id: id }, { $set: scopes });

    expect(await listed()).toEqual([]);
    expect((await get(id)).status).toBe(404);
  });

  it('come with the snapshots of which one was taken back', async () => {
    const snapshots = createSnapshotsRepository(app.database.db);
    const [gone, stays] = [await anExample(), await anExample()];
    const of = [await snapshots.idOf([gone, stays]), await snapshots.idOf([stays])];
    expect(await told()).toMatchObject({ signs: [{}], takenBack: [] });

    await app.database.db.collection<{ _id: string }>('videos').deleteOne({ _id: gone });
    expect((await told()).takenBack).toEqual([of[0]]);
  });
});
