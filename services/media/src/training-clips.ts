import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import { readTrainingConfig } from './config.js';
import { createExamplesRepository } from './examples/examples.repository.js';
import { prepareStores } from './prepare.js';
import { isStoreAway } from './store/store-away.js';
import { openClipFolder } from './training/clip-folder.js';
import { learnableSigns } from './training/learnable.js';
import { createSnapshotsRepository } from './training/snapshots.repository.js';
import { type LeftOut, type Written, writeTrainingClips } from './training/write-clips.js';

const USAGE = 'usage: make training-clips to=FOLDER';

const WHY: Readonly<Record<LeftOut, string>> = {
  'not-allowed': 'consent without training, or a licence that does not permit it',
  'not-accepted': 'not accepted by those who judged it',
  'not-checked': 'not judged yet',
  'not-ready': 'not prepared',
  'no-sign': 'no sign: a sentence or an expression',
  'no-form': 'a sign of which the lexicon has no form that a word model may learn',
  'set-off': 'of a set that no admin has shown',
  disputed: 'disputed by signers',
  hidden: 'hidden by a moderator',
  lost: 'lost or changed in the store: make verify',
  copy: 'the same film as another clip',
  meanwhile: 'taken back during this run',
  'not-given': 'not given',
  minor: 'of a minor',
};

/** Writes the clips that models may learn from into a folder; `make training-clips` runs it. */
async function main(): Promise<void> {
  const to = readFolder(process.argv.slice(2));
  const config = readTrainingConfig(process.env);
  const signs = learnableSigns(loadForms(config.LEXICON_DIR));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error('stopped; the next run goes on')));
  }
  const { database, store } = await prepareStores(config);
  try {
    const folder = await openClipFolder(to);
    try {
      const examples = createExamplesRepository(database.db);
      const snapshots = createSnapshotsRepository(database.db);
      const { signal } = stop;
      tell(to, await writeTrainingClips({ examples, snapshots, store, folder, signs, signal }));
    } finally {
      await folder.close();
    }
  } finally {
    await database.close();
  }
}

function readFolder(args: readonly string[]): string {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
  if (values.to) return values.to;
  throw new Error(USAGE);
}

function tell(to: string, { leftOut, withoutForm, ...written }: Written): void {
  const { clips, signers, signs, added, removed, signersGone } = written;
  say(`${to}: ${clips} clips of ${signers} signers, ${signs} signs; ${added} new.`);
  if (removed > 0) {
    say(`removed: ${removed} that may be learnt from no longer, all of ${signersGone} signers.`);
    say(
      'What was trained before has learnt from them: docs/operations.md, Who took their word back.',
    );
  }
  for (const [reason, count] of [...leftOut].sort(([, a], [, b]) => b - a)) {
    say(`left out: ${count}, ${WHY[reason]}`);
  }
  for (const [sign, count] of withoutForm) say(`  ${sign}: ${count}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  const cause = isStopped ? error.cause : error;
  const problem = cause instanceof Error ? cause.message : String(cause);
  const text = isStoreAway(error) ? `the stores do not answer: ${problem}` : problem;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
