import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadForms } from '@isl/lexicon';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportVerdicts } from '../src/forms/export-verdicts.js';
import { createFormVerdictsRepository } from '../src/forms/form-verdicts.repository.js';
import { formHashes } from '../src/forms/form-verdicts.service.js';
import { exportProposals } from '../src/proposals/export-proposals.js';
import { createProposalsRepository } from '../src/proposals/proposals.repository.js';
import { exportSayings } from '../src/sayings/export-sayings.js';
import { createSayingsRepository } from '../src/sayings/sayings.repository.js';
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
  await test.db.collection('formProposals').deleteMany({});
  await test.db.collection('sayings').deleteMany({});
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

describe('what signers propose', () => {
  const exportAll = async () =>
    exportProposals(
      folder,
      await createProposalsRepository(test.db).accepted(),
      formHashes(folder),
    );
  const form = () => JSON.parse(readFileSync(file(), 'utf8'));
  const propose = async () => {
    const [first, ...rest] = form().segments;
    const segments = [{ ...first, D: { ...first.D, hs: 'bent' } }, ...rest];
    const headers = await test.tokens.bearer({ id: 'asha', name: 'Asha', roles: ['reviewer'] });
    const payload = { segments, reason: 'We sign it like this.' };
    const { body } = await test.call('POST', `/signs/forms/${FORM}/proposals`, {
      headers,
      payload,
    });
    return { segments, _id: (body as { _id: string })._id };
  };
  const accept = async (id: string) =>
    test.call('PUT', `/signs/forms/proposals/${id}/decision`, {
      headers: await test.tokens.bearer({ id: 'ravi', name: 'Ravi', roles: ['reviewer'] }),
      payload: { decision: 'accepted', word: 'We do too.' },
    });

  it('is written beside the forms once accepted, without a name', async () => {
    const { segments, _id } = await propose();
    expect(await exportAll()).toEqual([]);
    await accept(_id);

    const [written = ''] = await exportAll();
    const text = readFileSync(join(folder, written), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      ...{ form: FORM, reason: 'We sign it like this.', word: 'We do too.' },
      ...{ isOfTheFormAsItIs: true, segments },
    });
    expect(text).not.toMatch(/asha|ravi/i);
    expect(statusIn()).toBe('draft');
  });

  it('is not written once the form has become it', async () => {
    const { segments, _id } = await propose();
    await accept(_id);
    writeFileSync(file(), JSON.stringify({ ...form(), segments }));

    expect(await exportAll()).toEqual([]);
  });
});

describe('how people sign sentences', () => {
  const exportAll = async () =>
    exportSayings(folder, await createSayingsRepository(test.db).takenUp());
  const say = async (said: object) => {
    const headers = await test.tokens.bearer({ id: 'asha', name: 'Asha' });
    const ours = { glosses: ['YOU', 'NAME', 'WHAT'], spans: [], rules: 'abcdef0123456789' };
    const spans = [{ type: 'wh', start: 2, end: 3 }];
    const payload = { ours, glosses: ['YOUR', 'NAME', 'WHAT'], spans, ...said };
    const { body } = await test.call('POST', '/sayings', { headers, payload });
    return (body as { _id: string })._id;
  };
  const decide = async (id: string, decision: string) =>
    test.call('PUT', `/sayings/${id}/decision`, {
      headers: await test.tokens.bearer({ id: 'ravi', name: 'Ravi', roles: ['reviewer'] }),
      payload: { decision, word: 'We\tdo too.' },
    });

  it('are written as development sentences once taken up, by language and without a name', async () => {
    const english = { sentence: 'What is\nyour name?', language: 'en', region: 'IN-KL' };
    const first = await say({ ...english, comment: 'YOUR,\nnot YOU' });
    await decide(await say({ sentence: 'What then?', language: 'en' }), 'not-taken-up');
    await say({ sentence: 'Who?', language: 'en' });
    await decide(await say({ sentence: 'आपका नाम क्या है?', language: 'hi', spans: [] }), 'taken-up');
    await decide(first, 'taken-up');

    expect(await exportAll()).toEqual(['proposals/english.tsv', 'proposals/hindi.tsv']);
    const text = readFileSync(join(folder, 'proposals/english.tsv'), 'utf8');
    expect(text.split('\n')).toEqual([
      '# sentence, glosses, marks (type:start-end)',
      '# rules abcdef0123456789: YOU NAME WHAT',
      '# region IN-KL',
      '# comment: YOUR, not YOU',
      '# taken up: We do too.',
      'What is your name?\tYOUR NAME WHAT\twh:2-3',
      '',
    ]);
    expect(text).not.toMatch(/asha|ravi/i);
    const hindi = readFileSync(join(folder, 'proposals/hindi.tsv'), 'utf8');
    expect(hindi).toContain('आपका नाम क्या है?\tYOUR NAME WHAT\t\n');
  });

  it('are written nowhere where none is taken up', async () => {
    await say({ sentence: 'Who?', language: 'en' });
    expect(await exportAll()).toEqual([]);
  });
});
