import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

let site: Site;
/** What the app's own page is: it frames the editor and keeps what it is told. */
const app = createServer((_request, reply) => {
  reply.setHeader('content-type', 'text/html');
  reply.end('<!doctype html><title>app</title><body></body>');
});
let appUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    app.listen(0, '127.0.0.1', resolve);
  });
  appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  site = await openSite({ webgl: false, dist: inject('dist'), env: { WEB_ORIGINS: appUrl } });
});
afterAll(async () => {
  await site.close();
  app.close();
});

type Told = { readonly type: string; readonly [key: string]: unknown };
type AppWindow = Window & { readonly told: Told[] };
type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

const drawn = '.stage[data-ready]';
const pictureOf = (view: Page | Frame) =>
  view.evaluate(async () => {
    // What was pressed is drawn by effects, which run once the next frame has been.
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    });
    const { signKit } = window;
    signKit?.seek(signKit.stillsMs()[0] ?? 0);
    return document.querySelector('canvas')?.toDataURL();
  });

/** The editor inside of a page that may frame it. */
async function framed(path: string): Promise<{ readonly page: Page; readonly frame: Frame }> {
  const page = await site.open('config.json');
  await page.goto(appUrl);
  await page.evaluate((src) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('message', ({ data }) => told.push(data));
    const frame = document.createElement('iframe');
    Object.assign(frame, { name: 'kit', src, width: '900', height: '900' });
    document.body.append(frame);
  }, `${site.url}/sign-kit/${path}`);
  await page.frameLocator('iframe').locator(drawn).waitFor();
  const frame = page.frame('kit');
  if (!frame) throw new Error('the editor is not framed');
  return { page, frame };
}
const toldOf = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const { told } = window as unknown as AppWindow;
    return told.find((message) => message.type === wanted) ?? null;
  }, type);
const tell = (page: Page, message: object) =>
  page.evaluate((data) => {
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.postMessage(data, '*');
  }, message);

describe('the sign editor', () => {
  it('by keyboard alone changes the handshape, shows it, takes it back and makes it again', async () => {
    const page = await site.open('edit?sign=word-hello');
    await page.waitForSelector(drawn);
    const before = await pictureOf(page);
    await page.getByRole('radio', { name: 'Flat hand', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: 'Open hand' }).isChecked()).toBe(true);
    const changed = await pictureOf(page);
    expect(changed).not.toBe(before);

    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await page.getByRole('radio', { name: 'Flat hand', exact: true }).isChecked()).toBe(
      true,
    );
    expect(await pictureOf(page)).toBe(before);
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+Shift+z');
    expect(await pictureOf(page)).toBe(changed);
    await page.context().close();
  });

  it.each([['Place', 'Place by its name', 'chin']])(
    'shows another place as well, chosen of a list: %s',
    async (tab, list, place) => {
      const page = await site.open('edit?sign=word-hello');
      await page.waitForSelector(drawn);
      const before = await pictureOf(page);
      await page.getByRole('button', { name: tab, exact: true }).click();
      await page.getByLabel(list).selectOption(place);
      await page.getByRole('radio', { name: place, exact: true }).waitFor();
      expect(await pictureOf(page)).not.toBe(before);
      await page.context().close();
    },
  );

  it('says in words what a body cannot do', async () => {
    const page = await site.open('edit?sign=word-hello');
    await page.waitForSelector(drawn);
    await page.getByText('The avatar can make this.').waitFor();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await page.getByRole('radio', { name: 'near a place' }).check({ force: true });
    await page.getByLabel('Place by its name').selectOption('waist-side');
    await page.getByRole('radio', { name: 'the other hand’s' }).last().check({ force: true });
    await page.getByRole('radio', { name: 'arm stretched' }).check({ force: true });
    const down = page.getByRole('button', { name: 'down', exact: true });
    for (let times = 0; times < 20; times += 1) await down.click();
    await page.getByText('Part 1: the arm is too short for it').waitFor();
    await page.context().close();
  });

  it('gives a proposal with its reason to the app, and says what became of it', async () => {
    const { page, frame } = await framed('edit?sign=word-hello');
    const propose = frame.getByRole('button', { name: 'Propose it' });
    expect(await propose.isDisabled()).toBe(true);
    await frame.getByRole('radio', { name: 'Claw' }).check({ force: true });
    await propose.click();
    await frame.getByText('Write at least 10 characters.').waitFor();
    expect(await toldOf(page, 'signkit:proposed')).toBeNull();

    await frame.getByLabel('Why is it better so?').fill('In Kochi it is a claw.');
    await propose.click();
    await frame.getByText('Sending').waitFor();
    await expect
      .poll(() => toldOf(page, 'signkit:proposed'))
      .toMatchObject({
        ...{ id: 'word-hello', reason: 'In Kochi it is a claw.' },
        segments: [{ D: { hs: 'claw' } }, {}],
      });

    const about = { type: 'signkit:proposal', id: 'word-hello' };
    await tell(page, { ...about, answer: 'refused', words: 'Too many.' });
    await frame.getByText('It was not kept: Too many.').waitFor();
    await propose.click();
    await tell(page, { ...about, answer: 'kept' });
    await frame.getByText('Proposed. Other reviewers see it now.').waitFor();
    await page.context().close();
  });

  it('shows a proposal that the app gives it, beside the sign as it stands', async () => {
    const { page, frame } = await framed('edit?sign=word-hello');
    const before = await pictureOf(frame);
    const segments = [{ D: { hs: 'fist', ext: 'u', palm: 'o', at: { place: 'chin' } } }];
    await tell(page, { type: 'signkit:proposal', id: 'word-hello', segments });
    await frame.getByText('This is the proposal.', { exact: false }).waitFor();
    expect(await frame.getByRole('radio', { name: 'Fist' }).isChecked()).toBe(true);
    expect(await pictureOf(frame)).not.toBe(before);
    await frame.getByRole('button', { name: 'Undo' }).click();
    expect(await pictureOf(frame)).toBe(before);
    await page.context().close();
  });

  it('says that nobody has given a clip, and shows one where there is one', async () => {
    const { page, frame } = await framed('edit?sign=word-hello');
    await frame.getByText('Nobody has given a clip', { exact: false }).waitFor();
    await expect
      .poll(() => toldOf(page, 'signkit:people-needed'))
      .toMatchObject({ id: 'word-hello' });
    const clips = [{ url: `${appUrl}/asha.mp4`, poster: null, words: 'Asha, Kerala.' }];
    await tell(page, { type: 'signkit:people', id: 'word-hello', clips });
    await frame.getByLabel('Asha, Kerala.').waitFor();
    await page.context().close();
  });

  it('says where there is no such sign', async () => {
    const page = await site.open('edit?sign=word-nothing');
    await page.getByText('There is no sign of this name to mend.').waitFor();
    await page.context().close();
  });
});

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1440, height: 900 };
const TABS = ['Handshape', 'Place', 'Palm', 'Movement', 'Hands', 'Face'];

it.each([
  ['light', PHONE],
  ['dark', DESKTOP],
] as const)(
  'the editor has nothing for axe to find and needs no scrolling sideways: %s, %o',
  async (colorScheme, viewport) => {
    const page = await site.open('edit?sign=word-friend', { colorScheme, viewport });
    await page.waitForSelector(drawn);
    await page.evaluate(axe.source);
    for (const name of TABS) {
      await page.getByRole('button', { name, exact: true }).click();
      const violations = await page.evaluate(async () => {
        const found = await (window as unknown as { axe: Axe }).axe.run();
        return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
      });
      expect([name, violations]).toEqual([name, []]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width <= viewport.width]).toEqual([name, true]);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, label.edit-option, label.edit-spot, select')]
          .map(
            (element) => [element.outerHTML.slice(0, 90), element.getBoundingClientRect()] as const,
          )
          .filter(([, { width: wide, height: tall }]) => wide < 44 || tall < 44)
          .map(([html]) => html),
      );
      expect([name, small]).toEqual([name, []]);
    }
    await page.context().close();
  },
);
