import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import type { Plugin } from 'vite';

const STYLES = /@mantine[\\/]core[\\/]styles\.layer\.css$/;
const CORE = dirname(fileURLToPath(import.meta.resolve('@mantine/core')));
const SOURCES = join(import.meta.dirname, '../src');
/** They are made of the library's parts too. */
const COMPANIONS = ['@mantine/carousel', '@mantine/dropzone'] as const;
const NAMED = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*["']@mantine\/core["']/g;
/** A component's classes carry a hash and nothing else in the library's styles looks like it. */
const CLASS = /\bm_[0-9a-f]+\b/g;

/**
 * The component library's styles, less those of components that the app has none of: about half is
 * left. The file that all come in keeps their order, which the library's own small files leave to us.
 */
export function mantineStylesPlugin(): Plugin {
  return {
    name: 'isl-mantine-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (css, id) =>
      STYLES.test(id.split('?')[0] ?? '')
        ? { code: stylesOf(css, classesInUse()), map: null }
        : null,
  };
}

/** What is left of the styles for who has these classes. */
export function stylesOf(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const left = rule.selectors.filter((selector) =>
      (selector.match(CLASS) ?? []).every((one) => used.has(one)),
    );
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  root.walkAtRules((at) => {
    if (at.nodes?.length === 0) at.remove();
  });
  return root.toString();
}

/** The classes of every component that the app names, and of those that these are made of. */
export function classesInUse(): Set<string> {
  const index = readFileSync(join(CORE, 'index.mjs'), 'utf8');
  const homes = new Map<string, string>();
  for (const [, names, file] of index.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)) {
    for (const name of namesIn(names)) homes.set(name, join(CORE, String(file)));
  }
  const classes = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const name of text.match(CLASS) ?? []) classes.add(name);
    for (const [, next] of text.matchAll(/from "(\.[^"]+)"/g))
      visit(join(dirname(file), String(next)));
  };
  for (const name of namesInUse()) {
    const home = homes.get(name);
    if (home) visit(home);
  }
  return classes;
}

function namesInUse(): Set<string> {
  const folders = [
    SOURCES,
    ...COMPANIONS.map((name) => dirname(fileURLToPath(import.meta.resolve(name)))),
  ];
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  return new Set(
    texts.flatMap((text) => [...text.matchAll(NAMED)].flatMap(([, names]) => namesIn(names))),
  );
}

/** `Button, type ButtonProps, Menu as Other`: what they are called where they come from. */
const namesIn = (list = ''): string[] =>
  list
    .split(',')
    .map(
      (one) =>
        one
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => name !== '');
