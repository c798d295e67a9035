import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import type { FoundSign } from '../api';
import { useSignName } from '../use-sign-name';
import styles from './sign-around.module.css';

/** The way to the signs before and after it in the dictionary's order. */
export function Neighbours({
  previous,
  next,
}: {
  readonly previous: FoundSign | undefined;
  readonly next: FoundSign | undefined;
}) {
  const { t } = useTranslation();
  const nameOf = useSignName();
  return (
    <nav aria-label={t('around.neighbours')} className={styles.neighbours}>
      {previous && (
        <Link to={productPath(previous._id)} rel="prev" className={styles.neighbour}>
          <IconArrowLeft size={24} aria-hidden="true" />
          {t('around.previous', { name: nameOf(previous) })}
        </Link>
      )}
      {next && (
        <Link to={productPath(next._id)} rel="next" className={styles.neighbour} data-next>
          {t('around.next', { name: nameOf(next) })}
          <IconArrowRight size={24} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
