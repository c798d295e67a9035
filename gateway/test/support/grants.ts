import { afterAll, beforeAll } from 'vitest';
import { createAccountsRepository } from '../../src/accounts/accounts.repository.js';
import { createGrants } from '../../src/accounts/grants.js';
import { createActsRepository } from '../../src/acts/acts.repository.js';
import { createResetsRepository } from '../../src/auth/resets.repository.js';
import { createSessionsRepository } from '../../src/auth/sessions.repository.js';
import { aTestApp, type TestApp } from './build.js';

export let gateway: TestApp;

export const grants = () =>
  createGrants({
    accounts: createAccountsRepository(gateway.db),
    resets: createResetsRepository(gateway.db),
    sessions: createSessionsRepository(gateway.db),
    acts: createActsRepository(gateway.db),
    publicUrl: 'https://isl.example/',
    clock: gateway.now,
  });

export const reset = (token: string, password: string) =>
  gateway.call('POST', '/api/auth/reset', { payload: { token, password } });

beforeAll(async () => {
  gateway = await aTestApp();
});

afterAll(() => gateway.close());
