import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openAsBlob, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedInPerson, uploadForm, type Video } from '../support/api.js';
import { aPicture } from '../support/cameras.js';
import { writeClip } from '../support/clips.js';
import { openReceiver, type ReceivedSpan, type Receiver } from '../support/otlp-receiver.js';
import { aFreePort } from '../support/ports.js';
import { type OwnProcess, startNode, startPython } from '../support/processes.js';
import { ROOT } from '../support/repository.js';
import { eventually, objectNames, readStack, storeClient } from '../support/stack.js';

const stack = readStack();
const contentSettings = {
  MONGODB_URL: stack.mongodbUrl,
  LEXICON_DIR: join(ROOT, 'packages/lexicon'),
  AUTH_JWKS_URL: `${stack.address}/.well-known/jwks.json`,
};
const gatewaySettings = {
  MONGODB_URL: stack.mongodbUrl,
  MEDIA_URL: stack.urls.media ?? '',
  JWT_KEYS_FILE: join(stack.dataDir, 'secrets/jwt-keys.json'),
  DEMO_PASSWORD_FILE: stack.demoPasswordFile,
  RATE_LIMIT_SCALE: '50',
};
const signsSettings = { WORKERS: '1', DRAIN_SECONDS: '0', MOVE_SECONDS: '0' };

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** A call as the page makes it, in a trace of its own. */
function aCall() {
  const [traceId, spanId] = [hex(16), hex(8)];
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-01` };
}

const idsIn = (one: OwnProcess): unknown[] => one.lines().map(({ requestId }) => requestId);

describe('where an endpoint is set', () => {
  let receiver: Receiver;
  let parts: Record<'content' | 'rewriter' | 'signs' | 'gateway', OwnProcess>;

  beforeAll(async () => {
    receiver = await openReceiver();
    const on = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
    const [content, rewriter, signs] = await Promise.all([
      startNode('services/content', { ...contentSettings, ...on }),
      startPython('isl_rewriter', on),
      startPython('isl_signs', { ...signsSettings, ...on, FRAME_TRACES_EACH: '2' }),
    ]);
    const gateway = await startNode('gateway', {
      ...{ ...gatewaySettings, ...on },
      CONTENT_URL: content.url,
      REWRITER_URL: rewriter.url,
    });
    parts = { content, rewriter, signs, gateway };
  });
  afterAll(async () => {
    await Promise.all(Object.values(parts).map((part) => part.stop()));
    receiver.close();
  });

  const spansOf = (traceId: string): ReceivedSpan[] =>
    receiver.spans.filter((span) => span.traceId === traceId);
  /** The spans above one and itself, the first of the trace first. */
  const pathTo = (span: ReceivedSpan): string[] => {
    const parent = spansOf(span.traceId).find(({ spanId }) => spanId === span.parentSpanId);
    return [...(parent ? pathTo(parent) : []), `${span.service}: ${span.name}`];
  };
  const arrived = (traceId: string, service: string, name: RegExp): Promise<ReceivedSpan> =>
    eventually(`a span ${name} of ${service}`, async () =>
      spansOf(traceId).find((span) => span.service === service && name.test(span.name)),
    );

  it('one trace leads from the page through the gateway and content to the database', async () => {
    const { traceId, spanId, traceparent } = aCall();
    const url = `${parts.gateway.url}/api/posts?limit=3`;
    const reply = await fetch(url, { headers: { traceparent } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-request-id')).toBe(traceId);
    expect(reply.headers.get('server-timing')).toBe(`trace;desc="${traceId}"`);
    const spans = [{ traceId, spanId, name: 'GET posts', agoMs: 60, ms: 50, status: 200 }];
    const told = await fetch(`${parts.gateway.url}/api/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spans }),
    });
    expect(told.status).toBe(204);

    await arrived(traceId, 'web', /GET posts/);
    await arrived(traceId, 'gateway', /^GET \/api/);
    await arrived(traceId, 'content', /^GET \/posts$/);
    const command = await arrived(traceId, 'content', /posts$/);
    const found = spansOf(traceId).find(({ facts }) => facts['db.system.name'] === 'mongodb');
    expect(command).toBeDefined();
    expect(found?.facts).toMatchObject({
      'db.namespace': 'isl_content',
      'db.collection.name': 'posts',
    });
    expect(found && pathTo(found)).toEqual([
      'web: GET posts',
      'gateway: GET /api/posts',
      expect.stringMatching(/^gateway: GET 127\.0\.0\.1:\d+$/),
      'content: GET /posts',
      expect.stringMatching(/^content: (find|aggregate) posts$/),
    ]);
    expect(idsIn(parts.gateway)).toContain(traceId);
    expect(idsIn(parts.content)).toContain(traceId);
  });

  it('after a body was read the database is still in its trace, and a sentence is written in it', async () => {
    const { traceId, traceparent } = aCall();
    const reply = await fetch(`${parts.gateway.url}/api/py/generate`, {
      method: 'POST',
      headers: { traceparent, 'content-type': 'application/json' },
      body: JSON.stringify({ sentence: 'YOUR NAME WHAT', emotion: 'happy' }),
    });
    expect(reply.status).toBe(200);
    const grammar = await arrived(traceId, 'rewriter', /^grammar$/);
    await arrived(traceId, 'gateway', /^POST \/api\/py/);
    await arrived(traceId, 'rewriter', /^POST \/api\/py\/generate$/);
    expect(pathTo(grammar)).toEqual([
      expect.stringMatching(/^gateway: POST \/api\/py/),
      expect.stringMatching(/^gateway: POST 127\.0\.0\.1:\d+$/),
      'rewriter: POST /api/py/generate',
      'rewriter: grammar',
    ]);
    expect(idsIn(parts.rewriter)).toContain(traceId);

    const login = aCall();
    const email = `${hex(4)}@isl.example`;
    const refused = await fetch(`${parts.gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: { traceparent: login.traceparent, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'not the password' }),
    });
    expect(refused.status).toBe(401);
    const command = await arrived(login.traceId, 'gateway', /^find users$/);
    await arrived(login.traceId, 'gateway', /^POST \/api\/auth\/login$/);
    expect(pathTo(command)).toEqual(['gateway: POST /api/auth/login', 'gateway: find users']);
    const everything = JSON.stringify(spansOf(login.traceId));
    for (const asked of [email, 'not the password', 'argon2']) {
      expect(everything).not.toContain(asked);
    }
  });

  it('without the page the gateway begins the trace, and calls its request by it', async () => {
    const reply = await fetch(`${parts.gateway.url}/api/words?limit=1`, {
      headers: { 'x-request-id': 'mine', traceparent: 'nonsense' },
    });
    const traceId = reply.headers.get('x-request-id') ?? '';
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    const first = await arrived(traceId, 'gateway', /^GET \/api\/words$/);
    expect(first.parentSpanId ?? '').toBe('');
    await arrived(traceId, 'content', /^GET \/words$/);
  });

  it("an error has the trace's id, which finds the line that says why", async () => {
    const gateway = await startNode('gateway', {
      ...gatewaySettings,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      CONTENT_URL: `http://127.0.0.1:${await aFreePort()}`,
      REWRITER_URL: parts.rewriter.url,
    });
    const { traceId, traceparent } = aCall();
    const reply = await fetch(`${gateway.url}/api/posts`, { headers: { traceparent } });
    expect([reply.status, await reply.json()]).toMatchObject([503, { requestId: traceId }]);
    await eventually('the line', async () =>
      gateway.lines().some(({ level, requestId }) => level === 'error' && requestId === traceId),
    );
    const span = await arrived(traceId, 'gateway', /^GET \/api\/posts$/);
    expect(span).toMatchObject({
      status: { code: 2 },
      facts: { 'http.response.status_code': 503 },
    });
    const call = await arrived(traceId, 'gateway', /^GET 127/);
    expect(call.facts['error.type']).toBe('ECONNREFUSED');
    expect(await gateway.stop()).toBe(0);
  });

  it('a video is in one trace from the page through the store to what the worker made of it', async () => {
    // Of their own: the stack's worker, which sends no traces, would take the job.
    const own = {
      ...stack.objectStore,
      S3_BUCKET: `${stack.objectStore.S3_BUCKET}-traced`,
      MEDIA_DATABASE: `${stack.databases.MEDIA_DATABASE}-traced`,
    };
    const folder = mkdtempSync(join(tmpdir(), 'isl-traced-'));
    const settings = {
      ...{ ...own, MONGODB_URL: stack.mongodbUrl },
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      ...{ MEDIA_MIN_FREE_BYTES: '0', WORKER_DIR: join(folder, 'work') },
    };
    const AUTH_JWKS_URL = `${parts.gateway.url}/.well-known/jwks.json`;
    const media = await startNode('services/media', {
      ...{ ...settings, AUTH_JWKS_URL, MEDIA_SEED: 'false' },
    });
    const worker = await startNode('services/media', settings, 'worker');
    const gateway = await startNode('gateway', {
      ...{ ...gatewaySettings, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint },
      ...{ CONTENT_URL: parts.content.url, REWRITER_URL: parts.rewriter.url },
      MEDIA_URL: media.url,
    });
    try {
      writeClip(join(folder, 'clip.mp4'), 1);
      const { traceId, traceparent } = aCall();
      const title = `Traced ${hex(4)}`;
      const reply = await fetch(`${gateway.url}/api/videos/upload`, {
        method: 'POST',
        headers: { ...(await aSignedInPerson(gateway.url)), traceparent },
        body: uploadForm(await openAsBlob(join(folder, 'clip.mp4')), title),
      });
      expect(reply.status).toBe(201);

      const job = await arrived(traceId, 'media-worker', /^prepare video$/);
      await arrived(traceId, 'media', /^POST \/videos\/upload$/);
      await arrived(traceId, 'gateway', /^POST \/api\/videos/);
      const stored = await arrived(traceId, 'media', /^S3 putObject$/);
      const upload = [
        expect.stringMatching(/^gateway: POST \/api\/videos/),
        expect.stringMatching(/^gateway: POST 127\.0\.0\.1:\d+$/),
        'media: POST /videos/upload',
      ];
      expect(pathTo(stored)).toEqual([...upload, 'media: S3 putObject']);
      expect(pathTo(job)).toEqual([...upload, 'media-worker: prepare video']);
      const steps = spansOf(traceId).filter(({ parentSpanId }) => parentSpanId === job.spanId);
      const names = steps.map(({ name }) => name);
      expect(names).toContain('S3 getObject');
      expect(names).toContain('S3 putObject');
      expect(names).toContain('update videos');
      const everything = JSON.stringify(spansOf(traceId));
      const { video } = (await reply.json()) as { video: Video };
      for (const secret of [title, video._id]) expect(everything).not.toContain(secret);
    } finally {
      await Promise.all([gateway, worker, media].map((part) => part.stop()));
      rmSync(folder, { recursive: true });
      await dropStores(own.MEDIA_DATABASE, own.S3_BUCKET);
    }
  });

  // A machine that stands still for seconds drops a frame as too old, and its answer never comes.
  it('one of so many frames has a span in the trace of its connection', { retry: 1 }, async () => {
    const traceId = hex(16);
    const socket = io(parts.signs.url, {
      transports: ['websocket'],
      auth: { requestId: traceId },
      reconnection: false,
    });
    await once(socket as never, 'session');
    const image = await aPicture();
    for (let number = 0; number < 3; number += 1) {
      const answered = once(socket as never, 'frame_processed');
      socket.emit('process_frame', { id: String(number), image });
      await answered;
    }
    socket.close();
    const session = await arrived(traceId, 'signs', /^session$/);
    expect(session.facts).toMatchObject({ 'isl.frames': 3 });
    const frames = spansOf(traceId).filter(({ name }) => name === 'frame');
    expect(frames.map(({ facts }) => facts['isl.frame.number'])).toEqual([0, 2]);
    for (const frame of frames) {
      expect(frame).toMatchObject({
        parentSpanId: session.spanId,
        facts: { 'isl.frame.outcome': 'served' },
      });
      const steps = spansOf(traceId).filter(({ parentSpanId }) => parentSpanId === frame.spanId);
      expect(steps.map(({ name }) => name)).toEqual(['wait', 'decode', 'model', 'answer']);
      const model = steps.find(({ name }) => name === 'model');
      const took = Number(model?.endTimeUnixNano) - Number(model?.startTimeUnixNano);
      expect(took).toBeGreaterThan(1e6);
    }
    expect(idsIn(parts.signs)).toContain(traceId);
  });
});

it.each([
  ['content', () => startNode('services/content', { ...contentSettings, ...away() })],
  ['the rewriter', () => startPython('isl_rewriter', { ...away(), DRAIN_SECONDS: '0' })],
])('an endpoint that is away costs %s nothing but a line', async (name, start) => {
  const part = await start();
  const ask = (): Promise<Response> =>
    name === 'content'
      ? fetch(`${part.url}/courses`)
      : fetch(`${part.url}/api/py/generate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sentence: 'HELLO', emotion: 'happy' }),
        });
  const statuses = new Set<number>();
  await eventually('the line', async () => {
    for (let asked = 0; asked < 50; asked += 1) statuses.add((await ask()).status);
    return part.lines().some(({ msg }) => msg === 'traces are not taken');
  });
  expect([...statuses]).toEqual([200]);
  expect(await part.stop()).toBe(0);
  const complaints = part.lines().filter(({ level }) => level === 'warn' || level === 'error');
  expect(complaints.map(({ msg }) => msg)).toEqual(['traces are not taken']);
});

async function dropStores(database: string, bucket: string): Promise<void> {
  const mongo = await MongoClient.connect(stack.mongodbUrl);
  await mongo.db(database).dropDatabase();
  await mongo.close();
  const store = storeClient(stack);
  const objectStore = { ...stack.objectStore, S3_BUCKET: bucket };
  await store.removeObjects(bucket, await objectNames({ ...stack, objectStore }));
  await store.removeBucket(bucket);
}

/** Port 1 is nobody's. */
function away() {
  return { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
}

describe('without an endpoint', () => {
  it('no answer names a trace, nobody is told of one, and no page tells of its calls', async () => {
    const { traceId, traceparent } = aCall();
    const reply = await fetch(`${stack.address}/api/posts`, { headers: { traceparent } });
    expect(reply.headers.get('server-timing')).toBeNull();
    expect(reply.headers.get('x-request-id')).not.toBe(traceId);
    const span = { traceId, spanId: hex(8), name: 'GET posts', agoMs: 1, ms: 1, status: 200 };
    const told = await fetch(`${stack.address}/api/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spans: [span] }),
    });
    expect(told.status).toBe(404);
  });

  it.each([
    ['is not loaded', {}, false],
    ['is loaded where one is set', away(), true],
  ])('what sends traces %s', async (_name, env, isLoaded) => {
    const folder = mkdtempSync(join(tmpdir(), 'isl-coverage-'));
    const content = await startNode('services/content', {
      ...{ ...contentSettings, ...env },
      // Node writes down every script that it has loaded.
      NODE_V8_COVERAGE: folder,
    });
    expect(await content.stop()).toBe(0);
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true });
    expect(files.length).toBeGreaterThan(0);
    expect(files.some((text) => text.includes('/dist/assets/tracing-sdk-'))).toBe(isLoaded);

    const settings = { ...env, DRAIN_SECONDS: '0' };
    const rewriter = await startPython('isl_rewriter', settings, ['-X', 'importtime']);
    expect(await rewriter.stop()).toBe(0);
    expect(rewriter.errors()).toContain('isl_inference_kit');
    // FastAPI brings the interface along; what sends is the SDK.
    expect(rewriter.errors().includes('opentelemetry.sdk')).toBe(isLoaded);
  });
});
