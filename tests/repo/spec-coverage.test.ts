import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT, read } from '../support/repository.js';

type Row = { section: string; says: string; lives: string[]; test: string; name: string };

const SECTIONS = ['2', '3', '4', '5', '6', '7', '8', '9'];

/** The rows of docs/spec-coverage.md: what is asked for, the files it lives in, file and test. */
function readTable(): Row[] {
  let section = '';
  const rows: Row[] = [];
  for (const line of read('docs/spec-coverage.md').split('\n')) {
    section = /^## Spec §(\d)/.exec(line)?.[1] ?? section;
    const [, says, lives, shown, end] = line.split('|').map((cell) => cell.trim());
    const isRow = says !== undefined && says !== 'The specification says' && !/^-+$/.test(says);
    if (!line.startsWith('|') || !isRow) continue;
    if (lives === undefined || shown === undefined || end !== '')
      throw new Error(`not a row of three cells: ${line}`);
    const [, test = '', name = ''] = /^`([^`]+)` (\S.*)$/.exec(shown) ?? [];
    rows.push({ section, says, lives: [...lives.matchAll(/`([^`]+)`/g)].map(group), test, name });
  }
  return rows;
}

const group = (match: RegExpMatchArray): string => match[1] ?? '';

/** The names of the tests in a file that are run; `test_a_b` of Python reads `a b`. */
function testNames(path: string): string[] {
  if (path.endsWith('.py')) {
    return [...read(path).matchAll(/^(?:async )?def test_(\w+)/gm)].map((match) =>
      group(match).replaceAll('_', ' '),
    );
  }
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [name] = node.arguments;
      const isTest = /^(it|test)(\.each)?$/.test(calleeOf(node.expression).getText(source));
      if (isTest && name && ts.isStringLiteralLike(name)) names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** `it.each` of `it.each([...])('name', ...)`. */
const calleeOf = (node: ts.Expression): ts.Expression =>
  ts.isCallExpression(node) ? calleeOf(node.expression) : node;

const textsOf = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsOf);

const rows = readTable();
const say = ({ section, says }: Row): string => `§${section} ${says}`;

describe('the table of what the specification asks for', () => {
  it.each(SECTIONS)('has rows for section %s', (section) => {
    expect(rows.filter((row) => row.section === section)).not.toEqual([]);
  });

  it('says nothing twice', () => {
    const said = rows.map(say);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  it('has a test for every row', () => {
    expect(rows.filter(({ name }) => name === '').map(say)).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = rows.flatMap(({ lives, test }) => [...lives, ...(test === '' ? [] : [test])]);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(rows.filter(({ lives }) => lives.length === 0).map(say)).toEqual([]);
  });

  it('names only tests that are run', () => {
    const known = new Map<string, string[]>();
    const namesOf = (path: string): string[] => {
      const names = known.get(path) ?? testNames(path);
      known.set(path, names);
      return names;
    };
    const strange = rows.filter(
      ({ test, name }) =>
        existsSync(join(ROOT, test)) &&
        name !== '' &&
        !namesOf(test).some((known) => known.includes(name)),
    );
    expect(strange.map((row) => `${say(row)}: ${row.test} has no test “${row.name}”`)).toEqual([]);
  });

  it('quotes only words that the interface has', () => {
    const messages = textsOf(JSON.parse(read('web/src/messages/en.json')));
    const quoted = rows.flatMap(({ says }) => [...says.matchAll(/“([^”]+)”/g)].map(group));
    expect(quoted.length).toBeGreaterThan(100);
    expect(quoted.filter((text) => !messages.includes(text))).toEqual([]);
  });
});
