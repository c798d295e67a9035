import { execFileSync } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { agree, aPerson, logIn, register, token } from '../e2e/people.js';
import { aSignedInPerson, uploadForm, videosOf } from '../support/api.js';
import { launchWithFinder, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { ask, type Contribution } from '../support/giving.js';
import { ROOT } from '../support/repository.js';
import { eventually, readStack, storeClient } from '../support/stack.js';

/** How much an hour of video takes in the S3 store, by what the page and the worker make of it. */
const stack = readStack();
const { address } = stack;
const HOUR_S = 3600;
const MIB = 1024 ** 2;
const TAKE_S = 8;
const UPLOAD_S = 10;
/** As the page records (web/src/features/capture/take/record.ts). */
const PAGE_BIT_RATE = '2500k';
const SIZES = [
  { name: '640x480', scale: 'scale=640:480' },
  { name: '1280x720', scale: 'scale=960:720,pad=1280:720:160:0' },
] as const;

/** Each object of a video by what it is, in bytes. */
async function objectsOf(id: string): Promise<Record<string, number>> {
  const bucket = stack.objectStore.S3_BUCKET ?? '';
  const sizes: Record<string, number> = {};
  const listing = storeClient(stack).listObjectsV2(bucket, `${id}/`, true);
  for await (const { name, size } of listing as AsyncIterable<{ name: string; size: number }>) {
    const key = name.slice(id.length + 1);
    const kind = key.endsWith('.mp4') ? 'prepared' : key.endsWith('.webp') ? 'poster' : key;
    sizes[kind] = (sizes[kind] ?? 0) + size;
  }
  return sizes;
}

function say(what: string, seconds: number, sizes: Record<string, number>): void {
  const anHour = Object.entries(sizes)
    .filter(([kind]) => kind !== 'poster')
    .map(([kind, bytes]) => `${kind} ${Math.round((bytes / seconds) * (HOUR_S / MIB))} MiB`);
  const poster = sizes.poster ? `; a poster ${Math.round(sizes.poster / 1024)} KiB a clip` : '';
  process.stdout.write(
    `${what}, ${seconds.toFixed(1)} s: an hour is ${anHour.join(', ')}${poster}\n`,
  );
}

/** Somebody who signs all the time: the avatar spells, with the grain that a camera has. */
function writeSigner(folder: string): string {
  const spelled = join(folder, 'spelled.mjpeg');
  writeSpelledClip(spelled, 'PHOTOGRAPH', 600);
  return spelled;
}

async function uploads(folder: string, signer: string): Promise<void> {
  for (const { name, scale } of SIZES) {
    const file = join(folder, `${name}.mp4`);
    execFileSync('ffmpeg', [
      ...['-loglevel', 'error', '-stream_loop', '-1', '-r', '30', '-i', signer],
      ...['-t', String(UPLOAD_S), '-vf', `${scale},noise=alls=6:allf=t`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'],
      ...['-b:v', PAGE_BIT_RATE, '-maxrate', PAGE_BIT_RATE, '-bufsize', PAGE_BIT_RATE, '-y', file],
    ]);
    const who = await aSignedInPerson(address);
    const reply = await fetch(`${address}/api/videos/upload`, {
      method: 'POST',
      headers: who,
      body: uploadForm(await openAsBlob(file), name),
    });
    if (!reply.ok) throw new Error(`The upload answered ${reply.status}.`);
    const video = await eventually('the clip to be prepared', async () =>
      (await videosOf(address, who)).find(
        ({ title, status }) => title === name && status === 'ready',
      ),
    );
    say(`uploaded, ${name}`, video.durationSeconds ?? UPLOAD_S, await objectsOf(video._id));
  }
}

async function record(page: Page): Promise<void> {
  await page.getByText('Recording', { exact: true }).first().waitFor();
  const time = `0:${String(TAKE_S).padStart(2, '0')}`;
  await page.locator('[role=timer]').filter({ hasText: time }).waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Thank you! The clip is on its way.', { exact: false }).waitFor();
}

/** One take as it is and one as points alone, by the page in a browser. */
async function takes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'isl-disk-'));
  const camera = join(folder, 'camera.mjpeg');
  // The avatar's face and shoulders, which a finder finds.
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-stream_loop', '8'],
    ...['-i', join(ROOT, 'assets/emotions/happy.mp4')],
    ...['-vf', 'scale=640:360,pad=640:480:0:60,fps=15,noise=alls=6:allf=t'],
    ...['-t', '12', '-q:v', '3', camera],
  ]);
  const browser = await launchWithFinder(camera);
  try {
    const { page } = await visit(browser, address);
    const person = aPerson('Meera');
    await register(page, person);
    await logIn(page, person);
    await page.goto('/dashboard/DataSetCreation?prompt=sign:word-hello');
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start.click();
    await agree(page);
    await record(page);
    await page.getByLabel('Only the points of body, hands and face').check({ force: true });
    await page.getByText('Ready. Everything is found on this device.').waitFor();
    await start.click();
    await record(page);

    const authorization = `Bearer ${await token(page)}`;
    const given = await eventually('both takes to be prepared', async () => {
      const mine = await ask<{ data: Contribution[] }>(address, 'GET', '/contributions', {
        authorization,
      });
      const { data } = mine.body;
      return data.length === 2 && data.every(({ status }) => status === 'ready') && data;
    });
    for (const { _id, picture, durationSeconds = TAKE_S } of given.toReversed()) {
      say(`recorded by the page, ${picture}`, durationSeconds, await objectsOf(_id));
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'isl-disk-'));
try {
  const signer = writeSigner(folder);
  await uploads(folder, signer);
  await takes();
} finally {
  rmSync(folder, { recursive: true });
}
