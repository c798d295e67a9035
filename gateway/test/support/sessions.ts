import { afterAll, beforeAll } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { aPerson, refreshWith } from './people.js';

export const DAY_MS = 24 * 60 * 60 * 1000;

export let gateway: TestApp;

export let count = 0;

export const somebody = () => {
  count += 1;
  return aPerson(gateway, `person${count}@example.org`);
};

export const refresh = (cookie: string) => refreshWith(gateway, cookie);

beforeAll(async () => {
  gateway = await aTestApp();
});

afterAll(() => gateway.close());
