import { createAccountsRepository } from '../../src/accounts/accounts.repository.js';
import type { TestApp } from './build.js';
import { ASHA, aPerson, logIn, type SignedIn } from './people.js';

/** Somebody with the role admin, whose token says so. */
export async function anAdmin(gateway: TestApp, email: string): Promise<SignedIn> {
  const { id } = await aPerson(gateway, email, { name: 'Meera', lastName: 'Nair' });
  const roles = ['contributor', 'reviewer', 'admin'] as const;
  await createAccountsRepository(gateway.db).setRoles(id, roles);
  return logIn(gateway, { ...ASHA, email });
}

const own = '/api/account/reviewing';
const decisions = '/api/admin/reviewer-decisions';

/** What members and admins may send about reviewing. */
export const reviewing = ({ call }: TestApp) => ({
  ask: ({ headers }: SignedIn, payload: object = {}) =>
    call('POST', own, { headers: { ...headers }, payload }),
  own: async ({ headers }: SignedIn) =>
    (await call('GET', own, { headers: { ...headers } })).body.request,
  takeBack: ({ headers }: SignedIn) => call('DELETE', own, { headers: { ...headers } }),
  open: ({ headers }: SignedIn) =>
    call('GET', '/api/admin/reviewer-requests', { headers: { ...headers } }),
  decide: ({ headers }: SignedIn, payload: object) =>
    call('POST', decisions, { headers: { ...headers }, payload }),
  decided: ({ headers }: SignedIn, query = '') =>
    call('GET', `${decisions}${query}`, { headers: { ...headers } }),
  undo: ({ headers }: SignedIn, id: string, reason = 'A mistake of ours') =>
    call('DELETE', `${decisions}/${id}`, { headers: { ...headers }, payload: { reason } }),
  rolesOf: async ({ headers }: SignedIn): Promise<string[]> =>
    (await call('GET', '/api/auth/me', { headers: { ...headers } })).body.roles,
});
