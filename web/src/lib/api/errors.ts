import type { components } from '@isl/contracts/common';
import type { ErrorCode } from '@isl/contracts/errors';

/** One of ours, or one of the framework's own. */
type AnyCode = ErrorCode | `FST_${string}`;
type ErrorBody = Partial<Omit<components['schemas']['Error'], 'code'>> & {
  readonly code?: AnyCode;
};

/** Answers whose sentence is for programs: people read the screen's own in its place. */
const forPrograms: ReadonlySet<AnyCode | undefined> = new Set<ErrorCode>([
  'ADDRESS_TOO_LONG',
  'BAD_HOST',
  'HEADERS_TOO_LARGE',
  'IDEMPOTENCY_KEY_REUSED',
  'INTERNAL',
  'INTERNAL_ONLY',
  'INVALID_ADDRESS',
  'INVALID_CURSOR',
  'INVALID_REQUEST',
  'MALFORMED_REQUEST',
  'METHOD_NOT_ALLOWED',
  'NOT_FOUND',
  'ONE_FILE_ONLY',
  'ORIGIN_REFUSED',
  'RANGE_NOT_SATISFIABLE',
  'SENDER_LEFT',
]);

/** The `message` of a server's answer, where there is one for people. */
export function serverMessage(error: unknown): string | undefined {
  const body = bodyOf(error);
  return forPrograms.has(body?.code) ? undefined : body?.message;
}

/** The `msg` that auth routes answer with (spec section 7), else the message. */
export const serverMsg = (error: unknown): string | undefined =>
  bodyOf(error)?.msg ?? serverMessage(error);

/** The stable code of a server's answer, where there is one. */
export const codeOf = (error: unknown): AnyCode | undefined => bodyOf(error)?.code;

/** What somebody of the site wrote to the person about a refusal. */
export const reasonOf = (error: unknown): string | undefined => bodyOf(error)?.reason;

/** The HTTP status of a failed call; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** The number of a failure of ours; what is refused by design has none. */
export function faultOf(error: unknown): string | undefined {
  return (statusOf(error) ?? 0) >= 500 ? bodyOf(error)?.requestId : undefined;
}

function bodyOf(error: unknown): ErrorBody | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null ? error.data : undefined;
}
