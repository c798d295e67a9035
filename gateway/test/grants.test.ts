import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '@isl/service-kit/mongo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../src/accounts/account.js';
import { createAccountsRepository } from '../src/accounts/accounts.repository.js';
import { createGrants } from '../src/accounts/grants.js';
import { createResetsRepository } from '../src/auth/resets.repository.js';
import { createSessionsRepository } from '../src/auth/sessions.repository.js';
import { DATABASE } from '../src/config.js';
import { aTestApp, DEMO, type TestApp } from './support/build.js';
import { aFolder } from './support/files.js';
import { ASHA, aPerson, logIn, refreshWith } from './support/people.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp();
});
afterAll(() => gateway.close());

const grants = () =>
  createGrants({
    accounts: createAccountsRepository(gateway.db),
    resets: createResetsRepository(gateway.db),
    sessions: createSessionsRepository(gateway.db),
    publicUrl: 'https://isl.example/',
    clock: gateway.now,
  });
const secretIn = (line: string) => /token=([\w-]+)$/.exec(line)?.[1] ?? '';
const reset = (token: string, password: string) =>
  gateway.call('POST', '/api/auth/reset', { payload: { token, password } });

describe('a role', () => {
  it.each([
    ['reviewer', ['contributor', 'reviewer']],
    ['admin', ['contributor', 'reviewer', 'admin']],
    ['contributor', ['contributor']],
  ])('%s is given with what it includes', async (role, roles) => {
    const email = `${role}@example.org`;
    await aPerson(gateway, email);
    await grants().giveRole(email.toUpperCase(), role);
    const { headers } = await logIn(gateway, { email, password: ASHA.password });
    const me = await gateway.call('GET', '/api/auth/me', { headers: { ...headers } });
    expect(me.body.roles).toEqual(roles);
  });

  it.each([
    ['nobody@example.org', 'admin', 'no account'],
    ['reviewer@example.org', 'king', 'must be one of contributor, reviewer, admin'],
    [DEMO.email, 'admin', 'demo'],
  ])('is refused to %s as %s', async (email, role, reason) => {
    await expect(grants().giveRole(email, role)).rejects.toThrow(reason);
  });
});

describe('a password link', () => {
  it('sets a new password once, and signs every browser out', async () => {
    const email = 'forgot@example.org';
    const { refresh } = await aPerson(gateway, email);
    const line = await grants().makeResetLink(email);
    expect(line).toContain('https://isl.example/reset-password#token=');
    const token = secretIn(line);
    expect((await reset(token, 'a new sentence')).status).toBe(204);
    await expect(logIn(gateway, { email, password: 'a new sentence' })).resolves.toBeTruthy();
    expect((await refreshWith(gateway, refresh)).status).toBe(401);
    const again = await reset(token, 'a third sentence');
    expect([again.status, again.body.code]).toEqual([400, 'RESET_USED']);
    expect(again.body.msg).toBe(again.body.message);
  });

  it('ends after a day, and when a newer one is made', async () => {
    const email = 'late@example.org';
    await aPerson(gateway, email);
    const first = secretIn(await grants().makeResetLink(email));
    const second = secretIn(await grants().makeResetLink(email));
    expect((await reset(first, 'a new sentence')).status).toBe(400);
    gateway.advance(24 * 60 * 60 * 1000);
    expect((await reset(second, 'a new sentence')).status).toBe(400);
  });

  it('is not stored as it is', async () => {
    const email = 'stored@example.org';
    await aPerson(gateway, email);
    const token = secretIn(await grants().makeResetLink(email));
    const stored = await gateway.db.collection('passwordResets').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is not made for nobody, and a guess sets nothing', async () => {
    await expect(grants().makeResetLink('nobody@example.org')).rejects.toThrow('no account');
    expect((await reset('a-guess', 'a new sentence')).status).toBe(400);
  });
});

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

describe('the command', () => {
  const run = promisify(execFile);
  const script = fileURLToPath(new URL('../src/grant.ts', import.meta.url));
  const grant = (env: Record<string, string>, ...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', script, ...words], {
      env: { PATH: process.env.PATH, ...env } as NodeJS.ProcessEnv,
    }).catch((error: { stderr: string; code: number }) => error);

  it('says which settings are missing', async () => {
    const { stderr } = await grant({ EMAIL: 'a@example.org' });
    expect(stderr).toContain('MONGODB_URL: is not set');
    const { MONGODB_URL = '' } = process.env;
    const without = await grant({ EMAIL: 'a@example.org', MONGODB_URL });
    expect(without.stderr).toContain('ROLE: is not set');
  });

  it('takes what it is to do as words too', async () => {
    const { MONGODB_URL = '' } = process.env;
    const words = [
      '--email',
      'nobody@example.org',
      '--role',
      'admin',
      '--reset',
      '--logout',
      '--yes',
    ];
    const outcome = await grant({ MONGODB_URL, EMAIL: 'other@example.org' }, ...words);
    expect(outcome.stderr).toContain('nobody@example.org');
    expect((await grant({ MONGODB_URL }, '--rule', 'admin')).stderr).toContain("'--rule'");
  });

  it('says whose account it is, does nothing where nobody can be asked, and writes down what it did', async () => {
    const email = `asked-${process.pid}-${Date.now()}@example.org`;
    const { MONGODB_URL = '' } = process.env;
    const { id } = await aPerson(gateway, email);
    const account = await createAccountsRepository(gateway.db).findById(id);
    // The command knows its own database only.
    const store = await openDatabase(MONGODB_URL, DATABASE);
    const accounts = createAccountsRepository(store.db);
    await accounts.insert(account as Account);
    const since = account?.createdAt.toISOString().slice(0, 10);
    const settings = { MONGODB_URL, EMAIL: email, ROLE: 'admin' };
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
    await accounts.remove(id);
    await store.close();
  });

  it('says who is not there, and ends with 1', async () => {
    const { MONGODB_URL = '' } = process.env;
    const outcome = await grant({ MONGODB_URL, EMAIL: 'nobody@example.org', ROLE: 'admin' });
    expect(outcome).toMatchObject({
      code: 1,
      stderr: 'There is no account with the e-mail nobody@example.org.\n',
    });
  });
});
