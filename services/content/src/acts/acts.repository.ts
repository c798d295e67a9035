import {
  type AuditEntry,
  type AuditPerson,
  type AuditRequest,
  actor,
  auditFilter,
  pageOf,
  peopleIn,
  undoneOf,
} from '@isl/service-kit/audit';
import { isId, NEWEST_FIRST, newId } from '@isl/service-kit/mongo';
import { type Db, ObjectId } from 'mongodb';

type Actor = { readonly byId: string | null; readonly by: string | null };
type Undone = Actor & { readonly at: Date };

/** What a moderator did here, or an admin. */
export type ActDocument = Actor & {
  readonly _id: string;
  readonly kind: AuditEntry['kind'];
  readonly createdAt: Date;
  /** The post, form or course. */
  readonly targetId: string;
  /** Title of a post or course that is there; a form is named by its id. */
  readonly what: string | null;
  /** Who wrote it; null for what the installation wrote, and of somebody whose account is gone. */
  readonly aboutId: string | null;
  readonly person: string | null;
  readonly reason?: string;
  readonly count?: number;
  /** How a form stood before and after, where it changed. */
  readonly from?: string;
  readonly to?: string;
  readonly undone: Undone | null;
};
type NewAct = Omit<ActDocument, '_id' | 'undone'>;

export type ActsRepository = ReturnType<typeof createActsRepository>;

/** Their titles go with what they are of; titles of the installation's own courses stay. */
const ABOUT_WRITTEN: readonly ActDocument['kind'][] = [
  ...(['post-hide', 'post-delete', 'comment-delete', 'report-dismissed'] as const),
  'course-taken-down',
];
/** A post that is deleted stays so; the others have a way back that leaves a line of its own. */
const UNDOABLE: readonly ActDocument['kind'][] = ['post-hide', 'course-taken-down'];

export function createActsRepository(db: Db) {
  const acts = db.collection<ActDocument>('acts');
  const loseTitles = async (ids: readonly string[]): Promise<void> => {
    await acts.updateMany(
      { kind: { $in: [...ABOUT_WRITTEN] }, targetId: { $in: [...ids] } },
      { $set: { what: null } },
    );
  };
  return {
    /** Before the act itself: nothing is done of which the log does not know. */
    note: async (act: NewAct): Promise<string> => {
      const _id = newId();
      await acts.insertOne({ _id, ...act, undone: null });
      return _id;
    },
    /** What only showed when it was done. */
    complete: async (
      _id: string,
      found: Partial<Pick<ActDocument, 'count' | 'from' | 'to'>>,
    ): Promise<void> => {
      await acts.updateOne({ _id }, { $set: found });
    },
    /** Where it was not done after all. */
    remove: async (_id: string): Promise<void> => {
      await acts.deleteOne({ _id });
    },
    /** The newest of this kind about this that still stands; false where there is none. */
    markUndone: async (
      which: Partial<Pick<ActDocument, 'byId'>> & {
        readonly kinds: readonly ActDocument['kind'][];
        readonly targetId: string;
      },
      undone: Undone,
    ): Promise<boolean> => {
      const { kinds, ...rest } = which;
      const found = await acts.findOneAndUpdate(
        { ...rest, kind: { $in: [...kinds] }, undone: null },
        { $set: { undone } },
        { sort: NEWEST_FIRST },
      );
      return found !== null;
    },
    list: async (asked: AuditRequest): Promise<AuditEntry[]> => {
      const kind = asked.kind ? { kind: asked.kind } : {};
      const found = await acts
        .find({ $and: [kind, auditFilter(asked, 'createdAt')] })
        .sort(NEWEST_FIRST)
        .limit(pageOf(asked))
        .toArray();
      return found.map(toEntry);
    },
    people: (): Promise<AuditPerson[]> => peopleIn(db, 'acts'),
    loseTitles,
    /** Titles of posts and of teachers' courses that are not there any more. */
    sweep: async (): Promise<number> => {
      const titled = { kind: { $in: [...ABOUT_WRITTEN] }, what: { $ne: null } };
      const named = await acts.distinct('targetId', titled);
      const ofPosts = { $in: named.filter(isId).map((id) => new ObjectId(id)) };
      const ofCourses = { $in: named.filter((id) => !isId(id)) };
      const projection = { _id: 1 } as const;
      const [posts, courses] = await Promise.all([
        db.collection('posts').find({ _id: ofPosts }, { projection }).toArray(),
        db
          .collection<{ _id: string }>('taughtCourses')
          .find({ _id: ofCourses }, { projection })
          .toArray(),
      ]);
      const kept = new Set([...posts, ...courses].map((one) => String(one._id)));
      const gone = named.filter((id) => !kept.has(id));
      await loseTitles(gone);
      return gone.length;
    },
    /** That something was done stays when an account goes; names and words do not. */
    forget: async (userId: string): Promise<void> => {
      await acts.updateMany(
        { aboutId: userId },
        { $set: { aboutId: null, person: null, what: null }, $unset: { reason: '' } },
      );
      await acts.updateMany({ byId: userId }, { $set: { byId: null, by: null } });
      await acts.updateMany(
        { 'undone.byId': userId },
        { $set: { 'undone.byId': null, 'undone.by': null } },
      );
    },
  };
}

function toEntry(act: ActDocument): AuditEntry {
  const { _id, kind, createdAt, targetId, what, person, reason, count, from, to, undone } = act;
  return {
    ...{ _id, kind, at: createdAt.toISOString(), targetId, ...actor(act) },
    ...(person ? { person } : {}),
    ...(what ? { what } : {}),
    ...(reason ? { reason } : {}),
    ...(count === undefined ? {} : { count }),
    ...(from && to ? { from, to } : {}),
    ...undoneOf(undone),
    undoable: UNDOABLE.includes(kind) && undone === null,
  };
}
