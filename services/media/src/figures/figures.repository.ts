import type { Db } from 'mongodb';
import type { Given } from '../contributions/contributions.repository.js';
import { NOT_OFF } from '../imports/imported.js';
import type { ReviewKind, VerdictDocument } from '../reviews/verdict.js';
import { usableFor } from '../videos/rights.js';
import type { VideoDocument } from '../videos/video.js';

/** Bound the work, not the data set. */
const MOST_VERDICTS = 20_000;
const MOST_JUDGED = 1_000;
const MOST_WEEKS = 26;

type State = 'preparing' | Given['contribution']['outcome'];
export type Judged = { readonly _id: string; readonly createdAt: Date; readonly at: Date };
export type Said = Pick<VerdictDocument, 'videoId' | 'byId' | 'isRepeat' | 'isSeen' | 'signed'>;
export type Asked = { readonly id: string; readonly label: string };

export type FiguresRepository = ReturnType<typeof createFiguresRepository>;

export function createFiguresRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const verdicts = db.collection<VerdictDocument>('verdicts');
  const given = { contribution: { $exists: true }, ...NOT_OFF } as const;
  return {
    countStates: async (): Promise<Map<State, number>> => {
      const groups = await videos
        .aggregate<{ _id: { status: string; outcome: State }; clips: number }>([
          { $match: { ...given, status: { $ne: 'rejected' } } },
          {
            $group: {
              _id: { status: '$status', outcome: '$contribution.outcome' },
              clips: { $sum: 1 },
            },
          },
        ])
        .toArray();
      const counts = new Map<State, number>();
      for (const { _id, clips } of groups) {
        const state = _id.status === 'ready' ? _id.outcome : 'preparing';
        counts.set(state, (counts.get(state) ?? 0) + clips);
      }
      return counts;
    },
    /** Of clips that people gave and everybody can watch. */
    countShown: async (): Promise<{ seconds: number; signers: number }> => {
      const [sums] = await videos
        .aggregate<{ seconds: number; signers: string[] }>([
          { $match: { $and: [given, usableFor('show')] } },
          {
            $group: {
              _id: null,
              seconds: { $sum: '$output.durationSeconds' },
              signers: { $addToSet: '$authorId' },
            },
          },
        ])
        .toArray();
      return { seconds: sums?.seconds ?? 0, signers: sums?.signers.length ?? 0 };
    },
    /** Clips by the day they were given, the newest weeks that had any. */
    countWeeks: async (): Promise<{ from: string; clips: number }[]> => {
      const days = await videos
        .aggregate<{ _id: string; clips: number }>([
          { $match: { ...given, status: { $nin: ['pending', 'rejected'] } } },
          {
            $group: {
              _id: { $dateToString: { format: '%Y-%m-%d', date: '$createdAt' } },
              clips: { $sum: 1 },
            },
          },
        ])
        .toArray();
      const weeks = new Map<string, number>();
      for (const { _id, clips } of days) {
        const from = mondayOf(_id);
        weeks.set(from, (weeks.get(from) ?? 0) + clips);
      }
      return [...weeks]
        .map(([from, clips]) => ({ from, clips }))
        .sort((one, other) => one.from.localeCompare(other.from))
        .slice(-MOST_WEEKS);
    },
    /** What came since, and how often people judged; what they say again counts once. */
    countMonth: async (from: Date) => {
      const since = { $gte: from };
      const [came, checked] = await Promise.all([
        videos.countDocuments({
          ...given,
          status: { $nin: ['pending', 'rejected'] },
          createdAt: since,
        }),
        verdicts.countDocuments({ kind: { $in: ['seen', 'signed'] }, at: since, isRepeat: false }),
      ]);
      return { from: from.toISOString().slice(0, 10), given: came, checked };
    },
    /** When the newest judged clips were given, and when their last needed verdict came. */
    listJudged: async (): Promise<Judged[]> => {
      const clips = await videos
        .find(
          { ...NOT_OFF, 'contribution.outcome': { $in: ['accepted', 'not-accepted'] } },
          { projection: { createdAt: 1 } },
        )
        .sort({ createdAt: -1 })
        .limit(MOST_JUDGED)
        .toArray();
      const last = await verdicts
        .aggregate<{ _id: string; at: Date }>([
          {
            $match: {
              kind: 'seen',
              isRepeat: false,
              videoId: { $in: clips.map(({ _id }) => _id) },
            },
          },
          { $group: { _id: '$videoId', at: { $max: '$at' } } },
        ])
        .toArray();
      const atOf = new Map(last.map(({ _id, at }) => [_id, at]));
      return clips.flatMap(({ _id, createdAt }) => {
        const at = atOf.get(_id);
        return at ? [{ _id, createdAt, at }] : [];
      });
    },
    listVerdicts: (kind: ReviewKind): Promise<Said[]> =>
      verdicts.find({ kind }).sort({ at: -1 }).limit(MOST_VERDICTS).toArray(),
    /** What the givers of these clips were asked for. */
    askedOf: async (ids: readonly string[]): Promise<Map<string, Asked>> => {
      const clips = await videos
        .find({ ...given, _id: { $in: [...ids] } }, { projection: { 'contribution.prompt': 1 } })
        .toArray();
      return new Map(
        clips.flatMap(({ _id, contribution }) =>
          contribution?.prompt.kind === 'sign' ? [[_id, contribution.prompt] as const] : [],
        ),
      );
    },
  };
}

/** Of an ISO day, in UTC. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
