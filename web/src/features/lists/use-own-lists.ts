import { useSelector } from 'react-redux';
import { progressKeeper } from '../../lib/progress/browser-progress';
import type { OwnList } from '../../lib/progress/merge';
import { useProgress } from '../../lib/progress/use-progress';
import { selectClaims } from '../../lib/session/session-slice';
import { MOST_LISTS } from './constants';

type Content = Pick<OwnList, 'name' | 'signs'>;

type OwnLists = {
  /** By name; null until they are read from this device. */
  readonly lists: readonly OwnList[] | null;
  readonly isFull: boolean;
  /** Changes a list, or makes it. */
  readonly keep: (id: string, content: Content) => void;
  readonly make: (content: Content) => string;
  readonly remove: (list: OwnList) => void;
};

/** The person's own lists: on this device at once, in their account as soon as there is a line. */
export function useOwnLists(): OwnLists {
  const progress = useProgress();
  const claims = useSelector(selectClaims);
  const hasAccount = claims !== null && !claims.demo;
  // On a new device of theirs it is not said that there is none before the account has answered.
  const isAwaited = hasAccount && progress?.isOfAccount === false && navigator.onLine;
  const isRead = progress !== null && (!isAwaited || progress.lists.size > 0);
  const lists = isRead ? [...progress.lists.values()].sort(byName) : null;
  const keep = (id: string, { name, signs }: Content, removed = false): void => {
    // A failure to keep it is told where progress is kept; it is shown all the same.
    void progressKeeper.add([{ kind: 'list', list: id, name, signs: [...signs], removed }]);
  };
  return {
    lists,
    isFull: (lists?.length ?? 0) >= MOST_LISTS,
    keep: (id, content) => keep(id, content),
    make: (content) => {
      const id = progressKeeper.newId();
      keep(id, content);
      return id;
    },
    remove: (list) => keep(list.id, list, true),
  };
}

const byName = (a: OwnList, b: OwnList): number => a.name.localeCompare(b.name);
