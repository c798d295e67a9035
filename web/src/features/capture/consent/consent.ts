import type { components } from '@isl/contracts/media';
import { CONSENT_SCOPES, type ConsentScope } from '@isl/contracts/vocabulary';
import { log } from '../../../lib/log';

export type ConsentGiven = components['schemas']['ConsentGiven'];
/** As it is being filled in: nobody's age is guessed. */
export type ConsentForm = {
  readonly scopes: readonly ConsentScope[];
  readonly age: ConsentGiven['age'] | null;
  readonly hasGuardian: boolean;
};
export type ConsentFault = 'ageMissing' | 'guardianMissing';

/** The words that are agreed to; other words are asked for anew. */
const VERSION: ConsentGiven['version'] = '2026-12';
/** Of who keeps nothing, no age is asked. */
const NOTHING: ConsentGiven = { version: VERSION, scopes: [], age: 'adult' };

export const emptyForm: ConsentForm = { scopes: [], age: null, hasGuardian: false };

/** The form as it was answered before. */
export const formOf = (consent: ConsentGiven | null): ConsentForm =>
  consent === null || !keeps(consent)
    ? emptyForm
    : { scopes: consent.scopes, age: consent.age, hasGuardian: consent.age === 'guardian' };

export const keeps = ({ scopes }: Pick<ConsentForm, 'scopes'>): boolean => scopes.includes('keep');

/** Why a scope cannot be agreed to now. */
export function barOf(form: ConsentForm, scope: ConsentScope): 'needsKeep' | 'minor' | null {
  if (scope === 'release' && form.age === 'guardian') return 'minor';
  return scope !== 'keep' && !keeps(form) ? 'needsKeep' : null;
}

export function faultOf(form: ConsentForm): ConsentFault | null {
  if (!keeps(form)) return null;
  if (form.age === null) return 'ageMissing';
  return form.age === 'guardian' && !form.hasGuardian ? 'guardianMissing' : null;
}

/** What was agreed to; without `keep` nothing is. */
export function consentOf(form: ConsentForm): ConsentGiven {
  const scopes = CONSENT_SCOPES.filter(
    (scope) => form.scopes.includes(scope) && barOf(form, scope) === null,
  );
  return form.age === null || faultOf(form) !== null || !keeps(form)
    ? NOTHING
    : { version: VERSION, scopes, age: form.age };
}

const keyOf = (account: string): string => `consent:${account}`;

/** What this account answered on this device; null where it was not asked, or for other words. */
export function readConsent(account: string): ConsentGiven | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? 'null');
    return isConsent(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** A browser whose storage is full or off asks again at the next visit. */
export function keepConsent(account: string, consent: ConsentGiven): void {
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(consent));
  } catch (error) {
    log.error('the consent could not be kept', error);
  }
}

function isConsent(value: unknown): value is ConsentGiven {
  if (typeof value !== 'object' || value === null) return false;
  const { version, scopes, age } = value as Record<string, unknown>;
  return (
    version === VERSION &&
    (age === 'adult' || age === 'guardian') &&
    Array.isArray(scopes) &&
    scopes.every((scope) => CONSENT_SCOPES.some((one) => one === scope))
  );
}
