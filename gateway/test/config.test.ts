import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { createSigningKeys, parseKeySet } from '../src/tokens/keys.js';
import { aKey, anInstallation, type Folder } from './support/files.js';
import { aDeadAddress } from './support/parts.js';

let installation: Folder;
beforeAll(async () => {
  installation = await anInstallation();
});
afterAll(() => installation.remove());

const usual = () => ({
  MONGODB_URL: 'mongodb://127.0.0.1:1',
  CONTENT_URL: 'http://127.0.0.1:8081',
  MEDIA_URL: 'http://127.0.0.1:8082',
  REWRITER_URL: 'http://127.0.0.1:8092',
  JWT_KEYS_FILE: `${installation.path}/secrets/keys.json`,
  DEMO_PASSWORD: 'a shared sentence',
});
const problemsOf = (change: Record<string, string | undefined>): string => {
  try {
    readConfig({ ...usual(), ...change });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the settings', () => {
  it('have sensible values where nothing is said', () => {
    expect(readConfig(usual())).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      EMOTION_PORT: 8090,
      WEB_ORIGINS: [],
      RATE_LIMIT_SCALE: 1,
      demo: { email: 'demo@isl.example', password: 'a shared sentence' },
    });
  });

  it('name all that is missing at once', () => {
    expect(problemsOf({ MONGODB_URL: '', CONTENT_URL: undefined, MEDIA_URL: 'ftp://a' })).toBe(
      [
        'The settings are not usable:',
        '  MONGODB_URL: is not set',
        '  CONTENT_URL: is not set',
        '  MEDIA_URL: must be http addresses with commas between',
      ].join('\n'),
    );
  });

  it('take several addresses of a part', () => {
    const { CONTENT_URL } = readConfig({ ...usual(), CONTENT_URL: 'http://a:1, http://b:2,' });
    expect(CONTENT_URL).toEqual(['http://a:1', 'http://b:2']);
  });

  it('read the demo password from its file', () => {
    const DEMO_PASSWORD_FILE = `${installation.path}/secrets/demo-password`;
    const { demo } = readConfig({ ...usual(), DEMO_PASSWORD: '', DEMO_PASSWORD_FILE });
    expect(demo?.password).toBe('a shared sentence');
  });

  it.each([
    [{ JWT_KEYS_FILE: '/nowhere/keys.json' }, 'JWT_KEYS_FILE: ENOENT'],
    [{ DEMO_PASSWORD: '' }, 'DEMO_PASSWORD: is not set, nor DEMO_PASSWORD_FILE'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD: must have 8 to 128 characters'],
    [{ DEMO_PASSWORD_FILE: '/nowhere/password' }, 'DEMO_PASSWORD: ENOENT'],
    [{ ISL_PROFILE: 'staging' }, 'ISL_PROFILE: must be one of development, production'],
    [
      { PUBLIC_URL: 'https://isl.example', DEMO_PASSWORD: 'demo-password' },
      'DEMO_PASSWORD: in production needs 12 characters and no common word',
    ],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE: '],
    [{ PUBLIC_URL: 'isl.example' }, 'PUBLIC_URL: '],
    [{ PORT: '70000' }, 'PORT: '],
  ])('refuse %j', (change, problem) => {
    expect(problemsOf(change)).toContain(`  ${problem}`);
  });

  it('do without a demo where it is turned off', () => {
    expect(readConfig({ ...usual(), DEMO_PASSWORD: '', DEMO_ENABLED: 'false' }).demo).toBeNull();
  });
});

describe('in production', () => {
  const production = {
    ISL_PROFILE: 'production',
    PUBLIC_URL: 'https://isl.example',
    DEMO_PASSWORD: 'kSwvR4wNfQyLzTgB',
  };

  it('good settings are taken', () => {
    expect(problemsOf(production)).toBe('');
  });

  it.each([
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL: must be an https address in production'],
    [{ PUBLIC_URL: 'http://isl.example' }, 'PUBLIC_URL: must be an https address in production'],
    [{ DEMO_PASSWORD: 'demo-demo-demo' }, 'DEMO_PASSWORD: in production'],
    [{ DEMO_PASSWORD: 'changeme-please' }, 'DEMO_PASSWORD: in production'],
    [{ DEMO_PASSWORD: 'kSwvR4wNf' }, 'DEMO_PASSWORD: in production'],
  ])('%j is refused', (change, problem) => {
    expect(problemsOf({ ...production, ...change })).toContain(problem);
  });
});

describe('the keys', () => {
  const setOf = (...keys: object[]) => JSON.stringify({ keys });

  it('sign with the first and verify with all, whatever their kind', async () => {
    const [edwards, older] = [await aKey('new', 'Ed25519'), await aKey('old')];
    const keys = await createSigningKeys(parseKeySet(setOf(edwards, older)));
    expect([keys.algorithm, keys.keyId]).toEqual(['EdDSA', 'new']);
    expect(keys.publicSet.keys.map(({ kid, alg }) => [kid, alg])).toEqual([
      ['new', 'EdDSA'],
      ['old', 'ES256'],
    ]);
    expect(JSON.stringify(keys.publicSet)).not.toContain('"d"');
  });

  it('get a name where they have none', async () => {
    const { kid: _kid, ...nameless } = await aKey('x');
    const { keyId } = await createSigningKeys(parseKeySet(setOf(nameless)));
    expect(keyId).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['no JSON', 'hello', 'JSON'],
    ['no set', '[]', 'no list named keys'],
    ['nothing', '{"keys":[]}', 'no key'],
    ['a secret for HMAC', setOf({ kty: 'oct', k: 'abc', d: 'x' }), 'neither P-256'],
    ['a public key only', setOf({ kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }), 'cannot sign'],
  ])('are refused when they are %s', (_what, text, reason) => {
    expect(() => parseKeySet(text)).toThrow(reason);
  });
});

describe('the process', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const start = (env: Record<string, string>) =>
    spawn(process.execPath, ['--import', 'tsx', main], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const textOf = async (stream: NodeJS.ReadableStream) => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  };

  it('ends with 1 and the list of what is wrong', async () => {
    const child = start({ ...usual(), MEDIA_URL: '', REWRITER_URL: '' });
    const [said, [code]] = await Promise.all([textOf(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said).toBe(
      'The settings are not usable:\n  MEDIA_URL: is not set\n  REWRITER_URL: is not set\n',
    );
  });

  it('comes up, says that it is ready, and goes on SIGTERM', async () => {
    const { port } = new URL(await aDeadAddress());
    const child = start({
      ...usual(),
      MONGODB_URL: process.env.MONGODB_URL ?? '',
      PORT: port,
      DEMO_ENABLED: 'false',
    });
    const logs = textOf(child.stdout);
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        (answer) => answer.json(),
        () => null,
      );
    await expect.poll(ready, { timeout: 15_000 }).toEqual({
      ready: true,
      checks: {
        mongodb: 'ok',
        content: 'not ready',
        media: 'not ready',
        rewriter: 'not ready',
      },
    });
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    for (const line of (await logs).trim().split('\n')) {
      expect(JSON.parse(line)).toMatchObject({ service: 'gateway', level: 'info' });
    }
  });
});
