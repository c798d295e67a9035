import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/server/app.js';
import { readConfig } from '../src/server/config.js';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sign-kit-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'drawn'));
  writeFileSync(join(folder, 'convert.html'), '<title>convert</title>');
  writeFileSync(join(folder, 'learn-sign.html'), '<title>learn</title>');
  writeFileSync(join(folder, 'edit.html'), '<title>edit</title>');
  writeFileSync(join(folder, 'assets/convert-a1B2c3D4.js'), 'export {};');
  writeFileSync(join(folder, 'assets/convert-a1B2c3D4.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'drawn/letter-a-v2.svg'), '<svg/>');
});

afterAll(() => rmSync(folder, { recursive: true }));

function anApp(settings: Readonly<Record<string, string>> = {}, pageDist = folder) {
  const config = readConfig({ LOG_LEVEL: 'silent', ASSETS_DIR: folder, ...settings });
  return buildApp({ config, pageDist });
}

describe('the server of the pages', () => {
  it.each(['convert', 'edit', 'learn-sign', 'learn-sign/words', 'learn-sign/practice'])(
    'serves %s with a policy that names everything',
    async (page) => {
      const { app } = anApp({ WEB_ORIGINS: 'http://localhost:8080/,https://isl.example' });
      const answer = await app.inject({
        url: `/sign-kit/${page}?text=a`,
        headers: { host: 'here:8083' },
      });
      expect(answer.statusCode).toBe(200);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain('frame-ancestors http://localhost:8080 https://isl.example');
      expect(policy).toContain("connect-src 'self' http://here:8091 ws://here:8091");
      expect(policy).toContain("media-src 'self' blob: http://localhost:8080 https://isl.example");
      expect(policy).not.toContain('unsafe');
      expect(answer.headers['permissions-policy']).toContain('camera=(self)');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('lets nobody frame the pages where no origin is set', async () => {
    const answer = await anApp().app.inject('/sign-kit/convert');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it('tells the page where the recogniser is and who may frame it', async () => {
    const { app } = anApp({
      PUBLIC_SIGNS_URL: 'https://signs.example',
      WEB_ORIGINS: 'https://isl.example',
    });
    const answer = await app.inject('/sign-kit/config.json');
    expect(answer.json()).toEqual({
      signsUrl: 'https://signs.example',
      webOrigins: ['https://isl.example'],
    });
  });

  it('never lets a page out without its policy', async () => {
    const answer = await anApp().app.inject('/sign-kit/convert.html');
    expect(answer.statusCode).toBe(404);
  });

  it('keeps hashed files for ever and asks again for others', async () => {
    const { app } = anApp();
    const hashed = await app.inject('/sign-kit/assets/convert-a1B2c3D4.js');
    expect(hashed.headers['cache-control']).toContain('immutable');
    const picture = await app.inject('/static/drawn/letter-a-v2.svg');
    expect(picture.headers['cache-control']).toBe('public, max-age=3600');
    expect(picture.statusCode).toBe(200);
  });

  it('sends a file as small as it is taken', async () => {
    const { app } = anApp();
    const ask = (accepted: string) =>
      app.inject({
        url: '/sign-kit/assets/convert-a1B2c3D4.js',
        headers: { 'accept-encoding': accepted },
      });
    const small = await ask('gzip, br');
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('javascript');
    expect(small.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('export {};');
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
  });

  it('leads to the text page', async () => {
    const answer = await anApp().app.inject('/sign-kit/');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/sign-kit/convert');
  });

  it('refuses a host name that would end up in a header', async () => {
    const answer = await anApp().app.inject({
      url: '/sign-kit/convert',
      headers: { host: "evil';script" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_HOST' });
  });

  it('says in /ready when the pages were not built', async () => {
    expect((await anApp().app.inject('/ready')).statusCode).toBe(200);
    const { app, operations } = anApp({}, join(folder, 'nowhere'));
    expect((await app.inject('/ready')).statusCode).toBe(503);
    expect((await app.inject('/health')).statusCode).toBe(200);
    expect((await operations.inject('/metrics')).body).toContain('http_request_duration_seconds');
  });

  it('names every setting that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', WEB_ORIGINS: 'ftp://a' })).toThrow(
      /PORT[\s\S]*WEB_ORIGINS/,
    );
  });
});

describe('the process', () => {
  const start = (env: Record<string, string>) =>
    spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('../src/server/main.ts', import.meta.url))],
      { env: { PATH: process.env.PATH ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    );

  it('comes up, logs JSON, and goes on SIGTERM', async () => {
    const child = start({ PORT: '0', PAGE_DIST: folder });
    let logs = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      logs += text;
    });
    await expect.poll(() => logs, { timeout: 15_000 }).toContain('Server listening');
    const [line] = logs.split('\n');
    expect(JSON.parse(line ?? '')).toMatchObject({ service: 'sign-kit', level: 'info' });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends with 1 and the list of what is wrong', async () => {
    const child = start({ PORT: 'x', SIGNS_PORT: '-1' });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toMatch(/^The settings are not usable:\n {2}PORT.*\n {2}SIGNS_PORT/);
  });
});
