import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

const TURN_ON = 'Turn the camera on';
/** The port of nobody. */
const AWAY = { PUBLIC_SIGNS_URL: 'http://localhost:9' };
let site: Site;

afterEach(() => site.close());

async function practiseBefore(camera: 'allowed' | 'denied' | undefined): Promise<Page> {
  site = await openSite({
    webgl: false,
    dist: inject('dist'),
    env: AWAY,
    ...(camera ? { camera } : {}),
  });
  const page = await site.open('learn-sign?lesson=practice');
  await page.getByRole('button', { name: TURN_ON }).click();
  return page;
}

describe('practice with the camera', () => {
  it('says how to allow a camera that is not allowed, and can be tried again', async () => {
    const page = await practiseBefore('denied');
    const section = page.getByRole('region', { name: 'Practise letters with the camera' });
    const fault = await section.getByRole('alert').textContent();
    expect(fault).toBe('The camera is not allowed here. Allow it in the browser');
    expect(await section.locator('video').count()).toBe(0);
    expect(await page.getByRole('button', { name: TURN_ON }).isEnabled()).toBe(true);
  });

  it('says where there is no camera', async () => {
    const page = await practiseBefore(undefined);
    expect(await page.getByRole('alert').textContent()).toBe('No camera was found');
  });

  it('says that the recogniser is away, and leaves the camera to be turned off', async () => {
    const page = await practiseBefore('allowed');
    const said = page.getByText('The recogniser cannot be reached now. The rest of the page works');
    await said.waitFor();
    const hasPicture = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth > 0);
    await expect.poll(hasPicture).toBe(true);
    await page.getByRole('button', { name: 'Turn the camera off' }).click();
    await page.locator('video').waitFor({ state: 'detached' });
    await said.waitFor({ state: 'detached' });
  });
});
