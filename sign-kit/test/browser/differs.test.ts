import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

/** The app around the pages. */
const app = createServer((_request, reply) => {
  reply.setHeader('content-type', 'text/html').end('<title>app</title>');
});
let appUrl: string;
let site: Site;

beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  site = await openSite({ webgl: false, dist: inject('dist'), env: { WEB_ORIGINS: appUrl } });
});

afterAll(async () => {
  await site.close();
  app.close();
});

const PHONE = {
  viewport: { width: 360, height: 800 },
  permissions: ['clipboard-write', 'clipboard-read'],
};
const chips = (page: Page | FrameLocator) => page.locator('.chip');

async function framed(query: string): Promise<{ page: Page; frame: FrameLocator }> {
  const page = await site.open('convert', { viewport: PHONE.viewport });
  await page.goto(appUrl);
  await page.evaluate((source) => {
    addEventListener('message', ({ data }) => {
      if (data.type === 'signkit:differs') document.title = JSON.stringify(data);
    });
    const frame = document.createElement('iframe');
    frame.src = source;
    frame.width = '340';
    frame.height = '780';
    document.body.append(frame);
  }, `${site.url}/sign-kit/convert?${query}`);
  return { page, frame: page.frameLocator('iframe') };
}

describe('a sentence that was turned into signs', () => {
  it('says over which signs the face says what, to see and to hear', async () => {
    const page = await site.open('convert?text=What+is+your+name%3F&lang=en', PHONE);
    const last = chips(page).last();
    await last.filter({ hasText: 'question face' }).waitFor();
    expect(await chips(page).allTextContents()).toEqual([
      'YOURsign',
      'NAMEsign',
      'WHATsign, question face',
    ]);
    expect(await chips(page).first().getAttribute('data-marked')).toBe('false');
    await page.getByRole('button', { name: 'question face: WHAT' }).click();
    expect(await last.textContent()).toBe('WHATsign');
  });

  it('has a short link that opens it as it is: its words, their order, what is turned off', async () => {
    const page = await site.open('convert?text=What+is+your+name%3F&lang=en&speed=0.5', PHONE);
    await page.waitForSelector('.stage[data-ready]');
    const copied = async () => {
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await page.getByRole('button', { name: 'question face: WHAT' }).click();
    const link = await copied();
    expect(link).toBe(`${site.url}/sign-kit/convert?text=What+is+your+name%3F&off=0`);
    await page.goto(`${link}&lang=en`);
    const face = page.getByRole('button', { name: 'question face: WHAT' });
    await face.waitFor();
    expect(await face.getAttribute('aria-pressed')).toBe('false');

    await page.getByLabel('In the order I wrote').check();
    await chips(page).first().filter({ hasText: 'WHAT' }).waitFor();
    const written = await copied();
    expect(written).toBe(`${site.url}/sign-kit/convert?text=What+is+your+name%3F&order=written`);
    await page.goto(`${written}&lang=en`);
    await chips(page).first().filter({ hasText: 'WHAT' }).waitFor();
    expect(await page.getByLabel('In the order I wrote').isChecked()).toBe(true);
  });

  it('is told to the app with its signs and marks by who signs it otherwise, by keyboard', async () => {
    const { page, frame } = await framed('text=Is+Rahul+hungry%3F&lang=en');
    const button = frame.getByRole('button', { name: 'This is not how I would say it' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.title.startsWith('{'));
    expect(JSON.parse(await page.title())).toEqual({
      type: 'signkit:differs',
      ...{ sentence: 'Is Rahul hungry?', language: 'en' },
      ...{ glosses: ['R-A-H-U-L', 'HUNGRY'], spans: [{ type: 'polar', start: 0, end: 2 }] },
      rules: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('of Hindi says so, in Hindi', async () => {
    const { page, frame } = await framed(
      `${new URLSearchParams({ text: 'आपका नाम क्या है?' })}&lang=hi`,
    );
    await frame.getByRole('button', { name: 'मैं इसे ऐसे नहीं कहूँगा/कहूँगी' }).click();
    await page.waitForFunction(() => document.title.startsWith('{'));
    expect(JSON.parse(await page.title())).toMatchObject({
      language: 'hi',
      glosses: ['YOUR', 'NAME', 'WHAT'],
    });
  });

  it('leads into the app where the page stands alone', async () => {
    const page = await site.open('convert?text=Are+you+hungry%3F&lang=en', PHONE);
    const link = page.getByRole('link', { name: /Say so in the app/ });
    expect(await link.getAttribute('href')).toBe(
      `${appUrl}/dashboard/TextToSign?text=Are+you+hungry%3F`,
    );
  });

  it('of more than 500 characters is too long for that, which is said', async () => {
    const text = 'Are you hungry? '.repeat(40);
    const { frame } = await framed(`${new URLSearchParams({ text })}&lang=en`);
    await frame.getByText('type one sentence of at most 500 characters').waitFor();
  });
});
