import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Builders for settings that arrive as text. */
export const env = {
  text: () => z.string().min(1),
  port: (byDefault: number) => z.coerce.number().int().min(0).max(65535).default(byDefault),
  integer: (byDefault: number, minimum = 0) =>
    z.coerce.number().int().min(minimum).default(byDefault),
  url: () => z.url({ protocol: /^https?$/ }),
  /** Of MongoDB: one host, or all of a replica set with commas between. */
  mongodb: () =>
    z
      .string()
      .refine(
        (text) => /^mongodb(\+srv)?:\/\/[^/?]/.test(text) && URL.canParse(withOneHost(text)),
        'Invalid address of a MongoDB',
      ),
  flag: (byDefault: boolean) =>
    z
      .enum(['true', 'false', '1', '0'])
      .default(byDefault ? 'true' : 'false')
      .transform((value) => value === 'true' || value === '1'),
  list: () =>
    z
      .string()
      .min(1)
      .transform((value) =>
        value
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
      ),
  logLevel: () => z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

/** A URL has one host only, and this is asked whether it is one. */
function withOneHost(address: string): string {
  return address.replace(/^([^/]*\/\/(?:[^@/]*@)?[^,/?]+)(?:,[^,/?]+)+/, '$1');
}

/**
 * Where a part listens, and where it talks to those who run it: without OPS_PORT it does not, and
 * without an endpoint it sends no traces. After the signal to stop it serves for DRAIN_SECONDS: longer
 * than the balancer before it takes to see that it is not ready. And which commit it was built from, as
 * whoever built or started it says.
 */
export const listening = (port: number) => ({
  ISL_COMMIT: env.text().optional(),
  HOST: env.text().default('127.0.0.1'),
  PORT: env.port(port),
  OPS_HOST: env.text().default('127.0.0.1'),
  OPS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(0),
});

/**
 * Reads settings from the environment. What is wrong is thrown as one list, a line a setting,
 * so that nobody fixes them one boot at a time. Empty text counts as unset. What NAME_FILE names is
 * read as NAME, so that a secret stands in no environment. `alsoWrong` names what
 * only shows when settings are seen together, or when the files they name are read.
 */
export function defineConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: Readonly<Record<string, string | undefined>>,
  alsoWrong: (config: z.infer<z.ZodObject<Shape>>) => readonly string[] = () => [],
): Readonly<z.infer<z.ZodObject<Shape>>> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { read, unreadable } = readFiles(Object.keys(shape), set);
  const given = { ...read, ...set };
  const result = z.object(shape).safeParse(given);
  const lines = result.success
    ? alsoWrong(result.data).map((line) => `  ${line}`)
    : result.error.issues.map((issue) => {
        const name = issue.path.join('.');
        if (unreadable[name]) return `  ${name}_FILE: ${unreadable[name]}`;
        return `  ${name}: ${given[name] === undefined ? 'is not set' : issue.message}`;
      });
  if (result.success && lines.length === 0) return Object.freeze(result.data);
  throw new ConfigError(`The settings are not usable:\n${lines.join('\n')}`);
}

type Texts = Record<string, string | undefined>;

/** Texts of the files that NAME_FILE names, where NAME itself is not set. */
function readFiles(names: readonly string[], set: Texts): { read: Texts; unreadable: Texts } {
  const read: Texts = {};
  const unreadable: Texts = {};
  for (const name of names) {
    const file = set[`${name}_FILE`];
    // A shape that has the file's name itself reads it itself.
    if (file === undefined || set[name] !== undefined || names.includes(`${name}_FILE`)) continue;
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      unreadable[name] = (error as Error).message;
    }
  }
  return { read, unreadable };
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
