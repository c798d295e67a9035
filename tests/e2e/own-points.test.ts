import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANDMARKS } from '@isl/contracts/frames';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchWithFinder, visit } from '../support/browser.js';
import { writeWebcamClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';

const { address } = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-webcam-'));
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeWebcamClip(clip, 'V');
  browser = await launchWithFinder(clip);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** The most that a message of points may be: a body and both hands of each picture. */
const LARGEST = LANDMARKS.most * 402;
/** How a JPEG begins, in bytes and as a data URL's text. */
const JPEG = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('/9j/'), Buffer.from('image/jpeg')];

type Traffic = {
  readonly sent: Buffer[];
  readonly answers: { readonly error: string | null; readonly face_state?: string }[];
};

/** All that leaves the page from now on, over sockets and in requests, and the services' answers. */
function follow(page: Page): Traffic {
  const traffic: Traffic = { sent: [], answers: [] };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => traffic.sent.push(Buffer.from(payload)));
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      if (text.startsWith('42["frame_processed"'))
        traffic.answers.push(JSON.parse(text.slice(2))[1]);
    });
  });
  page.on('request', (request) => {
    const body = request.postDataBuffer();
    if (body) traffic.sent.push(body);
  });
  return traffic;
}

it('no picture leaves a page that keeps them, and both services answer its points', async () => {
  const { page, troubles } = await visit(browser, address, {
    viewport: { width: 360, height: 800 },
  });
  const traffic = follow(page);
  await page.goto('/dashboard/Prediction');
  const keep = page.getByRole('switch', { name: 'Pictures stay on this device' });
  await page.getByText(/Loads \d+(\.\d+)? MB once/).waitFor();
  await keep.check({ force: true });
  await page.getByText('Ready. No picture leaves this device.').waitFor();
  await page.getByRole('button', { name: 'Start Recording' }).click();

  await eventually('both to answer, the face in view', async () => {
    const faces = traffic.answers.filter(({ face_state }) => face_state === 'in-view');
    const signs = traffic.answers.filter(({ face_state }) => face_state === undefined);
    return faces.length >= 3 && signs.length >= 3;
  });
  const emotion = page.getByLabel('Detected emotion');
  expect(await emotion.inputValue()).toBe('Not read: your pictures stay on this device');
  const hidden = await emotion.evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    box.scrollHeight - box.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
  const parameters = page.getByRole('region', { name: 'NMF Parameters' });
  await parameters.getByText('Eyebrows').waitFor();
  await page.getByRole('button', { name: 'Stop Recording' }).click();

  expect(traffic.answers.filter(({ error }) => error !== null)).toEqual([]);
  expect(traffic.sent.filter((bytes) => JPEG.some((begin) => bytes.includes(begin)))).toEqual([]);
  const points = traffic.sent.filter((bytes) => bytes[0] === 1);
  expect(points.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...points.map(({ length }) => length))).toBeLessThanOrEqual(LARGEST);
  expect(troubles).toEqual([]);
});
