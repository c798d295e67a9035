import { fileURLToPath } from 'node:url';
import { type Lexicon, loadLexicon } from '@isl/lexicon';
import {
  aClock,
  aDatabase,
  someTokens,
  type TestClock,
  type TestTokens,
} from '@isl/service-kit/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Db } from 'mongodb';
import { buildApp } from '../../src/app.js';
import type { Clip, FindClip } from '../../src/clips/clips.js';
import { prepareStore } from '../../src/prepare.js';
import type { PushSettings } from '../../src/push/start-pushing.js';

export const LEXICON_DIR = fileURLToPath(new URL('../../../../packages/lexicon', import.meta.url));

/** Media has no video. */
export const noClips: FindClip = async () => null;

export type TestApp = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: TestClock;
  readonly tokens: TestTokens;
  readonly lexicon: Lexicon;
  /** What media says of each video, whoever asks. */
  readonly clips: Map<string, Clip>;
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: Pick<InjectOptions, 'headers' | 'payload' | 'query'>,
  ) => Promise<{ status: number; body: never; headers: Record<string, unknown> }>;
  readonly close: () => Promise<void>;
};

/** The whole service on a store of its own, with the seed in it. */
export async function aTestApp(push?: PushSettings): Promise<TestApp> {
  const store = await aDatabase(process.env.MONGODB_URL, 'content');
  const tokens = await someTokens();
  const clock = aClock();
  const lexicon = loadLexicon(LEXICON_DIR);
  const clips = new Map<string, Clip>();
  await prepareStore(store.db, LEXICON_DIR, clock.now);
  const { app } = buildApp({
    db: store.db,
    verifier: tokens.verifier,
    findClip: async (_bearer, videoId) => clips.get(videoId) ?? null,
    clock: clock.now,
    elapsedMs: () => clock.now().getTime(),
    lexiconDir: LEXICON_DIR,
    logLevel: 'silent',
    ...(push ? { push } : {}),
  });
  await app.ready();
  return {
    app,
    clips,
    db: store.db,
    clock,
    tokens,
    lexicon,
    call: async (method, url, options = {}) => {
      const { statusCode, body, headers } = await app.inject({ method, url, ...options });
      return {
        status: statusCode,
        body: (body === '' ? undefined : JSON.parse(body)) as never,
        headers,
      };
    },
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}
