import { appendFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createSecurityLog } from '@isl/service-kit';
import { systemClock } from '@isl/service-kit/clock';
import { ensureIndexes, openDatabase } from '@isl/service-kit/mongo';
import { createAccountsRepository } from './accounts/accounts.repository.js';
import { createGrants } from './accounts/grants.js';
import { createActsRepository } from './acts/acts.repository.js';
import { createResetsRepository } from './auth/resets.repository.js';
import { createSessionsRepository } from './auth/sessions.repository.js';
import { databaseOf, readGrantConfig } from './config.js';
import { INDEXES } from './indexes.js';

/** `--email E --role R --reset --logout --yes --force`, which `make grant` passes; says what it did. */
async function main(): Promise<void> {
  const config = readGrantConfig({ ...process.env, ...givenInWords() });
  const { MONGODB_URL, PUBLIC_URL, EMAIL, ROLE, RESET, LOGOUT, YES, FORCE } = config;
  const store = await openDatabase(MONGODB_URL, databaseOf(config));
  try {
    await ensureIndexes(store.db, INDEXES);
    const grants = createGrants({
      accounts: createAccountsRepository(store.db),
      resets: createResetsRepository(store.db),
      sessions: createSessionsRepository(store.db),
      acts: createActsRepository(store.db),
      publicUrl: PUBLIC_URL ?? 'http://localhost:8080',
      clock: systemClock,
    });
    const account = await grants.describe(EMAIL);
    say(account.line);
    if (!YES && !(await isMeant())) throw new Error('Nothing was done.');
    const note = recorder(config.SECURITY_LOG_FILE, account.id);
    if (ROLE) {
      say(await grants.giveRole(EMAIL, ROLE, FORCE));
      note('role-grant', ROLE);
    }
    if (RESET) {
      say(await grants.makeResetLink(EMAIL));
      note('password-link');
    }
    if (LOGOUT) {
      say(await grants.endSessions(EMAIL));
      note('sessions-end');
    }
  } finally {
    await store.close();
  }
}

/** Records what was done to an account in the gateway's security log; without a file, on standard error. */
function recorder(file: string | undefined, about: string) {
  const { record } = createSecurityLog({
    service: 'grant',
    // Not a log of its own: the gateway, which keeps the file, is the one that begins a new one each day.
    write: (line) =>
      file ? appendFileSync(file, line, { mode: 0o600 }) : process.stderr.write(line),
  });
  const who = `operator ${userInfo().username}`;
  return (event: string, reason?: string): void =>
    record({ event, outcome: 'done', who, about, reason });
}

/** What the command line says goes before the environment. */
function givenInWords(): Record<string, string> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      role: { type: 'string' },
      reset: { type: 'boolean' },
      logout: { type: 'boolean' },
      yes: { type: 'boolean' },
      force: { type: 'boolean' },
    },
  });
  return {
    ...(values.email ? { EMAIL: values.email } : {}),
    ...(values.role ? { ROLE: values.role } : {}),
    ...(values.reset ? { RESET: '1' } : {}),
    ...(values.logout ? { LOGOUT: '1' } : {}),
    ...(values.yes ? { YES: '1' } : {}),
    ...(values.force ? { FORCE: '1' } : {}),
  };
}

/** An account is easily taken for another: whoever sits there says that it is the one. */
async function isMeant(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new Error('Nobody can be asked whether this is the account: say YES=1.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question('Is this the account? (y/N) ')).trim());
  } finally {
    terminal.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
