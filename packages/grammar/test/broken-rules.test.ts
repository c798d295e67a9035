import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenRules, glossesOf } from '../tools/broken-rules.js';

const GRAMMAR = new URL('../', import.meta.url);
const LEXICON = new URL('../../lexicon/', import.meta.url);
const GLOSSES = glossesOf(LEXICON);
// Each case compiles the schemas of all rule files.
const TIMEOUT_MS = 20_000;

describe('the rule files', { timeout: TIMEOUT_MS }, () => {
  it('are as their schemas say, and name signs that the lexicon has', () => {
    expect(brokenRules(GRAMMAR, LEXICON, GLOSSES)).toEqual([]);
  });
});

describe('a broken rule file', { timeout: TIMEOUT_MS }, () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'grammar-'));
    for (const name of ['rules', 'schema'])
      cpSync(fileURLToPath(new URL(name, GRAMMAR)), join(folder, name), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const broken = (file: string, change: (text: string) => string): string[] => {
    const path = join(folder, 'rules', file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    return brokenRules(pathToFileURL(`${folder}/`), LEXICON, GLOSSES);
  };

  it('is named with the rule of a construction and the reason', () => {
    expect(broken('isl/clauses.json', (text) => text.replace('"pattern"', '"patern"'))).toEqual([
      expect.stringMatching(/^isl\/clauses\.json: rules\.quality: .*pattern/),
      expect.stringMatching(/^isl\/clauses\.json: rules\.quality: .*patern/),
    ]);
  });

  it('is named with the list and a sign that the lexicon has not', () => {
    expect(broken('hindi-reading.json', (text) => text.replace('"MOTHER"', '"MOHTER"'))).toEqual([
      'hindi-reading.json: words.MOHTER: the lexicon has no sign MOHTER',
    ]);
  });

  it('is named with a place in the order that is none', () => {
    expect(broken('signing-order.json', (text) => text.replace('"subject"', '"sujbect"'))).toEqual([
      expect.stringMatching(/^signing-order\.json: clause\.4\.part: .*subject/),
    ]);
  });

  it('is named where it is no JSON', () => {
    expect(broken('doubt.json', () => '{')).toEqual([expect.stringMatching(/^doubt\.json: /)]);
  });
});
