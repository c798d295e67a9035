import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadForms } from '@isl/lexicon';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportVerdicts } from '../src/forms/export-verdicts.js';
import { createFormVerdictsRepository } from '../src/forms/form-verdicts.repository.js';
import { aTestApp, LEXICON_DIR, type TestApp } from './support/build.js';

const FORM = 'word-hello';
let test: TestApp;
let folder: string;

beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isl-lexicon-'));
  cpSync(LEXICON_DIR, folder, {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await test.db.collection('formVerdicts').deleteMany({});
});

const file = () => join(folder, 'forms', `${FORM}.json`);
const statusIn = () => loadForms(folder).find(({ id }) => id === FORM)?.status;
const judge = async (who: string, verdict: 'right' | 'wrong') => {
  const headers = await test.tokens.bearer({ id: who, roles: ['reviewer'] });
  const payload = { verdict, region: 'IN-KL', ...(verdict === 'wrong' && { fault: 'place' }) };
  await test.call('PUT', `/signs/forms/${FORM}/verdict`, { headers, payload });
};
const exported = async () =>
  exportVerdicts(folder, await createFormVerdictsRepository(test.db).byForm());

describe('what signers decided', () => {
  it('is written into the form’s file, without a name, and a second time changes nothing', async () => {
    const before = readFileSync(file(), 'utf8');
    await judge('asha', 'wrong');

    expect(await exported()).toEqual({ written: [FORM], refused: [] });
    expect(statusIn()).toBe('disputed');
    const text = readFileSync(file(), 'utf8');
    expect(text).not.toContain('asha');
    expect(
      text
        .split('\n')
        .filter((line) => !before.includes(line))
        .join(),
    ).toContain('member 1');
    expect(await exported()).toEqual({ written: [], refused: [] });
  });

  it('makes a form reviewed that two found right', async () => {
    await judge('asha', 'right');
    await judge('ravi', 'right');
    await exported();
    expect(statusIn()).toBe('reviewed');
  });

  it('is not written into another notation, which is said', async () => {
    await judge('asha', 'wrong');
    const form = JSON.parse(readFileSync(file(), 'utf8'));
    const [first, ...rest] = form.segments;
    writeFileSync(file(), JSON.stringify({ ...form, segments: [...rest, first, first] }));

    const { written, refused } = await exported();

    expect(written).toEqual([]);
    expect(refused[0]).toMatch(/another notation/);
  });

  it('is nothing where nobody judged anything', async () => {
    expect(await exported()).toEqual({ written: [], refused: [] });
  });
});
