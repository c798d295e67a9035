import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { components } from '@isl/contracts/content';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { violationsOf } from '../screens/violations.js';
import { launchWithWebcam, type Visit, visit } from '../support/browser.js';
import { eventually, readStack } from '../support/stack.js';
import { aPerson, logIn, register, token } from './people.js';

type Schemas = components['schemas'];
type CardEvent = Schemas['CardEvent'];

const stack = readStack();
const PHONE = { width: 360, height: 800 };
const ROUND = '/dashboard/Sign?lesson=practice';
const OFFLINE = /This device is offline/;
const HOUR_MS = 60 * 60 * 1000;
/** Where pictures of the screens go, for whoever looks at them. */
const PICTURES = process.env.PRACTICE_PICTURES;
let browser: Browser;

beforeAll(async () => {
  browser = await launchWithWebcam();
});
afterAll(() => browser?.close());

async function look(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

const frameOf = (page: Page): Promise<Frame> =>
  eventually('the frame', async () => page.frames().find((one) => one.url().includes('sign-kit')));

/** Until both workers answer for their pages, with where the frame is and what it needs. */
async function untilKept(page: Page): Promise<void> {
  const frame = await frameOf(page);
  await frame.waitForSelector('.stage[data-ready]');
  const isTaken = (where: Page | Frame, needed: string) =>
    eventually(`the worker that keeps ${needed}`, () =>
      where.evaluate(
        async (path) =>
          navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined,
        needed,
      ),
    );
  await isTaken(page, '/api/config');
  await isTaken(frame, '/sign-kit/config.json');
}

/** Answers so many questions in the frame, as they come; says how many were of a sign, not of a face. */
async function answer(frame: Frame, count: number): Promise<number> {
  let signs = 0;
  for (let at = 0; at < count; at += 1) {
    const kind = await frame.locator('.quiz').getAttribute('data-kind');
    const field = frame.locator('.answer-text input');
    if (kind === 'type') await field.fill('water').then(() => field.press('Enter'));
    else await frame.locator('.choices button').first().click();
    if (kind !== 'face') signs += 1;
    await frame.locator('.quiz-end button.main').click();
  }
  return signs;
}

/** What waits on the device until it is sent. */
const waitingOn = (page: Page): Promise<Schemas['ProgressEvent'][]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('isl-progress');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('events').objectStore('events');
          const reading = store.getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ event }) => event));
          };
        };
      }),
  );

/** The account behind a token, as another device of the same person reaches it. */
function accountOf(bearer: string | null) {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const call = async (init: RequestInit): Promise<Schemas['Progress']> => {
    const reply = await fetch(`${stack.address}/api/progress`, { ...init, headers });
    if (!reply.ok) throw new Error(`The account answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Schemas['Progress'];
  };
  return {
    learnt: () => call({}),
    send: (events: readonly Schemas['ProgressEvent'][]) =>
      call({ method: 'POST', body: JSON.stringify({ events }) }),
  };
}

const isCard = (event: Schemas['ProgressEvent']): event is CardEvent => event.kind === 'card';

/** How another device knew the same sign, so much later. */
function elsewhere(event: CardEvent, laterMs: number, reps: number): CardEvent {
  const at = event.at + laterMs;
  const state = { ...event.state, reps, last_review: new Date(at).toISOString() };
  return { ...event, id: randomUUID(), at, state };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * HOUR_MS).toISOString().slice(0, 10);

describe('practice on a phone that has no network', () => {
  let visitor: Visit;
  let page: Page;
  /** The ids of the events that the server took from this device. */
  const taken: string[] = [];
  let account: ReturnType<typeof accountOf>;
  let waiting: readonly Schemas['ProgressEvent'][];
  let ofOthers: { readonly earlier: CardEvent; readonly later: CardEvent; readonly new: CardEvent };
  let before: Schemas['Progress'];

  beforeAll(async () => {
    visitor = await visit(browser, stack.address, { serviceWorkers: 'allow', viewport: PHONE });
    page = visitor.page;
    page.on('response', (reply) => {
      const request = reply.request();
      const isSent = request.method() === 'POST' && request.url().endsWith('/api/progress');
      if (!isSent || !reply.ok()) return;
      const { events } = request.postDataJSON() as Schemas['ProgressEvents'];
      taken.push(...events.map(({ id }) => id));
    });
    const person = aPerson('Kavya');
    await register(page, person);
    await logIn(page, person);
    account = accountOf(await token(page));
  });
  afterAll(() => visitor?.context.close());

  it('begins with the network, and the account has the answer', async () => {
    await page.goto(ROUND);
    await untilKept(page);
    // The first is never about a face.
    expect(await answer(await frameOf(page), 1)).toBe(1);
    before = await eventually('the account to know the answer', async () => {
      const learnt = await account.learnt();
      return learnt.cards.length === 1 && learnt.streak.days.length === 1 && learnt;
    });
    await eventually('nothing to wait', async () => (await waitingOn(page)).length === 0);
  });

  it(
    'is a whole round on the page as it is loaded again without it, and is kept',
    async () => {
      await visitor.context.setOffline(true);
      await page.reload();
      await page.getByText(OFFLINE).waitFor();
      const frame = await frameOf(page);
      await frame.waitForSelector('.stage[data-ready]');
      for (const one of [page, frame]) {
        await one.waitForFunction(() => document.fonts.check('400 1em Mukta', 'a'));
        // What nobody keeps is as far away as it is meant to be.
        const isReached = () =>
          fetch('/ready').then(
            () => true,
            () => false,
          );
        expect(await one.evaluate(isReached)).toBe(false);
      }
      expect(await page.getByRole('alert').count()).toBe(0);
      await look(page, 'offline, asked');
      const signs = await answer(frame, 10);
      await frame.getByText(/of 10 right$/).waitFor();
      await look(page, 'offline, end');
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      waiting = await waitingOn(page);
      expect(waiting.filter(isCard)).toHaveLength(signs);
      expect(waiting.flatMap((one) => (one.kind === 'day' ? one.day : []))).toEqual(
        before.streak.days,
      );
      expect((await account.learnt()).cards).toEqual(before.cards);
    },
    timeLimit('drawnJourney'),
  );

  it('goes on beside another device, whose answers come in whatever order', async () => {
    const [first, second] = waiting.filter(isCard);
    const [day = ''] = before.streak.days;
    if (!first || !second) throw new Error('fewer than two signs were answered');
    ofOthers = {
      earlier: elsewhere(first, -HOUR_MS, 7),
      later: elsewhere(second, 60_000, 8),
      new: { ...elsewhere(first, -HOUR_MS, 9), card: 'word-only-elsewhere' },
    };
    await account.send([ofOthers.later, ofOthers.earlier]);
    const at = ofOthers.earlier.at - 24 * HOUR_MS;
    await account.send([
      ofOthers.new,
      elsewhere(second, -2 * HOUR_MS, 3),
      { kind: 'day', id: randomUUID(), at, day: dayBefore(day) },
    ]);
  });

  it('catches up: nothing is lost, nothing counts twice', async () => {
    await visitor.context.setOffline(false);
    await page.getByText(OFFLINE).waitFor({ state: 'hidden' });
    await eventually('all to be sent', async () => (await waitingOn(page)).length === 0);
    const learnt = await account.learnt();

    const expected = new Map<string, { at: number; state: CardEvent['state'] }>();
    for (const { card, at, state } of before.cards) expected.set(card, { at, state });
    for (const { card, at, state } of waiting.filter(isCard)) expected.set(card, { at, state });
    for (const { card, at, state } of [ofOthers.later, ofOthers.new]) {
      expected.set(card, { at, state });
    }
    expect(learnt.cards.map(({ card }) => card)).toEqual([...expected.keys()].toSorted());
    for (const { card, at, state } of learnt.cards) {
      expect([card, { at, state }]).toEqual([card, expected.get(card)]);
    }
    const [day = ''] = before.streak.days;
    expect(learnt.streak.days).toEqual([dayBefore(day), day]);
    // Each event was taken once, the day of the first answer with them.
    expect(taken).toHaveLength(new Set(taken).size);
    expect(taken).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));

    await page.goto('/dashboard');
    await page.getByText('2 days in a row').waitFor();
    await look(page, 'caught up');
    expect((await account.learnt()).cards).toEqual(learnt.cards);
    expect(visitor.troubles).toEqual([]);
  });
});
