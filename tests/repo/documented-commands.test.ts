import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, read, trackedFiles } from '../support/repository.js';

const documents = trackedFiles('.md');
const targets = new Set(
  [...read('Makefile').matchAll(/^([a-z0-9-]+):/gm)].map((match) => match[1]),
);

/** What stands in backticks or in a fenced block, by document. */
function codeIn(path: string): string[] {
  const text = read(path);
  const fenced = [...text.matchAll(/```[a-z]*\n([\s\S]*?)```/g)].flatMap(
    (m) => m[1]?.split('\n') ?? [],
  );
  const inline = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    (m) => m[1],
  );
  return [...fenced, ...inline].filter((code) => code !== undefined);
}

describe('the documents', () => {
  it('name only make targets that exist', () => {
    const missing = documents.flatMap((path) =>
      codeIn(path)
        .flatMap((code) => [...code.matchAll(/(?:^|&& |; )make ([a-z][a-z0-9-]*)/g)])
        .filter((match) => !targets.has(match[1]))
        .map((match) => `${path}: make ${match[1]}`),
    );
    expect(missing).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    const missing = documents.flatMap((path) =>
      codeIn(path)
        .flatMap((code) => [...code.matchAll(/npm run -w (\S+) ([\w:-]+)/g)])
        .filter(([, workspace = '', script = '']) => !scriptsOf(workspace).includes(script))
        .map((match) => `${path}: ${match[0]}`),
    );
    expect(missing).toEqual([]);
  });

  it('send whoever changes something to places that exist', () => {
    const named = codeIn('CONTRIBUTING.md').filter((code) => /^[\w.-]+(\/[\w.-]+)+$/.test(code));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('link only to files that exist', () => {
    const broken = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .filter(([, target = '']) => !existsSync(join(ROOT, dirname(path), target)))
        .map((match) => `${path}: ${match[1]}`),
    );
    expect(broken).toEqual([]);
  });
});

function scriptsOf(workspace: string): string[] {
  for (const path of trackedFiles('package.json')) {
    const manifest = JSON.parse(read(path)) as { name?: string; scripts?: Record<string, string> };
    if (manifest.name === workspace) return Object.keys(manifest.scripts ?? {});
  }
  return [];
}
