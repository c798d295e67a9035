import {
  type AuditEntry,
  type AuditPerson,
  type AuditRequest,
  actor,
  auditFilter,
  newestOf,
  pageOf,
  peopleIn,
  undoneOf,
} from '@isl/service-kit/audit';
import { NEWEST_FIRST } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { ConsentChoice } from '../consent/consent-video.js';
import type { SwitchDocument } from '../imports/imported.js';
import type { DecisionDocument } from '../moderation/decision.js';
import type { VideoDocument } from '../videos/video.js';

type Kind = AuditEntry['kind'];

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** What moderators and admins did here, read from where each act is kept. */
export function createAuditRepository(db: Db) {
  const decisions = db.collection<DecisionDocument>('decisions');
  const switches = db.collection<SwitchDocument>('importSwitches');
  const choices = db.collection<ConsentChoice>('consentVideos');
  const videos = db.collection<VideoDocument>('videos');

  const listDecisions = async (asked: AuditRequest): Promise<AuditEntry[]> => {
    const acts = actsAmong({ hide: 'clip-hide', keep: 'clip-keep' } as const, asked.kind);
    if (acts.length === 0) return [];
    const found = await decisions
      .find({ $and: [{ act: { $in: acts } }, auditFilter(asked, 'createdAt')] })
      .sort(NEWEST_FIRST)
      .limit(pageOf(asked))
      .toArray();
    return found.map((one) => ({
      ...{ _id: one._id, kind: `clip-${one.act}` as const, at: one.createdAt.toISOString() },
      ...{ ...actor(one), what: one.title, targetId: one._id, count: one.reports },
      ...(one.reason ? { reason: one.reason } : {}),
      ...{ ...undoneOf(one.undone), undoable: one.undone === null },
    }));
  };

  const listSwitches = async (asked: AuditRequest): Promise<AuditEntry[]> => {
    const ways = actsAmong({ true: 'import-show', false: 'import-hide' } as const, asked.kind);
    if (ways.length === 0) return [];
    const found = await switches
      .find({
        $and: [{ isOn: { $in: ways.map((way) => way === 'true') } }, auditFilter(asked, 'at')],
      })
      .sort({ at: -1, _id: -1 })
      .limit(pageOf(asked))
      .toArray();
    const last = await switches
      .aggregate<{ _id: string; at: Date }>([
        { $match: { setId: { $in: found.map(({ setId }) => setId) } } },
        { $group: { _id: '$setId', at: { $max: '$at' } } },
      ])
      .toArray();
    const lastOf = new Map(last.map(({ _id, at }) => [_id, at.getTime()]));
    return found.map((one) => ({
      ...{ _id: one._id, kind: one.isOn ? ('import-show' as const) : ('import-hide' as const) },
      ...{ at: one.at.toISOString(), ...actor(one), what: one.setId, targetId: one.setId },
      ...{ count: one.clips, undoable: lastOf.get(one.setId) === one.at.getTime() },
    }));
  };

  const listChoices = async (asked: AuditRequest): Promise<AuditEntry[]> => {
    const kinds = { chosen: 'consent-video', none: 'consent-video-removed' } as const;
    const ways = actsAmong(kinds, asked.kind);
    if (ways.length === 0) return [];
    const any = ways.length === 2 ? {} : { videoId: ways[0] === 'none' ? null : { $ne: null } };
    const found = await choices
      .find({ $and: [any, auditFilter(asked, 'createdAt')] })
      .sort(NEWEST_FIRST)
      .limit(pageOf(asked))
      .toArray();
    const [newest] = await choices.find().sort(NEWEST_FIRST).limit(1).toArray();
    const ids = found.flatMap(({ videoId }) => videoId ?? []);
    const there = await videos.find({ _id: { $in: ids } }, { projection: { title: 1 } }).toArray();
    const titleOf = new Map(there.map(({ _id, title }) => [_id, title]));
    return found.map((one) => {
      const title = titleOf.get(one.videoId ?? '');
      return {
        ...{ _id: one._id, kind: kinds[one.videoId ? 'chosen' : 'none'] },
        ...{ at: one.createdAt.toISOString(), ...actor(one) },
        ...(one.videoId ? { targetId: one.videoId } : {}),
        ...(title ? { what: title } : {}),
        undoable: one.videoId !== null && one._id === newest?._id,
      };
    });
  };

  return {
    list: async (asked: AuditRequest): Promise<AuditEntry[]> => {
      const lists = [listDecisions(asked), listSwitches(asked), listChoices(asked)];
      return newestOf(await Promise.all(lists), pageOf(asked));
    },
    people: (): Promise<AuditPerson[]> =>
      peopleIn(db, 'decisions', 'importSwitches', 'consentVideos'),
  };
}

/** Of these acts the ones that the list is asked for. */
function actsAmong<Act extends string>(kinds: Readonly<Record<Act, Kind>>, asked?: Kind): Act[] {
  const acts = Object.keys(kinds) as Act[];
  return acts.filter((act) => asked === undefined || kinds[act] === asked);
}
