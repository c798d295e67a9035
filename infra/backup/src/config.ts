import { defineConfig, env } from '@isl/service-kit';

/** What the parts keep, each in a database of its own. */
const DATABASES = ['isl_gateway', 'isl_content', 'isl_media'];

/** Where both stores are; the same names as the parts', so that NAME_FILE works as there. */
export function readConfig(source: Readonly<Record<string, string | undefined>>) {
  return defineConfig(
    {
      MONGODB_URL: env.mongodb(),
      BACKUP_DATABASES: env.list().default(DATABASES),
      S3_ENDPOINT: env.url(),
      S3_ACCESS_KEY: env.text(),
      S3_SECRET_KEY: env.text(),
      S3_BUCKET: env.text(),
      S3_REGION: env.text().default('us-east-1'),
    },
    source,
  );
}

export type Config = ReturnType<typeof readConfig>;
