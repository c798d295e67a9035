import type { SignCard } from '../../../lib/api/signs-by-id';
import type { Found } from '../../../lib/frames/use-frame-sockets';

export type NearSign = { readonly sign: SignCard; readonly distance: number };

/** Another form of a sign has the sign's id and a number. */
const withoutNumber = (id: string): string => id.replace(/-\d+$/, '');

/** The signs that forms may be of; ids that no sign has are left out by the server. */
export const signIdsOf = (alike: Found['alike']): readonly string[] => [
  ...new Set(alike.flatMap(({ id }) => [id, withoutNumber(id)])),
];

/** Each sign once, as near as the nearest of its forms. */
export function nearSigns(alike: Found['alike'], signs: readonly SignCard[]): readonly NearSign[] {
  const byId = new Map(signs.map((sign) => [sign._id, sign]));
  const near = new Map<string, NearSign>();
  for (const { id, distance } of alike) {
    const sign = byId.get(id) ?? byId.get(withoutNumber(id));
    if (sign && !near.has(sign._id)) near.set(sign._id, { sign, distance });
  }
  return [...near.values()];
}
