import type { components } from '@isl/contracts/content';
import { Button } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { practiceListPath } from '../../lib/paths';

/** A link has room for so many signs; a round asks ten of them. */
const MOST = 50;

type Found = {
  readonly id: string;
  readonly pictureKind?: components['schemas']['PictureKind'];
};

/** Leads to a round of those signs that can be asked; nothing where a word is all there is. */
export function PractiseThese({ signs }: { readonly signs: readonly Found[] }) {
  const { t } = useTranslation();
  const ids = signs
    .filter(({ pictureKind = 'drawn' }) => pictureKind !== 'drawn')
    .map(({ id }) => id)
    .slice(0, MOST);
  if (ids.length === 0) return null;
  return (
    <Button
      component={Link}
      to={practiceListPath(ids)}
      variant="default"
      leftSection={<IconBarbell size={20} />}
    >
      {t('search.practise')}
    </Button>
  );
}
