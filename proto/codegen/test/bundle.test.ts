import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundle } from '../src/bundle.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isl-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const schemas = (all: object) => ({ components: { schemas: all } });

it('takes in what a document names in others, and what those name', () => {
  write('words.yaml', schemas({ Word: { enum: ['a'] }, Unused: {} }));
  write(
    'common.yaml',
    schemas({ Pair: { items: { $ref: 'words.yaml#/components/schemas/Word' } } }),
  );
  const file = write('main.yaml', {
    paths: { '/': { $ref: 'common.yaml#/components/schemas/Pair' } },
    ...schemas({ Own: { type: 'string' } }),
  });
  expect(bundle(file)).toEqual({
    paths: { '/': { $ref: '#/components/schemas/Pair' } },
    components: {
      schemas: {
        Own: { type: 'string' },
        Pair: { items: { $ref: '#/components/schemas/Word' } },
        Word: { enum: ['a'] },
      },
    },
  });
});

it('refuses a name that two files give to different things, and one that none has', () => {
  write('common.yaml', schemas({ Post: { type: 'string' } }));
  const twice = write('twice.yaml', {
    paths: { '/': { $ref: 'common.yaml#/components/schemas/Post' } },
    ...schemas({ Post: { type: 'object' } }),
  });
  expect(() => bundle(twice)).toThrow('schemas/Post is another in');
  const none = write('none.yaml', {
    paths: { '/': { $ref: 'common.yaml#/components/schemas/None' } },
  });
  expect(() => bundle(none)).toThrow('has no schemas/None');
});
