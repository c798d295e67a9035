import { randomUUID } from 'node:crypto';
import { aSignedInPerson, PASSWORD } from './api.js';
import { ask } from './giving.js';
import { grant } from './grant.js';
import type { StackFile } from './stack.js';

/** Somebody new with this role, which is in the token of their next login; gives the header. */
export async function somebodyWith(
  stack: StackFile,
  role: string,
  name: string,
): Promise<{ readonly authorization: string }> {
  const email = `${randomUUID()}@example.org`;
  await aSignedInPerson(stack.address, { name, email });
  grant(stack, email, role);
  const body = { email, password: PASSWORD };
  const login = await ask<{ token: string }>(stack.address, 'POST', '/auth/login', { body });
  return { authorization: `Bearer ${login.body.token}` };
}
