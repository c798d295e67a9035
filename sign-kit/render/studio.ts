import { fileURLToPath } from 'node:url';
import type { SequenceItem } from '@isl/signing';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import type { Frame } from './picture-frames.js';
import type { PlainPose, Scene, StudioPage, Take } from './studio-types.js';

export type Studio = {
  readonly open: (scene: Scene) => Promise<void>;
  readonly compile: (
    items: readonly SequenceItem[],
    isLeftHanded?: boolean,
    isLiving?: boolean,
  ) => Promise<Take>;
  readonly picture: (atMs: number, type?: 'png' | 'jpeg') => Promise<Buffer>;
  readonly telling: (frames: readonly Frame[]) => Promise<Buffer>;
  readonly pictureOf: (pose: PlainPose) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The avatar in a headless Chromium, with a clock that stands still until a moment is asked for. */
export async function openStudio(): Promise<Studio> {
  const server = await createServer({
    configFile: `${ROOT}vite.config.ts`,
    root: ROOT,
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const page = await browser.newPage();
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(new URL('render/studio.html', address).href);
  await page.waitForFunction('globalThis.studio !== undefined', undefined, { timeout: 120_000 });
  const evaluate = <Arg, Result>(act: (arg: Arg) => Result | Promise<Result>, arg: Arg) =>
    page.evaluate(act as never, arg) as Promise<Result>;
  return {
    open: (scene) => evaluate((given) => (globalThis as unknown as Page).studio.open(given), scene),
    compile: (items, isLeftHanded = false, isLiving = false) =>
      evaluate((given) => (globalThis as unknown as Page).studio.compile(...given), [
        items,
        isLeftHanded,
        isLiving,
      ] as [readonly SequenceItem[], boolean, boolean]),
    picture: async (atMs, type = 'png') => {
      const url = await evaluate(
        (given) => (globalThis as unknown as Page).studio.picture(...given),
        [atMs, type] as [number, 'png' | 'jpeg'],
      );
      return bytesOf(url);
    },
    telling: async (frames) =>
      bytesOf(
        await evaluate((given) => (globalThis as unknown as Page).studio.telling(given), frames),
      ),
    pictureOf: async (pose) =>
      bytesOf(
        await evaluate((given) => (globalThis as unknown as Page).studio.pictureOf(given), pose),
      ),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

const bytesOf = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

type Page = { readonly studio: StudioPage };
