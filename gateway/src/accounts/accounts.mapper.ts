import type { components } from '@isl/contracts/gateway';
import type { Account } from './account.js';

type WireAccount = components['schemas']['Account'];

export function toWireAccount(account: Account): WireAccount {
  const { _id, name, lastName, location, email, roles, demo, createdAt } = account;
  return {
    id: _id,
    name,
    lastName,
    location,
    email,
    roles: [...roles],
    demo,
    createdAt: createdAt.toISOString(),
  };
}
