import { PARTS } from '@isl/contracts/parts';
import { defineConfig, env, listening } from '@isl/service-kit';

type Environment = Readonly<Record<string, string | undefined>>;

const isHttp = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const settings = {
  ...listening(PARTS.signkit.port),
  WEB_ORIGINS: env
    .list()
    .refine((urls) => urls.every(isHttp), 'must be http addresses with commas between')
    .transform((urls) => urls.map((url) => new URL(url).origin))
    .default([]),
  PUBLIC_SIGNS_URL: env.url().refine(isHttp, 'must be an http address').optional(),
  SIGNS_PORT: env.port(PARTS.signs.port),
  PAGE_DIST: env.text().optional(),
  ASSETS_DIR: env.list().default([]),
  AUTH_JWKS_URL: env.url().refine(isHttp, 'must be an http address').optional(),
  LOG_LEVEL: env.logLevel(),
};

export type Config = ReturnType<typeof readConfig>;

/** The settings; the README's table says what each is for. */
export function readConfig(source: Environment) {
  return defineConfig(settings, source);
}
