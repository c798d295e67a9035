import type { components } from '@isl/contracts/common';
import type { AuditKind } from '@isl/contracts/vocabulary';
import type { Collection, Db, Document } from 'mongodb';

type Schemas = components['schemas'];
export type AuditEntry = Schemas['AuditEntry'];
export type AuditPerson = Schemas['AuditPerson'];
export type AuditList = Schemas['AuditList'];

/** As it stands in the address. */
export type AuditRequest = {
  readonly limit?: number;
  /** Time and id of the last entry that is known, with _ between. */
  readonly before?: string;
  readonly by?: string;
  readonly kind?: AuditKind;
};
type Acting = {
  readonly byId: string | null;
  readonly by: string | null;
};

const DEFAULT_PAGE = 50;

/** The most entries of one page. */
export const pageOf = ({ limit = DEFAULT_PAGE }: AuditRequest): number => limit;

/** The filter for one page; `time` is the field that says when. */
export function auditFilter({ before, by }: AuditRequest, time: 'at' | 'createdAt'): Document {
  const [at = '', id] = before?.split('_') ?? [];
  const moment = new Date(at);
  const older = { $or: [{ [time]: { $lt: moment } }, { [time]: moment, _id: { $lt: id } }] };
  const own = { $or: [{ byId: by }, { 'undone.byId': by }] };
  const filters = [...(before === undefined ? [] : [older]), ...(by === undefined ? [] : [own])];
  return filters.length === 0 ? {} : { $and: filters };
}

/** The newest of several lists; the order is the same whichever list an entry comes from. */
export function newestOf(lists: readonly (readonly AuditEntry[])[], limit: number): AuditEntry[] {
  return lists
    .flat()
    .sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1))
    .slice(0, limit);
}

/** What names an entry's place in the list. */
const keyOf = ({ at, _id }: Pick<AuditEntry, 'at' | '_id'>): string => `${at}_${_id}`;

/** Who acted, by these collections; each once, by the newest name. */
export async function peopleIn(db: Db, ...collections: string[]): Promise<AuditPerson[]> {
  const found = await Promise.all(collections.map((name) => actorsOf(db.collection(name))));
  return onePersonEach(found.flat());
}

/** Each person once, by name. */
export function onePersonEach(people: readonly AuditPerson[]): AuditPerson[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
}

async function actorsOf(collection: Collection): Promise<AuditPerson[]> {
  const groups = await Promise.all(
    ['', 'undone.'].map((prefix) =>
      collection
        .aggregate<{ _id: string; name: string | null }>([
          { $match: { [`${prefix}byId`]: { $type: 'string' } } },
          { $group: { _id: `$${prefix}byId`, name: { $max: `$${prefix}by` } } },
        ])
        .toArray(),
    ),
  );
  return groups.flat().map(({ _id: id, name }) => ({ id, name: name ?? '' }));
}

/** Who did it, as the list says it: somebody whose account is gone is nobody. */
export function actor({ byId, by }: Acting): Pick<AuditEntry, 'by' | 'byId'> {
  return { ...(byId ? { byId } : {}), ...(by ? { by } : {}) };
}

export function undoneOf(
  undone: (Acting & { readonly at: Date; readonly reason?: string }) | null,
): Pick<AuditEntry, 'undone'> {
  if (!undone) return {};
  const why = undone.reason ? { reason: undone.reason } : {};
  return { undone: { at: undone.at.toISOString(), ...actor(undone), ...why } };
}
