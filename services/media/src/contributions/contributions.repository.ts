import type { components } from '@isl/contracts/media';
import { NEWEST_FIRST, olderThan } from '@isl/service-kit/mongo';
import type { Db, Filter } from 'mongodb';
import { NOT_OFF } from '../imports/imported.js';
import type { VideoDocument } from '../videos/video.js';
import type { Consent, Contribution } from './contribution.js';

export type Given = VideoDocument & { readonly contribution: Contribution };
/** What a person gave themselves, and agreed to. */
export type Own = Given & {
  readonly contribution: { readonly consent: Required<Consent> };
};
export type TimelineEntry = components['schemas']['TimelineEntry'];
export type ContributionsRepository = ReturnType<typeof createContributionsRepository>;

type Timeline = { readonly _id: string; readonly entries: readonly TimelineEntry[] };
type Page = { readonly limit: number; readonly after?: string | undefined };
type PromptCount = components['schemas']['PromptCount'];

/** The clips that people gave, and beside each what was read while it was recorded. */
export function createContributionsRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const timelines = db.collection<Timeline>('timelines');
  const given: Filter<VideoDocument> = { contribution: { $exists: true } };
  return {
    find: (id: string) => videos.findOne({ ...given, _id: id }) as Promise<Given | null>,
    listOf: async (authorId: string, { limit, after }: Page) => {
      const older = after
        ? [
            await olderThan(after, (_id) =>
              videos.findOne({ _id }, { projection: { createdAt: 1 } }),
            ),
          ]
        : [];
      const filter = { $and: [{ ...given, authorId }, ...older] };
      return (await videos.find(filter).sort(NEWEST_FIRST).limit(limit).toArray()) as Own[];
    },
    idsOf: async (authorId: string): Promise<string[]> => {
      const own = await videos.find({ ...given, authorId }, { projection: { _id: 1 } }).toArray();
      return own.map(({ _id }) => _id);
    },
    /** What was announced before and has not come, as it is announced now. */
    announceAnew: (id: string, contribution: Contribution) =>
      videos.findOneAndUpdate(
        { ...given, _id: id, status: 'pending' },
        { $set: { contribution, title: contribution.prompt.label } },
        { returnDocument: 'after' },
      ) as Promise<Own | null>,
    /** False where it does not wait for its bytes any more. */
    markLandmarks: async (id: string, sha256: string): Promise<boolean> => {
      const waiting = { ...given, _id: id, status: 'pending' } as const;
      const kept = { 'contribution.hasLandmarks': true, 'contribution.landmarksSha256': sha256 };
      return (
        (await videos.updateOne(waiting, { $set: kept as Partial<VideoDocument> })).matchedCount ===
        1
      );
    },
    countAnnounced: (authorId: string) =>
      videos.countDocuments({ ...given, authorId, status: 'pending' }),
    changeConsent: (id: string, authorId: string, { scopes, version, at }: Omit<Consent, 'age'>) =>
      videos.findOneAndUpdate(
        { ...given, _id: id, authorId },
        {
          $set: {
            'contribution.consent.scopes': scopes,
            'contribution.consent.at': at,
            ...(version && { 'contribution.consent.version': version }),
          },
        },
        { returnDocument: 'after' },
      ) as Promise<Own | null>,
    /** What people made of a clip, from all their verdicts. */
    judge: async (id: string, found: Partial<Contribution>, at: Date): Promise<void> => {
      const { outcome } = found;
      if (outcome !== undefined) {
        // With the outcome in one update, so that none is lost to a crash.
        await videos.updateOne(
          { ...given, _id: id, 'contribution.outcome': { $ne: outcome } },
          { $set: { 'contribution.outcome': outcome, 'contribution.toTell': at } },
        );
      }
      const set = Object.fromEntries(
        Object.entries(found).map(([name, value]) => [`contribution.${name}`, value]),
      );
      await videos.updateOne({ ...given, _id: id }, { $set: set });
    },
    /** By prompt, of clips that are not refused. */
    count: async (): Promise<PromptCount[]> => {
      const groups = await videos
        .aggregate<{ _id: { kind: PromptCount['kind']; id: string }; clips: number; by: string[] }>(
          [
            {
              $match: {
                ...given,
                ...NOT_OFF,
                status: { $ne: 'rejected' },
                'contribution.outcome': { $ne: 'not-accepted' },
              },
            },
            {
              $group: {
                _id: { kind: '$contribution.prompt.kind', id: '$contribution.prompt.id' },
                clips: { $sum: 1 },
                by: { $addToSet: '$authorId' },
              },
            },
          ],
        )
        .toArray();
      return groups.map(({ _id, clips, by }) => ({ ..._id, clips, signers: by.length }));
    },
    keepTimeline: async (id: string, entries: readonly TimelineEntry[]): Promise<void> => {
      await timelines.replaceOne({ _id: id }, { entries }, { upsert: true });
    },
    timelineOf: async (id: string) => (await timelines.findOne({ _id: id }))?.entries ?? [],
    timelinesOf: (ids: readonly string[]) => timelines.find({ _id: { $in: [...ids] } }).toArray(),
    removeTimeline: async (id: string) => (await timelines.deleteOne({ _id: id })).deletedCount,
  };
}
