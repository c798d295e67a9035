import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createAccountsRepository } from '../src/accounts/accounts.repository.js';
import { aFolder } from './support/files.js';
import { gateway } from './support/grants.js';
import { aPerson } from './support/people.js';

describe('the command', () => {
  const run = promisify(execFile);
  const script = fileURLToPath(new URL('../src/grant.ts', import.meta.url));
  const store = () => ({
    MONGODB_URL: process.env.MONGODB_URL ?? '',
    GATEWAY_DATABASE: gateway.db.databaseName,
  });
  const grant = (env: Record<string, string>, ...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', script, ...words], {
      env: { PATH: process.env.PATH, ...env } as NodeJS.ProcessEnv,
    }).catch((error: { stderr: string; code: number }) => error);

  it('says which settings are missing', async () => {
    const { stderr } = await grant({ EMAIL: 'a@example.org' });
    expect(stderr).toContain('MONGODB_URL: is not set');
    const without = await grant({ EMAIL: 'a@example.org', ...store() });
    expect(without.stderr).toContain('ROLE: is not set');
  });

  it('takes what it is to do as words too', async () => {
    const words = [
      '--email',
      'nobody@example.org',
      '--role',
      'admin',
      '--reset',
      '--logout',
      '--yes',
    ];
    const outcome = await grant({ ...store(), EMAIL: 'other@example.org' }, ...words);
    expect(outcome.stderr).toContain('nobody@example.org');
    expect((await grant(store(), '--rule', 'admin')).stderr).toContain("'--rule'");
  });

  it('says whose account it is, does nothing where nobody can be asked, and writes down what it did', async () => {
    const email = `asked-${process.pid}-${Date.now()}@example.org`;
    const { id } = await aPerson(gateway, email);
    const accounts = createAccountsRepository(gateway.db);
    const since = (await accounts.findById(id))?.createdAt.toISOString().slice(0, 10);
    const settings = { ...store(), EMAIL: email, ROLE: 'admin' };
    const asked = await grant(settings);
    expect(asked).toMatchObject({ code: 1, stderr: expect.stringContaining('YES=1') });
    expect((asked as unknown as { stdout: string }).stdout).toBe(
      `Asha Rao, ${email}, account ${id}, since ${since}\n`,
    );
    const rolesNow = async () => (await accounts.findById(id))?.roles ?? [];
    expect(await rolesNow()).toEqual(['contributor']);
    const kept = aFolder();
    const SECURITY_LOG_FILE = join(kept.path, 'security.log');
    await grant({ ...settings, YES: '1', SECURITY_LOG_FILE });
    expect(await rolesNow()).toContain('admin');
    const line = { log: 'security', service: 'grant', event: 'role-grant', outcome: 'done' };
    const noted = JSON.parse(readFileSync(SECURITY_LOG_FILE, 'utf8'));
    expect(noted).toMatchObject({ ...line, about: id, reason: 'admin' });
    expect(noted.who).toMatch(/^operator \S+$/);
    kept.remove();
    const { stderr } = await grant({ ...settings, ROLE: '', LOGOUT: '1', YES: '1' });
    expect(JSON.parse(stderr)).toMatchObject({ ...line, event: 'sessions-end', about: id });
  });

  it('says who is not there, and ends with 1', async () => {
    const outcome = await grant({ ...store(), EMAIL: 'nobody@example.org', ROLE: 'admin' });
    expect(outcome).toMatchObject({
      code: 1,
      stderr: 'There is no account with the e-mail nobody@example.org.\n',
    });
  });
});
