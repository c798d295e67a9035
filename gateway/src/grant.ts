import { parseArgs } from 'node:util';
import { createAccountsRepository } from './accounts/accounts.repository.js';
import { createGrants } from './accounts/grants.js';
import { createResetsRepository } from './auth/resets.repository.js';
import { readGrantConfig } from './config.js';
import { openStore } from './db/client.js';
import { ensureIndexes } from './db/indexes.js';

/** `--email E --role R --reset`, which `make grant` passes; says what it did in a line each. */
async function main(): Promise<void> {
  const { MONGODB_URL, PUBLIC_URL, EMAIL, ROLE, RESET } = readGrantConfig({
    ...process.env,
    ...givenInWords(),
  });
  const store = await openStore(MONGODB_URL);
  try {
    await ensureIndexes(store.db);
    const grants = createGrants({
      accounts: createAccountsRepository(store.db),
      resets: createResetsRepository(store.db),
      publicUrl: PUBLIC_URL ?? 'http://localhost:8080',
      clock: () => new Date(),
    });
    if (ROLE) say(await grants.giveRole(EMAIL, ROLE));
    if (RESET) say(await grants.makeResetLink(EMAIL));
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
    },
  });
  return {
    ...(values.email ? { EMAIL: values.email } : {}),
    ...(values.role ? { ROLE: values.role } : {}),
    ...(values.reset ? { RESET: '1' } : {}),
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
