import type { ClipLicence, ConsentScope } from '@isl/contracts/vocabulary';

const EVERYTHING = ['keep', 'show', 'release', 'train'] as const;
/** Releases and models may be used by anybody for anything: what is not for sale stays out of them. */
const SHOWING = ['keep', 'show'] as const;

const PERMITTED = {
  'CC0-1.0': EVERYTHING,
  'CC-BY-3.0': EVERYTHING,
  'CC-BY-4.0': EVERYTHING,
  // What is made of these stands under the same licence again: it goes with every clip.
  'CC-BY-SA-3.0': EVERYTHING,
  'CC-BY-SA-4.0': EVERYTHING,
  'CC-BY-NC-4.0': SHOWING,
  'CC-BY-NC-SA-4.0': SHOWING,
} as const satisfies Record<ClipLicence, readonly ConsentScope[]>;

/** What a licence allows with a clip, in the words of the consent that people give for theirs. */
export function scopesOf(licence: ClipLicence): ConsentScope[] {
  return [...PERMITTED[licence]];
}
