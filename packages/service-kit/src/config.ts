import { z } from 'zod';

/** Builders for settings that arrive as text. */
export const env = {
  text: () => z.string().min(1),
  port: (byDefault: number) => z.coerce.number().int().min(0).max(65535).default(byDefault),
  integer: (byDefault: number, minimum = 0) =>
    z.coerce.number().int().min(minimum).default(byDefault),
  url: () => z.url({ protocol: /^(https?|mongodb(\+srv)?)$/ }),
  flag: (byDefault: boolean) =>
    z
      .enum(['true', 'false', '1', '0'])
      .default(byDefault ? 'true' : 'false')
      .transform((value) => value === 'true' || value === '1'),
  list: () =>
    z
      .string()
      .min(1)
      .transform((value) => value.split(',').map((one) => one.trim())),
  logLevel: () => z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

/**
 * Reads settings from the environment. What is wrong is thrown as one list, a line a setting,
 * so that nobody fixes them one boot at a time. Empty text counts as unset.
 */
export function defineConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: Readonly<Record<string, string | undefined>>,
): Readonly<z.infer<z.ZodObject<Shape>>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return Object.freeze(result.data);
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return `  ${name}: ${given[name] === undefined ? 'is not set' : issue.message}`;
  });
  throw new ConfigError(`The settings are not usable:\n${lines.join('\n')}`);
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
