import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { menuEntries } from '../menu-entries';
import { toggleSidebar } from '../slice';
import styles from './side-menu.module.css';

/** The side navigation: a fixed panel on wide screens, else an overlay that a link closes. */
export function SideMenu({
  isWide,
  isOpen,
}: {
  readonly isWide: boolean;
  readonly isOpen: boolean;
}) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const closeRef = useRef<HTMLButtonElement>(null);
  const isOverlayOpen = !isWide && isOpen;

  // Going back closes it as well: on a phone that is the gesture for it.
  const { pathname } = useLocation();
  const isOverlayOpenRef = useRef(isOverlayOpen);
  useEffect(() => {
    isOverlayOpenRef.current = isOverlayOpen;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => {
    if (isOverlayOpenRef.current) dispatch(toggleSidebar());
  }, [dispatch, pathname]);

  useEffect(() => {
    if (!isOverlayOpen) return;
    const before = document.activeElement;
    closeRef.current?.focus();
    const closeByEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dispatch(toggleSidebar());
    };
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOverlayOpen, dispatch]);

  return (
    <div
      id="side-menu"
      className={isWide ? styles.panel : styles.overlay}
      data-open={isOpen}
      inert={!isOpen}
      {...(isWide ? {} : { role: 'dialog', 'aria-modal': true, 'aria-label': t('shell.menu') })}
    >
      {!isWide && (
        // For a finger beside the menu; the keyboard has Escape and the button above the links.
        <button
          type="button"
          className={styles.scrim}
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => dispatch(toggleSidebar())}
        />
      )}
      <nav aria-label={t('shell.menu')} className={styles.nav}>
        {!isWide && (
          <button
            ref={closeRef}
            type="button"
            className={styles.close}
            onClick={() => dispatch(toggleSidebar())}
          >
            <IconX size={24} aria-hidden="true" />
            {t('shell.closeSidebar')}
          </button>
        )}
        <ul>
          {menuEntries.map(({ key, path, Icon }) => (
            <li key={key}>
              <NavLink
                end
                to={path}
                className={styles.link ?? ''}
                onClick={() => !isWide && dispatch(toggleSidebar())}
              >
                <Icon size={24} aria-hidden="true" />
                {t(`shell.links.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
