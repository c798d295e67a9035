import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

const FFPROBE = process.env.FFPROBE_PATH ?? 'ffprobe';

let site: Site;

beforeAll(async () => {
  site = await openSite({ webgl: false, dist: inject('dist') });
});

afterAll(() => site.close());

async function saved(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 50_000 }),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download;
}

const sizeOf = (canvas: Element): number[] => {
  const { width, height } = canvas as HTMLCanvasElement;
  return [width, height];
};

describe('what is signed can be taken along', () => {
  it.each([
    ['Save as video', { width: 1280, height: 720 }],
    ['Save as upright video', { width: 720, height: 1280 }],
  ])('as a video that plays: %s', async (name, size) => {
    const page = await site.open('convert?text=ab&speed=0.5');
    await page.waitForSelector('.stage[data-ready]');
    const button = page.getByRole('button', { name });
    const drawn = await page.locator('.stage canvas').evaluate(sizeOf);
    const download = await saved(page, name);
    await page.getByText('It is in your downloads').waitFor();
    expect(await button.isDisabled()).toBe(false);
    expect(await page.locator('.stage canvas').evaluate(sizeOf)).toEqual(drawn);
    expect(download.suggestedFilename()).toBe('isl-avatar-draft-ab.webm');
    const path = await download.path();
    const probed = execFileSync(
      FFPROBE,
      [
        ...['-v', 'error', '-count_frames', '-select_streams', 'v:0', '-of', 'json'],
        ...['-show_entries', 'stream=codec_name,width,height,nb_read_frames', path],
      ],
      { encoding: 'utf8' },
    );
    const [stream] = JSON.parse(probed).streams;
    expect(stream.codec_name).toMatch(/^vp[89]$/);
    expect(stream).toMatchObject(size);
    expect(Number(stream.nb_read_frames)).toBeGreaterThan(8);
  });

  it.each(['en', 'hi'])('by buttons that a phone has room for: %s', async (language) => {
    const viewport = { width: 360, height: 800 };
    const page = await site.open(`convert?text=ab&lang=${language}`, { viewport });
    await page.waitForSelector('.stage[data-ready]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('as joints that other tools read', async () => {
    const page = await site.open('convert?text=ab');
    await page.waitForSelector('.stage[data-ready]');
    const download = await saved(page, 'Save as .pose');
    expect(download.suggestedFilename()).toBe('isl-avatar-draft-ab.pose');
    const bytes = readFileSync(await download.path());
    expect(bytes.readFloatLE(0)).toBeCloseTo(0.2);
    expect(bytes.includes('POSE_LANDMARKS')).toBe(true);
    expect(bytes.length).toBeGreaterThan(20_000);
  });

  it('but not as a video where the browser cannot record, and the page says so', async () => {
    const page = await site.open('convert?text=ab', {
      before: () => {
        Object.defineProperty(window, 'MediaRecorder', { value: undefined });
      },
    });
    await page.waitForSelector('.stage[data-ready]');
    expect(await page.getByRole('button', { name: 'Save as video' }).isDisabled()).toBe(true);
    await page.getByText('This browser cannot record the picture').waitFor();
  });

  it('and a recording that fails is told', async () => {
    const page = await site.open('convert?text=ab', {
      before: () => {
        MediaRecorder.prototype.start = () => {
          throw new DOMException('no encoder', 'NotSupportedError');
        };
      },
    });
    await page.waitForSelector('.stage[data-ready]');
    await page.getByRole('button', { name: 'Save as video' }).click();
    await page.getByText('The video could not be recorded').waitFor();
  });
});
