import { randomBytes } from 'node:crypto';
import type { Given } from '../contributions/contributions.repository.js';
import { type ExampleObjection, fileOfExample, personOf } from '../examples/example.js';
import type { ExamplesRepository } from '../examples/examples.repository.js';
import type { ObjectStore } from '../store/object-store.js';
import { type ClipFolder, fileOf } from './clip-folder.js';
import type { Row } from './manifest.js';
import type { SnapshotsRepository } from './snapshots.repository.js';

type Deps = {
  readonly examples: Pick<ExamplesRepository, 'weigh' | 'idsOf'>;
  readonly store: Pick<ObjectStore, 'read'>;
  readonly folder: ClipFolder;
  readonly snapshots: Pick<SnapshotsRepository, 'idOf'>;
  /** The forms that a model may learn. */
  readonly signs: ReadonlySet<string>;
  readonly signal: AbortSignal;
};

export type LeftOut = ExampleObjection | 'no-form' | 'lost' | 'copy' | 'meanwhile';
export type Written = {
  readonly clips: number;
  readonly signers: number;
  readonly signs: number;
  readonly added: number;
  /** What was there before and may be learnt from no longer, and the signers of whom nothing is left. */
  readonly removed: number;
  readonly signersGone: number;
  /** How many clips of people are not there, by the first reason. */
  readonly leftOut: ReadonlyMap<LeftOut, number>;
  /** What they show for which there is no form. */
  readonly withoutForm: ReadonlyMap<string, number>;
};

/** What is asked for of a clip, and nothing of who gave it but who else's it is. */
type Wanted = {
  readonly id: string;
  readonly person: string;
  readonly createdAt: Date;
  readonly file: NonNullable<ReturnType<typeof fileOfExample>>;
  readonly says: Pick<Row, 'sign' | 'licence' | 'credit' | 'source'>;
};
type Fetched = Wanted & { readonly sha256: string };

/**
 * Brings a folder to the clips that may be learnt from now. What may not be any more goes first, and
 * what is taken back while others come is looked for once more at the end.
 */
export async function writeTrainingClips(deps: Deps): Promise<Written> {
  const { examples, folder, snapshots, signs, signal } = deps;
  const { before } = folder;
  const tally = createTally();
  const wanted = await listWanted(examples, signs, tally);
  const files = wanted.flatMap(({ file: { sha256, kind } }) =>
    sha256 ? fileOf(sha256, kind) : [],
  );
  const isWanted = new Set(files);
  await folder.list(
    before.filter(({ file }) => isWanted.has(file)),
    files,
  );

  const fetched: Fetched[] = [];
  for (const one of wanted) {
    signal.throwIfAborted();
    const sha256 = await fetchClip(one, deps);
    if (sha256 === null) tally.add('lost');
    else fetched.push({ ...one, sha256 });
  }
  const allowed = await examples.idsOf();
  const standing = fetched.filter(({ id }) => allowed.has(id) || tally.add('meanwhile'));
  const films = new Set<string>();
  const single = standing.filter(({ sha256 }) => {
    if (films.has(sha256)) return tally.add('copy');
    return films.add(sha256);
  });
  // Kept before the list is: no net may learn from clips whose withdrawal it would not hear of.
  const snapshot = await snapshots.idOf(single.map(({ id }) => id));
  const rows = rowsOf(single, snapshot, before);
  await folder.list(rows);

  const isThere = setOf(rows, 'sha256');
  const wasThere = setOf(before, 'sha256');
  const signers = setOf(rows, 'signer');
  return {
    clips: rows.length,
    signers: signers.size,
    signs: setOf(rows, 'sign').size,
    added: rows.filter(({ sha256 }) => !wasThere.has(sha256)).length,
    removed: before.filter(({ sha256 }) => !isThere.has(sha256)).length,
    signersGone: [...setOf(before, 'signer')].filter((signer) => !signers.has(signer)).length,
    leftOut: tally.counts,
    withoutForm: tally.withoutForm,
  };
}

async function listWanted(
  examples: Deps['examples'],
  signs: Deps['signs'],
  tally: Tally,
): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for await (const { clip, objection } of examples.weigh()) {
    const { _id: id, createdAt, contribution } = clip;
    const sign = contribution.prompt.id;
    const file = fileOfExample(clip);
    if (objection) tally.add(objection);
    else if (!signs.has(sign)) tally.addWithoutForm(sign);
    else if (!file) tally.add('lost');
    else wanted.push({ id, createdAt, file, person: personOf(clip), says: saysOf(clip) });
  }
  // Of one film that several gave the first counts.
  return wanted.sort((a, b) => +a.createdAt - +b.createdAt || (a.id < b.id ? -1 : 1));
}

function saysOf({ contribution, imported }: Given): Wanted['says'] {
  const { prompt, consent } = contribution;
  if (imported) {
    const { licence, credit, source } = imported;
    return { sign: prompt.id, licence, credit, source };
  }
  return { sign: prompt.id, licence: `consent ${consent.version}`, credit: '', source: '' };
}

/** Its checksum once the folder has it; null where the store does not, or has other bytes. */
async function fetchClip(
  { file: { key, kind, sha256: recorded } }: Wanted,
  { store, folder, signal }: Deps,
): Promise<string | null> {
  if (recorded !== undefined && (await folder.has(recorded, kind))) return recorded;
  const source = await store.read(key);
  if (!source) return null;
  const sha256 = await folder.put(source, kind, signal);
  return recorded === undefined || sha256 === recorded ? sha256 : null;
}

function rowsOf(clips: readonly Fetched[], snapshot: string, before: readonly Row[]): Row[] {
  const signerOf = nameSigners(clips, before);
  return clips.map(({ person, file, sha256, says }) => ({
    file: fileOf(sha256, file.kind),
    signer: signerOf(person),
    sha256,
    ...says,
    snapshot,
  }));
}

/**
 * A name for each person, drawn by chance: nothing leads back from it. Who has a clip in the folder
 * keeps the name that stands beside it, so that they stay on their side of the split.
 */
function nameSigners(clips: readonly Fetched[], before: readonly Row[]) {
  const signerOfFilm = new Map(before.map(({ sha256, signer }) => [sha256, signer]));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { person, sha256 } of clips) {
    const name = signerOfFilm.get(sha256);
    if (name === undefined || names.has(person) || taken.has(name)) continue;
    names.set(person, name);
    taken.add(name);
  }
  return (person: string): string => {
    const name = names.get(person) ?? `signer-${randomBytes(8).toString('hex')}`;
    names.set(person, name);
    return name;
  };
}

type Tally = ReturnType<typeof createTally>;

function createTally() {
  const counts = new Map<LeftOut, number>();
  const withoutForm = new Map<string, number>();
  /** False, for the filters that it stands in. */
  const add = (reason: LeftOut): false => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return false;
  };
  return {
    counts,
    withoutForm,
    add,
    addWithoutForm: (sign: string): void => {
      add('no-form');
      withoutForm.set(sign, (withoutForm.get(sign) ?? 0) + 1);
    },
  };
}

const setOf = (rows: readonly Row[], name: keyof Row): Set<string> =>
  new Set(rows.map((row) => row[name]));
