import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverMessage } from '../../src/lib/api/errors';

const ROOT = join(import.meta.dirname, '../../..');
const parts = ['gateway', 'services/content', 'services/media', 'packages/service-kit'];
const sources = parts.flatMap((part) =>
  readdirSync(join(ROOT, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(part, 'src', file)),
);
/** Every code with a sentence of its own, as the services write them. */
const answers = sources.flatMap((file) =>
  [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(
      /AppError\(\s*'([A-Z_]+)',\s*(['`])((?:(?!\2).)+)\2/g,
    ),
  ].map(([, code = '', , message = '']) => ({ code, message })),
);
/** What no visitor should have to understand. */
const words =
  /_id\b|\bcursor\b|\bafter must\b|\bheader\b|\broute\b|\bfield "|Idempotency|\bJSON\b/i;

describe('what a server says', () => {
  it('is found in the sources', () => {
    expect(answers.length).toBeGreaterThan(30);
    expect(answers.map(({ code }) => code)).toContain('INVALID_CURSOR');
  });

  it('reaches people only where it is written for people', () => {
    const shown = answers
      .map((data) => serverMessage({ status: 400, data }))
      .filter((message) => message !== undefined);
    expect(shown).toContain('This post does not exist any more.');
    expect(shown.filter((message) => words.test(message))).toEqual([]);
  });
});
