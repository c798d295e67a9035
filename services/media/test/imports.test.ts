import { readFileSync } from 'node:fs';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireImportSet } from '../src/imports/imported.js';
import type { VideoDocument, WireVideo } from '../src/videos/video.js';
import {
  type Answer,
  aTestApp,
  type Listed,
  type TestApp,
  type WireError,
} from './support/build.js';
import { sha256 } from './support/giving.js';
import { aFolder, aRow, bring, type Folder } from './support/imports.js';
import { ASHA, REVIEWER } from './support/uploads.js';
import { aWorker } from './support/worker.js';

const ADMIN: Person = { id: 'leela', name: 'Leela', roles: ['admin'] };

let app: TestApp;
let folder: Folder;
beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = aFolder();
  for (const name of ['videos', 'imports', 'importSwitches']) {
    await app.database.db.collection(name).deleteMany({});
  }
});
afterEach(() => folder.remove());

const ask = async <Body>(
  person: Person | null,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Body>> => {
  const headers = {
    ...(person ? await app.tokens.bearer(person) : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  return app.call<Body>(method, path, {
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
};
const turn = (isOn: boolean, person = ADMIN, setId = 'pune') =>
  ask<WireImportSet & WireError>(person, 'PUT', `/imports/${setId}`, { isOn });
const sets = async () => (await ask<{ data: WireImportSet[] }>(ADMIN, 'GET', '/imports')).body.data;
const shown = async () => (await ask<Listed>(null, 'GET', '/videos')).body.data;
const work = async () => {
  const worker = await aWorker(app, app.clock);
  try {
    return await worker.drain();
  } finally {
    await worker.close();
  }
};
/** Two signs of two signers, through the worker. */
const aSet = async () => {
  folder.putClip('hello.mp4');
  folder.putClip('thanks.mp4');
  const thanks = { file: 'thanks.mp4', concept: 'thank-you', signer: 'S2' };
  const rows = [aRow({ signer: 'S1', region: 'IN-MH' }), aRow(thanks)];
  const done = await bring(app, 'pune', folder.dir, ...rows);
  return { rows, done };
};

describe('a set that is brought in', () => {
  it('goes the way of every video and is hidden until an admin turns it on', async () => {
    const { done } = await aSet();
    expect(done).toEqual({ imported: 2, repeated: [] });
    expect(await work()).toEqual(['ready', 'ready']);

    expect(await shown()).toEqual([]);
    const [hello] = (await app.records()) as [VideoDocument];
    expect((await ask(ASHA, 'GET', `/videos/${hello._id}`)).status).toBe(404);
    expect((await ask(null, 'GET', `/videos/${hello._id}/stream`)).status).toBe(404);
    // Who decides about it can watch it before.
    expect((await ask(ADMIN, 'POST', `/videos/${hello._id}/ticket`)).status).toBe(201);

    expect(await turn(true)).toMatchObject({ status: 200, body: { shown: 2 } });
    const videos = await shown();
    expect(videos.map(({ title }) => title).sort()).toEqual(['hello', 'thank you']);
    const page = await ask<WireVideo>(null, 'GET', `/videos/${hello._id}`);
    expect(page.body).toMatchObject({
      visibility: 'public',
      synthetic: false,
      languageReview: 'not-reviewed',
      prompt: { kind: 'sign', id: 'word-hello', label: 'hello' },
      region: 'IN-MH',
      imported: {
        setId: 'pune',
        licence: 'CC-BY-SA-4.0',
        credit: 'The Deaf school of Pune',
        source: 'https://example.org/set',
      },
      given: { scopes: ['keep', 'show', 'release', 'train'] },
    });
    expect(page.body).not.toHaveProperty('authorId');

    await turn(false);
    expect(await shown()).toEqual([]);
    expect((await ask(null, 'GET', `/videos/${hello._id}/stream`)).status).toBe(404);
  });

  it('is told by its checksums: a second run imports nothing', async () => {
    const { rows } = await aSet();
    folder.copy('hello.mp4', 'again.mp4');
    const again = await bring(app, 'pune', folder.dir, ...rows, aRow({ file: 'again.mp4' }));
    expect(again).toEqual({ imported: 0, repeated: ['line 2', 'line 3', 'line 4'] });
    expect(await bring(app, 'other', folder.dir, ...rows)).toMatchObject({ imported: 0 });
    expect(await app.records()).toHaveLength(2);
  });

  it('is finished by the next run where one was killed half-way', async () => {
    const { rows } = await aSet();
    const [half, whole] = (await app.records()) as [VideoDocument, VideoDocument];
    await app.change(half._id, { status: 'pending' });

    expect(await bring(app, 'pune', folder.dir, ...rows)).toEqual({
      imported: 1,
      repeated: ['line 3'],
    });
    const records = await app.records();
    expect(records.map(({ status }) => status)).toEqual(['stored', 'stored']);
    expect(records.map(({ _id }) => _id)).not.toContain(half._id);
    expect(records.map(({ _id }) => _id)).toContain(whole._id);
    expect((await app.keys()).filter((key) => key.startsWith(half._id))).toEqual([]);
    const stored = records.map(({ contribution }) => contribution?.sha256);
    const given = ['hello.mp4', 'thanks.mp4'].map((name) =>
      sha256(readFileSync(`${folder.dir}/${name}`)),
    );
    expect(stored.sort()).toEqual(given.sort());
  });

  it("belongs to no account: a pseudonym tells its signers apart, the set's label is not kept", async () => {
    await aSet();
    const records = await app.records();
    const authors = records.map(({ authorId }) => authorId);
    expect(new Set(authors).size).toBe(2);
    for (const author of authors) expect(author).toMatch(/^set:[0-9a-f]{24}$/);
    expect(JSON.stringify(records)).not.toContain('"S1"');
    expect(JSON.stringify(records)).not.toContain('version');
  });

  it('counts nowhere before it is on, and as people do then', async () => {
    await aSet();
    await work();
    const counts = () => ask<{ data: unknown[] }>(null, 'GET', '/contributions/counts');
    const figures = async () => {
      app.clock.advance(61_000);
      return (await ask<object>(null, 'GET', '/contributions/figures')).body;
    };
    const waiting = () => ask<{ data: unknown[] }>(REVIEWER, 'GET', '/reviews?kind=signed&limit=5');
    expect((await counts()).body.data).toEqual([]);
    const before = await figures();
    expect((await waiting()).body.data).toEqual([]);

    await turn(true);
    expect((await counts()).body.data).toHaveLength(2);
    expect(await figures()).not.toEqual(before);
    expect((await waiting()).body.data).toHaveLength(2);
  });
});

describe('the list of sets', () => {
  it('tells counts, licences and who switched it, to admins alone', async () => {
    await aSet();
    for (const [person, status] of [
      [null, 401],
      [ASHA, 403],
      [REVIEWER, 403],
    ] as const) {
      expect((await ask(person, 'GET', '/imports')).status).toBe(status);
      expect((await ask(person, 'PUT', '/imports/pune', { isOn: true })).status).toBe(status);
    }
    expect(await sets()).toEqual([
      {
        _id: 'pune',
        createdAt: app.clock.now().toISOString(),
        ...{ clips: 2, shown: 0, preparing: 2, rejected: 0, signs: 2, signers: 2, switches: [] },
        credits: [
          {
            licence: 'CC-BY-SA-4.0',
            scopes: ['keep', 'show', 'release', 'train'],
            credit: 'The Deaf school of Pune',
            source: 'https://example.org/set',
            clips: 2,
          },
        ],
      },
    ]);
    const [first] = (await app.records()) as [VideoDocument];
    await app.change(first._id, { status: 'rejected' });
    await turn(true);
    await turn(false);
    const at = app.clock.now().toISOString();
    expect(await sets()).toMatchObject([
      {
        ...{ clips: 1, shown: 0, preparing: 1, rejected: 1 },
        switches: [
          { isOn: false, clips: 2, at, by: 'Leela' },
          { isOn: true, clips: 2, at, by: 'Leela' },
        ],
      },
    ]);
  });

  it('knows which sets there are', async () => {
    expect(await turn(true, ADMIN, 'nowhere')).toMatchObject({
      status: 404,
      body: { code: 'IMPORT_NOT_FOUND' },
    });
    expect((await sets()).length).toBe(0);
  });

  it('lets what comes later wait, though the set is on', async () => {
    const { rows } = await aSet();
    await work();
    await turn(true);
    folder.putClip('later.mp4');
    await bring(app, 'pune', folder.dir, ...rows, aRow({ file: 'later.mp4' }));
    await work();

    expect(await shown()).toHaveLength(2);
    expect(await sets()).toMatchObject([{ clips: 3, shown: 2 }]);
    await turn(true);
    expect(await shown()).toHaveLength(3);
  });

  it('forgets the name of an admin whose account goes, not what was done', async () => {
    await aSet();
    await turn(true);
    const headers = {
      ...(await app.tokens.internal()),
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ userId: ADMIN.id });
    await app.call('POST', '/internal/erasures', { headers, body });

    const stored = await app.database.db.collection('importSwitches').find().toArray();
    expect(JSON.stringify(stored)).not.toMatch(/leela/i);
    expect((await sets())[0]?.switches).toMatchObject([{ isOn: true, clips: 2 }]);
  });
});
