import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { timeLimit } from '../../time-limits.js';
import { launchWithFinder, visit } from '../support/browser.js';
import { writeWebcamClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';

const RUNS = 3;
const RECORDED_MS = 20_000;
/** A task that holds the page up longer is felt: a browser reports none that is shorter. */
const FELT_MS = 50;

type Heard = {
  sentBytes: number;
  /** By what asked for it: frames that left the page and answers that came. */
  readonly sent: Record<string, number>;
  answered: number;
  firstAnswerAt: number | null;
};

/** All that leaves the page over its sockets, and what is answered, from now on. */
function listenTo(page: Page): Heard {
  const heard: Heard = { sentBytes: 0, sent: {}, answered: 0, firstAnswerAt: null };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      heard.sentBytes += Buffer.byteLength(payload);
      const event = /"(process_\w+)"/.exec(payload.slice(0, 60).toString())?.[1];
      if (event) heard.sent[event] = (heard.sent[event] ?? 0) + 1;
    });
    socket.on('framereceived', ({ payload }) => {
      if (!payload.toString().startsWith('42["frame_processed"')) return;
      heard.answered += 1;
      heard.firstAnswerAt ??= performance.now();
    });
  });
  return heard;
}

/** Keeps how long each task took that held the page up, from the page's begin. */
const watchTasks = (): void => {
  const kept: number[] = [];
  Object.assign(globalThis, { heldUp: kept });
  new PerformanceObserver((list) => {
    kept.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
};

const heldUp = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { heldUp: number[] }).heldUp);

/** A new visitor who records for a while, by points or by pictures; a line of what that took. */
async function record(browser: Awaited<ReturnType<typeof launchWithFinder>>, byPoints: boolean) {
  const { page, context } = await visit(browser, readStack().address);
  await page.addInitScript(watchTasks);
  const heard = listenTo(page);
  await page.goto('/dashboard/Prediction');
  let loaded = '';
  if (byPoints) {
    await page.getByText(/Loads \d+(\.\d+)? MB once/).waitFor();
    const begun = performance.now();
    await page.getByRole('switch', { name: 'Pictures stay on this device' }).check({ force: true });
    await page
      .getByText('Ready. No picture leaves this device.')
      .waitFor({ timeout: timeLimit('drawnPage') });
    loaded = `ready ${((performance.now() - begun) / 1000).toFixed(1)} s after it was switched on, `;
  }
  const before = (await heldUp(page)).length;
  const started = performance.now();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await eventually('the first answer', async () => heard.firstAnswerAt !== null);
  const first = ((heard.firstAnswerAt ?? started) - started) / 1000;
  const [bytes, frames, answers] = [heard.sentBytes, total(heard), heard.answered];
  await page.waitForTimeout(RECORDED_MS);
  const seconds = RECORDED_MS / 1000;
  const tasks = (await heldUp(page)).slice(before);
  const line =
    `${byPoints ? 'points' : 'pictures'}: ${loaded}first answer after ${first.toFixed(1)} s, ` +
    `${((total(heard) - frames) / seconds).toFixed(1)} messages a second to both services, ` +
    `${((heard.answered - answers) / seconds).toFixed(1)} answered, ` +
    `${((heard.sentBytes - bytes) / seconds / 1000).toFixed(1)} KB a second; ` +
    `${tasks.length} tasks over ${FELT_MS} ms, the longest ${Math.round(Math.max(0, ...tasks))} ms\n`;
  await context.close();
  return line;
}

const total = ({ sent }: Heard): number => Object.values(sent).reduce((sum, one) => sum + one, 0);

/**
 * Prints what a page does while somebody signs before its camera, with points that it finds itself
 * and with pictures, in turns: how soon it begins, what it sends, what holds its main thread up.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'isl-on-device-'));
  const clip = join(folder, 'webcam.mjpeg');
  writeWebcamClip(clip, 'LV');
  const browser = await launchWithFinder(clip);
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const byPoints of [true, false]) process.stdout.write(await record(browser, byPoints));
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
