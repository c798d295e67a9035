import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { endTakeOver } from '../lib/take-over';
import { READY_EVENT } from './ready';
import { screenAt } from './screens';

/** Every screen; its title and description follow the address and the language. */
export function Root() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    const screen = screenAt(pathname);
    const name = t('app.name');
    document.title = screen ? `${t(screen.title)} · ${name}` : name;
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', t(screen?.description ?? 'landing.description'));
  }, [pathname, t]);
  useEffect(() => {
    endTakeOver();
    dispatchEvent(new Event(READY_EVENT));
  }, []);
  return <Outlet />;
}
