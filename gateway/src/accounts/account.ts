export const ROLES = ['contributor', 'teacher', 'reviewer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** An account as the database keeps it. */
export type Account = {
  readonly _id: string;
  readonly email: string;
  /** The e-mail in the one spelling that is unique. */
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly lastName: string;
  readonly location: string;
  readonly roles: readonly Role[];
  readonly demo: boolean;
  readonly createdAt: Date;
  /** An admin locked the account, until an admin takes this away. */
  readonly block?: Block;
};

export type Block = {
  /** The person reads it. */
  readonly reason: string;
  readonly at: Date;
  /** Who did it; gone with their account. */
  readonly by?: string;
  readonly byId?: string;
};

export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** How others see the person. */
export function shownNameOf({ name, lastName }: Pick<Account, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim();
}
