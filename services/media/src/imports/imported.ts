import { createHash } from 'node:crypto';
import type { components } from '@isl/contracts/media';
import type { ClipLicence } from '@isl/contracts/vocabulary';

export type WireImportSet = components['schemas']['ImportSet'];

/** What a clip carries that was brought in with somebody else's set. */
export type Imported = {
  readonly setId: string;
  readonly licence: ClipLicence;
  /** Whom the licence asks to name. */
  readonly credit: string;
  readonly source: string;
  /** By an admin; until then nobody else sees it. */
  readonly isOn: boolean;
};

/** Every clip but those of a set that wait for an admin. */
export const NOT_OFF = { 'imported.isOn': { $ne: false } } as const;

/** Who showed or hid a set when; `clips` is how many it changed. */
export type SwitchDocument = {
  readonly _id: string;
  readonly setId: string;
  readonly isOn: boolean;
  readonly clips: number;
  readonly at: Date;
  /** Null where their account is gone. */
  readonly byId: string | null;
  readonly by: string | null;
};

export type ImportSetDocument = { readonly _id: string; readonly createdAt: Date };

/**
 * Stands where the author of a clip does, so that signers are counted and take turns. No account has
 * such an id, and the set's own label for the person is not kept.
 */
export function pseudonymOf(setId: string, signer: string): string {
  const hash = createHash('sha256').update(`${setId}\n${signer}`).digest('hex');
  return `set:${hash.slice(0, 24)}`;
}
