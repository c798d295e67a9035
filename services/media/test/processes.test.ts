import { rmSync } from 'node:fs';
import { EMOTIONS } from '@isl/contracts/vocabulary';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireVideo } from '../src/videos/video.js';
import { anMp4, someAssets } from './support/clips.js';
import { serveKeys } from './support/keys.js';
import { build, type Running, start } from './support/processes.js';
import { someStores, type TestStores } from './support/stores.js';
import { aForm, type UploadReply } from './support/uploads.js';

let stores: TestStores;
let keys: Awaited<ReturnType<typeof serveKeys>>;
let bearer: Record<string, string>;
let env: Record<string, string>;

beforeAll(async () => {
  await build();
  stores = await someStores();
  keys = await serveKeys();
  bearer = { authorization: `Bearer ${keys.token}` };
  const ports = { PORT: '0', OPS_PORT: '0' };
  env = { ...stores.settings, ...ports, AUTH_JWKS_URL: keys.url, MEDIA_SEED: 'false' };
}, 120_000);
afterAll(async () => {
  keys.close();
  await stores.close();
});

/** The addresses in the lines that say the servers listen: for everybody, then for operators. */
async function addressesOf(running: Running): Promise<[string, string]> {
  return vi.waitFor(() => {
    const lines = [...running.output().matchAll(/listening at (http:\/\/[\d.:]+)/g)];
    const [open, operators] = lines.map(([, address]) => address);
    if (!open || !operators) throw new Error(`not listening: ${running.output()}`);
    return [open, operators];
  }, 30_000);
}

const addressOf = async (running: Running): Promise<string> => (await addressesOf(running))[0];

describe('the built service and its worker', () => {
  it('take an upload, make it playable, survive the death of a worker, and stop when told', async () => {
    const service = start('main', env);
    const address = await addressOf(service);
    const doomed = start('worker', { ...env, WORKER_LEASE_SECONDS: '1' });
    await addressOf(doomed);

    const body = aForm(anMp4({ seconds: 8, size: '1280x720' }));
    const sent = await fetch(`${address}/videos/upload`, { method: 'POST', headers: bearer, body });
    expect(sent.status).toBe(201);
    const { video } = (await sent.json()) as UploadReply;
    const current = async (): Promise<WireVideo> =>
      (
        await fetch(`${address}/videos/${video._id}`, { headers: bearer })
      ).json() as Promise<WireVideo>;
    await vi.waitFor(async () => expect((await current()).status).toBe('processing'), 20_000);
    doomed.child.kill('SIGKILL');

    const worker = start('worker', { ...env, WORKER_LEASE_SECONDS: '10' });
    const [workerAddress, workerOperators] = await addressesOf(worker);
    await vi.waitFor(async () => expect((await current()).status).toBe('ready'), 90_000);

    // Counted when the job is over, a moment after its clip can be seen.
    await vi.waitFor(async () =>
      expect(await (await fetch(`${workerOperators}/metrics`)).text()).toMatch(
        /media_job_seconds_count\{[^}]*outcome="ready"[^}]*\} 1/,
      ),
    );
    expect((await fetch(`${workerAddress}/ready`)).status).toBe(200);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    expect(await service.end('SIGTERM')).toBe(0);
    expect(await worker.end('SIGTERM')).toBe(0);
    const [line = ''] = service.output().split('\n');
    expect(JSON.parse(line)).toMatchObject({ level: 'info', service: 'media' });
  }, 180_000);

  it('refuse to start without their settings, naming every one that is missing', async () => {
    for (const entry of ['main', 'worker', 'seed'] as const) {
      const refused = start(entry, { PORT: 'eighty' });

      expect(await refused.end()).toBe(1);
      for (const name of ['MONGODB_URL', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']) {
        expect(refused.output()).toContain(`${name}: is not set`);
      }
    }
  });

  it('refuse to start a worker without ffmpeg', async () => {
    const refused = start('worker', { ...env, FFMPEG_PATH: '/nonexistent/ffmpeg' });

    expect(await refused.end()).toBe(1);
    expect(refused.output()).toContain('FFMPEG_PATH');
  });
});

describe('the examples', () => {
  let assets: string;
  beforeAll(() => {
    assets = someAssets();
  });
  afterAll(() => rmSync(assets, { recursive: true }));
  const seeded = async () => (await stores.records()).filter(({ synthetic }) => synthetic);

  it('are not added without their clips: the seed names them and ends with 1', async () => {
    const refused = start('seed', { ...env, ASSETS_DIR: '/nonexistent/assets' });

    expect(await refused.end()).toBe(1);
    expect(refused.output()).toContain(`ASSETS_DIR: no emotions/${EMOTIONS.at(-1)}.mp4, `);
    expect(refused.output()).toContain('in /nonexistent/assets');
    expect(await seeded()).toEqual([]);
  });

  it('do not keep the service from running when their clips are missing', async () => {
    const service = start('main', {
      ...env,
      MEDIA_SEED: 'true',
      ASSETS_DIR: '/nonexistent/assets',
    });
    const address = await addressOf(service);

    await vi.waitFor(() => {
      expect(service.output()).toContain(`ASSETS_DIR: no emotions/${EMOTIONS.at(-1)}.mp4, `);
      expect(service.output()).toContain('not seeded');
    }, 20_000);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('are added by the seed where an installation lacks them, and it ends by itself', async () => {
    const others = EMOTIONS.filter((one) => one !== 'sad');
    const done = others.map((one) => ({ _id: `avatar-1-${one}` }));
    await stores.database.db.collection<{ _id: string }>('seeded').insertMany(done);

    expect(await start('seed', { ...env, ASSETS_DIR: assets }).end()).toBe(0);

    expect(await seeded()).toMatchObject([
      { category: 'sad', status: 'stored', title: 'Sad (avatar)' },
    ]);
  }, 120_000);
});
