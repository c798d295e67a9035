import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataSchemas } from '../src/data-schemas.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isl-schemas-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (schema: { readonly $id: string; readonly [key: string]: unknown }): void =>
  writeFileSync(join(folder, `${schema.$id}.schema.json`), JSON.stringify(schema));

it('names each file and each definition as a type, and refers to it by that name', () => {
  write({
    $id: 'sign-rules',
    title: 'Rules',
    type: 'object',
    properties: { negators: { $ref: 'common#/definitions/wordList' } },
  });
  write({ $id: 'common', definitions: { wordList: { type: 'array' } } });
  expect(dataSchemas(folder)).toEqual({
    SignRules: {
      type: 'object',
      properties: { negators: { $ref: '#/components/schemas/WordList' } },
    },
    WordList: { type: 'array' },
  });
});

it('leaves out what no type can say, but no field of that name', () => {
  write({
    $id: 'form',
    type: 'object',
    not: { required: ['a', 'b'] },
    properties: { title: { type: 'string', pattern: '^a', maxLength: 4 } },
  });
  expect(dataSchemas(folder)).toEqual({
    Form: { type: 'object', properties: { title: { type: 'string' } } },
  });
});

it('keeps the order of a list that has one, and makes a set of any other without repeats', () => {
  const list = { type: 'array', uniqueItems: true, minItems: 1 };
  write({ $id: 'lists', definitions: { steps: { ...list, $comment: 'in order' }, words: list } });
  expect(dataSchemas(folder)).toEqual({
    Steps: { type: 'array', minItems: 1 },
    Words: { type: 'array', uniqueItems: true },
  });
});

it('refuses one name for two shapes', () => {
  write({ $id: 'a', definitions: { word: { type: 'string' } } });
  write({ $id: 'b', definitions: { word: { type: 'number' } } });
  expect(() => dataSchemas(folder)).toThrow('Word has two shapes');
});
