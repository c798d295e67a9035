import { runMain } from '@isl/service-kit';
import { openDatabase } from '@isl/service-kit/mongo';
import { databaseOf, readSeedConfig } from './config.js';
import { exportVerdicts } from './forms/export-verdicts.js';
import { createFormVerdictsRepository } from './forms/form-verdicts.repository.js';
import { formHashes } from './forms/form-verdicts.service.js';
import { exportProposals } from './proposals/export-proposals.js';
import { createProposalsRepository } from './proposals/proposals.repository.js';
import { exportSayings } from './sayings/export-sayings.js';
import { createSayingsRepository } from './sayings/sayings.repository.js';

/** Writes what signers decided about forms into the lexicon's files, what they accepted beside them, and ends. */
runMain(async () => {
  const config = readSeedConfig(process.env);
  const database = await openDatabase(config.MONGODB_URL, databaseOf(config));
  try {
    const verdicts = await createFormVerdictsRepository(database.db).byForm();
    const { written, refused } = exportVerdicts(config.LEXICON_DIR, verdicts);
    for (const form of written) process.stdout.write(`${form}: written\n`);
    for (const reason of refused) process.stderr.write(`${reason}\n`);
    process.stdout.write(`${verdicts.size} forms judged, ${written.length} files written.\n`);
    const accepted = await createProposalsRepository(database.db).accepted();
    const files = exportProposals(config.LEXICON_DIR, accepted, formHashes(config.LEXICON_DIR));
    for (const file of files) process.stdout.write(`${file}: an accepted proposal to take over\n`);
    const takenUp = await createSayingsRepository(database.db).takenUp();
    for (const file of exportSayings(config.LEXICON_DIR, takenUp)) {
      process.stdout.write(`${file}: how people sign sentences, to take over\n`);
    }
  } finally {
    await database.close();
  }
  return { close: async () => {} };
});
