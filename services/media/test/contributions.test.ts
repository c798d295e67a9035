import { beforeEach, describe, expect, it } from 'vitest';
import type { WireContribution } from '../src/contributions/contribution.js';
import type { WireError } from './support/build.js';
import { aDraft, announce, give, putGiven, tusOf } from './support/giving.js';
import { app, clip } from './support/uploading.js';
import { ASHA, DEMO, RAVI, REVIEWER } from './support/uploads.js';

type Withdrawal = { clips: number; files: number; timelines: number; verdicts: number };

const rows = (name: string) => app.database.db.collection(name).find().toArray();
const as = (person = ASHA) => app.tokens.bearer(person);
const json = async (person = ASHA) => ({
  ...(await as(person)),
  'content-type': 'application/json',
});

beforeEach(async () => {
  for (const name of ['timelines', 'verdicts', 'withdrawals']) {
    await app.database.db.collection(name).deleteMany({});
  }
});

describe('announcing a clip', () => {
  it('keeps what it was asked for, the consent and what was read meanwhile', async () => {
    const { status, body } = await announce(app, aDraft(clip, { take: 3, isVariant: true }));

    expect(status).toBe(201);
    expect(body).toMatchObject({
      prompt: { kind: 'sign', id: 'word-hello', label: 'HELLO' },
      take: 3,
      isVariant: true,
      status: 'pending',
      outcome: 'open',
      consent: { version: '2026-11', scopes: ['keep', 'show'], age: 'adult' },
      isShown: false,
    });
    expect(await rows('timelines')).toHaveLength(1);
  });

  it('twice gives the one that waits; once it is here it is told', async () => {
    const first = await announce(app, aDraft(clip));
    const again = await announce(app, aDraft(clip));
    expect(again.body._id).toBe(first.body._id);

    const tus = tusOf(app);
    await tus.open(first.body._id, clip.length);
    await tus.send(first.body._id, 0, clip);

    const late = await announce(app, aDraft(clip));
    expect(late).toMatchObject({ status: 409, body: { code: 'CLIP_REPEATED' } });
    expect((await announce(app, aDraft(clip), RAVI)).status).toBe(201);
  });

  it('whose timeline names what no face has is refused', async () => {
    const entry = { ms: 10, face: { 'brows\u0000': 'up' } };
    const draft = aDraft(clip, { timeline: { entries: [entry] } });

    expect(await announce(app, draft)).toMatchObject({ status: 400 });
    expect(await rows('timelines')).toEqual([]);
  });

  it.each([
    ['2026-11', []],
    ['2026-12', ['face']],
  ] as const)(
    'lets the avatar have the face only by a text that asks for it: %s',
    async (version, face) => {
      const consent = { version, scopes: ['keep', 'show', 'train', 'face'], age: 'adult' } as const;
      const { body } = await announce(
        app,
        aDraft(clip, { consent: { ...consent, scopes: [...consent.scopes] } }),
      );

      expect(body).toMatchObject({
        consent: { version, scopes: ['keep', 'show', 'train', ...face] },
      });
    },
  );

  it('anew changes what may be done with it', async () => {
    const first = await announce(app, aDraft(clip));
    const consent = { version: '2026-11', scopes: ['keep'], age: 'adult' } as const;
    const again = await announce(app, aDraft(clip, { consent: { ...consent, scopes: ['keep'] } }));

    expect(again.body).toMatchObject({ _id: first.body._id, consent: { scopes: ['keep'] } });
  });

  it('is bounded: nobody announces without end what never comes', async () => {
    for (let count = 0; count < 100; count += 1) {
      await putGiven(app, { status: 'pending', output: null });
    }
    const answer = await announce(app, aDraft(clip));
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_WAITING' } });
  });

  it.each([
    ['the demo account', aDraft(Buffer.from('x')), DEMO, 'DEMO_CANNOT_GIVE'],
    [
      'nobody without a word that it may be kept',
      aDraft(Buffer.from('x'), { consent: { version: '2026-11', scopes: ['show'], age: 'adult' } }),
      ASHA,
      'CONSENT_NEEDED',
    ],
    [
      'what is too large',
      aDraft(Buffer.from('x'), { bytes: 21 * 2 ** 20 }),
      ASHA,
      'UPLOAD_TOO_LARGE',
    ],
    [
      'an empty prompt',
      aDraft(Buffer.from('x'), { prompt: { kind: 'sign', id: '', label: '' } }),
      ASHA,
      'INVALID_REQUEST',
    ],
  ])('refuses %s and keeps nothing', async (_who, draft, person, code) => {
    const answer = await announce(app, draft, person);
    expect(answer.body).toMatchObject({ code });
    expect([...(await app.records()), ...(await rows('timelines'))]).toEqual([]);
  });

  it("never lets a minor's clip into a release", async () => {
    const consent = {
      version: '2026-11',
      scopes: ['keep', 'show', 'release', 'train'],
      age: 'guardian',
    } as const;
    const { body } = await announce(
      app,
      aDraft(clip, { consent: { ...consent, scopes: [...consent.scopes] } }),
    );
    expect(body.consent.scopes).toEqual(['keep', 'show', 'train']);
  });
});

describe('one’s contributions', () => {
  const list = async (person = ASHA) =>
    app.call<{ data: WireContribution[] }>('GET', '/contributions', { headers: await as(person) });

  it('are listed for their giver, not for others and not among uploads of others', async () => {
    const given = await putGiven(app, {
      contribution: { outcome: 'not-accepted', faults: ['too-dark'] },
    });

    expect((await list()).body.data).toMatchObject([
      { _id: given._id, outcome: 'not-accepted', faults: ['too-dark'], isShown: false },
    ]);
    expect((await list(RAVI)).body.data).toEqual([]);
    expect((await list(DEMO)).body.data).toEqual([]);
    expect((await app.call<{ data: [] }>('GET', '/videos')).body.data).toEqual([]);
  });

  it('ask to sign in', async () => {
    expect(await app.call('GET', '/contributions')).toMatchObject({ status: 401 });
  });

  it('are shown to everybody once they are accepted and their giver allows it, with their prompt', async () => {
    const shown = await putGiven(app, { contribution: { outcome: 'accepted' } });
    const hidden = await putGiven(app, {
      contribution: {
        outcome: 'accepted',
        consent: { ...shown.contribution.consent, scopes: ['keep', 'train'] },
      },
    });
    const { body } = await app.call<{ data: object[] }>('GET', '/videos');

    expect(body.data).toMatchObject([
      {
        _id: shown._id,
        prompt: { id: 'word-hello' },
        languageReview: 'not-reviewed',
        visibility: 'public',
      },
    ]);
    expect((await app.call('GET', `/videos/${hidden._id}`)).status).toBe(404);
    expect((await fetch(`${app.address}/videos/${hidden._id}/stream`)).status).toBe(404);
  });
});

it('clips that were given for a sign are found by it, without a name', async () => {
  const accepted = { outcome: 'accepted' } as const;
  const wanted = await putGiven(app, { contribution: accepted });
  const bye = { kind: 'sign', id: 'word-bye', label: 'BYE' } as const;
  await putGiven(app, { contribution: { ...accepted, prompt: bye } });
  await putGiven(app);

  const { body } = await app.call<{ data: { _id: string }[] }>('GET', '/videos?sign=word-hello');

  expect(body.data.map(({ _id }) => _id)).toEqual([wanted._id]);
  expect(body.data[0]).not.toHaveProperty('username');
  expect(body.data[0]).not.toHaveProperty('authorId');
});

it('what was given is not among the uploads of its giver', async () => {
  await putGiven(app);
  const answer = await app.call<{ data: [] }>('GET', '/videos/mine', { headers: await as() });
  expect(answer.body.data).toEqual([]);
});

describe('changed consent', () => {
  const change = async (id: string, scopes: readonly string[], person = ASHA) =>
    app.call<WireContribution & WireError>('PUT', `/contributions/${id}/consent`, {
      headers: await json(person),
      body: JSON.stringify({ scopes }),
    });

  it('counts at once: what may no longer be shown is gone for others', async () => {
    const { _id } = await putGiven(app, { contribution: { outcome: 'accepted' } });
    expect((await app.call('GET', `/videos/${_id}`)).status).toBe(200);

    const { body } = await change(_id, ['keep']);

    expect(body).toMatchObject({ isShown: false, consent: { scopes: ['keep'] } });
    expect((await app.call('GET', `/videos/${_id}`)).status).toBe(404);
  });

  it('names the newest text once the face is turned on, for it is the first that asks for it', async () => {
    const { _id } = await putGiven(app);
    expect((await change(_id, ['keep', 'show'])).body).toMatchObject({
      consent: { version: '2026-11', scopes: ['keep', 'show'] },
    });
    expect((await change(_id, ['keep', 'face'])).body).toMatchObject({
      consent: { version: '2026-12', scopes: ['keep', 'face'] },
    });
  });

  it('is its giver’s alone, and never goes without keeping', async () => {
    const { _id } = await putGiven(app);
    expect(await change(_id, ['keep'], RAVI)).toMatchObject({
      status: 404,
      body: { code: 'CONTRIBUTION_NOT_FOUND' },
    });
    expect(await change(_id, ['show'])).toMatchObject({
      status: 403,
      body: { code: 'CONSENT_NEEDED' },
    });
    expect(await change(_id, ['sell'])).toMatchObject({ status: 400 });
  });
});

describe('taking back', () => {
  const take = async (path: string, person = ASHA) =>
    app.call<Withdrawal & WireError>('DELETE', path, { headers: await as(person) });

  it('one clip removes its files, its timeline and what was said of it, and leaves a line of counts', async () => {
    const id = await give(app, clip);
    const { body, status } = await take(`/contributions/${id}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({ clips: 1, files: 1, timelines: 1, verdicts: 0 });
    expect([...(await app.records()), ...(await app.keys()), ...(await rows('timelines'))]).toEqual(
      [],
    );
    const [line] = await rows('withdrawals');
    expect(Object.keys(line ?? {}).sort()).toEqual(['_id', 'at', 'clips', 'files']);
    expect(JSON.stringify(line)).not.toContain('asha');
  });

  it('all of them leaves what others gave', async () => {
    await putGiven(app);
    await putGiven(app);
    const his = await putGiven(app, { authorId: 'ravi' });

    expect((await take('/contributions')).body).toMatchObject({ clips: 2, files: 6 });
    expect((await app.records()).map(({ _id }) => _id)).toEqual([his._id]);
  });

  it('is not for others', async () => {
    const { _id } = await putGiven(app);
    expect(await take(`/contributions/${_id}`, RAVI)).toMatchObject({ status: 404 });
    expect(await take(`/contributions/${_id}`, REVIEWER)).toMatchObject({ status: 404 });
    expect(await app.records()).toHaveLength(1);
  });

  it('of an account that is deleted takes clips, timelines and its verdicts', async () => {
    await give(app, clip);
    const his = await putGiven(app, { authorId: 'ravi' });
    await app.call('POST', `/reviews/${his._id}`, {
      headers: await json(),
      body: JSON.stringify({ kind: 'seen', isSeen: true }),
    });
    const headers = { ...(await app.tokens.internal()), 'content-type': 'application/json' };
    const body = JSON.stringify({ userId: 'asha' });
    const answer = await app.call('POST', '/internal/erasures', { headers, body });

    expect(answer).toMatchObject({ status: 200, body: { erased: { videos: 1, timelines: 1 } } });
    for (const name of ['videos', 'timelines', 'verdicts', 'withdrawals', 'spent', 'turns']) {
      expect(JSON.stringify(await rows(name))).not.toContain('asha');
    }
  });
});

describe('the timeline of a clip', () => {
  it('is for whoever may see the clip', async () => {
    const id = await give(app, clip);
    const read = async (headers: Record<string, string>) =>
      app.call<{ entries: object[] }>('GET', `/videos/${id}/timeline`, { headers });

    expect((await read(await as())).body.entries).toEqual([
      { ms: 0, emotion: 'happy' },
      { ms: 550, face: { brows: 'up' } },
    ]);
    expect((await read({})).status).toBe(404);
    expect((await read(await as(RAVI))).status).toBe(404);
  });
});

it('counts clips and signers by prompt, without those that were not accepted', async () => {
  const bye = { kind: 'sign', id: 'word-bye', label: 'BYE' } as const;
  await putGiven(app);
  await putGiven(app);
  await putGiven(app, { authorId: 'ravi' });
  await putGiven(app, { contribution: { prompt: bye } });
  await putGiven(app, { contribution: { prompt: bye, outcome: 'not-accepted' } });

  const { body } = await app.call<{ data: { id: string }[] }>('GET', '/contributions/counts');

  expect(body.data.sort((a, b) => a.id.localeCompare(b.id))).toEqual([
    { kind: 'sign', id: 'word-bye', clips: 1, signers: 1 },
    { kind: 'sign', id: 'word-hello', clips: 3, signers: 2 },
  ]);
});
