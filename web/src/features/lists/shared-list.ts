import { paths } from '../../lib/paths';
import { MOST_SIGNS, NAME_LENGTH, SIGN_ID } from './constants';

/** What a link hands on of a list. */
export type SharedList = { readonly name: string; readonly signs: readonly string[] };

/** All of the list stands behind the #: no server is told of it, and none has to keep it. */
export const sharedListPath = ({ name, signs }: SharedList): string =>
  `${paths.sharedList}#${new URLSearchParams({ name, signs: signs.join(',') })}`;

/** The list in such a link; null where it has none. What is no sign's id in it is passed over. */
export function readSharedList(hash: string): SharedList | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const name = (params.get('name') ?? '').trim().slice(0, NAME_LENGTH).trim();
  const ids = (params.get('signs') ?? '').split(',').filter((id) => SIGN_ID.test(id));
  const signs = [...new Set(ids)].slice(0, MOST_SIGNS);
  return name === '' || signs.length === 0 ? null : { name, signs };
}
