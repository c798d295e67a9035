import type { components } from '@isl/contracts/gateway';
import { PARTS } from '@isl/contracts/parts';
import type { Clock } from '@isl/service-kit/clock';
import type { CopyState } from '@isl/service-kit/copy-state';
import { sizeOf } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { StateUrls } from '../config.js';
import type { Copies } from '../parts/copies.js';
import type { PartClient } from '../parts/part-client.js';
import { within } from '../parts/within.js';

type SystemState = components['schemas']['SystemState'];
type PartReport = components['schemas']['PartReport'];
type Keeper = Pick<PartClient, 'name' | 'holdings'>;

/** However many pages are open, the parts are asked once in this time. */
const FRESH_MS = 2_000;
/** Who keeps much and is slow is left out rather than waited for. */
const PATIENCE_MS = 1_500;
/** A worker that wrote nothing for three of its intervals is away. */
const WORKER_SILENT_MS = 15_000;

export type StateService = (requestId: string) => Promise<SystemState>;

export function createStateService(dependencies: {
  readonly db: Db;
  readonly urls: StateUrls;
  readonly copiesOf: (urls: readonly string[], requestId: string) => Promise<Copies>;
  /** Of this gateway. */
  readonly own: () => Promise<CopyState>;
  readonly keepers: readonly Keeper[];
  readonly queues: Readonly<Record<string, () => Promise<number>>>;
  readonly clock: Clock;
}): StateService {
  const { db, urls, copiesOf, own, keepers, queues, clock } = dependencies;

  const reportOn = async (name: string, requestId: string): Promise<PartReport> => {
    const asked = copiesOf(urls[name as keyof StateUrls] ?? [], requestId);
    if (name !== 'gateway') return { name, ...(await asked) };
    const [{ copies, away }, self] = await Promise.all([asked, own()]);
    const others = copies.filter(({ copyId }) => copyId !== self.copyId);
    return { name, copies: [self, ...others], away };
  };

  const countOwn = async (): Promise<SystemState['queues']> => {
    const counts = await Promise.all(
      Object.entries(queues).map(async ([name, count]) => [
        name,
        await within(PATIENCE_MS, count()),
      ]),
    );
    return Object.fromEntries(counts.filter(([, count]) => count !== null));
  };

  const ask = async (requestId: string): Promise<SystemState> => {
    const [parts, ownQueues, ownSize, ...kept] = await Promise.all([
      Promise.all(Object.keys({ gateway: [], ...urls }).map((name) => reportOn(name, requestId))),
      countOwn(),
      within(PATIENCE_MS, sizeOf(db)),
      ...keepers.map((part) => within(PATIENCE_MS, part.holdings(requestId))),
    ]);
    const known = kept.filter((one) => one !== null);
    const workers = known.flatMap((one) => one.workers ?? []);
    const isThere = ({ seenAt = '' }: CopyState) =>
      clock().getTime() - Date.parse(seenAt) < WORKER_SILENT_MS;
    return {
      at: clock().toISOString(),
      parts: [...parts, ...workersAmong(kept, keepers, workers, isThere)].sort(inOrder),
      queues: Object.assign({}, ownQueues, ...known.map((one) => one.queues)),
      objects: known.flatMap((one) => one.objects),
      databases: [ownSize, ...known].flatMap((one) => one?.database ?? []),
      missing: keepers.filter((_part, index) => kept[index] === null).map(({ name }) => name),
    };
  };

  let last: { readonly at: number; readonly answer: Promise<SystemState> } | null = null;
  return (requestId) => {
    const at = clock().getTime();
    if (last === null || at - last.at >= FRESH_MS) last = { at, answer: ask(requestId) };
    return last.answer;
  };
}

const ORDER = Object.keys(PARTS);
const inOrder = (a: PartReport, b: PartReport): number =>
  ORDER.indexOf(a.name) - ORDER.indexOf(b.name);

/** What the workers wrote down, as the media service read it; nothing where it is away itself. */
function workersAmong(
  kept: readonly unknown[],
  keepers: readonly Keeper[],
  workers: readonly CopyState[],
  isThere: (copy: CopyState) => boolean,
): PartReport[] {
  const isKnown = keepers.some(({ name }, index) => name === 'media' && kept[index] !== null);
  if (!isKnown) return [];
  const there = workers.filter(isThere);
  // None at all: there should be one.
  const away = workers.length - there.length || (there.length === 0 ? 1 : 0);
  return [{ name: 'worker', copies: there, away }];
}
