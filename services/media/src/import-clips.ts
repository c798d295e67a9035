import { loadLexicon } from '@isl/lexicon';
import { systemClock } from '@isl/service-kit/clock';
import { readImportConfig } from './config.js';
import { createContributionsRepository } from './contributions/contributions.repository.js';
import { type Import, readCommand } from './imports/command.js';
import { importClips } from './imports/import-clips.js';
import { createImportsRepository } from './imports/imports.repository.js';
import { checkRows } from './imports/manifest/check-rows.js';
import { signsOf } from './imports/manifest/signs.js';
import { readRows } from './imports/read-rows.js';
import { removeSet } from './imports/remove-set.js';
import { createDecisionsRepository } from './moderation/decisions.repository.js';
import { createModerationService } from './moderation/moderation.service.js';
import { createReportsRepository } from './moderation/reports.repository.js';
import { prepareStores } from './prepare.js';
import { createVerdictsRepository } from './reviews/verdicts.repository.js';
import { createVideosRepository } from './videos/videos.repository.js';
import { createVideosService } from './videos/videos.service.js';

type Config = ReturnType<typeof readImportConfig>;
type Stores = Awaited<ReturnType<typeof prepareStores>>;

/** Brings clips of somebody else's set in, or removes such a set; `make import-clips` runs it. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = readImportConfig(process.env);
  const stores = await prepareStores(config);
  try {
    if ('remove' in command) await remove(command.remove, stores);
    else await bring(command.bring, config, stores);
  } finally {
    await stores.database.close();
  }
}

async function bring(asked: Import, config: Config, { database, store }: Stores): Promise<void> {
  const { setId, dir, skipsWrong } = asked;
  const lexicon = loadLexicon(config.LEXICON_DIR);
  const { rows, wrong: unread, unmapped, unused } = await readRows(asked, lexicon);
  const checked = await checkRows(rows, {
    ...{ dir, findSign: signsOf(lexicon) },
    maxBytes: config.MEDIA_MAX_UPLOAD_BYTES,
  });
  const wrong = [...unread, ...checked.wrong];
  for (const { where, field, problem } of wrong) complain(`${where}: ${field} ${problem}`);
  for (const [gloss, clips] of unmapped) say(`${gloss}: not mapped, ${clips} clips`);
  for (const gloss of unused) say(`${gloss}: mapped, but not in the folder`);
  const left = rows.length - checked.clips.length;
  if (wrong.length > 0 && !skipsWrong) {
    throw new Error(
      `${wrong.length} faults in ${left} of ${rows.length} rows: nothing was imported. skip_wrong=1 imports the others.`,
    );
  }
  const { imported, repeated } = await importClips(setId, checked.clips, {
    videos: createVideosRepository(database.db),
    imports: createImportsRepository(database.db),
    store,
    clock: systemClock,
    onRepeated: ({ where }, known) => say(`${where}: is here already, as ${known._id}`),
  });
  const glosses = unmapped.size > 0 ? `, ${unmapped.size} glosses not mapped` : '';
  say(`${setId}: ${imported} imported, ${repeated} here already, ${left} wrong${glosses}.`);
  say('They are hidden until an admin turns them on in /dashboard/admin.');
}

async function remove(setId: string, { database, store }: Stores): Promise<void> {
  const videos = createVideosRepository(database.db);
  const { removeAbout } = createModerationService({
    videos,
    reports: createReportsRepository(database.db),
    decisions: createDecisionsRepository(database.db),
    clock: systemClock,
  });
  const { erase } = createVideosService({
    ...{ videos, store, removeAbout },
    contributions: createContributionsRepository(database.db),
    verdicts: createVerdictsRepository(database.db),
  });
  const imports = createImportsRepository(database.db);
  say(`${setId}: ${await removeSet(setId, { imports, erase })} clips removed.`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

main().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
