import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.js';
import { writeBrokenClip, writeClip, writePaddedClip } from '../support/clips.js';
import { openLine } from '../support/line.js';
import { eventually, objectNames, readStack } from '../support/stack.js';
import { aPerson, logIn, register, token } from './people.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-clips-'));
const clip = join(folder, 'clip.mp4');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  writeClip(clip);
  browser = await launchBrowser();
  page = (await visit(browser, stack.address)).page;
  const person = aPerson('Uma');
  await register(page, person);
  await logIn(page, person);
  // The bucket is compared with itself below, so its seeded clips must all be there.
  await eventually('the seeded clips', async () => (await seededClips()) === SEEDED_CLIPS);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function noOtherObjects(objects: readonly string[]): Promise<void> {
  const before = objects.join();
  await eventually('the bucket to be as before', async () => {
    return (await objectNames(stack)).join() === before;
  });
}

const MIB = 1024 * 1024;
/** The page sends what is over 64 MiB in parts. */
const LARGE = 72 * MIB;
/** As in `web/src/lib/pieces.ts`. */
const PIECE = 8 * MIB;
/** One a feeling. */
const SEEDED_CLIPS = 5;

async function seededClips(): Promise<number> {
  const reply = await fetch(`${stack.address}/api/videos`);
  const { data } = (await reply.json()) as { data: { synthetic?: boolean }[] };
  return data.filter(({ synthetic }) => synthetic).length;
}

type Mine = { title: string; status: string; reason?: string };

async function myVideos(on = page): Promise<Mine[]> {
  const authorization = `Bearer ${await token(on)}`;
  const reply = await fetch(`${stack.address}/api/videos/mine`, { headers: { authorization } });
  return ((await reply.json()) as { data: Mine[] }).data;
}

type Form = { file?: string; title: string; on?: Page };

async function fillForm({ file, title, on = page }: Form): Promise<void> {
  await on.goto('/dashboard/upload');
  if (file) await on.locator('input[type=file]').setInputFiles(file);
  await on.getByLabel('Title').fill(title);
  await on.getByLabel('Description').fill('Moving bars');
  await on.getByLabel('Select Expression').selectOption('surprise');
  await on.getByRole('button', { name: 'Upload', exact: true }).click();
}

describe('a video', () => {
  it('is uploaded, prepared and played, with seeking, under its category', async () => {
    await fillForm({ file: clip, title: 'Bars that surprise' });
    await page.getByText('Video uploaded successfully!').first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    await eventually(
      'the video to be ready',
      async () => (await myVideos())[0]?.status === 'ready',
    );

    await page.goto('/dashboard/Datasets');
    const card = page.getByRole('article').filter({ hasText: 'Bars that surprise' });
    await card.waitFor();
    await card.getByText('Uploaded by Uma Rao').waitFor();
    await page.getByRole('button', { name: 'sad', exact: true }).click();
    await card.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'surprise', exact: true }).click();
    await card.waitFor();

    expect(await page.locator('video').count()).toBe(0);
    await card.getByRole('button', { name: 'Play Bars that surprise' }).click();
    const played = await card.locator('video').evaluate(async (video: HTMLVideoElement) => {
      await video.play();
      video.currentTime = 3;
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      return { at: video.currentTime, duration: video.duration, width: video.videoWidth };
    });
    expect(played.at).toBeGreaterThanOrEqual(3);
    expect(Math.round(played.duration)).toBe(4);
    expect(played.width).toBe(640);
  });

  it('answers a range of its bytes', async () => {
    const reply = await fetch(`${stack.address}/api/videos?category=surprise`);
    const { data } = (await reply.json()) as { data: { url: string }[] };
    const part = await fetch(`${stack.address}${data[0]?.url}`, {
      headers: { range: 'bytes=10-19' },
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toMatch(/^bytes 10-19\/\d+$/);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
  });
});

describe('what is not taken', () => {
  it('is a form with something missing', async () => {
    await fillForm({ title: 'No file' });
    await page.getByText('Please fill out all fields.').first().waitFor();
  });

  it('is a file that is no video, and nothing of it stays', async () => {
    const objects = await objectNames(stack);
    const fake = join(folder, 'letter.mp4');
    writeFileSync(fake, 'Dear reader, this is a letter.\n'.repeat(200));
    await fillForm({ file: fake, title: 'A letter' });
    await page
      .getByRole('status')
      .filter({ hasText: /^Error/ })
      .first()
      .waitFor();
    expect((await myVideos()).map(({ title }) => title)).not.toContain('A letter');
    await noOtherObjects(objects);
  });

  it('is a file over the limit, told before a byte is sent', async () => {
    const large = join(folder, 'large.mp4');
    writeFileSync(large, '');
    truncateSync(large, 600 * 1024 * 1024);
    await fillForm({ file: large, title: 'Too large' });
    await page
      .getByText(/^Error: the video is larger than/)
      .first()
      .waitFor();
    expect((await myVideos()).map(({ title }) => title)).not.toContain('Too large');
  });

  it('is a broken file, whose owner is told why, and nothing of it stays', async () => {
    const objects = await objectNames(stack);
    const broken = join(folder, 'broken.mp4');
    writeBrokenClip(clip, broken);
    await fillForm({ file: broken, title: 'Broken inside' });
    await page.getByText('Video uploaded successfully!').first().waitFor();
    const video = await eventually('the video to be rejected', async () =>
      (await myVideos()).find(
        ({ title, status }) => title === 'Broken inside' && status === 'rejected',
      ),
    );
    expect(video.reason).toBeTruthy();
    await noOtherObjects(objects);
  });

  it('is anything from somebody who is not signed in', async () => {
    const stranger = (await visit(browser, stack.address)).page;
    await stranger.goto('/dashboard/upload');
    await stranger.getByText('User is not authenticated').first().waitFor();
  });
});

describe('an upload that breaks off', () => {
  /** Begins an upload that takes long; it stays slow until the returned function is called. */
  const beginSlowly = async (on: Page, title: string): Promise<() => Promise<void>> => {
    const big = join(folder, 'big.mp4');
    writePaddedClip(clip, big, 12 * 1024 * 1024);
    const network = await on.context().newCDPSession(on);
    const setUpload = async (uploadThroughput: number): Promise<void> => {
      const rest = { offline: false, latency: 0, downloadThroughput: -1 };
      await network.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput });
    };
    await network.send('Network.enable');
    await setUpload(1024 * 1024);
    await fillForm({ file: big, title, on });
    await on.getByText(/ left$/).waitFor();
    return () => setUpload(-1);
  };
  const videosCalled = async (on: Page, title: string): Promise<number> =>
    (await myVideos(on)).filter((video) => video.title === title).length;

  it('keeps file and words, and is stored once when tried again', async () => {
    const line = await openLine(stack.address);
    const far = (await visit(browser, line.address)).page;
    const person = aPerson('Uma');
    await register(far, person);
    await logIn(far, person);
    const hurry = await beginSlowly(far, 'Lost on the way');
    line.cut();
    await far.getByText(/The connection was lost/).waitFor();
    await far.getByText('Error uploading video.').waitFor();
    expect(await far.getByLabel('Title').inputValue()).toBe('Lost on the way');
    line.mend();
    await hurry();
    await far.getByRole('button', { name: 'Try again' }).click();
    await far.getByText('Video uploaded successfully!').first().waitFor();
    expect(await videosCalled(far, 'Lost on the way')).toBe(1);
    await far.context().close();
    line.close();
  });

  it('goes on where it stopped, where the file is large: after a cut line, and a page that was left', async () => {
    const line = await openLine(stack.address);
    const far = (await visit(browser, line.address)).page;
    far.on('dialog', (dialog) => void dialog.accept());
    const person = aPerson('Uma');
    await register(far, person);
    await logIn(far, person);
    const large = join(folder, 'large-clip.mp4');
    writePaddedClip(clip, large, LARGE);
    const network = await far.context().newCDPSession(far);
    await network.send('Network.enable');
    const rest = { offline: false, latency: 0, downloadThroughput: -1 };
    const uploadThroughput = 6 * MIB;
    await network.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput });
    const before = line.passedBytes();
    const arrived = async (bytes: number): Promise<void> => {
      await eventually('so much to arrive', async () => line.passedBytes() - before > bytes);
    };
    await fillForm({ file: large, title: 'A long story', on: far });
    await arrived(20 * MIB);
    line.cut();
    await far.getByText('Waiting for a connection. It goes on by itself.').waitFor();
    line.mend();
    await arrived(40 * MIB);

    await far.reload();
    expect(await far.getByLabel('Title').inputValue()).toBe('A long story');
    await network.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput: -1 });
    await far.locator('input[type=file]').setInputFiles(large);
    await far.getByRole('button', { name: 'Upload', exact: true }).click();
    await far.getByText('Video uploaded successfully!').first().waitFor();
    expect(await videosCalled(far, 'A long story')).toBe(1);
    // At each of the two cuts what the page sends at once, and a little for the protocol's own words.
    expect(line.passedBytes() - before).toBeLessThan(LARGE + 2 * PIECE + MIB);
    await far.context().close();
    line.close();
  });

  it('ends when it is cancelled, and nothing of it stays', async () => {
    const hurry = await beginSlowly(page, 'Cancelled');
    await page.getByRole('button', { name: 'Cancel the upload' }).click();
    await page.getByText('The upload was cancelled.').waitFor();
    await hurry();
    await eventually('it to be gone', async () => (await videosCalled(page, 'Cancelled')) === 0);
  });

  it('names the file again after a reload, and keeps the words', async () => {
    await page.goto('/dashboard/upload');
    await page.locator('input[type=file]').setInputFiles(clip);
    await page.getByLabel('Description').fill('Half written');
    await page.reload();
    await page.getByText(/has let go of “clip.mp4”/).waitFor();
    expect(await page.getByLabel('Description').inputValue()).toBe('Half written');
  });
});
