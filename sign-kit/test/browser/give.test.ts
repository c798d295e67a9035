import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { timeLimit } from '../../../time-limits.js';
import { openSite, type Site } from './pages.js';

const MADE = { timeout: timeLimit('ownPages') };
const SIGN = fileURLToPath(new URL('../../../assets/signs/word-water.mp4', import.meta.url));
const FFMPEG = process.env.FFMPEG_PATH ?? 'ffmpeg';

type Axe = { run: () => Promise<{ violations: { id: string }[] }> };

/** The app around the page. */
const app = createServer((_request, reply) => {
  reply.setHeader('content-type', 'text/html').end('<!doctype html><title>app</title>');
});
let folder: string;
let appUrl: string;
let site: Site;

beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'sign-kit-give-'));
  const clip = join(folder, 'webcam.mjpeg');
  const picture =
    'scale=640:480:force_original_aspect_ratio=decrease,pad=640:480:-1:-1:gray,fps=30';
  execFileSync(FFMPEG, ['-v', 'error', '-i', SIGN, '-vf', picture, '-q:v', '3', clip]);
  const env = { WEB_ORIGINS: appUrl };
  site = await openSite({ webgl: true, dist: inject('dist'), camera: 'allowed', clip, env });
});
afterAll(async () => {
  await site.close();
  app.close();
  rmSync(folder, { recursive: true });
});

it(
  'who showed a sign says which word it is, and the app around the page is told of nothing else',
  async () => {
    const page = await site.open('convert', { viewport: { width: 360, height: 800 } });
    await page.goto(appUrl);
    await page.evaluate((source) => {
      addEventListener('message', ({ data }) => {
        if (data.type === 'signkit:give') document.title = JSON.stringify(data);
      });
      const frame = document.createElement('iframe');
      frame.src = source;
      frame.allow = 'camera';
      frame.width = '340';
      frame.height = '780';
      document.body.append(frame);
    }, `${site.url}/sign-kit/learn-sign/show?lang=en`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Turn the camera on' }).click();
    await frame.getByText(/^Ready\. After three, two, one/).waitFor(MADE);
    await frame.getByRole('button', { name: 'Record a sign' }).click();
    const form = frame.getByRole('form', { name: 'Give it to the dictionary' });
    await form.waitFor(MADE);
    const word = form.getByRole('textbox', { name: 'The word' });
    await word.fill('xyzzy');
    await word.press('Enter');
    await form.getByText('The dictionary has no word “xyzzy”').waitFor();
    expect(await page.title()).toBe('app');
    await word.fill('mother');
    const give = form.getByRole('button', { name: 'Record it for the dictionary' });
    expect((await give.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await give.click();
    await expect.poll(() => page.title()).not.toBe('app');
    expect(JSON.parse(await page.title())).toEqual({ type: 'signkit:give', id: 'word-mother' });

    const [, inner] = page.frames();
    await inner?.evaluate(axe.source);
    const violations = await inner?.evaluate(async () => {
      const found = await (window as unknown as { axe: Axe }).axe.run();
      return found.violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
  },
  timeLimit('drawnJourney'),
);
