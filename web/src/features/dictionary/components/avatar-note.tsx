import { PictureBadge } from '../../../components/ui/status-badge';
import type { Word } from '../api';
import grids from './entry-grid.module.css';

/** Says once above a list that the people in its pictures are made by a computer. */
export function AvatarNote({
  entries,
}: {
  readonly entries: readonly Pick<Word, 'pictureKind'>[];
}) {
  if (!entries.some(({ pictureKind }) => pictureKind === 'avatar')) return null;
  return (
    <p className={grids.note}>
      <PictureBadge kind="avatar" />
    </p>
  );
}
