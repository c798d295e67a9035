import type { components } from '@isl/contracts/content';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser, newOnlineContext } from '../support/browser.js';
import { ask } from '../support/giving.js';
import { eventually, readStack } from '../support/stack.js';
import { somebodyNew, token } from './people.js';

type TaughtCourse = components['schemas']['TaughtCourse'];

const stack = readStack();
let browser: Browser;
let teacher: Page;
let authorization: string;
beforeAll(async () => {
  browser = await launchBrowser();
  teacher = (await somebodyNew(browser, stack, 'Lata', 'teacher')).page;
  authorization = `Bearer ${await token(teacher)}`;
});
afterAll(() => browser.close());

const call = <Body>(method: string, path: string, body?: object) =>
  ask<Body>(stack.address, method, path, { authorization, ...(body ? { body } : {}) });

async function aCourse(): Promise<string> {
  const steps = ['One', 'Two', 'Three'].map((en) => ({ kind: 'text', text: { en } }));
  const lessons = [{ number: 1, titles: { en: 'First words' }, steps }];
  const course = { titles: { en: 'Class 5 B' }, descriptions: {}, lessons };
  return (await call<TaughtCourse>('POST', '/teaching/courses', course)).body._id;
}

const isKept = (courseId: string, order: string) =>
  eventually('the order to be kept', async () => {
    const { body } = await call<TaughtCourse>('GET', `/teaching/courses/${courseId}`);
    const steps = body.lessons[0]?.steps ?? [];
    return steps.map((step) => step.kind === 'text' && step.text.en).join() === order;
  });
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

/** Away from the window's edges, near which a list scrolls by itself. */
const bringInSight = (one: Locator) =>
  one.evaluate((node) => node.scrollIntoView({ block: 'center' }));

/** From the middle of a handle, `share` of the way to that of another one. */
async function wayBetween(from: Locator, to: Locator, share = 1) {
  const middle = async (one: Locator) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('it is not to be seen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const way = Array.from({ length: 12 }, (_, step) => {
    const done = (share * (step + 1)) / 12;
    return { x: start.x + (end.x - start.x) * done, y: start.y + (end.y - start.y) * done };
  });
  return { start, way };
}

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const { start, way } = await wayBetween(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Past the middle between the two: where it is let go it is nearer to the other one. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const { start, way } = await wayBetween(from, to, 0.6);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const point of way) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}

/** The same teacher at a phone. */
async function aPhone(): Promise<BrowserContext> {
  return newOnlineContext(browser, {
    baseURL: stack.address,
    storageState: await teacher.context().storageState(),
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
}

it('a step that is dragged by the mouse stays where it was let go', async () => {
  const courseId = await aCourse();
  await teacher.goto(`/dashboard/teach/${courseId}`);
  await bringInSight(handle(teacher, 'Two'));
  await dragByMouse(teacher, handle(teacher, 'One'), handle(teacher, 'Three'));
  await teacher.getByText('One was put at place 3 of 3.').waitFor({ state: 'attached' });
  await isKept(courseId, 'Two,Three,One');
});

it('and so does one that is dragged by a finger, which does not scroll the page meanwhile', async () => {
  const courseId = await aCourse();
  const phone = await aPhone();
  const page = await phone.newPage();
  page.setDefaultTimeout(timeLimit('page'));
  await page.goto(`/dashboard/teach/${courseId}`);
  await bringInSight(handle(page, 'Three'));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await dragByFinger(page, handle(page, 'Three'), handle(page, 'Two'));
  await page.getByText('Three was put at place 2 of 3.').waitFor({ state: 'attached' });
  expect(await scrolled()).toBe(before);
  await isKept(courseId, 'One,Three,Two');
  await phone.close();
});
