import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { components } from '@isl/contracts/content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNotificationsRepository } from '../src/notifications/notifications.repository.js';
import { createNotificationsService } from '../src/notifications/notifications.service.js';
import { createToldRepository } from '../src/notifications/told.repository.js';
import { createPushServices } from '../src/push/push-services.js';
import { createPusher, PAUSE_MS } from '../src/push/pusher.js';
import { createSendPush, type Sent } from '../src/push/send-push.js';
import { createSubscriptionsRepository } from '../src/push/subscriptions.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { ASHA, aComment, aPost, DEMO, RAVI } from './support/factories.js';
import { aPushReceiver, type PushReceiver } from './support/push-receiver.js';

type State = components['schemas']['PushState'];

const MAKE_VAPID = fileURLToPath(new URL('../../../infra/native/make-vapid.mjs', import.meta.url));
const keys = JSON.parse(execFileSync(process.execPath, [MAKE_VAPID], { encoding: 'utf8' }));
const contact = 'mailto:push@isl.example';

let receiver: PushReceiver;
let test: TestApp;
let push: () => Promise<number>;
const outcomes: Sent[] = [];
beforeAll(async () => {
  receiver = await aPushReceiver();
  const settings = { keys, contact, services: [receiver.host], agent: receiver.agent };
  test = await aTestApp(settings);
  const { db } = test;
  const clock = test.clock.now;
  const service = createNotificationsService({
    notifications: createNotificationsRepository(db),
    told: createToldRepository(db),
    clock,
  });
  const knows = createPushServices(settings.services);
  push = createPusher({
    subscriptions: createSubscriptionsRepository(db),
    unreadOf: service.unreadOf,
    send: createSendPush({ keys, contact, knows, agent: receiver.agent }),
    clock,
    count: (outcome) => outcomes.push(outcome),
  });
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});
beforeEach(async () => {
  for (const name of ['posts', 'comments', 'notifications', 'pushSubscriptions', 'pushTurns']) {
    await test.db.collection(name).deleteMany({});
  }
  receiver.forget();
  outcomes.length = 0;
  test.clock.advance(2 * PAUSE_MS);
});

const ask = async (
  person: typeof ASHA | null,
  method: 'GET' | 'POST',
  url: string,
  body?: object,
) =>
  test.call(method, url, {
    ...(person ? { headers: await test.tokens.bearer(person) } : {}),
    ...(body ? { payload: body } : {}),
  });
const subscribe = (body: object, person: typeof ASHA = ASHA) =>
  ask(person, 'POST', '/notifications/push', body);
const messages = () => receiver.received.map(({ to, message }) => [to, message]);
const commentBy = async (person: typeof ASHA, postId: string) =>
  aComment(test, { postId, author: person });

describe('a browser that is to be told', () => {
  it('is sent what kind and how many, in its language, and no word that anybody wrote', async () => {
    await subscribe(receiver.aBrowser('phone', 'hi'));
    expect((await subscribe(receiver.aBrowser('laptop'))).body).toEqual({
      publicKey: keys.publicKey,
      browsers: 2,
    });
    const { _id } = await aPost(test, { author: ASHA, title: 'A title of hers' });
    await commentBy(RAVI, _id);
    expect(await push()).toBe(1);

    expect(messages().sort()).toEqual([
      ['/laptop', { kind: 'comment', count: 1, language: 'en' }],
      ['/phone', { kind: 'comment', count: 1, language: 'hi' }],
    ]);
    expect(receiver.received[0]?.claims).toMatchObject({
      aud: `https://${receiver.host}`,
      sub: contact,
    });
    expect(receiver.received[0]?.headers).toMatchObject({ urgency: 'low', topic: 'notifications' });
    expect(outcomes).toEqual(['sent', 'sent']);
  });

  it('is told at most once an hour, then all together', async () => {
    await subscribe(receiver.aBrowser('phone'));
    const { _id } = await aPost(test, { author: ASHA });
    await commentBy(RAVI, _id);
    await push();
    await commentBy(RAVI, _id);
    await ask(RAVI, 'POST', '/posts/like', { postId: _id });
    test.clock.advance(PAUSE_MS - 1);
    expect(await push()).toBe(0);
    test.clock.advance(1);
    expect(await push()).toBe(1);
    test.clock.advance(PAUSE_MS);
    expect(await push()).toBe(0);

    expect(messages().map(([, message]) => message)).toEqual([
      { kind: 'comment', count: 1, language: 'en' },
      { kind: 'several', count: 3, language: 'en' },
    ]);
  });

  it('is not told what is read or gone before its turn', async () => {
    await subscribe(receiver.aBrowser('phone'));
    const { _id } = await aPost(test, { author: ASHA });
    await commentBy(RAVI, _id);
    await ask(ASHA, 'POST', '/notifications/read', { upTo: test.clock.now().toISOString() });
    await push();

    expect(messages()).toEqual([]);
  });

  it('is forgotten where its push service says that it is gone', async () => {
    await subscribe(receiver.aBrowser('old'));
    await subscribe(receiver.aBrowser('older'));
    await subscribe(receiver.aBrowser('phone'));
    receiver.answer('old', 410);
    receiver.answer('older', 404);
    const { _id } = await aPost(test, { author: ASHA });
    await commentBy(RAVI, _id);
    await push();

    expect([...outcomes].sort()).toEqual(['gone', 'gone', 'sent']);
    expect((await ask(ASHA, 'GET', '/notifications/push')).body).toMatchObject({ browsers: 1 });
  });

  it.each([429, 500, 503])('is told an hour later where its service answers %s', async (status) => {
    await subscribe(receiver.aBrowser('phone'));
    receiver.answer('phone', status);
    const { _id } = await aPost(test, { author: ASHA });
    await commentBy(RAVI, _id);
    await push();
    expect(await push()).toBe(0);
    receiver.answer('phone', 201);
    test.clock.advance(PAUSE_MS);
    await push();

    expect(outcomes).toEqual(['away', 'sent']);
    expect(messages()).toHaveLength(1);
  });

  it('is told by one copy of the service, however many there are', async () => {
    await subscribe(receiver.aBrowser('phone'));
    const { _id } = await aPost(test, { author: ASHA });
    await commentBy(RAVI, _id);
    await Promise.all(Array.from({ length: 8 }, () => push()));

    expect(messages()).toHaveLength(1);
  });

  it('leaves nothing waiting of who has none', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await commentBy(RAVI, _id);
    expect(await test.db.collection('pushTurns').countDocuments()).toBe(0);
  });
});

describe('a subscription', () => {
  it('is one a browser: repeated it is the same, and another account takes it over', async () => {
    const browser = receiver.aBrowser('shared');
    await subscribe(browser);
    expect((await subscribe({ ...browser, language: 'hi' })).body).toMatchObject({ browsers: 1 });
    expect((await subscribe(browser, RAVI)).body).toMatchObject({ browsers: 1 });

    expect((await ask(ASHA, 'GET', '/notifications/push')).body).toMatchObject({ browsers: 0 });
  });

  it('ends for who has it and nobody else, as often as it is said', async () => {
    const { endpoint, ...rest } = receiver.aBrowser('phone');
    await subscribe({ endpoint, ...rest });
    const end = (person: typeof ASHA) =>
      ask(person, 'POST', '/notifications/push/end', { endpoint });
    await end(RAVI);
    expect((await ask(ASHA, 'GET', '/notifications/push')).body).toMatchObject({ browsers: 1 });

    expect((await end(ASHA)).body).toEqual({ publicKey: keys.publicKey, browsers: 0 });
    expect((await end(ASHA)).status).toBe(200);
  });

  it('of an eleventh browser takes the place of the oldest', async () => {
    for (let n = 0; n < 11; n += 1) {
      test.clock.advance(1);
      const { body } = await subscribe(receiver.aBrowser(`browser-${n}`));
      expect((body as State).browsers).toBe(Math.min(n + 1, 10));
    }
    const kept = await test.db.collection('pushSubscriptions').find().toArray();
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(
      `https://${receiver.host}/browser-0`,
    );
  });

  it.each([
    ['an address that is no push service', { endpoint: 'https://169.254.169.254/x' }],
    ['one over http', { endpoint: 'http://fcm.googleapis.com/x' }],
    ['one that is none', { endpoint: 'phone' }],
  ])('is refused with %s', async (_what, change) => {
    const { status, body } = await subscribe({ ...receiver.aBrowser('x'), ...change });
    expect([status, (body as { code: string }).code]).toEqual([400, 'PUSH_SERVICE_UNKNOWN']);
    expect(await test.db.collection('pushSubscriptions').countDocuments()).toBe(0);
  });

  it.each([
    [{ endpoint: 'x'.repeat(1025) }],
    [{ keys: { p256dh: 'x', auth: 'y' } }],
    [{ keys: undefined }],
    [{ language: 'fr' }],
  ])('is refused with %j', async (change) => {
    const { status, body } = await subscribe({ ...receiver.aBrowser('x'), ...change });
    expect([status, (body as { code: string }).code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('is only of who is signed in with an account of their own', async () => {
    const browser = receiver.aBrowser('x');
    expect((await ask(null, 'GET', '/notifications/push')).status).toBe(401);
    expect((await ask(null, 'POST', '/notifications/push', browser)).status).toBe(401);
    expect((await subscribe(browser, DEMO)).body).toMatchObject({ code: 'DEMO_FIXED' });
  });

  it('of a person who goes is given to them without its keys, and erased', async () => {
    const browser = receiver.aBrowser('phone', 'hi');
    await subscribe(browser);
    const { _id } = await aPost(test, { author: ASHA });
    await commentBy(RAVI, _id);
    const headers = await test.tokens.internal();
    const given = await test.call('GET', '/internal/export?userId=asha', { headers });
    expect((given.body as { records: Record<string, unknown> }).records.pushSubscriptions).toEqual([
      { endpoint: browser.endpoint, language: 'hi', createdAt: test.clock.now().toISOString() },
    ]);

    const payload = { userId: ASHA.id };
    const erased = await test.call('POST', '/internal/erasures', { headers, payload });
    expect(erased.body).toMatchObject({ erased: { pushSubscriptions: 1 } });
    for (const name of ['pushSubscriptions', 'pushTurns', 'notifications']) {
      expect(await test.db.collection(name).countDocuments()).toBe(0);
    }
  });
});

it('a site without keys says so and takes no subscription', async () => {
  const without = await aTestApp();
  const headers = await without.tokens.bearer(ASHA);
  const state = await without.call('GET', '/notifications/push', { headers });
  const payload = receiver.aBrowser('x');
  const refused = await without.call('POST', '/notifications/push', { headers, payload });
  await without.close();

  expect(state.body).toEqual({ browsers: 0 });
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([404, 'PUSH_OFF']);
});
