import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, trackedFiles } from '../support/repository.js';

const ROUTER = 'web/src/app/router.tsx';
const PATHS = 'web/src/lib/paths.ts';
/** Answered by the gateway, never a screen. */
const NOT_SCREENS = /^\/(api|static)\//;

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);

/** Addresses match whatever their case; what is filled in is written `:`. */
const shape = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .replace(/\/$/, '')
    .replaceAll(/\{\w+\}|:\w+/g, ':')
    .toLowerCase() || '/';

const propertyOf = (node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined => {
  const found = node.properties.find(
    (one) => ts.isPropertyAssignment(one) && one.name.getText() === name,
  );
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
};

/** Every address that the router has a screen for. */
function routedAddresses(): string[] {
  const tree = parse(ROUTER);
  /** The list that a name stands for: a constant, or what a function of this file returns. */
  const lists = new Map<string, ts.Expression>();
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      lists.set(node.name.getText(), node.initializer);
    } else if (ts.isFunctionDeclaration(node) && node.name) {
      const result = node.body?.statements.find(ts.isReturnStatement)?.expression;
      if (result) lists.set(node.name.text, result);
    }
    ts.forEachChild(node, collect);
  };
  collect(tree);

  const walk = (node: ts.Expression | undefined, base: string): string[] => {
    if (!node) return [];
    if (ts.isCallExpression(node)) return walk(lists.get(node.expression.getText()), base);
    if (ts.isIdentifier(node)) return walk(lists.get(node.text), base);
    if (ts.isSpreadElement(node)) return walk(node.expression, base);
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => walk(one, base));
    if (!ts.isObjectLiteralExpression(node)) throw new Error(`not a route: ${node.getText()}`);
    const path = propertyOf(node, 'path');
    if (path && !ts.isStringLiteralLike(path)) throw new Error(`not a text: ${path.getText()}`);
    const here = `${base}/${path?.text ?? ''}`.replaceAll(/\/{2,}/g, '/');
    const hasScreen =
      propertyOf(node, 'children') === undefined && (path || propertyOf(node, 'index'));
    return [...(hasScreen ? [shape(here)] : []), ...walk(propertyOf(node, 'children'), here)];
  };
  return [...new Set(walk(lists.get('routes'), '/'))].sort();
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
    for (const [, url = ''] of read(path).matchAll(/['"`](\/dashboard\/[\w/]+)/g)) note(path, url);
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
    expect(listed.map(({ path }) => path).sort()).toEqual(routed);
  });

  it('that are linked to have a screen', () => {
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter(({ path }) => !isRouted(path))).toEqual([]);
  });

  it('of the table are linked to, unless it says that none leads there', () => {
    const shapes = new Set(linked.flatMap(({ path }) => [shape(path), `${shape(path)}/:`]));
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
