import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOLISTIC } from '@isl/signing/holistic';
import { decodePose, pointsOf } from '@isl/signing/pose-layout';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchWithFinder, visit } from '../support/browser.js';
import { ask } from '../support/giving.js';
import { ROOT } from '../support/repository.js';
import { eventually, readStack } from '../support/stack.js';
import { aPerson, logIn, register, token } from './people.js';

const { address } = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-webcam-'));
let browser: Browser;

beforeAll(async () => {
  // The avatar, whose face and shoulders a finder finds, on a plain ground.
  const clip = join(folder, 'webcam.mjpeg');
  const film = join(ROOT, 'assets/emotions/happy.mp4');
  const picture = 'scale=640:360,pad=640:480:0:60,fps=15';
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-stream_loop', '8', '-i', film],
    ...['-vf', picture, '-t', '12', '-q:v', '3', clip],
  ]);
  browser = await launchWithFinder(clip);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** How much neighbouring pixels differ where the avatar's face is, 0 to 255. */
const detailOfFace = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((shown: HTMLCanvasElement | HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(shown, 0, 0, 640, 480);
    const [x, y, side] = [290, 150, 60];
    const { data } = context.getImageData(x, y, side, side);
    let sum = 0;
    for (let at = 0; at + 4 < data.length; at += 4) {
      sum += Math.abs((data[at] ?? 0) - (data[at + 4] ?? 0));
    }
    return sum / (side * side);
  });

async function agree(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch').first().check({ force: true });
  await dialog.getByLabel('I am 18 or older').check({ force: true });
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Thank you! The clip is on its way.', { exact: false }).waitFor();
}

it(
  'a clip is given with its face covered, and one as points alone, and no picture of the face leaves the page',
  async () => {
    const { page, troubles } = await visit(browser, address);
    // Here the processor finds and draws, and the camera begins once the face was calm.
    page.setDefaultTimeout(timeLimit('drawnPage'));
    const person = aPerson('Meera');
    await register(page, person);
    await logIn(page, person);
    const frames: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = payload.toString();
        if (text.includes('process_frame')) frames.push(text.slice(0, 80));
      }),
    );
    await page.goto('/dashboard/DataSetCreation?prompt=sign:word-hello');
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start.click();
    await agree(page);
    await page.getByText('Recording', { exact: true }).first().waitFor();
    const uncovered = await detailOfFace(page, 'section video');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    frames.length = 0;

    await page.getByLabel('The video with every face covered').check({ force: true });
    await page.getByText('Ready. Everything is found on this device.').waitFor();
    await start.click();
    await page.getByText('Recording', { exact: true }).first().waitFor();
    // The detail of squares that are a fifth of the face is far less than that of eyes and lips.
    const covered = await detailOfFace(page, '[role=img] canvas');
    expect(covered).toBeLessThan(uncovered / 3);
    await send(page);

    await page.getByLabel('Only the points of body, hands and face').check({ force: true });
    await start.click();
    await page.getByText('Recording', { exact: true }).first().waitFor();
    await page.locator('[role=timer]').filter({ hasText: '0:02' }).waitFor();
    await send(page);
    expect(frames).toEqual([]);

    const authorization = `Bearer ${await token(page)}`;
    type Mine = { data: { _id: string; status: string; picture: string }[] };
    const mine = async () =>
      (await ask<Mine>(address, 'GET', '/contributions', { authorization })).body.data;
    await eventually('both clips to be prepared', async () => {
      const clips = await mine();
      return clips.length === 2 && clips.every(({ status }) => status === 'ready');
    });
    const clips = await mine();
    expect(clips.map(({ picture }) => picture)).toEqual(['landmarks', 'face-hidden']);
    const reply = await fetch(`${address}/api/contributions/${clips[0]?._id}/landmarks`, {
      headers: { authorization },
    });
    const points = decodePose(new Uint8Array(await reply.arrayBuffer()), {
      frames: 2000,
      points: pointsOf(HOLISTIC),
    });
    // A face was found: its first point stands behind the body's 33.
    expect(points.confidence[33]).toBe(1);
    expect(points.frames).toBeGreaterThan(15);

    await page.goto('/dashboard/contributions');
    await page.getByText('Points alone', { exact: true }).waitFor();
    await page.getByText('Face covered', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
  },
  timeLimit('drawnJourney'),
);
