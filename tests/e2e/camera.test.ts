import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeWebcamClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-webcam-'));
/**
 * A hand beside the face, drawn: it belongs to no arm, so that nothing is asked of its letter here.
 * What is read of hands is the spelled word's test.
 */
const LETTERS = 'V';
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeWebcamClip(clip, LETTERS);
  browser = await launchWithWebcam(clip);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const shownIn = (page: Page, label: string) => page.getByLabel(label).inputValue();

describe('prediction', () => {
  it('reads emotion and face from the camera and makes a sentence of a word added by hand', async () => {
    const { page, troubles } = await visit(browser, stack.address);
    await page.goto('/dashboard/Prediction');
    await page.getByRole('heading', { name: 'Language that evokes Feelings: ISL' }).waitFor();
    expect(await shownIn(page, 'Detected emotion')).toBe('Waiting for predictions...');
    await page.getByRole('button', { name: 'Start Recording' }).click();

    await eventually('happy', async () => (await shownIn(page, 'Detected emotion')) === 'happy');
    const parameters = page.getByRole('region', { name: 'NMF Parameters' });
    await parameters.getByText('Eyebrows').waitFor();
    await parameters.getByText('Head').first().waitFor();

    await page.getByRole('button', { name: 'Add a word' }).click();
    await page.getByRole('combobox', { name: 'A word to add' }).fill('hello');
    await page.getByRole('combobox', { name: 'A word to add' }).press('Enter');
    await eventually('the word', async () =>
      (await shownIn(page, 'ISL sentence')).split(' ').includes('HELLO'),
    );

    await page.getByRole('button', { name: 'Stop Recording' }).click();
    await page.getByText('Video recording stopped successfully!').first().waitFor();
    const result = page.getByRole('region', { name: 'Generated Sentence' });
    await result.waitFor();
    expect(await result.textContent()).toMatch(/Hello/);
    await page.getByRole('button', { name: 'Start Recording' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('says nothing of signs that can be read two ways before the person has chosen', async () => {
    const { page, troubles } = await visit(browser, stack.address);
    await page.goto('/dashboard/Prediction');
    await page.getByRole('button', { name: 'Add a word' }).click();
    const field = page.getByRole('combobox', { name: 'A word to add' });
    for (const [word, gloss] of [
      ['mother', 'MOTHER'],
      ['I', 'I'],
      ['love', 'LOVE'],
    ] as const) {
      await field.fill(word);
      await field.press('Enter');
      await eventually(`the word ${gloss}`, async () =>
        (await shownIn(page, 'ISL sentence')).split(' ').includes(gloss),
      );
    }
    await page.getByRole('button', { name: 'Generate the sentence' }).click();
    const result = page.getByRole('region', { name: 'Generated Sentence' });
    const said = result.locator('[aria-live]');
    await result.getByRole('group', { name: /Which one was it/ }).waitFor();
    expect(await said.textContent()).toBe('MOTHER I LOVE');
    await result.getByRole('button', { name: 'I love my mother.' }).click();
    expect(await said.textContent()).toBe('I love my mother.');
    await result.getByText('Was this what you meant?').waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('data-set creation', () => {
  it('shows the emotion and the face analysis live, and thanks at the end', async () => {
    const { page, troubles } = await visit(browser, stack.address);
    await page.goto('/dashboard/DataSetCreation');
    await page.getByRole('heading', { name: 'Progressive Learning: AI Model' }).waitFor();
    const start = page.getByRole('button', { name: 'Start', exact: true });
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    expect(await stop.isDisabled()).toBe(true);
    await start.click();
    await page.getByRole('region', { name: 'Emotion' }).getByText('happy').waitFor();
    const analysis = page.getByRole('region', { name: 'Face analysis' });
    await analysis.getByText('Eyebrows').waitFor();
    await analysis.getByText(/Model: /).waitFor();
    expect(await start.isDisabled()).toBe(true);
    await stop.click();
    await page.getByText('Thank you for your contribution!').first().waitFor();
    expect(await stop.isDisabled()).toBe(true);
    expect(troubles).toEqual([]);
  });
});
