import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import provenance from '../provenance.json' with { type: 'json' };
import type { Form } from '../src/form.js';
import { readForms } from '../src/index.js';
import { DIR } from './support/lexicon.js';

describe('a form or its provenance is refused', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'provenance-'));
    for (const file of [
      'concepts/tall.json',
      'concepts/tuesday.json',
      'concepts/letter-t.json',
      'forms/word-tall.json',
      'forms/word-tuesday.json',
      'forms/letter-t-v1.json',
    ]) {
      cpSync(join(DIR, file), join(dir, file));
    }
    write('provenance.json', { ...provenance, words: { ...listed } });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const listed = {
    'word-tall': provenance.words['word-tall'],
    'word-tuesday': provenance.words['word-tuesday'],
  };
  const write = (file: string, data: unknown) => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), JSON.stringify(data));
  };
  const formOf = (id: string) =>
    JSON.parse(readFileSync(join(DIR, 'forms', `${id}.json`), 'utf8')) as Form;
  const said = () =>
    readForms(dir).problems.map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
  const change = (id: string, fields: Record<string, unknown>) =>
    write(`forms/${id}.json`, { ...formOf(id), ...fields });
  const list = (id: keyof typeof listed, fields: Record<string, unknown>) =>
    write('provenance.json', {
      ...provenance,
      words: { ...listed, [id]: { ...listed[id], ...fields } },
    });

  it('never when it is as it stands', () => {
    expect(said()).toEqual([]);
  });

  it('when the word is not listed', () => {
    write('provenance.json', { ...provenance, words: { 'word-tuesday': listed['word-tuesday'] } });
    expect(said()).toEqual(['forms/word-tall.json: id: is not among the words of provenance.json']);
  });

  it('when a listed word has no form', () => {
    rmSync(join(dir, 'forms/word-tall.json'));
    expect(said()).toEqual(['provenance.json: words.word-tall: there is no such form']);
  });

  it('when the list is not there, unreadable or holds a field nobody knows', () => {
    rmSync(join(dir, 'provenance.json'));
    expect(said().join()).toMatch(/^provenance\.json: : ENOENT/);
    writeFileSync(join(dir, 'provenance.json'), '{');
    expect(said().join()).toMatch(/^provenance\.json: : .*JSON/);
    list('word-tall', { hearsay: true });
    expect(said().join()).toContain(
      'words.word-tall: must NOT have additional properties: hearsay',
    );
  });

  it('when a source is not one that counts', () => {
    change('word-tall', {
      sources: [{ name: 'A blog on signs', seen: 'the palm lifts', seenHi: 'हथेली उठती है' }],
    });
    expect(said().join('\n')).toContain(
      'forms/word-tall.json: sources.0.name: "A blog on signs" is not among the sources',
    );
    list('word-tall', { from: ['gesture', 'blog'] });
    expect(said().join('\n')).toContain('words.word-tall.from: "blog" is no source');
  });

  it('when its sources are others than those listed', () => {
    change('word-tall', { sources: formOf('word-tall').sources.slice(0, 1) });
    expect(said()).toEqual([
      expect.stringMatching(/^forms\/word-tall\.json: sources: are .*, .* in provenance\.json$/),
    ]);
  });

  it('when nothing but the mixed collection has it', () => {
    list('word-tall', { from: ['hamnosys'] });
    expect(said().join('\n')).toContain(
      'words.word-tall.from: only agrees with other sources and cannot stand alone',
    );
  });

  it('when it is surer than its sources', () => {
    list('word-tuesday', { confidence: 'high' });
    expect(said()).toEqual([
      'provenance.json: words.word-tuesday.confidence: high needs two views of Indian signers, one with a second source, or "pictures" or "isolated"',
      'forms/word-tuesday.json: confidence: is high in provenance.json',
    ]);
    list('word-tuesday', { confidence: 'high', from: ['talking-hands', 'include'] });
    expect(said().join('\n')).not.toContain('needs two views');
    list('word-tuesday', { confidence: 'high', from: ['talking-hands'], clips: 2 });
    expect(said().join('\n')).not.toContain('needs two views');
    list('word-tuesday', { confidence: 'high', from: ['talking-hands'], isolated: true });
    expect(said().join('\n')).not.toContain('needs two views');
    list('word-tuesday', { confidence: 'high', from: ['gesture'], clips: 2, isolated: true });
    expect(said().join('\n')).toContain('needs two views');
    change('word-tall', { origin: 'isl' });
    expect(said()).toContain('forms/word-tall.json: origin: is gesture in provenance.json');
  });

  it('when it is made on its initial and the list does not say so', () => {
    const { letter: _left, ...unsaid } = provenance.words['word-tuesday'];
    write('provenance.json', { ...provenance, words: { ...listed, 'word-tuesday': unsaid } });
    expect(said()).toEqual([
      'forms/word-tuesday.json: segments: are made on the letter t, which provenance.json does not say',
    ]);
  });

  it('when it should be made on a letter and is not', () => {
    change('word-tuesday', { segments: formOf('word-stop').segments });
    expect(said()).toContain('forms/word-tuesday.json: segments: are not made on the letter t');
  });

  it.each([
    ['The left hand lifts to above the head.', 'says "left"; sides are the dominant and the other'],
    ['the palm lifts to above the head', 'is not a sentence'],
    ['It is lifted to above all of that.', 'names nothing that moves or is seen'],
  ])('when its alt is "%s"', (alt, reason) => {
    change('word-tall', { alt });
    expect(said()).toEqual([expect.stringContaining(`forms/word-tall.json: alt: ${reason}`)]);
  });

  it.each([
    ['The flat palm lifts to above the head.', 'must match pattern'],
    ['सपाट हथेली ऊपर उठती है और रुकती है', 'is not a sentence'],
    ['दायाँ सपाट हाथ सिर से ऊपर तक उठता है।', 'says "दाया"; sides are the dominant and the other'],
    ['सीधे हाथ की हथेली सिर से ऊपर तक उठती है।', 'says "सीधे हाथ"; sides are'],
    ['सपाट हथेली C बनाकर सिर से ऊपर तक उठती है।', 'says "C", which the English does not'],
  ])('when its altHi is "%s"', (altHi, reason) => {
    change('word-tall', { altHi });
    expect(said()).toContainEqual(
      expect.stringContaining(`forms/word-tall.json: altHi: ${reason}`),
    );
  });

  it('when it says when something is seen, but not in which clip', () => {
    const { sources } = formOf('word-tuesday');
    const at = (more: object): string => {
      change('word-tuesday', { sources: sources.map((one) => ({ ...one, ...more })) });
      return said().join('\n');
    };
    expect(at({ clip: 'tuesday', seconds: { from: 0.2, to: 1.1 }, region: 'unknown' })).toBe('');
    expect(at({ seconds: { from: 0.2, to: 1.1 } })).toContain('must have property clip');
    expect(at({ clip: 'tuesday', seconds: { from: -1, to: 0 } })).toContain('seconds.from');
  });

  it('when its Hindi leaves out a letter or a number, or is none', () => {
    const { altHi, sources } = formOf('word-tuesday');
    change('word-tuesday', { altHi: altHi.replace(' T ', ' ') });
    expect(said()).toEqual(['forms/word-tuesday.json: altHi: leaves out "T"']);
    change('word-tuesday', { sources: sources.map((one) => ({ ...one, seenHi: '2' })) });
    expect(said().join('\n')).toContain('sources.0.seenHi: is not in Hindi');
    const { altHi: _none, ...english } = formOf('word-tuesday');
    write('forms/word-tuesday.json', english);
    expect(said().join('\n')).toContain("must have required property 'altHi'");
  });
});
