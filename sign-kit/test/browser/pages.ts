import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { buildApp } from '../../src/server/app.js';
import { readConfig } from '../../src/server/config.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEBGL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

const CAMERA = {
  allowed: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  denied: ['--use-fake-device-for-media-stream', '--deny-permission-prompts'],
} as const;

/** For a page opened with it the browser does not tell what draws: a graphics card, for all it knows. */
export function hideProcessor(): void {
  for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
    kind.prototype.getExtension = new Proxy(kind.prototype.getExtension, {
      apply: (asked, context, [name]) =>
        name === 'WEBGL_debug_renderer_info' ? null : Reflect.apply(asked, context, [name]),
    });
  }
}

export type Site = {
  readonly url: string;
  /** A page of its own browser profile; what its console calls an error fails `close`. */
  readonly open: (
    path: string,
    options?: Parameters<Browser['newContext']>[0] & {
      readonly storage?: Readonly<Record<string, unknown>>;
      /** Runs in the page before its own script. */
      readonly before?: () => void;
    },
  ) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Builds the pages as a visitor gets them, in a folder of their own; not minified with their sources. */
export async function buildPages({ minify = true } = {}): Promise<{
  readonly dist: string;
  readonly drop: () => void;
}> {
  const dist = mkdtempSync(join(tmpdir(), 'sign-kit-pages-'));
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true, sourcemap: !minify, manifest: true, minify },
  });
  return { dist, drop: () => rmSync(dist, { recursive: true }) };
}

/** The built pages behind their own server on a free port, and a browser to look at them. */
export async function openSite(options: {
  readonly webgl: boolean;
  /** Pages that `buildPages` made. */
  readonly dist: string;
  /** A camera with the browser's own moving picture, and whether a person lets the page have it. */
  readonly camera?: 'allowed' | 'denied';
  /** What the camera shows instead: a file of pictures, over and over. */
  readonly clip?: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Site> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    ASSETS_DIR: fileURLToPath(new URL('../../../assets', import.meta.url)),
    WEB_ORIGINS: 'http://localhost:1',
    ...options.env,
  });
  const { app } = buildApp({ config, pageDist: options.dist });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      ...(options.webgl ? WEBGL : ['--disable-gpu', '--disable-3d-apis']),
      ...(options.camera ? CAMERA[options.camera] : []),
      ...(options.clip ? [`--use-file-for-fake-video-capture=${options.clip}`] : []),
    ],
  });
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  return {
    url,
    open: async (path, { storage = {}, before, ...context } = {}) => {
      const opened = await browser.newContext({
        viewport: { width: 1000, height: 900 },
        // Keeping all for offline takes a new profile seconds: who is to be offline later allows it.
        serviceWorkers: 'block',
        ...context,
      });
      contexts.push(opened);
      const page = await opened.newPage();
      page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`));
      await page.addInitScript((kept) => {
        for (const [key, value] of Object.entries(kept)) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
        }
      }, storage);
      // tsx marks the names of functions by a call that only its own files know.
      await page.addInitScript('globalThis.__name = (marked) => marked');
      if (before) await page.addInitScript(before);
      await page.goto(`${url}/sign-kit/${path}`);
      return page;
    },
    close: async () => {
      for (const context of contexts) await context.close();
      await browser.close();
      await app.close();
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
  };
}
