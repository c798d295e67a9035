import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hindrancesInBoth } from '../screens/reach.js';
import { launchBrowser } from '../support/browser.js';
import { eventually, readStack } from '../support/stack.js';
import { somebodyNew, token } from './people.js';

const stack = readStack();
const PHONE = { width: 360, height: 800 };
/** Where pictures of the screens go, for whoever looks at them. */
const PICTURES = process.env.TEACHING_PICTURES;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function look(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** A course of one lesson, with a text and a sign, made by hand and opened; its address. */
async function makeCourse(page: Page): Promise<string> {
  await page.goto('/dashboard/teach');
  await page.getByRole('button', { name: 'New course' }).click();
  await page.getByLabel('Title · English').fill('Class 5 B');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await page.getByLabel('Title of the lesson · English').fill('First words');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByLabel('Text · English').fill('Watch the hands, then the face.');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByLabel('Search the dictionary').fill('father');
  await page.getByRole('button', { name: 'Add father' }).first().click();
  await saved(page);
  expect(await hindrancesInBoth(page)).toEqual([]);

  // By the keys alone: the sign goes before the text.
  const handle = page.getByRole('button', { name: 'Move father', exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('father is picked up, at place 2 of 2.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText('father is at place 1 of 2.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('father was put at place 1 of 2.').waitFor({ state: 'attached' });
  await page.getByRole('switch', { name: /^Open for whoever has the link/ }).click({ force: true });
  await saved(page);
  const link = await page.getByRole('textbox', { name: 'Link to the course' }).inputValue();
  await look(page, 'editor');
  return link;
}

async function openClass(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Open a class' }).click();
  const form = page.getByRole('region', { name: 'Open a class' });
  await form.getByLabel('Name of the class').fill('5 B');
  expect(await form.getByLabel('Course').locator('option:checked').textContent()).toBe('Class 5 B');
  await form.getByRole('button', { name: 'Open the class' }).click();
  const code = await page.getByRole('textbox', { name: 'Code of the class' }).inputValue();
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  return code;
}

async function join(page: Page, code: string, isAgreed: boolean): Promise<void> {
  await page.goto('/dashboard/classes/join');
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  const mayBeSeen = page.getByRole('switch', { name: /^My teacher may see/ });
  expect(await mayBeSeen.isChecked()).toBe(false);
  if (isAgreed) await mayBeSeen.check({ force: true });
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '5 B' }).waitFor();
}

/** The sign, copying it, the text and the camera's step, in the order that the teacher gave them. */
async function learn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To the course' }).click();
  await page.getByText('Made by', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Begin the first lesson' }).click();
  await page.getByRole('heading', { level: 1, name: 'father' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'Copy: father' }).waitFor();
  await page.getByRole('button', { name: /^(Skip|Next)$/ }).click();
  await page.getByText('Watch the hands, then the face.').waitFor();
  await look(page, 'text-step');
  await page.getByRole('button', { name: 'Next' }).click();
  // Whoever has no camera is not asked to sign at the end.
  const done = page.getByRole('heading', { name: 'The lesson is done' });
  const skip = page.getByRole('button', { name: /^(Skip|Next)$/ });
  await done.or(skip).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  await done.waitFor();
}

it('a teacher makes a course, two join by the code, and the teacher sees what those did who agreed', async () => {
  const { page: teacher } = await somebodyNew(browser, stack, 'Lata', 'teacher');
  await teacher.setViewportSize(PHONE);
  const link = await makeCourse(teacher);
  expect(new URL(link).pathname).toMatch(/^\/dashboard\/courses\/[a-z2-7]{20}$/);
  const code = await openClass(teacher);
  const atClass = teacher.url();

  const { page: asha } = await somebodyNew(browser, stack, 'Asha');
  const { page: ravi } = await somebodyNew(browser, stack, 'Ravi');
  for (const page of [asha, ravi]) await page.setViewportSize(PHONE);
  await join(asha, code, true);
  expect(await hindrancesInBoth(asha)).toEqual([]);
  await look(asha, 'class-of-learner');
  await join(ravi, code, false);
  await learn(asha);

  await eventually('what Asha did', async () => {
    await teacher.goto(atClass);
    await teacher.getByRole('table').waitFor();
    return (await teacher.getByRole('cell').allTextContents()).join() === 'done';
  });
  expect(await teacher.getByRole('rowheader').allTextContents()).toEqual([
    'Asha Rao1 of 1 lesson done',
  ]);
  await teacher.getByText('1 learner did not agree to be seen.').waitFor();
  expect(await teacher.locator('main').textContent()).not.toContain('Ravi');
  expect(await hindrancesInBoth(teacher)).toEqual([]);
  await look(teacher, 'class-of-teacher');

  // Taken back, it is seen no more.
  await asha.goto(atClass);
  await asha.getByRole('switch', { name: /^My teacher may see/ }).click({ force: true });
  await eventually('nobody to be seen', async () => {
    await teacher.goto(atClass);
    const unseen = teacher.getByText(/ did not agree to be seen\.$/);
    await unseen.waitFor();
    return (await unseen.textContent()) === '2 learners did not agree to be seen.';
  });
});

it('a code that is guessed 1,000 times opens no class, and is held off', async () => {
  const { page } = await somebodyNew(browser, stack, 'Guesser');
  const headers = {
    authorization: `Bearer ${await token(page)}`,
    'content-type': 'application/json',
  };
  const guess = async (at: number): Promise<Response> => {
    const body = JSON.stringify({ code: `ZZZZ${2000 + at}`, mayBeSeen: false });
    return fetch(`${stack.address}/api/classes/join`, { method: 'POST', headers, body });
  };
  const answers: Response[] = [];
  for (let at = 0; at < 1_000; at += 1) answers.push(await guess(at));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([404, 429]);
  const stopped = answers.filter(({ status }) => status === 429);
  expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
