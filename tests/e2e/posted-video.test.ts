import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { launchWithWebcam, type Visit, visit } from '../support/browser.js';
import { ask } from '../support/giving.js';
import { eventually, readStack } from '../support/stack.js';
import { agree, aPerson, logIn, recordATake, register, token } from './people.js';

const stack = readStack();
const { address } = stack;
const PHONE = { width: 360, height: 800 };
const GONE = /^This video is not shown: /;
let browser: Browser;
let author: Visit;
let videoId = '';
let bearer: { readonly authorization: string };

beforeAll(async () => {
  browser = await launchWithWebcam();
  author = await visit(browser, address);
  await author.page.setViewportSize(PHONE);
  const person = aPerson('Gita');
  await register(author.page, person);
  await logIn(author.page, person);
  bearer = { authorization: `Bearer ${await token(author.page)}` };
});
afterAll(() => browser.close());

const post = (page: Page) => page.getByRole('article').filter({ hasText: 'How we sign HELLO' });

/** The feed as somebody without an account reads it now. */
async function asAStranger(look: (page: Page) => Promise<void>): Promise<void> {
  const { page, context, troubles } = await visit(browser, address);
  await page.goto('/dashboard/discussions');
  await post(page).waitFor();
  await look(page);
  expect(troubles).toEqual([]);
  await context.close();
}

describe('a video in a post', () => {
  it('is recorded on the way, while the words wait, and stands in the post', async () => {
    const { page } = author;
    await page.goto('/dashboard/discussions');
    await page.getByPlaceholder('Enter post title').fill('How we sign HELLO');
    await page.getByPlaceholder('Write your post here...').fill('So, in Pune.');
    await page.getByRole('button', { name: 'Add a video' }).click();
    await page.getByText('A video stands here only with your yes', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Record one now' }).click();

    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await agree(page);
    await recordATake(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('link', { name: 'Back to what you were writing' }).click();

    const title = page.getByPlaceholder('Enter post title');
    expect(await title.inputValue()).toBe('How we sign HELLO');
    await eventually('the clip to be prepared', async () => {
      const { body } = await ask<{ data: { _id: string; status: string }[] }>(
        address,
        'GET',
        '/contributions',
        bearer,
      );
      videoId = body.data[0]?._id ?? '';
      return body.data[0]?.status === 'ready';
    });
    await page.getByRole('button', { name: 'Add a video' }).click();
    const picker = page.getByRole('dialog', { name: 'A video of yours' });
    await picker.getByRole('button', { name: /being prepared or checked/ }).click();
    await page.getByRole('button', { name: 'Choose another video' }).waitFor();
    await page.getByRole('button', { name: 'Add Post' }).click();
    await post(page).getByText('Others will see this video once', { exact: false }).waitFor();
  });

  it('is watched by its author alone until two others could see it', async () => {
    const { page } = author;
    await post(page).getByRole('button', { name: 'Watch it' }).click();
    await plays(page);
    await asAStranger(async (stranger) => {
      await post(stranger).getByText(GONE).waitFor();
      expect(await post(stranger).locator('video').count()).toBe(0);
    });
  });

  it('is watched by everybody then, with a way to its page', async () => {
    for (let count = 0; count < 2; count += 1) {
      const judge = await aSignedInPerson(address);
      const body = { kind: 'seen', isSeen: true };
      expect((await ask(address, 'POST', `/reviews/${videoId}`, { ...judge, body })).status).toBe(
        204,
      );
    }
    await asAStranger(async (stranger) => {
      await post(stranger)
        .getByRole('button', { name: /^Play / })
        .click();
      await plays(stranger);
      await post(stranger)
        .getByRole('link', { name: /^More about this clip/ })
        .click();
      await stranger.getByRole('heading', { name: 'Talk about this video' }).waitFor();
    });
  });

  it('is carried by nobody but its author', async () => {
    const other = await aSignedInPerson(address);
    const body = { title: 'Mine', content: 'It is not', videoId };
    const refused = await ask<{ code: string }>(address, 'POST', '/posts', { ...other, body });
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_YOURS']);
    const nowhere = { ...body, videoId: 'f'.repeat(24) };
    const unknown = await ask<{ code: string }>(address, 'POST', '/posts', {
      ...other,
      body: nowhere,
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'VIDEO_NOT_FOUND']);
  });

  it('is gone for everybody once the giver does not want it shown any more', async () => {
    const change = async (scopes: readonly string[]) =>
      ask(address, 'PUT', `/contributions/${videoId}/consent`, { ...bearer, body: { scopes } });
    expect((await change(['keep'])).status).toBe(200);
    await asAStranger((stranger) => post(stranger).getByText(GONE).waitFor());
    const body = { title: 'Once more', content: 'The same', videoId };
    const refused = await ask<{ code: string }>(address, 'POST', '/posts', { ...bearer, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'VIDEO_NOT_SHOWN']);
    expect((await change(['keep', 'show'])).status).toBe(200);
    await asAStranger((stranger) =>
      post(stranger)
        .getByRole('button', { name: /^Play / })
        .waitFor(),
    );
  });

  it('is gone from the post when its author takes it back', async () => {
    const { page } = author;
    await page.goto('/dashboard/contributions');
    await page.getByRole('button', { name: 'Take back', exact: false }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Taken back.', { exact: false }).first().waitFor();
    await page.goto('/dashboard/discussions');
    await post(page).getByText(GONE).waitFor();
    await asAStranger(async (stranger) => {
      await post(stranger).getByText(GONE).waitFor();
      expect(
        await post(stranger)
          .getByRole('button', { name: /^Play / })
          .count(),
      ).toBe(0);
    });
    const body = { postId: await postId(), content: 'And again', videoId };
    const refused = await ask<{ code: string }>(address, 'POST', '/posts/comment', {
      ...bearer,
      body,
    });
    expect([refused.status, refused.body.code]).toEqual([404, 'VIDEO_NOT_FOUND']);
    expect(author.troubles).toEqual([]);
  });
});

async function plays(page: Page): Promise<void> {
  const video = post(page).locator('video[controls]');
  await video.waitFor();
  await eventually('the video to play', () =>
    video.evaluate(
      (one: HTMLVideoElement) => one.error === null && one.currentTime > 0 && one.videoWidth > 0,
    ),
  );
}

async function postId(): Promise<string> {
  const { body } = await ask<{ _id: string; videoId?: string }[]>(address, 'GET', '/posts');
  return body.find((one) => one.videoId === videoId)?._id ?? '';
}
