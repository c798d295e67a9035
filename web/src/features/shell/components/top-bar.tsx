import { IconMenu2 } from '@tabler/icons-react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { TwoBlocks } from '../../../components/ui/two-blocks';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { toggleSidebar } from '../slice';
import { Account } from './account';
import { BellPlace } from './bell-place';
import { SearchBox } from './search-box';
import styles from './top-bar.module.css';

/** The bar above every dashboard screen: menu, logo, search, account. */
export function TopBar({
  isMenuOpen,
  isCovered,
}: {
  readonly isMenuOpen: boolean;
  readonly isCovered: boolean;
}) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <header className={styles.bar} inert={isCovered}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isMenuOpen}
        aria-controls="side-menu"
        onClick={() => dispatch(toggleSidebar())}
      >
        <IconMenu2 size={24} aria-hidden="true" />
        <span className={styles.toggleText}>{t('shell.menu')}</span>
        <span className="visually-hidden">{t('shell.toggleSidebar')}</span>
      </button>
      <Link to={paths.dashboard} className={styles.logo}>
        <TwoBlocks size={40} />
        <span className={styles.logoText}>{t('app.short')}</span>
        <span className="visually-hidden">{t('app.name')}</span>
      </Link>
      <SearchBox />
      <BellPlace />
      <Account />
    </header>
  );
}
