import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '../lib/i18n/use-translation';
import { useHeading, useShownTitle } from '../lib/screen-title';
import { useReady } from './ready';
import { headAt } from './screen-heads';

/** Every screen; its title and description follow the address and the language. */
export function Root() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = useShownTitle();
  const heading = useHeading();
  useEffect(() => {
    const head = headAt(pathname);
    const name = t('app.name');
    const title = shown ?? (head?.title ? t(head.title) : heading);
    document.title = title ? `${title} · ${name}` : name;
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', t(head?.description ?? 'landing.description'));
  }, [pathname, shown, heading, t]);
  useReady();
  return <Outlet />;
}
