import { type Account, ROLES, type Role } from './account.js';
import type { AccountsRepository } from './accounts.repository.js';

/** Each role and what it includes. */
const ROLES_OF: Readonly<Record<Role, readonly Role[]>> = {
  contributor: ['contributor'],
  teacher: ['contributor', 'teacher'],
  reviewer: ['contributor', 'reviewer'],
  admin: ['contributor', 'reviewer', 'admin'],
};

/** The one that includes the others. */
export function highestOf(roles: readonly Role[]): Role {
  return [...ROLES].reverse().find((role) => roles.includes(role)) ?? 'contributor';
}

/** Whether nobody would be left who can open the admin's screens. */
export async function losesLastAdmin(
  accounts: Pick<AccountsRepository, 'countAdmins'>,
  { roles }: Pick<Account, 'roles'>,
  role: Role,
): Promise<boolean> {
  return roles.includes('admin') && role !== 'admin' && (await accounts.countAdmins()) === 1;
}

/** Makes the account exactly this, whatever it was before; null where it is gone. */
export function giveRole(
  accounts: Pick<AccountsRepository, 'setRoles'>,
  id: string,
  role: Role,
): Promise<Account | null> {
  return accounts.setRoles(id, ROLES_OF[role]);
}

/** The same, but an admin stays one: no screen can take the site's last admin away. */
export function giveMemberRole(
  accounts: Pick<AccountsRepository, 'setRolesUnlessAdmin'>,
  id: string,
  role: Exclude<Role, 'admin'>,
): Promise<void> {
  return accounts.setRolesUnlessAdmin(id, ROLES_OF[role]);
}
