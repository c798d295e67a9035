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

export type Site = {
  readonly url: string;
  /** A page of its own browser profile; what its console calls an error fails `close`. */
  readonly open: (
    path: string,
    options?: Parameters<Browser['newContext']>[0] & {
      readonly storage?: Readonly<Record<string, unknown>>;
    },
  ) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** The built pages behind their own server on a free port, and a browser to look at them. */
export async function openSite(options: { readonly webgl: boolean }): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'sign-kit-pages-'));
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, sourcemap: false },
  });
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    ASSETS_DIR: fileURLToPath(new URL('../../../assets', import.meta.url)),
    WEB_ORIGINS: 'http://localhost:1',
  });
  const { app } = buildApp({ config, pageDist: folder });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...(options.webgl ? WEBGL : ['--disable-gpu', '--disable-3d-apis'])],
  });
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  return {
    url,
    open: async (path, { storage = {}, ...context } = {}) => {
      const opened = await browser.newContext({
        viewport: { width: 1000, height: 900 },
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
      await page.goto(`${url}/sign-kit/${path}`);
      return page;
    },
    close: async () => {
      for (const context of contexts) await context.close();
      await browser.close();
      await app.close();
      rmSync(folder, { recursive: true });
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
  };
}
