import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@isl/contracts/media';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser, visit } from '../support/browser.js';
import { anAcceptedClip, ask } from '../support/giving.js';
import { ROOT } from '../support/repository.js';
import { eventually, readStack } from '../support/stack.js';

const { address } = readStack();
/** A word of the dictionary of which the lexicon has no form. */
const SIGN = 'word-mother';
const SPELL = 'See it spelled by the avatar';
const AS_PERSON = 'See the avatar sign it as in the clip';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The dictionary's avatar stands in for a person, before a camera of her own. */
const aClip = () =>
  anAcceptedClip(address, readFileSync(join(ROOT, 'assets/signs/word-friend.mp4')), {
    profile: { region: 'IN-KL', showsName: true, shownName: 'Devi from Kollam' },
    draft: {
      prompt: { kind: 'sign', id: SIGN, label: 'MOTHER' },
      consent: { version: '2026-12', scopes: ['keep', 'show', 'train', 'face'], age: 'adult' },
    },
  });

const isTaken = async (): Promise<boolean> => {
  const { body } = await ask<components['schemas']['TakeList']>(address, 'GET', '/videos/takes');
  return body.data.some(({ sign }) => sign === SIGN);
};

it(
  'a word without a form is signed by the avatar as a person signs it, until they take their clip back',
  async () => {
    const { page, troubles } = await visit(browser, address);
    page.setDefaultTimeout(timeLimit('drawnPage'));
    const text = page.frameLocator('iframe[title="Text to sign"]');
    const avatar = page.frameLocator('iframe[title="Avatar: mother"]');
    await page.goto(`/products/${SIGN}`);
    await page.getByRole('button', { name: SPELL }).waitFor();
    await page.goto('/dashboard/TextToSign?text=mother');
    await text.locator('.chip-spelled').waitFor();

    const clip = await aClip();
    await eventually('the clip to be found', isTaken, timeLimit('reading'));
    // What her face does, for which she gave her word.
    const points = await fetch(new URL(`/api/videos/${clip.id}/take`, address));
    expect(Buffer.from(await points.arrayBuffer()).includes('FACE_BLENDSHAPES')).toBe(true);
    await page.goto(`/products/${SIGN}`);
    const play = page.getByRole('button', { name: AS_PERSON });
    await play.waitFor();
    // The clip itself comes first.
    const person = await page.getByText('Real signer: Devi from Kollam, Kerala').boundingBox();
    expect(person?.y).toBeLessThan((await play.boundingBox())?.y ?? 0);
    await play.click();
    await avatar.getByText('Made from a person’s clip').waitFor();
    await avatar.getByText('Devi from Kollam, Kerala', { exact: false }).waitFor();
    await page.locator('[data-progress="played"]').waitFor();
    expect(await avatar.locator('.letters').count()).toBe(0);

    await page.goto('/dashboard/TextToSign?text=hello mother');
    await text.locator('.chip-sign').nth(1).waitFor();
    expect(await text.locator('.chip-spelled').count()).toBe(0);
    await text.locator('.stage[data-ready]').waitFor();

    await ask(address, 'DELETE', `/contributions/${clip.id}`, clip.giver);
    // The page that is open hears of it by itself.
    await text.locator('.chip-spelled').waitFor();
    await page.goto(`/products/${SIGN}`);
    await page.getByRole('button', { name: SPELL }).waitFor();
    expect(await page.getByText('Devi from Kollam').count()).toBe(0);
    expect(troubles).toEqual([]);
  },
  timeLimit('drawnJourney') + timeLimit('reading'),
);
