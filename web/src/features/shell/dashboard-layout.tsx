import { useSelector } from 'react-redux';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { NewVersionBar } from '../../components/ui/new-version-bar';
import { useTranslation } from '../../lib/i18n/use-translation';
import { isFullSize } from '../../lib/screen-size';
import { useMediaQuery } from '../../lib/use-media-query';
import { ConnectionBar } from './components/connection-bar';
import { ScreenContent } from './components/screen-content';
import { SideMenu } from './components/side-menu';
import { TopBar } from './components/top-bar';
import { WIDE_SCREEN } from './constants';
import styles from './dashboard-layout.module.css';
import { selectShowSidebar } from './slice';

/** Side navigation, top bar and the screen between them. */
export function DashboardLayout() {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE_SCREEN);
  const showSidebar = useSelector(selectShowSidebar);
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const takesAll = useMatches().some(({ handle }) => isFullSize(handle));
  // The one flag of the store: it opens the overlay, and folds the panel that is open at rest.
  const isPanelOpen = isWide && !showSidebar;
  // What lies under the open overlay is out of reach, for the keyboard and for a reader.
  const isCovered = !isWide && showSidebar;

  return (
    <div className={styles.layout} data-panel={isPanelOpen}>
      <a className={styles.skip} href="#content" inert={isCovered}>
        {t('app.skip')}
      </a>
      <TopBar isMenuOpen={isWide ? isPanelOpen : showSidebar} isCovered={isCovered} />
      <SideMenu isWide={isWide} isOpen={isWide ? isPanelOpen : showSidebar} />
      <div className={styles.column} data-full={takesAll} inert={isCovered}>
        <ConnectionBar />
        <NewVersionBar />
        {navigation.state === 'loading' && (
          <div role="status" className={styles.progress}>
            <span className="visually-hidden">{t('shell.navigating')}</span>
          </div>
        )}
        <main id="content" key={pathname} tabIndex={-1} className={styles.content}>
          <ScreenContent />
        </main>
      </div>
    </div>
  );
}
