import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

const TURN_ON = 'Turn the camera on';
/** The port of nobody. */
const AWAY = { PUBLIC_SIGNS_URL: 'http://localhost:9' };
const PROVING = 'Many cameras are open where you are. Yours gets a place in a moment';
const CROWDED = /Many cameras are open where you are: the recogniser is busy/;
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

/** A recogniser whose places are all taken but for those who bring the pass `given`. */
async function answerAsCrowded(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.routeWebSocket('ws://localhost:9/**', (socket) => {
    socket.send('0{"sid":"engine","upgrades":[],"pingInterval":25000,"pingTimeout":20000}');
    socket.onMessage((packet) => {
      const text = String(packet);
      if (!text.startsWith('40')) return;
      shown.push(text.slice(2));
      const proofNeeded = !text.includes('given');
      socket.send('40{"sid":"socket"}');
      const session = { signedIn: false, framesPerSecond: 2, ...(proofNeeded && { proofNeeded }) };
      socket.send(`42${JSON.stringify(['session', session])}`);
    });
  });
  return shown;
}

describe('practice where many cameras are open', () => {
  it('says that the recogniser is busy where no page can get a place', async () => {
    site = await openSite({ webgl: false, dist: inject('dist'), env: AWAY, camera: 'allowed' });
    const page = await site.open('learn-sign?lesson=practice');
    const shown = await answerAsCrowded(page);
    await page.reload();
    await page.getByRole('button', { name: TURN_ON }).click();
    await page.getByText(CROWDED).waitFor();
    expect(shown).toEqual(['{}']);
  });

  it('gets a place through the page that frames it', async () => {
    let body = '';
    const app = createServer((_request, reply) => {
      reply.setHeader('content-type', 'text/html').end(body);
    });
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
    const env = { ...AWAY, WEB_ORIGINS: origin };
    site = await openSite({ webgl: false, dist: inject('dist'), env, camera: 'allowed' });
    body = `<iframe allow="camera" width="900" height="800"
        src="${site.url}/sign-kit/learn-sign?lesson=practice"></iframe>
      <script>
        addEventListener('message', ({ data, source, origin }) => {
          if (data.type !== 'signkit:pass-needed') return;
          window.givePass = (pass) => source.postMessage({ type: 'signkit:pass', pass }, origin);
        });
      </script>`;
    try {
      const page = await site.open('learn-sign');
      const shown = await answerAsCrowded(page);
      await page.goto(origin);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: TURN_ON }).click();
      await frame.getByText(PROVING).waitFor();
      await page.evaluate("givePass('given')");
      await frame.getByText('It saw no letter yet').waitFor();
      expect(shown).toEqual(['{}', '{"pass":"given"}']);
    } finally {
      app.close();
    }
  });
});

/** A recogniser that says no letter, and finds somebody whose right hand comes up to the chest and goes down again. */
async function findTry(page: Page): Promise<void> {
  const [hanging, chest] = [1.3, 0.7];
  const heights = [hanging, ...Array.from({ length: 5 }, () => chest), hanging, hanging];
  await page.routeWebSocket('ws://localhost:9/**', (socket) => {
    const say = (...event: unknown[]) => socket.send(`42${JSON.stringify(event)}`);
    socket.send('0{"sid":"engine","upgrades":[],"pingInterval":25000,"pingTimeout":20000}');
    socket.onMessage((packet) => {
      const text = String(packet);
      if (text.startsWith('40')) {
        socket.send('40{"sid":"socket"}');
        say('session', { signedIn: false, framesPerSecond: 2 });
      }
      if (!text.startsWith('42')) return;
      const [, { id, skeleton }] = JSON.parse(text.slice(2));
      const pose = Array.from({ length: 33 }, () => [0.5, 0.3]);
      pose[11] = [0.65, 0.5];
      pose[12] = [0.35, 0.5];
      pose[15] = [0.62, hanging];
      pose[16] = [0.38, heights.shift() ?? hanging];
      say('frame_processed', {
        ...{ id, predictions2: { id: '', label: '', candidates: [] } },
        ...(skeleton && { skeleton: { pose: pose.flat(), leftHand: [], rightHand: [] } }),
      });
    });
  });
}

describe('practice before a recogniser that finds hands and body', () => {
  it('says what a try has in common with the letter and what differed, and nothing before one', async () => {
    site = await openSite({ webgl: false, dist: inject('dist'), env: AWAY, camera: 'allowed' });
    const page = await site.open('learn-sign?lesson=practice');
    await findTry(page);
    await page.reload();
    const other = page.getByRole('button', { name: 'Another letter' });
    const asked = async () => {
      const text = await page.getByText(/^Show [A-Z]$/).textContent();
      if (text !== 'Show A') await other.click();
      return text;
    };
    await expect.poll(asked, { timeout: 20_000, interval: 20 }).toBe('Show A');
    await page.getByRole('button', { name: TURN_ON }).click();
    await page.getByText(/^When your hands go down/).waitFor();
    const told = page.getByRole('list', { name: 'Your last try, beside the dictionary’s form' });
    await told.waitFor();
    const lines = await told.getByRole('listitem').allTextContents();
    expect(lines).toContain('The dictionary’s form is made with two hands; one was seen.');
    expect(lines.join()).not.toMatch(/wrong|mistake/i);
    await other.click();
    await page.getByText(/^When your hands go down/).waitFor();
  });
});
