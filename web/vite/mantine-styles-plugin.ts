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
/** Where a component's classes are named; what styles them comes with that where not all screens show it. */
const NAMES_OF_LATER =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Tabs|SegmentedControl|ScrollArea|Switch|Combobox|Progress|Checkbox|Radio|Menu|Modal|ModalBase|PasswordInput|Drawer|Popover|FloatingIndicator|LoadingOverlay)[\\/].*\.module\.mjs$/;
const OWN = 'isl-mantine-own:';
const PALETTE = /^--mantine-color-([a-z]+)-/;

/**
 * The component library's styles, less those of components that the app has none of: about half is
 * left. What every screen may show comes in one file, in the library's order; the rest with the
 * scripts of the components that it styles.
 */
export function mantineStylesPlugin(): Plugin {
  const all = lazily(() => readFileSync(join(CORE, '../styles.layer.css'), 'utf8'));
  const used = lazily(classesInUse);
  return {
    name: 'isl-mantine-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(OWN) ? id : null),
    load: (id) => {
      if (!id.startsWith(OWN)) return null;
      const names = id.slice(OWN.length).replace(/\.css$/, '.module.mjs');
      const own = classesIn(readFileSync(names, 'utf8'));
      return { code: stylesOfOne(all(), own, used()), moduleSideEffects: true };
    },
    transform: (code, id) => {
      const file = id.split('?')[0] ?? '';
      if (STYLES.test(file)) return { code: firstStyles(code, used()), map: null };
      if (!NAMES_OF_LATER.test(file)) return null;
      const styles = JSON.stringify(OWN + file.replace(/\.module\.mjs$/, '.css'));
      return { code: `import ${styles};\n${code}`, map: null, moduleSideEffects: true };
    },
  };
}

function firstStyles(css: string, used: ReadonlySet<string>): string {
  const first = new Set(used);
  for (const file of readdirSync(join(CORE, 'components'), { recursive: true, encoding: 'utf8' })) {
    const path = join(CORE, 'components', file);
    if (!NAMES_OF_LATER.test(path)) continue;
    for (const one of classesIn(readFileSync(path, 'utf8'))) first.delete(one);
  }
  return withoutPalettes(stylesOf(css, first));
}

/** What is left of the styles for who has these classes. */
export const stylesOf = (css: string, used: ReadonlySet<string>): string =>
  filtered(css, (classes) => classes.every((one) => used.has(one)));

/**
 * What of the styles is about these classes, as far as the app has what it is about. It stands in a
 * layer over the others', whichever of the two files comes first.
 */
export const stylesOfOne = (
  css: string,
  own: ReadonlySet<string>,
  used: ReadonlySet<string>,
): string =>
  filtered(
    css,
    (classes) => classes.some((one) => own.has(one)) && classes.every((one) => used.has(one)),
  ).replaceAll('@layer mantine ', '@layer mantine-parts ');

function filtered(css: string, isKept: (classes: readonly string[]) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const left = rule.selectors.filter((selector) => isKept(selector.match(CLASS) ?? []));
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  root.walkAtRules((at) => {
    if (at.nodes?.length === 0) at.remove();
  });
  return root.toString();
}

/** Less the colours that neither the app nor another style names. */
export function withoutPalettes(css: string, named = sourceTexts().join('\n')): string {
  const root = postcss.parse(css);
  const wanted = new Set(namesOfPalettes(named));
  root.walkDecls(({ prop, value }) => {
    const own = PALETTE.exec(prop)?.[1];
    for (const one of namesOfPalettes(value)) if (one !== own) wanted.add(one);
  });
  root.walkDecls(/^--mantine-color-[a-z]+-\d$/, ({ prop }) => {
    const palette = PALETTE.exec(prop)?.[1] ?? '';
    if (wanted.has(palette)) return;
    root.walkDecls(new RegExp(`^--mantine-color-${palette}-`), (declaration) => {
      declaration.remove();
    });
  });
  return root.toString();
}

const namesOfPalettes = (text: string): string[] =>
  [...text.matchAll(/--mantine-color-([a-z]+)|\bcolor="([a-z]+)"/g)].map(
    ([, variable, word]) => variable ?? word ?? '',
  );

const classesIn = (text: string): Set<string> => new Set(text.match(CLASS) ?? []);

/** Made when it is asked for, and once. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
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

function sourceTexts(): string[] {
  const folders = [
    SOURCES,
    ...COMPANIONS.map((name) => dirname(fileURLToPath(import.meta.resolve(name)))),
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

function namesInUse(): Set<string> {
  return new Set(
    sourceTexts().flatMap((text) =>
      [...text.matchAll(NAMED)].flatMap(([, names]) => namesIn(names)),
    ),
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
