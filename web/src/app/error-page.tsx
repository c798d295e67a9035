import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFound } from '../components/ui/not-found';
import { useTranslation } from '../lib/i18n/use-translation';
import styles from './error-page.module.css';
import { useReady } from './ready';

/** Spec section 2: a route error of status 404 is the not-found page, any other the fallback. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  useReady();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <NotFound />
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <h1>{t('errors.heading')}</h1>
      <pre className={styles.text}>{errorText(error)}</pre>
      <button type="button" className={styles.retry} onClick={() => location.reload()}>
        {t('app.retry')}
      </button>
    </main>
  );
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
