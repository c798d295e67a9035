import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createAccountsRepository } from './accounts/accounts.repository.js';
import { createGrants } from './accounts/grants.js';
import { createResetsRepository } from './auth/resets.repository.js';
import { createSessionsRepository } from './auth/sessions.repository.js';
import { readGrantConfig } from './config.js';
import { openStore } from './db/client.js';
import { ensureIndexes } from './db/indexes.js';

/** `--email E --role R --reset --logout --yes`, which `make grant` passes; says what it did. */
async function main(): Promise<void> {
  const { MONGODB_URL, PUBLIC_URL, EMAIL, ROLE, RESET, LOGOUT, YES } = readGrantConfig({
    ...process.env,
    ...givenInWords(),
  });
  const store = await openStore(MONGODB_URL);
  try {
    await ensureIndexes(store.db);
    const grants = createGrants({
      accounts: createAccountsRepository(store.db),
      resets: createResetsRepository(store.db),
      sessions: createSessionsRepository(store.db),
      publicUrl: PUBLIC_URL ?? 'http://localhost:8080',
      clock: () => new Date(),
    });
    say(await grants.describe(EMAIL));
    if (!YES && !(await isMeant())) throw new Error('Nothing was done.');
    if (ROLE) say(await grants.giveRole(EMAIL, ROLE));
    if (RESET) say(await grants.makeResetLink(EMAIL));
    if (LOGOUT) say(await grants.endSessions(EMAIL));
  } finally {
    await store.close();
  }
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
    },
  });
  return {
    ...(values.email ? { EMAIL: values.email } : {}),
    ...(values.role ? { ROLE: values.role } : {}),
    ...(values.reset ? { RESET: '1' } : {}),
    ...(values.logout ? { LOGOUT: '1' } : {}),
    ...(values.yes ? { YES: '1' } : {}),
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
