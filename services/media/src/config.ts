import { PARTS } from '@isl/contracts/parts';
import { defineConfig, env, listening } from '@isl/service-kit';
import { z } from 'zod';

type Source = Readonly<Record<string, string | undefined>>;

const KIB = 1024;
const MIB = KIB * KIB;
const GIB = KIB * MIB;
const DAY_SECONDS = 86_400;
const TEN_MINUTES_OF_1080P60 = 1920 * 1080 * 60 * 600;

/** What the service, its worker and the seed all need: the two stores. */
const SHARED = {
  MONGODB_URL: env.mongodb(),
  MEDIA_DATABASE: env.text().default('isl_media'),
  S3_ENDPOINT: env.url(),
  S3_ACCESS_KEY: env.text(),
  S3_SECRET_KEY: env.text(),
  S3_BUCKET: env.text(),
  S3_REGION: env.text().default('us-east-1'),
  MEDIA_MIN_FREE_BYTES: env.integer(GIB),
  MEDIA_STORE_DIR: env.text().optional(),
  WORKER_DIR: env.text().optional(),
  SWEEP_PENDING_SECONDS: env.integer(DAY_SECONDS, 1),
  LOG_LEVEL: env.logLevel(),
};

const SEEDING = { ...SHARED, ASSETS_DIR: env.list().default([]) };

const LARGEST = { MEDIA_MAX_UPLOAD_BYTES: env.integer(512 * MIB, 1) };

/** The settings of the seed. */
export function readSeedConfig(source: Source) {
  return defineConfig(SEEDING, source);
}

/** The settings of the tool that compares records and objects. */
export function readVerifyConfig(source: Source) {
  return defineConfig(SHARED, source);
}

/** The settings of the tool that brings clips in. */
export function readImportConfig(source: Source) {
  return defineConfig({ ...SHARED, ...LARGEST, LEXICON_DIR: env.text() }, source);
}

/** The settings of the tool that writes clips for training. */
export function readTrainingConfig(source: Source) {
  return defineConfig({ ...SHARED, LEXICON_DIR: env.text() }, source);
}

/** The service's settings; the README's table says what each is for. */
export function readServiceConfig(source: Source) {
  return defineConfig(
    {
      ...SEEDING,
      ...LARGEST,
      ...listening(PARTS.media.port),
      AUTH_JWKS_URL: env.url(),
      MEDIA_MAX_CONCURRENT_UPLOADS: env.integer(8, 1),
      MEDIA_UPLOAD_IDLE_SECONDS: env.integer(60, 1),
      MEDIA_UPLOAD_BYTES_PER_SECOND: env.integer(8 * KIB),
      MEDIA_UPLOAD_GRACE_SECONDS: env.integer(30, 1),
      MEDIA_UPLOADS_STUCK_SECONDS: env.integer(180, 1),
      MEDIA_UPLOADS_PER_PERSON: env.integer(2, 1),
      MEDIA_WAITING_PER_PERSON: env.integer(20, 1),
      MEDIA_BYTES_PER_DAY: env.integer(4 * GIB, 1),
      MEDIA_SEED: env.flag(true),
    },
    source,
  );
}

export type WorkerConfig = ReturnType<typeof readWorkerConfig>;

/** The worker's settings. */
export function readWorkerConfig(source: Source) {
  return defineConfig(
    {
      ...SHARED,
      ...listening(PARTS.worker.port),
      PATH: env.text().default('/usr/local/bin:/usr/bin:/bin'),
      FFMPEG_PATH: env.text().optional(),
      FFPROBE_PATH: env.text().optional(),
      WORKER_CONCURRENCY: env.integer(1, 1),
      WORKER_POLL_MS: env.integer(500, 10),
      WORKER_LEASE_SECONDS: env.integer(30, 1),
      WORKER_JOB_SECONDS: env.integer(1800, 10),
      WORKER_MEMORY_MIB: env.integer(4096, 256),
      WORKER_THREADS: env.integer(2, 1),
      WORKER_SANDBOX: z.enum(['auto', 'required', 'off']).default('auto'),
      WORKER_PIXELS_PER_SECOND: env.integer(10_000_000, 1),
      MEDIA_MAX_PIXELS: env.integer(TEN_MINUTES_OF_1080P60, 1),
      MEDIA_MAX_SECONDS: env.integer(600, 1),
      SWEEP_INTERVAL_SECONDS: env.integer(600, 1),
      SWEEP_DEMO_SECONDS: env.integer(DAY_SECONDS, 1),
    },
    source,
  );
}

type Folders = {
  readonly MEDIA_STORE_DIR?: string | undefined;
  readonly WORKER_DIR?: string | undefined;
};

/** Those folders on this machine that fill with videos. */
export function foldersOf({ MEDIA_STORE_DIR, WORKER_DIR }: Folders): string[] {
  return [MEDIA_STORE_DIR, WORKER_DIR].filter((folder) => folder !== undefined);
}
