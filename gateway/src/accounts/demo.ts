import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import type { SessionsRepository } from '../auth/sessions.repository.js';
import type { Demo } from '../config.js';
import { emailKeyOf } from './account.js';
import type { AccountsRepository } from './accounts.repository.js';
import type { Passwords } from './passwords.js';

/** Makes the accounts agree with the demo settings; run at every start. */
export async function seedDemo(dependencies: {
  readonly demo: Demo | null;
  readonly accounts: AccountsRepository;
  readonly sessions: SessionsRepository;
  readonly passwords: Passwords;
  readonly clock: Clock;
}): Promise<void> {
  const { demo, accounts, sessions, passwords, clock } = dependencies;
  const emailKey = demo && emailKeyOf(demo.email);
  for (const former of await accounts.findDemosExcept(emailKey)) {
    await accounts.remove(former._id);
    await sessions.removeOfUser(former._id);
  }
  if (!demo || !emailKey) return;

  const present = await accounts.findByEmailKey(emailKey);
  if (present && !present.demo) {
    throw new Error(`DEMO_EMAIL: ${demo.email} is the account of a person; choose another`);
  }
  if (!present) {
    // Where another gateway is faster, its account is as good.
    await accounts.insert({
      _id: newId(),
      email: demo.email,
      emailKey,
      passwordHash: await passwords.hash(demo.password),
      name: 'Demo',
      lastName: 'User',
      location: 'India',
      roles: ['contributor'],
      demo: true,
      createdAt: clock(),
    });
  } else if (!(await passwords.matches(present.passwordHash, demo.password))) {
    await accounts.change(present._id, { passwordHash: await passwords.hash(demo.password) });
  }
}
