import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchWithWebcam, type Visit, visit } from '../support/browser.js';
import { eventually, partStates, pidOf, readStack } from '../support/stack.js';

type Handle = {
  readonly seek: (atMs: number) => void;
  readonly durationMs: () => number;
  readonly stillsMs: () => readonly number[];
};
type SignKitWindow = Window & { readonly signKit?: Handle; readonly heard?: string[] };

const stack = readStack();
let browser: Browser;
let signKit: string;

beforeAll(async () => {
  browser = await launchWithWebcam();
  const config = await fetch(`${stack.address}/api/config`);
  signKit = ((await config.json()) as { signKit: string }).signKit;
});
afterAll(() => browser.close());

const isReady = async (part: string): Promise<boolean> =>
  (await partStates(stack)).some(({ name, is_ready }) => name === part && is_ready === 'Ready');

/** Three dimensions without a graphics card take their time. */
async function visitSlowly(baseURL: string): Promise<Visit> {
  const visited = await visit(browser, baseURL);
  visited.page.setDefaultTimeout(timeLimit('drawnPage'));
  return visited;
}

/** Puts the convert page into a frame of the open page, which keeps what it is told. */
function frameConvert(page: Page, source: string): Promise<void> {
  return page.evaluate((src) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data.type));
    const frame = document.createElement('iframe');
    frame.name = 'kit';
    frame.allow = 'microphone; camera; fullscreen';
    frame.src = src;
    document.body.append(frame);
  }, source);
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await eventually('the frame', async () => page.frame('kit'));
  await frame.waitForLoadState();
  return frame;
}

/** The pictures of the signs at the moments that show them best. */
const stillsOf = (view: Page | Frame): Promise<(string | undefined)[]> =>
  view.evaluate(() => {
    const { signKit } = window as SignKitWindow;
    return (signKit?.stillsMs() ?? []).map((moment) => {
      signKit?.seek(moment);
      return document.querySelector('canvas')?.toDataURL();
    });
  });

describe('sign-kit beside the app', () => {
  it('answers where /api/config says, and is ready', async () => {
    expect(signKit).toBe(stack.urls.signkit);
    const page = await fetch(`${signKit}/sign-kit/convert`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const ready = await fetch(`${signKit}/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ready: true, checks: { pages: 'ok' } },
    ]);
  });

  it('spells a typed word, letter by letter', async () => {
    const { page, troubles } = await visitSlowly(signKit);
    await page.goto('/sign-kit/convert');
    await page.waitForSelector('.stage[data-ready]');
    await page.fill('#text', 'zqk');
    await page.locator('.chip', { hasText: 'zqk' }).waitFor();
    await page.waitForFunction(() => (window as SignKitWindow).signKit?.stillsMs().length === 3);
    const pictures = await stillsOf(page);
    expect(new Set(pictures).size).toBe(3);
    const duration = await page.evaluate(() => (window as SignKitWindow).signKit?.durationMs());
    expect(duration).toBeGreaterThan(500);
    expect(troubles).toEqual([]);
  });
});

describe('in a frame', () => {
  it('of the app it plays, talks, and may use camera, microphone and the full screen', async () => {
    const { page, troubles } = await visitSlowly(stack.address);
    await page.goto('/');
    await frameConvert(page, `${signKit}/sign-kit/convert?embed=player&text=zq`);
    await page.waitForFunction(() =>
      (window as SignKitWindow).heard?.some((type) => type === 'signkit:ready'),
    );
    const frame = await frameOf(page);
    await frame.waitForSelector('.stage[data-ready]');
    await frame.waitForFunction(() => (window as SignKitWindow).signKit?.stillsMs().length === 2);
    expect(new Set(await stillsOf(frame)).size).toBe(2);
    const allowed = await frame.evaluate(() => {
      type Policy = { allowedFeatures: () => string[] };
      return (document as Document & { featurePolicy: Policy }).featurePolicy.allowedFeatures();
    });
    expect(allowed).toEqual(expect.arrayContaining(['camera', 'microphone', 'fullscreen']));
    expect(troubles).toEqual([]);
  });

  it('of a stranger it is refused', async () => {
    const server = createServer((_request, reply) => {
      reply.setHeader('content-type', 'text/html').end('<title>stranger</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const { page, troubles } = await visitSlowly(`http://127.0.0.1:${port}`);
      await page.goto('/');
      await frameConvert(page, `${signKit}/sign-kit/convert`);
      await eventually('the refusal', async () =>
        troubles.some((text) => text.includes('frame-ancestors')),
      );
      expect((await frameOf(page)).url()).not.toContain('sign-kit');
    } finally {
      server.close();
    }
  });
});

describe('when the recogniser goes away', () => {
  it('the camera practice says so, and reaches it again by itself', async () => {
    const { page, troubles } = await visitSlowly(signKit);
    await page.goto('/sign-kit/learn-sign?lesson=practice');
    await page.getByRole('button', { name: 'Turn the camera on' }).click();
    const answer = page.locator('.saw');
    await answer.filter({ hasText: 'It saw' }).waitFor();
    process.kill(await pidOf(stack, 'signs'), 'SIGKILL');
    await answer.filter({ hasText: 'The recogniser cannot be reached now' }).waitFor();
    await eventually('the recogniser', () => isReady('signs'));
    await answer.filter({ hasText: 'It saw' }).waitFor();
    expect(troubles).toEqual([]);
  });
});
