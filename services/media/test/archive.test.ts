import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { anMp4, aRecording, padded } from './support/clips.js';
import { give, sha256 } from './support/giving.js';
import { ASHA, aForm, RAVI, upload } from './support/uploads.js';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isl-archive-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  for (const name of ['videos', 'timelines', 'verdicts']) {
    await app.database.db.collection(name).deleteMany({});
  }
  await app.store.remove(await app.keys());
});

async function addressOf(person = ASHA): Promise<string> {
  const headers = await app.tokens.bearer(person);
  const { status, body } = await app.call<{ url: string }>('POST', '/contributions/archive', {
    headers,
  });
  expect(status).toBe(201);
  return `${app.address}${body.url.replace('/api', '')}`;
}

/** What Python's own reader finds in the zip, unpacked. */
async function unpacked(url: string): Promise<string> {
  const reply = await fetch(url);
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toContain('isl-clips.zip');
  const file = join(folder, 'all.zip');
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
  const out = join(folder, 'out');
  execFileSync('python3', ['-m', 'zipfile', '-e', file, out]);
  return out;
}
const json = (out: string, name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'));

describe('everything that somebody gave', () => {
  it('comes as one zip: clips as they are kept, consents, timelines, and nothing of others', async () => {
    const clip = aRecording(1);
    const given = await give(app, clip);
    await give(app, anMp4({ seconds: 1 }), { person: RAVI });
    const film = anMp4({ seconds: 2 });
    await upload(app, aForm(film));

    const headers = { ...(await app.tokens.bearer(ASHA)), 'content-type': 'application/json' };
    const body = JSON.stringify({ hand: 'left' });
    await app.call('PUT', '/contributions/signer', { headers, body });

    const out = await unpacked(await addressOf());

    const sums = readdirSync(join(out, 'clips')).map((name) =>
      sha256(readFileSync(join(out, 'clips', name))),
    );
    expect(sums.sort()).toEqual([sha256(clip), sha256(film)].sort());
    const [record] = json(out, 'clips.json').filter(({ _id }: { _id: string }) => _id === given);
    expect(record).toMatchObject({
      file: `clips/${given}.webm`,
      contribution: { consent: { version: '2026-11', scopes: ['keep', 'show'] } },
    });
    expect(json(out, 'timelines.json')).toMatchObject([{ _id: given }]);
    expect(json(out, 'signer.json')).toEqual({ hand: 'left' });
    expect(readFileSync(join(out, 'README.txt'), 'utf8')).toContain('verdicts.json');
  });

  it('names the clips whose file is gone instead of failing', async () => {
    const given = await give(app, aRecording(1));
    await app.store.remove(await app.keys());

    const out = await unpacked(await addressOf());

    expect(readdirSync(out)).not.toContain('clips');
    expect(readFileSync(join(out, 'README.txt'), 'utf8')).toContain(`clips/${given}.webm`);
  });

  it('is an archive of words alone for whoever gave nothing', async () => {
    const out = await unpacked(await addressOf(RAVI));
    expect(json(out, 'clips.json')).toEqual([]);
  });

  it('is loaded by one reader at a time, and again after a reader left', async () => {
    // More than the line's buffers hold.
    for (const mib of [6, 7, 8, 9]) await give(app, padded(anMp4(), mib * 1024 ** 2 - 1));
    const url = await addressOf();
    const leaving = new AbortController();
    const first = await fetch(url, { signal: leaving.signal });
    expect(first.status).toBe(200);
    // Its body is not read: the archive waits for its reader.
    const second = await fetch(url);
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('60');
    await second.arrayBuffer();
    leaving.abort();
    await expect
      .poll(async () => {
        const again = await fetch(url);
        await again.arrayBuffer();
        return again.status;
      })
      .toBe(200);
  });

  it.each([
    ['no ticket', ''],
    ['a ticket that nobody issued', '?ticket=abc'],
  ])('needs its address: %s', async (_what, query) => {
    const reply = await fetch(`${app.address}/contributions/archive${query}`);
    expect([400, 401]).toContain(reply.status);
  });

  it('has an address for ten minutes', async () => {
    const url = await addressOf();
    app.clock.advance(11 * 60_000);
    expect((await fetch(url)).status).toBe(401);
  });

  it('is nothing that the shared demo account gets, nor a stranger', async () => {
    const demo = await app.tokens.bearer({ id: 'demo', demo: true });
    const call = (headers: Record<string, string>) =>
      app.call('POST', '/contributions/archive', { headers });
    expect(await call(demo)).toMatchObject({ status: 403, body: { code: 'DEMO_CANNOT_GIVE' } });
    expect(await call({})).toMatchObject({ status: 401 });
  });

  it('cannot be had with the ticket of a clip, nor a clip with this one', async () => {
    const given = await give(app, aRecording(1));
    const ticket = new URL(await addressOf()).searchParams.get('ticket');
    const clip = await fetch(`${app.address}/videos/${given}/stream?ticket=${ticket}`);
    expect(clip.status).toBe(404);
  });
});
