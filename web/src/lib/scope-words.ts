import type { ConsentScope } from '@isl/contracts/vocabulary';

/** What a person says yes to with each scope. */
export const scopeWords = {
  keep: 'consent.keep',
  show: 'consent.show',
  release: 'consent.research',
  train: 'consent.training',
  face: 'consent.face',
} as const satisfies Record<ConsentScope, string>;
