import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { launchBrowser, visit } from '../support/browser.js';
import { ask } from '../support/giving.js';
import { readStack } from '../support/stack.js';
import { logIn, somebodyNew, token } from './people.js';

const stack = readStack();
const { address } = stack;
const FORM = 'word-friend';
const WRONG = { verdict: 'wrong', region: 'IN-MH', fault: 'handshape' };
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const somebody = (name: string, role?: string) => somebodyNew(browser, stack, name, role);

const bearer = async (page: Page) => ({ authorization: `Bearer ${await token(page)}` });

/** What a visitor sees of the form, with nothing kept from before. */
async function shownToAVisitor(): Promise<boolean> {
  const { page, context } = await visit(browser, address);
  await page.goto(`/products/${FORM}`);
  const disputed = page.getByText('The avatar does not show this sign,', { exact: false });
  const play = page.getByRole('button', { name: 'Play it with the avatar' });
  await disputed.or(play).first().waitFor();
  const isShown = await play.isVisible();
  await context.close();
  return isShown;
}

it('somebody asks to review, an admin lets them, their word darkens a form at once, and an admin decides', async () => {
  const { page: signer, person } = await somebody('Kavya');
  await signer.goto('/dashboard/settings');
  await signer.getByLabel('How do you know ISL?', { exact: false }).fill('Deaf, from Mysuru');
  await signer.getByRole('button', { name: 'Ask to review' }).click();
  await signer.getByText('You asked on', { exact: false }).waitFor();

  const { page: admin } = await somebody('Nila', 'admin');
  await admin.goto('/dashboard/admin');
  await admin.getByText('Deaf, from Mysuru').waitFor();
  await admin
    .getByRole('button', { name: `Let them review: ${person.name}`, exact: false })
    .click();
  await admin.getByText('may review now', { exact: false }).first().waitFor();

  expect(await shownToAVisitor()).toBe(true);
  await logIn(signer, person);
  await signer.goto(`/products/${FORM}`);
  await signer.getByRole('region', { name: 'Is this how it is signed?' }).waitFor();
  const path = `/signs/forms/${FORM}/verdict`;
  const said = await ask(address, 'PUT', path, { ...(await bearer(signer)), body: WRONG });
  expect(said.status).toBe(200);
  expect(await shownToAVisitor()).toBe(false);

  const taken = await ask(address, 'PUT', path, {
    ...(await bearer(admin)),
    body: { ...WRONG, verdict: 'right', fault: undefined },
  });
  expect(taken.status).toBe(200);
  expect((await ask(address, 'DELETE', path, await bearer(signer))).status).toBe(200);
  expect(await shownToAVisitor()).toBe(true);

  await admin.goto('/dashboard/admin');
  await admin
    .getByRole('button', { name: `Undo what was decided about ${person.name}`, exact: false })
    .click();
  await admin.getByLabel('Why? The person will read this').fill('Asked by mistake');
  await admin.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await admin.getByText('What the person asked is open again.', { exact: false }).first().waitFor();
  await signer.goto('/dashboard/settings');
  await signer.getByText('Asked by mistake').waitFor();
});

it('nobody else says anything of a form, or decides who may', async () => {
  const member = await aSignedInPerson(address);
  for (const [method, path, body] of [
    ['PUT', `/signs/forms/${FORM}/verdict`, WRONG],
    ['GET', '/admin/reviewer-requests', undefined],
    ['POST', '/admin/reviewer-decisions', { requestId: '0'.repeat(24), act: 'grant' }],
  ] as const) {
    const content = body ? { body } : {};
    expect((await ask(address, method, path, { ...member, ...content })).status).toBe(403);
    expect((await ask(address, method, path, content)).status).toBe(401);
  }
});
