import type { components } from '@isl/contracts/media';

/** A clip to give; checksum and size are told from its bytes. */
export type OutboxDraft = Omit<components['schemas']['ContributionDraft'], 'sha256' | 'bytes'>;
export type OutboxItem = { readonly id: string; readonly draft: OutboxDraft };
export type AddToOutbox = (clip: {
  readonly blob: Blob;
  readonly draft: OutboxDraft;
}) => Promise<OutboxItem>;

const add: AddToOutbox = () => Promise.reject(new Error('nothing sends clips yet'));

export const outbox = { add };
