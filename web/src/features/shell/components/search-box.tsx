import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { SearchField } from '../../../components/ui/search-field';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import styles from './search-box.module.css';

/** The search text box on medium and wider screens; on a phone the way to the search's own screen. */
export function SearchBox() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.search}>
        <SearchField takesSlash />
      </div>
      <Link to={paths.search} className={styles.way}>
        <IconSearch size={24} aria-hidden="true" />
        <span className="visually-hidden">{t('search.heading')}</span>
      </Link>
    </>
  );
}
