import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Form, statusOf } from '../src/form.js';
import { decide, type FormVerdict, formHashOf } from '../src/verdicts.js';
import { withVerdicts } from '../src/write-verdicts.js';

const file = join(import.meta.dirname, '../forms/word-hello.json');
const text = readFileSync(file, 'utf8');
const form = JSON.parse(text) as Form;
const hash = formHashOf(form);

const a = (verdict: 'right' | 'wrong', more: Partial<FormVerdict> = {}): FormVerdict => ({
  formHash: hash,
  verdict,
  region: 'Pune',
  date: '2026-03-01',
  decides: false,
  ...more,
});
const old = { formHash: formHashOf({ segments: [{ hold: 1 }] }) };
const decides = { decides: true };

describe('the verdicts on a form', () => {
  it.each([
    ['nobody said anything', [], 'draft'],
    ['one finds it right', [a('right')], 'draft'],
    ['two find it right', [a('right'), a('right')], 'reviewed'],
    ['one finds it wrong', [a('wrong')], 'disputed'],
    ['one of three finds it wrong', [a('right'), a('right'), a('wrong')], 'disputed'],
    ['the objection is to an older notation', [a('wrong', old)], 'draft'],
    ['one of two is of an older notation', [a('right'), a('right', old)], 'draft'],
    ['a moderator finds it right', [a('wrong'), a('right', decides)], 'reviewed'],
    ['a moderator finds it wrong', [a('right'), a('right'), a('wrong', decides)], 'disputed'],
    [
      'a moderator has the last word after another',
      [a('right', { ...decides, date: '2026-03-02' }), a('wrong', decides)],
      'reviewed',
    ],
  ] as const)('where %s: %#', (_, verdicts, status) => {
    expect(decide(hash, verdicts).status).toBe(status);
    if (verdicts.every(({ formHash }) => formHash !== hash)) return;
    expect(statusOf(JSON.parse(withVerdicts(text, verdicts)) as Form)).toBe(status);
  });

  it('outlive another text, and end with another notation', () => {
    const otherText: Form = { ...form, alt: 'Another text' };
    expect(formHashOf(otherText)).toBe(hash);
    expect(formHashOf({ segments: [...form.segments, { hold: 10 }] })).not.toBe(hash);
  });
});

describe('a file that gets verdicts', () => {
  const reviewed = withVerdicts(text, [a('right'), a('right')]);

  it('has them without a name, and no other line changes', () => {
    const { reviews } = JSON.parse(reviewed) as Form;
    expect(reviews?.map(({ who }) => who)).toEqual(['member 1', 'member 2']);
    expect(withVerdicts(reviewed, [])).toBe(text);
  });

  it('stays as it is the second time', () => {
    expect(withVerdicts(reviewed, [a('right'), a('right')])).toBe(reviewed);
  });

  it('keeps a review that was written by hand', () => {
    const byHand = reviewed.replace('member 1', 'Asha');
    expect(JSON.parse(withVerdicts(byHand, []))).toMatchObject({ reviews: [{ who: 'Asha' }] });
  });

  it('refuses verdicts on another notation, and a text that is no form', () => {
    expect(() => withVerdicts(text, [a('wrong', old)])).toThrow('word-hello: the verdicts are');
    expect(() => withVerdicts('{}', [])).toThrow('no form');
  });
});
