import type { ErrorCode } from '@isl/contracts/errors';

/** Why the server takes no video now, or not this one; the page says it in the reader's language. */
const refusals = [
  'UPLOADS_BUSY',
  'UPLOADS_HELD',
  'UPLOAD_STALLED',
  'UPLOAD_TOO_SLOW',
  'DAY_IS_SPENT',
  'TOO_MANY_WAITING',
  'STORAGE_FULL',
  'FORM_BROKEN',
] as const satisfies readonly ErrorCode[];

export type Refusal = (typeof refusals)[number];

export function isRefusal(code: string | undefined): code is Refusal {
  return (refusals as readonly (string | undefined)[]).includes(code);
}
