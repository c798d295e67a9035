import type { components } from '@isl/contracts/common';

type ErrorBody = Partial<components['schemas']['Error']>;

/** The `message` of a server's answer, where there is one. */
export const serverMessage = (error: unknown): string | undefined => bodyOf(error)?.message;

/** The `msg` that auth routes answer with (spec section 7), else the message. */
export const serverMsg = (error: unknown): string | undefined =>
  bodyOf(error)?.msg ?? serverMessage(error);

/** The stable code of a server's answer, where there is one. */
export const codeOf = (error: unknown): string | undefined => bodyOf(error)?.code;

/** The HTTP status of a failed call; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

function bodyOf(error: unknown): ErrorBody | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null ? error.data : undefined;
}
