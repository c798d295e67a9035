import { describe, expect, it } from 'vitest';
import { gateway, grants } from './support/grants.js';
import { ASHA, aPerson, logIn, refreshWith } from './support/people.js';

describe('the end of all sessions', () => {
  it('logs the person out in every browser, and nobody else', async () => {
    const email = 'lost-phone@example.org';
    const phone = await aPerson(gateway, email);
    const desk = await logIn(gateway, { email, password: ASHA.password });
    const other = await aPerson(gateway, 'other-phone@example.org');
    expect(await grants().endSessions(email)).toContain('2 browsers');
    const after = [phone, desk, other].map(({ refresh }) => refreshWith(gateway, refresh));
    expect((await Promise.all(after)).map(({ status }) => status)).toEqual([401, 401, 200]);
  });
});
