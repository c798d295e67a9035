import { PARTS } from '@isl/contracts/parts';
import { defineConfig, env, listening } from '@isl/service-kit';

type Environment = Readonly<Record<string, string | undefined>>;

const seedSettings = {
  MONGODB_URL: env.mongodb(),
  CONTENT_DATABASE: env.text().default('isl_content'),
  LEXICON_DIR: env.text(),
};

const settings = {
  ...seedSettings,
  ...listening(PARTS.content.port),
  AUTH_JWKS_URL: env.url(),
  LOG_LEVEL: env.logLevel(),
};

/** The service's database, and how the server's log calls the service. */
export function databaseOf({ CONTENT_DATABASE: name }: { readonly CONTENT_DATABASE: string }) {
  return { name, appName: 'content' };
}

/** The service's settings; the README's table says what each is for. */
export function readConfig(source: Environment) {
  return defineConfig(settings, source);
}

/** What the seed command needs of them. */
export function readSeedConfig(source: Environment) {
  return defineConfig(seedSettings, source);
}
