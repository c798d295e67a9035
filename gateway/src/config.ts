import { readFileSync } from 'node:fs';
import { PARTS, type Part } from '@isl/contracts/parts';
import { defineConfig, env, listening } from '@isl/service-kit';
import { parseKeySet } from './tokens/keys.js';

type Environment = Readonly<Record<string, string | undefined>>;

const MIB = 1024 * 1024;
const DAY_SECONDS = 24 * 60 * 60;

const addresses = () =>
  env.list().refine((urls) => urls.every(isHttp), 'must be http addresses with commas between');
const publicAddress = () => env.url().refine(isHttp, 'must be an http address').optional();

const storeSettings = {
  MONGODB_URL: env.mongodb(),
  GATEWAY_DATABASE: env.text().default('isl_gateway'),
  PUBLIC_URL: publicAddress(),
};

const settings = {
  ...storeSettings,
  ISL_PROFILE: env.text().optional(),
  ...listening(PARTS.gateway.port),
  CONTENT_URL: addresses(),
  MEDIA_URL: addresses(),
  REWRITER_URL: addresses(),
  STATE_URLS: env.list().default([]),
  PUBLIC_EMOTION_URL: publicAddress(),
  PUBLIC_SIGNS_URL: publicAddress(),
  PUBLIC_SIGNKIT_URL: publicAddress(),
  EMOTION_PORT: env.port(PARTS.emotion.port),
  SIGNS_PORT: env.port(PARTS.signs.port),
  SIGNKIT_PORT: env.port(PARTS.signkit.port),
  WEB_ORIGINS: addresses().default([]),
  WEB_DIST: env.text().optional(),
  ASSETS_DIR: env.list().default([]),
  JWT_KEYS_FILE: env.text(),
  REFRESH_SECONDS: env.integer(30 * DAY_SECONDS, 60),
  SESSION_MAX_SECONDS: env.integer(90 * DAY_SECONDS, 60),
  DEMO_ENABLED: env.flag(true),
  DEMO_EMAIL: env.text().default('demo@isl.example'),
  DEMO_PASSWORD: env.text().optional(),
  DEMO_PASSWORD_FILE: env.text().optional(),
  MEDIA_MAX_UPLOAD_BYTES: env.integer(512 * MIB, 1),
  MEDIA_MAX_SECONDS: env.integer(600, 1),
  UPLOAD_IDLE_SECONDS: env.integer(60, 1),
  RATE_LIMIT_SCALE: env.integer(1, 1),
  TRUST_PROXY: env.list().default([]),
  LOG_LEVEL: env.logLevel(),
  SECURITY_LOG_FILE: env.text().optional(),
};

type KeySettings = { readonly JWT_KEYS_FILE: string };
type DemoSettings = {
  readonly DEMO_ENABLED: boolean;
  readonly DEMO_EMAIL: string;
  readonly DEMO_PASSWORD?: string | undefined;
  readonly DEMO_PASSWORD_FILE?: string | undefined;
};
type ProfileSettings = DemoSettings & {
  readonly ISL_PROFILE?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
};
type StateSettings = Readonly<
  Record<'STATE_URLS' | 'CONTENT_URL' | 'MEDIA_URL' | 'REWRITER_URL', readonly string[]>
>;
/** Addresses of each part that can be asked how it is. */
export type StateUrls = { readonly [part in Part]?: readonly string[] };
export type Demo = { readonly email: string; readonly password: string };
export type Config = ReturnType<typeof readConfig>;

function readSettings(source: Environment) {
  return defineConfig(settings, source, (config) => [
    ...problemOf('STATE_URLS', () => readStateUrls(config)),
    ...problemOf('JWT_KEYS_FILE', () => readKeys(config)),
    ...problemOf('DEMO_PASSWORD', () => readDemo(config)),
    ...problemsOfProfile(config),
  ]);
}

/** The gateway's database, and how the server's log calls the gateway. */
export function databaseOf({ GATEWAY_DATABASE: name }: { readonly GATEWAY_DATABASE: string }) {
  return { name, appName: 'gateway' };
}

/** The gateway's settings, with the files they name read; the README's table says what each is for. */
export function readConfig(source: Environment) {
  const config = readSettings(source);
  return Object.freeze({
    ...config,
    keys: readKeys(config),
    demo: readDemo(config),
    stateUrls: readStateUrls(config),
  });
}

/** What the grant command needs of them. */
export function readGrantConfig(source: Environment) {
  return defineConfig(
    {
      ...storeSettings,
      EMAIL: env.text(),
      ROLE: env.text().optional(),
      RESET: env.flag(false),
      LOGOUT: env.flag(false),
      YES: env.flag(false),
      FORCE: env.flag(false),
      SECURITY_LOG_FILE: env.text().optional(),
    },
    source,
    ({ ROLE, RESET, LOGOUT }) =>
      ROLE || RESET || LOGOUT ? [] : ['ROLE: is not set, and neither is RESET=1 or LOGOUT=1'],
  );
}

/** Where each part is asked how its copies are: what calls go to, unless STATE_URLS says otherwise. */
function readStateUrls(config: StateSettings): StateUrls {
  const named: { [part in Part]?: string[] } = {};
  for (const entry of config.STATE_URLS) {
    const [name = '', url = ''] = entry.split(/=(.*)/s);
    if (!isPart(name) || !isHttp(url)) {
      throw new Error(`'${entry}' is not a part, = and its http address`);
    }
    named[name] = [...(named[name] ?? []), url];
  }
  const { CONTENT_URL: content, MEDIA_URL: media, REWRITER_URL: rewriter } = config;
  return { content, media, rewriter, ...named };
}

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

function readKeys({ JWT_KEYS_FILE }: KeySettings) {
  return parseKeySet(readFileSync(JWT_KEYS_FILE, 'utf8'));
}

function readDemo(config: DemoSettings): Demo | null {
  if (!config.DEMO_ENABLED) return null;
  const password = config.DEMO_PASSWORD_FILE
    ? readFileSync(config.DEMO_PASSWORD_FILE, 'utf8').trim()
    : config.DEMO_PASSWORD;
  if (!password) {
    throw new Error('is not set, nor DEMO_PASSWORD_FILE; DEMO_ENABLED=false does without a demo');
  }
  if (password.length < 8 || password.length > 128)
    throw new Error('must have 8 to 128 characters');
  return { email: config.DEMO_EMAIL, password };
}

const PROFILES = ['development', 'production'];
/** Passwords that stand in examples, and so in every attacker's list. */
const EXAMPLE_PASSWORD = /demo|passw|secret|change|example|test|1234|qwert/i;
const PRODUCTION_PASSWORD_LENGTH = 12;

/** Whoever is at home on an https address serves the public, unless they say otherwise. */
function profileOf({ ISL_PROFILE, PUBLIC_URL }: ProfileSettings): string {
  return ISL_PROFILE ?? (isHttps({ PUBLIC_URL }) ? 'production' : 'development');
}

/** What is fine on one's own machine and not on the public's. */
function problemsOfProfile(config: ProfileSettings) {
  const profile = profileOf(config);
  if (!PROFILES.includes(profile)) {
    return [`ISL_PROFILE: must be one of ${PROFILES.join(', ')}`];
  }
  if (profile !== 'production') return [];
  const problems: string[] = [];
  if (!isHttps(config)) {
    problems.push('PUBLIC_URL: must be an https address in production');
  }
  const demo = quietly(() => readDemo(config));
  if (
    demo &&
    (demo.password.length < PRODUCTION_PASSWORD_LENGTH || EXAMPLE_PASSWORD.test(demo.password))
  ) {
    problems.push(
      `DEMO_PASSWORD: in production needs ${PRODUCTION_PASSWORD_LENGTH} characters and no common word; or DEMO_ENABLED=false`,
    );
  }
  return problems;
}

function problemOf(setting: string, read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [`${setting}: ${(error as Error).message}`];
  }
}

function quietly<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Whether people come by https. */
export function isHttps({ PUBLIC_URL }: Pick<ProfileSettings, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https://') ?? false;
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
