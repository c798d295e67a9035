import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

let site: Site;

beforeAll(async () => {
  site = await openSite({ webgl: false, dist: inject('dist') });
});

afterAll(() => site.close());

type Heard = {
  onresult?: (event: unknown) => void;
  onerror?: (event: unknown) => void;
  onend?: () => void;
};

/** A recogniser that hears what the test says, in the browser's place. */
function hearTheTest(): void {
  class Recognition implements Heard {
    onend?: () => void;
    start(): void {
      (window as unknown as { heard: Heard }).heard = this;
    }
    stop(): void {
      this.onend?.();
    }
  }
  Object.defineProperty(window, 'SpeechRecognition', { value: Recognition });
}

const say = (transcript: string, isFinal: boolean): string =>
  `heard.onresult({ resultIndex: 0, results: [Object.assign([${JSON.stringify({ transcript })}], { isFinal: ${isFinal} })] })`;

describe('speaking instead of typing', () => {
  it('shows what may still change, then adds what was said, and can be changed', async () => {
    const page = await site.open('convert?text=hello', { before: hearTheTest });
    await page.getByText('your browser may send the sound to its maker').waitFor();
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByRole('button', { name: 'Stop listening' }).waitFor();
    await page.evaluate(say('my', false));
    await page.locator('.interim', { hasText: 'my' }).waitFor();
    await page.evaluate(say('my name', true));
    expect(await page.inputValue('#text')).toBe('hello my name');
    await page.getByRole('button', { name: 'Stop listening' }).click();
    await page.getByRole('button', { name: 'Speak' }).waitFor();
    await page.fill('#text', 'hello');
    await page.locator('.chip').first().waitFor();
    expect(await page.locator('.chip').count()).toBe(1);
  });

  it('says why it heard nothing and leaves the box', async () => {
    const page = await site.open('convert?text=hello', { before: hearTheTest });
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByRole('button', { name: 'Stop listening' }).waitFor();
    await page.evaluate("heard.onerror({ error: 'not-allowed' }); heard.onend()");
    await page.getByText('The microphone is not allowed here').waitFor();
    expect(await page.inputValue('#text')).toBe('hello');
  });

  it('is told to be absent where the browser has no recogniser', async () => {
    const page = await site.open('convert', {
      before: () => {
        for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
          Object.defineProperty(window, name, { value: undefined });
        }
      },
    });
    await page.getByText('This browser cannot write what you say').waitFor();
    expect(await page.getByRole('button', { name: 'Speak' }).isDisabled()).toBe(true);
  });
});
