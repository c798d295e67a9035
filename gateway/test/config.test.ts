import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { installation, usual } from './support/settings.js';

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
