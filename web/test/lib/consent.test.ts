import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  barOf,
  type ConsentForm,
  consentOf,
  emptyForm,
  faultOf,
  formOf,
  keepConsent,
  readConsent,
} from '../../src/features/capture/consent/consent';

const all: ConsentForm = {
  scopes: ['keep', 'show', 'release', 'train'],
  age: 'adult',
  hasGuardian: false,
};
const minor: ConsentForm = { ...all, age: 'guardian', hasGuardian: true };

afterEach(() => vi.restoreAllMocks());

describe('a consent', () => {
  it('is for nothing until something is agreed to', () => {
    expect(consentOf(emptyForm).scopes).toEqual([]);
    expect(faultOf(emptyForm)).toBeNull();
  });

  it('is for what was agreed to', () => {
    expect(consentOf(all)).toEqual({ version: '2026-12', scopes: all.scopes, age: 'adult' });
  });

  it('is for nothing where the clip is not kept', () => {
    expect(barOf({ ...all, scopes: ['show'] }, 'show')).toBe('needsKeep');
    expect(consentOf({ ...all, scopes: ['show', 'train'] }).scopes).toEqual([]);
  });

  it('needs an age, and of who is younger a guardian', () => {
    expect(faultOf({ ...all, age: null })).toBe('ageMissing');
    expect(faultOf({ ...minor, hasGuardian: false })).toBe('guardianMissing');
    expect(consentOf({ ...minor, hasGuardian: false }).scopes).toEqual([]);
    expect(faultOf(minor)).toBeNull();
  });

  it('never gives researchers the clip of somebody under age', () => {
    expect(barOf(minor, 'release')).toBe('minor');
    expect(consentOf(minor)).toMatchObject({ scopes: ['keep', 'show', 'train'], age: 'guardian' });
  });

  it('is remembered for each account, and shown as it was answered', () => {
    keepConsent('one', consentOf(minor));
    expect(readConsent('one')).toEqual(consentOf(minor));
    expect(readConsent('other')).toBeNull();
    expect(formOf(readConsent('one'))).toMatchObject({ age: 'guardian', hasGuardian: true });
    expect(formOf(null)).toEqual(emptyForm);
  });

  it.each([
    '{',
    'null',
    '{"version":"2025-01","scopes":["keep"],"age":"adult"}',
    '{"version":"2026-11","scopes":["all"],"age":"adult"}',
    '{"version":"2026-11","scopes":["keep"]}',
  ])('is asked for anew where %s stands', (kept) => {
    localStorage.setItem('consent:one', kept);
    expect(readConsent('one')).toBeNull();
  });

  it('holds for this visit where the browser keeps nothing', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepConsent('one', consentOf(all));
    expect(logged).toHaveBeenCalledOnce();
  });
});
