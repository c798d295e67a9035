import { afterAll, beforeAll } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { ASHA } from './people.js';

export let gateway: TestApp;

export const register = (change: Record<string, unknown>) =>
  gateway.call('POST', '/api/auth/register', { payload: { ...ASHA, ...change } });

export const login = (email: string, password: string) =>
  gateway.call('POST', '/api/auth/login', { payload: { email, password } });

beforeAll(async () => {
  gateway = await aTestApp();
});

afterAll(() => gateway.close());
