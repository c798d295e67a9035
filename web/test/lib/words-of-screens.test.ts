import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from '../../src/app/screens';
import en from '../../src/messages/en.json';
import { partOfKey } from '../../vite/first-messages-plugin';

const SOURCES = join(import.meta.dirname, '../../src');
const SCREENS = join(SOURCES, 'app/screens.ts');
const FRAMES = {
  site: ['app/root.tsx'],
  form: ['app/root.tsx', 'app/providers.tsx'],
  shell: ['app/root.tsx', 'app/providers.tsx', 'features/shell/dashboard-layout.tsx'],
} as const;

const read = (file: string): string => readFileSync(file, 'utf8');
const partsIn = (code: string): string[] =>
  [...code.matchAll(/\bloadMessagesOf\('(\w+)'\)/g)].map(([, part]) => String(part));

/** The modules that a module needs, sooner or later. */
function importsOf(file: string): string[] {
  const named = [
    ...read(file).matchAll(/^import (?!type\b)[^;]*?from '(\.[^']+)'/gms),
    ...read(file).matchAll(/\bimport\('(\.[^']+)'\)/g),
  ].map(([, name]) => join(dirname(file), String(name)));
  return named.flatMap((name) => [`${name}.ts`, `${name}.tsx`].filter(existsSync));
}

/** The words that a module says, and the beginnings of what it puts together. */
function keysOf(file: string): string[] {
  return [...read(file).matchAll(/(['"`])([a-zA-Z]+(?:\.\w+)*)(\1|\.?\$\{)/g)].flatMap(
    ([, , key = '', end = '']) =>
      isKey(key) && (key.includes('.') || end.startsWith('.')) ? key : [],
  );
}

function isKey(key: string): boolean {
  let at: unknown = en;
  for (const name of key.split('.')) {
    const from = at as Record<string, unknown>;
    if (typeof at !== 'object' || at === null) return false;
    at = from[name] ?? from[`${name}_one`];
  }
  return at !== undefined;
}

/** What is said below these modules whose words did not come with them. */
function unbrought(files: readonly string[], parts: readonly string[]): string[] {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, before: ReadonlySet<string>): void => {
    const brought = new Set([...before, ...partsIn(read(file))]);
    const visited = `${file} ${[...brought].sort().join()}`;
    if (seen.has(visited) || file === SCREENS) return;
    seen.add(visited);
    for (const key of keysOf(file)) {
      const part = partOfKey(key);
      if (!brought.has(part)) missing.add(`${relative(SOURCES, file)}: ${key} of ${part}`);
    }
    for (const next of importsOf(file)) visit(next, brought);
  };
  for (const file of files) visit(file, new Set(parts));
  return [...missing];
}

/** The rows of the table of screens as they are written. */
const rows = read(SCREENS)
  .split(/^ {2}\{$/m)
  .slice(1);

describe('the words of a screen', () => {
  it.each(screens.map((screen, at) => ({ ...screen, at })))(
    '$head.name come with it or with what it fetches',
    ({ frame, head, at }) => {
      const row = rows[at] ?? '';
      expect(row).toContain(`name: '${head.name}'`);
      const own = [...row.matchAll(/import\('(\.[^']+)'\)/g)].map(([, name]) =>
        join(dirname(SCREENS), `${name}.tsx`),
      );
      const parts = ['first', ...(frame === 'site' ? [] : ['later']), ...partsIn(row)];
      const around = FRAMES[frame].map((file) => join(SOURCES, file));
      expect(unbrought([...around, ...own], parts)).toEqual([]);
      const said = [head.title, head.intro, head.description].filter((key) => key !== undefined);
      expect(said.filter((key) => !parts.includes(partOfKey(key)))).toEqual([]);
    },
  );
});
