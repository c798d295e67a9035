import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '../../components/ui/list-states';
import { useTranslation } from '../../lib/i18n/use-translation';
import { contactPath, loginPath } from '../../lib/paths';
import { mayTeach } from '../../lib/session/ownership';
import { selectClaims } from '../../lib/session/session-slice';

/** Its children to whoever may teach; to others how one comes to it. */
export function ForTeachers({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  if (claims === null) return <SignInFirst />;
  if (mayTeach(claims)) return children;
  return (
    <EmptyState text={t('teaching.notTeacher')}>
      <Button component={Link} to={contactPath('other')}>
        {t('teaching.ask')}
      </Button>
    </EmptyState>
  );
}

/** Leads through the login and back. */
export function SignInFirst() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <EmptyState text={t('teaching.signIn')}>
      <Button component={Link} to={loginPath(pathname + search)}>
        {t('teaching.toLogin')}
      </Button>
    </EmptyState>
  );
}
