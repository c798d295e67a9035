import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadForms, loadLexicon } from '@isl/lexicon';
import { isForm } from '@isl/lexicon/validators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../../time-limits.js';

const TOOL = new URL('../tools/import.ts', import.meta.url).pathname;
const LEXICON = new URL('../../lexicon/', import.meta.url).pathname;
const FILE = `<?xml version="1.0"?>
<sigml>
  <hamgestural_sign gloss="READ"><sign_manual>
    <handconfig handshape="flat" extfidir="u" palmor="d"/>
    <location_bodyarm location="shoulders" side="right_at" contact="close"/>
  </sign_manual></hamgestural_sign>
  <hamgestural_sign gloss="KEPT"><sign_manual>
    <handconfig handshape="flat" extfidir="u" palmor="d"/>
    <directedmotion direction="r" size="vast"/>
  </sign_manual></hamgestural_sign>
  <hamgestural_sign gloss="REFUSED"><sign_manual>
    <handconfig handshape="paw" extfidir="u" palmor="d"/>
  </sign_manual></hamgestural_sign>
</sigml>
`;

let dir: string;
let file: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'isl-import-'));
  file = join(dir, 'three.sigml');
  writeFileSync(file, FILE);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync('npx', ['tsx', TOOL, ...args], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: dir },
  });

// Each test runs the program as a person does, some more than once.
describe('the import', { timeout: timeLimit('journey') }, () => {
  it('prints what became of each sign and element, by cause', () => {
    const { stdout, status } = run('--licence', 'CC0-1.0', file);
    expect(status).toBe(0);
    expect(stdout).toContain('three.sigml: line 3: READ: read');
    expect(stdout).toContain('three.sigml: line 7: KEPT: kept with a warning');
    expect(stdout).toContain('line 9, <directedmotion>: left out: unknown value of size: "vast"');
    expect(stdout).toContain('three.sigml: line 11: REFUSED: refused');
    expect(stdout).toContain('line 12, <handconfig>: refused: unknown handshape: "paw"');
    expect(stdout).toMatch(/signs +3/);
    expect(stdout).toMatch(/refused +1 +33\.3 %/);
  });

  it('reads nothing without a licence', () => {
    for (const args of [[file], ['--licence', ' ', file]]) {
      const { stdout, stderr, status } = run(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain('--licence is missing');
    }
  });

  it('writes drafts that name their licence, beside the lexicon', () => {
    const out = join(dir, 'out');
    const { status } = run(
      '--licence',
      'CC0-1.0',
      '--language',
      'dse',
      '--source',
      'a test',
      '--out',
      out,
      file,
    );
    expect(status).toBe(0);
    const names = readdirSync(out);
    expect(names).toHaveLength(2);
    const drafts = names.map(
      (name) => JSON.parse(readFileSync(join(out, name), 'utf8')) as Record<string, unknown>,
    );
    for (const draft of drafts) {
      expect(draft).toMatchObject({
        status: 'draft',
        isShownAsIsl: false,
        licence: 'CC0-1.0',
        language: 'dse',
        source: 'a test',
      });
      expect(draft.segments).not.toEqual([]);
    }
    expect(drafts[1]?.findings).toEqual(
      expect.arrayContaining([expect.objectContaining({ cause: 'unknown value of size' })]),
    );
  });

  it('writes nothing into the lexicon, however the folder is named', () => {
    for (const out of [
      LEXICON,
      join(LEXICON, 'forms'),
      join(LEXICON, 'forms', 'more', 'deep'),
      join(LEXICON, 'src', '..', 'forms'),
    ]) {
      const { status, stderr } = run('--licence', 'CC0-1.0', '--out', out, file);
      expect(status, out).toBe(1);
      expect(stderr).toContain('in the lexicon');
    }
    expect(existsSync(join(LEXICON, 'forms', 'more'))).toBe(false);
    expect(readdirSync(join(LEXICON, 'forms')).filter((name) => name.includes('imported'))).toEqual(
      [],
    );
  });

  it('makes nothing that the lexicon would take for a form, even if somebody puts it there', () => {
    const out = join(dir, 'again');
    run('--licence', 'CC0-1.0', '--out', out, file);
    const [name = ''] = readdirSync(out);
    const draft = JSON.parse(readFileSync(join(out, name), 'utf8')) as unknown;
    expect(isForm(draft)).toBe(false);
    const copy = join(dir, 'lexicon');
    for (const part of ['concepts', 'forms', 'schema'])
      cpSync(join(LEXICON, part), join(copy, part), { recursive: true });
    for (const one of readdirSync(LEXICON).filter((it) => it.endsWith('.json')))
      cpSync(join(LEXICON, one), join(copy, one));
    // Beside the forms it is not looked at, and no dictionary, quiz, recogniser or picture has another source.
    cpSync(out, join(copy, 'imported'), { recursive: true });
    expect(loadForms(copy).map(({ id }) => id)).toEqual(loadForms(LEXICON).map(({ id }) => id));
    expect(loadLexicon(copy).entries.map(({ id }) => id)).toEqual(
      loadLexicon(LEXICON).entries.map(({ id }) => id),
    );
    // Among them it stops everything that reads them.
    cpSync(join(out, name), join(copy, 'forms', name));
    expect(() => loadForms(copy)).toThrow(/imported/);
  });

  it('says of a broken file what is wrong, and reads the others', () => {
    const broken = join(dir, 'broken.sigml');
    writeFileSync(broken, '<sigml>\n<hamgestural_sign>');
    const { stdout, stderr, status } = run('--licence', 'CC0-1.0', broken, file);
    expect(status).toBe(1);
    expect(stderr).toMatch(/broken\.sigml: refused: line 2.*not well-formed/);
    expect(stdout).toContain('READ: read');
  });

  it('says that a file is not there', () => {
    const { stderr, status } = run('--licence', 'CC0-1.0', join(dir, 'none.sigml'));
    expect(status).toBe(1);
    expect(stderr).toContain('there is no such file');
  });
});
