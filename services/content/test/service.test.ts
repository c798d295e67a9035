import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.js';
import { readConfig, readSeedConfig } from '../src/config.js';
import { prepareStore } from '../src/prepare.js';
import { aBreakablePath } from './support/breakable-path.js';
import { aTestApp, LEXICON_DIR, noClips, type TestApp } from './support/build.js';
import { ADMIN } from './support/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());

describe('settings', () => {
  const SOURCE = {
    MONGODB_URL: 'mongodb://127.0.0.1:27017',
    AUTH_JWKS_URL: 'http://127.0.0.1:8080/.well-known/jwks.json',
    LEXICON_DIR: 'packages/lexicon',
  };

  it('have defaults where one makes sense', () => {
    expect(readConfig(SOURCE)).toEqual({
      ...SOURCE,
      CONTENT_DATABASE: 'isl_content',
      OPS_HOST: '127.0.0.1',
      DRAIN_SECONDS: 0,
      OTEL_TRACES_SAMPLER_ARG: 1,
      PORT: 8081,
      PUSH_CONTACT: 'mailto:those-who-run-it@isl.example',
      PUSH_SERVICES: [
        'fcm.googleapis.com',
        'updates.push.services.mozilla.com',
        'web.push.apple.com',
        '*.notify.windows.com',
      ],
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    });
  });

  it('that are wrong are named all at once', () => {
    const read = () =>
      readConfig({ ...SOURCE, MONGODB_URL: 'nowhere', LEXICON_DIR: '', PORT: '-1' });

    expect(read).toThrow(/MONGODB_URL: .*\n.*LEXICON_DIR: is not set\n.*PORT: /s);
  });

  it('of the seed command are fewer', () => {
    const { AUTH_JWKS_URL: _none, ...seed } = SOURCE;

    expect(readSeedConfig(seed)).toEqual({ ...seed, CONTENT_DATABASE: 'isl_content' });
  });
});

describe('the welcome post', () => {
  const seed = () => prepareStore(test.db, LEXICON_DIR, test.clock.now);
  const posts = async () =>
    (await test.call('GET', '/posts')).body as { _id: string; username: string }[];

  it('is written once, and not again after it was deleted', async () => {
    await seed();
    const [welcome, ...more] = await posts();
    expect(welcome).toMatchObject({ username: 'Welcome' });
    expect(more).toEqual([]);

    await test.call('DELETE', `/posts/${welcome?._id}`, {
      headers: await test.tokens.bearer(ADMIN),
    });
    await seed();
    expect(await posts()).toEqual([]);
  });
});

describe('the courses of the installation', () => {
  const seed = () => prepareStore(test.db, LEXICON_DIR, test.clock.now);
  const courses = () => test.db.collection<{ _id: string }>('courses').find().toArray();

  it('are written again only where they are not as the lexicon says', async () => {
    await seed();
    const before = await courses();
    test.clock.advance(60_000);
    await seed();
    expect(await courses()).toEqual(before);

    await test.db
      .collection<{ _id: string }>('courses')
      .updateOne({ _id: 'letters' }, { $set: { title: 'Old' } });
    await seed();
    expect((await courses()).find(({ _id }) => _id === 'letters')).toMatchObject({
      title: 'The alphabet',
      shownAt: test.clock.now(),
    });
  });
});

describe('the service', () => {
  it('is ready while the store answers, and logs each request as one line', async () => {
    const lines: Record<string, unknown>[] = [];
    const { app, drain } = buildApp({
      db: test.db,
      verifier: test.tokens.verifier,
      findClip: noClips,
      clock: test.clock.now,
      lexiconDir: LEXICON_DIR,
      logLevel: 'info',
      logStream: { write: (line) => lines.push(JSON.parse(line)) },
    });
    const ready = await app.inject('/ready');
    await app.inject({ url: '/courses', headers: { 'x-request-id': 'request-7' } });
    await drain();
    const draining = await app.inject('/ready');
    await app.close();

    expect([ready.statusCode, draining.statusCode]).toEqual([200, 503]);
    expect(ready.json()).toMatchObject({ ready: true, checks: { mongodb: 'ok' } });
    expect(lines.filter(({ route }) => route === '/courses')).toEqual([
      expect.objectContaining({
        service: 'content',
        level: 'info',
        time: expect.any(String),
        requestId: 'request-7',
        msg: 'answered',
        status: 200,
      }),
    ]);
  });

  it('answers 503 and not ready while the store is away, without saying where it is', async () => {
    const path = await aBreakablePath(process.env.MONGODB_URL ?? '', test.db.client);
    const client = new MongoClient(path.url, { serverSelectionTimeoutMS: 1500 });
    const { app } = buildApp({
      db: client.db(test.db.databaseName),
      verifier: test.tokens.verifier,
      findClip: noClips,
      clock: test.clock.now,
      lexiconDir: LEXICON_DIR,
      logLevel: 'silent',
    });
    await app.ready();
    await path.breakOff();
    const posts = await app.inject('/posts');
    const ready = await app.inject('/ready');
    await app.close();
    await client.close();

    expect([posts.statusCode, ready.statusCode]).toEqual([503, 503]);
    expect(posts.json()).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(posts.body).not.toMatch(/mongo/i);
  });
});
