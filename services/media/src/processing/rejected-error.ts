import type { components } from '@isl/contracts/media';

export type RejectionCode = components['schemas']['RejectionCode'];

/** A file that no further attempt will make playable; the message is for its owner. */
export class RejectedError extends Error {
  override readonly name = 'RejectedError';
  constructor(
    readonly code: RejectionCode,
    message: string,
    /** What the program said, for the log. */
    readonly details = '',
  ) {
    super(message);
  }
}
