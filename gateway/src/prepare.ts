import type { Clock } from '@isl/service-kit/clock';
import { ensureIndexes } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import { createAccountsRepository } from './accounts/accounts.repository.js';
import { seedDemo } from './accounts/demo.js';
import { createPasswords } from './accounts/passwords.js';
import { createSessionsRepository } from './auth/sessions.repository.js';
import type { Demo } from './config.js';
import { INDEXES } from './indexes.js';

/** Indexes and the demo account; a second time changes nothing. */
export async function prepareStore(db: Db, demo: Demo | null, clock: Clock): Promise<void> {
  await ensureIndexes(db, INDEXES);
  await seedDemo({
    demo,
    accounts: createAccountsRepository(db),
    sessions: createSessionsRepository(db),
    passwords: createPasswords(),
    clock,
  });
}
