import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { isModerator } from '../../lib/session/ownership';
import { selectClaims } from '../../lib/session/session-slice';
import { EmptyState } from './list-states';

/** Its children, or why they are not for this person. */
export function ReviewersOnly({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const { pathname, search } = useLocation();
  if (isModerator(claims)) return children;
  return (
    <EmptyState text={text}>
      {claims === null ? (
        <Button component={Link} to={loginPath(`${pathname}${search}`)}>
          {t('auth.toLogin')}
        </Button>
      ) : (
        <Button component={Link} to={paths.dictionary} variant="default">
          {t('errors.backHome')}
        </Button>
      )}
    </EmptyState>
  );
}
