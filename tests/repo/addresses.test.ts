import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, trackedFiles } from '../support/repository.js';

const SCREENS = 'web/src/app/screens.ts';
const PATHS = 'web/src/lib/paths.ts';
/** Answered by the gateway, never a screen. */
const NOT_SCREENS = /^\/(api|static)\//;
const ADDRESS_IN_TEXT = /['"`](\/(?:dashboard\/[\w/]+|contact|login|register|reset-password))/g;

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);

/** Addresses match whatever their case; what is filled in is written `:`. */
const shape = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .replace(/\/$/, '')
    .replaceAll(/\{\w+\}|:\w+/g, ':')
    .toLowerCase() || '/';

/** Every address of the table of screens, by the names of lib/paths. */
function routedAddresses(): string[] {
  const named = new Map(
    [...read(PATHS).matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, name, path]) => [name, path]),
  );
  const rows = [...read(SCREENS).matchAll(/^ {4}path: (?:`\$\{)?paths\.(\w+)(?:\}([^`]*)`)?,$/gm)];
  return rows.map(([row, name, rest = '']) => {
    const path = named.get(name);
    if (path === undefined) throw new Error(`no address has the name of ${row}`);
    return shape(`${path}${rest}`);
  });
}

/** The table of addresses in docs/spec-coverage.md, with who asked for each. */
function listedAddresses(): Array<{ readonly path: string; readonly isLinked: boolean }> {
  const rows = read('docs/spec-coverage.md').matchAll(/^\| Address `([^`]+)`: ([^|]+)/gm);
  return [...rows].map(([, path = '', says = '']) => ({
    path: shape(path),
    isLinked: !says.includes('reached by its address only'),
  }));
}

type Link = { readonly place: string; readonly path: string };

/** What lib/paths names, and every literal address in the code and in what is shipped beside it. */
function links(): Link[] {
  const found: Link[] = [];
  const note = (place: string, path: string): void => {
    if (!NOT_SCREENS.test(path)) found.push({ place, path });
  };
  const sources = trackedFiles('.ts').concat(trackedFiles('.tsx'));
  for (const path of sources.filter((one) => /^web\/src\/(?!sw\/)/.test(one))) {
    const tree = parse(path);
    const visit = (node: ts.Node): void => {
      const isAddress =
        ts.isStringLiteral(node) && /^\/([a-z][\w/-]*(\?.*)?)?$/i.test(node.text) && isLink(node);
      if (isAddress) note(path, node.text);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  const manifest = JSON.parse(read('web/public/manifest.webmanifest')) as {
    start_url: string;
    shortcuts: Array<{ url: string }>;
  };
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((one) => one.url)]) {
    note('manifest.webmanifest', url);
  }
  const seeds = trackedFiles('.ts').filter((path) => path.startsWith('services/content/src/'));
  for (const path of seeds) {
    for (const [, url = ''] of read(path).matchAll(ADDRESS_IN_TEXT)) note(path, url);
  }
  return found;
}

/** A value of `paths`, a `to` or `href`, or where code goes by itself. */
function isLink(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return /^(to|href)$/.test(parent.name.getText());
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent))
    return /^(to|href)$/.test(parent.parent.name.getText());
  if (ts.isCallExpression(parent)) return /navigate|redirect/.test(parent.expression.getText());
  return node.getSourceFile().fileName.endsWith(PATHS) && ts.isPropertyAssignment(parent);
}

const routed = routedAddresses();
const linked = links();
const listed = listedAddresses();
/** A route with something to fill in is linked to by its beginning: `/products` and an id. */
const isRouted = (path: string): boolean =>
  routed.includes(shape(path)) || routed.includes(`${shape(path)}/:`);

describe('the addresses', () => {
  it('of the router are those of docs/spec-coverage.md', () => {
    expect(routed.length).toBeGreaterThan(20);
    expect(listed.map(({ path }) => path).sort()).toEqual([...routed].sort());
  });

  it('that are linked to have a screen', () => {
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter(({ path }) => !isRouted(path))).toEqual([]);
  });

  it('of the table are linked to, unless it says that none leads there', () => {
    // A page within one that is filled in is linked to by the same beginning: a course's lesson.
    const shapes = new Set(
      linked.flatMap(({ path }) => ['', '/:', '/:/:'].map((filled) => shape(path) + filled)),
    );
    const lonely = listed.filter(({ path, isLinked }) => isLinked && !shapes.has(path));
    expect(lonely).toEqual([]);
  });

  it('that lib/paths names are all used', () => {
    const names = [...read(PATHS).matchAll(/^ {2}(\w+): '\//gm)].map(([, name = '']) => name);
    const code = trackedFiles('.ts')
      .concat(trackedFiles('.tsx'))
      .filter((path) => path.startsWith('web/src/'))
      .map((path) => read(path))
      .join('\n');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !new RegExp(`paths\\.${name}\\b`).test(code))).toEqual([]);
  });
});
