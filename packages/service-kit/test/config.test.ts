import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defineConfig, env } from '../src/index.js';

const shape = {
  STORE_URL: env.url(),
  NAME: env.text(),
  PORT: env.port(8080),
  LIMIT: env.integer(10, 1),
  IS_ON: env.flag(false),
  ADDRESSES: env.list().default([]),
  LOG_LEVEL: env.logLevel(),
};
const usual = { STORE_URL: 'http://127.0.0.1:9000', NAME: 'sample' };
const messageOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('takes what is given, and the default of what is not', () => {
  expect(defineConfig(shape, { ...usual, LIMIT: '7', IS_ON: '1', ADDRESSES: ' a, b ,,' })).toEqual({
    ...usual,
    PORT: 8080,
    LIMIT: 7,
    IS_ON: true,
    ADDRESSES: ['a', 'b'],
    LOG_LEVEL: 'info',
  });
});

it('cannot be changed afterwards', () => {
  expect(Object.isFrozen(defineConfig(shape, usual))).toBe(true);
});

it('lists everything that is wrong, a line a setting', () => {
  const message = messageOf(() =>
    defineConfig(shape, { PORT: '99999', LIMIT: '0', IS_ON: 'maybe' }),
  );
  const lines = message.split('\n');
  expect(lines[0]).toBe('The settings are not usable:');
  expect(lines.slice(1).map((line) => line.trim().split(':')[0])).toEqual([
    'STORE_URL',
    'NAME',
    'PORT',
    'LIMIT',
    'IS_ON',
  ]);
  expect(lines[1]).toBe('  STORE_URL: is not set');
});

it('counts an empty text as unset', () => {
  expect(messageOf(() => defineConfig(shape, { ...usual, NAME: '' }))).toContain(
    'NAME: is not set',
  );
  expect(defineConfig(shape, { ...usual, PORT: '' }).PORT).toBe(8080);
});

it.each(['file:///etc/passwd', 'hello', 'ftp://a'])('takes no %s for an address', (url) => {
  expect(messageOf(() => defineConfig(shape, { ...usual, STORE_URL: url }))).toContain('STORE_URL');
});

it.each([
  'mongodb://127.0.0.1:27017',
  'mongodb://asha:p%40ss@a.example:27017,b.example,c.example:27019/?replicaSet=isl&authSource=admin',
  'mongodb+srv://asha:secret@cluster.example/?retryWrites=true',
])('takes %s for the address of a MongoDB', (address) => {
  expect(defineConfig({ MONGODB_URL: env.mongodb() }, { MONGODB_URL: address })).toEqual({
    MONGODB_URL: address,
  });
});

it.each(['nowhere', 'http://a.example', 'mongodb://', 'mongodb://a.example:x,b.example'])(
  'takes no %s for one',
  (address) => {
    const read = () => defineConfig({ MONGODB_URL: env.mongodb() }, { MONGODB_URL: address });
    expect(messageOf(read)).toContain('MONGODB_URL: Invalid address of a MongoDB');
  },
);

it('lists what is only wrong together, once each setting is right by itself', () => {
  const check = ({ PORT, LIMIT }: { PORT: number; LIMIT: number }) =>
    LIMIT > PORT ? ['LIMIT: is beyond PORT'] : [];
  const config = { ...usual, PORT: '5', LIMIT: '6' };
  expect(messageOf(() => defineConfig(shape, config, check))).toBe(
    'The settings are not usable:\n  LIMIT: is beyond PORT',
  );
  expect(messageOf(() => defineConfig(shape, { ...config, NAME: '' }, check))).not.toContain(
    'beyond',
  );
  expect(defineConfig(shape, { ...config, LIMIT: '5' }, check).LIMIT).toBe(5);
});

it('reads a secret from the file that its name with _FILE names', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'isl-config-')), 'url');
  writeFileSync(file, 'mongodb://asha:secret@store:27017/isl\n');
  const shape = { MONGODB_URL: env.mongodb() };
  expect(defineConfig(shape, { MONGODB_URL_FILE: file })).toEqual({
    MONGODB_URL: 'mongodb://asha:secret@store:27017/isl',
  });
  expect(() => defineConfig(shape, { MONGODB_URL_FILE: `${file}-gone` })).toThrow(
    /MONGODB_URL_FILE: .*no such file/,
  );
});
