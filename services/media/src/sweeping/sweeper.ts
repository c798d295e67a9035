import { ago, type Clock } from '@isl/service-kit/clock';
import type { ContributionsRepository } from '../contributions/contributions.repository.js';
import type { Log } from '../log.js';
import type { ReportsRepository } from '../moderation/reports.repository.js';
import type { ObjectStore } from '../store/object-store.js';
import { findOrphans } from '../videos/orphans.js';
import { keysOf } from '../videos/video.js';
import type { VideosRepository } from '../videos/videos.repository.js';

/** How many of each kind a sweep removed. */
export type Swept = {
  readonly pending: number;
  readonly demo: number;
  readonly multiparts: number;
  readonly objects: number;
};

type Deps = {
  readonly videos: VideosRepository;
  readonly contributions: Pick<ContributionsRepository, 'removeTimeline'>;
  readonly reports: Pick<ReportsRepository, 'removeAbout'>;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly pendingMs: number;
  readonly demoMs: number;
};

/** Brings database and store back into agreement after whatever ended half-way. */
export function createSweeper({
  videos,
  contributions,
  reports,
  store,
  clock,
  log,
  pendingMs,
  demoMs,
}: Deps) {
  const sweepPending = async (): Promise<{ pending: number; multiparts: number }> => {
    let pending = 0;
    let multiparts = await store.abortIncompleteBefore(ago(clock, pendingMs));
    for (const video of await videos.listPendingBefore(ago(clock, pendingMs))) {
      if (!(await videos.removePending(video._id))) continue;
      pending += 1;
      await contributions.removeTimeline(video._id);
      multiparts += await store.abortIncomplete(video.original.key);
      await store.remove(keysOf(video));
    }
    return { pending, multiparts };
  };
  const sweepDemo = async (): Promise<number> => {
    const old = await videos.listDemoBefore(ago(clock, demoMs));
    for (const video of old) {
      const removed = await videos.remove(video._id);
      await reports.removeAbout(video._id, clock());
      if (removed) await store.remove(keysOf(removed));
    }
    return old.length;
  };
  const sweepObjects = async (): Promise<number> => {
    let objects = 0;
    for await (const keys of store.listKeys()) {
      const orphans = await findOrphans(videos, keys);
      await store.remove(orphans);
      objects += orphans.length;
    }
    return objects;
  };

  return {
    sweep: async (): Promise<Swept> => {
      const { pending, multiparts } = await sweepPending();
      const demo = await sweepDemo();
      const swept = { pending, multiparts, demo, objects: await sweepObjects() };
      if (Object.values(swept).some((count) => count > 0)) log.info(swept, 'swept');
      return swept;
    },
  };
}
