import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { NoticeLine } from '../../../components/ui/notice-line';
import { codeOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { session } from '../../../lib/session/browser-session';
import { cornerToast } from '../../../lib/toasts';
import { useEndSessionMutation, useEndSessionsMutation, useListSessionsQuery } from '../api';
import { Section } from './section';
import { SignInCard } from './sign-in-card';
import styles from './sign-ins.module.css';

const PLACE = 'settings-sessions';

/** The browsers in which the person is logged in, each with its end, and the end of all. */
export function SignIns() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useListSessionsQuery();
  const [endSession, { originalArgs: ending, isLoading }] = useEndSessionMutation();

  const logOut = async (id: string, isHere: boolean): Promise<void> => {
    try {
      await endSession(id).unwrap();
      if (isHere) await session.logout();
      else cornerToast.success(t('settings.sessions.ended'), PLACE);
    } catch (error) {
      log.error('session was not ended', error);
      const isGone = codeOf(error) === 'SESSION_NOT_FOUND';
      if (isGone) void refetch();
      else cornerToast.error(t('settings.sessions.failed'), PLACE);
    }
  };
  const waiting = isError ? (
    <ErrorState message={t('settings.sessions.loadFailed')} onRetry={() => void refetch()} />
  ) : (
    <LoadingState text={t('app.loading')} cards={1} />
  );
  return (
    <Section title={t('settings.sessions.heading')} text={t('settings.sessions.text')}>
      {data ? (
        <ul className={styles.list}>
          {data.data.map((one) => (
            <SignInCard
              key={one.id}
              signIn={one}
              isEnding={isLoading && ending === one.id}
              onEnd={() => void logOut(one.id, one.current)}
            />
          ))}
        </ul>
      ) : (
        waiting
      )}
      <p className={styles.note}>{t('settings.sessions.late')}</p>
      <EndAll />
      <NoticeLine place={PLACE} />
    </Section>
  );
}

/** Asks once more, for it ends this browser's session too. */
function EndAll() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [endSessions, { isLoading }] = useEndSessionsMutation();

  const logOutEverywhere = async (): Promise<void> => {
    try {
      await endSessions().unwrap();
      await session.logout();
    } catch (error) {
      log.error('sessions were not ended', error);
      cornerToast.error(t('settings.sessions.allFailed'), PLACE);
    }
  };
  if (!isOpen) {
    return (
      <Button
        variant="outline"
        color="var(--madder)"
        leftSection={<IconLogout size={20} />}
        onClick={() => setOpen(true)}
      >
        {t('settings.sessions.endAll')}
      </Button>
    );
  }
  return (
    <div className={styles.sure}>
      <p>{t('settings.sessions.here')}</p>
      <div className={styles.actions}>
        <Button variant="default" disabled={isLoading} onClick={() => setOpen(false)}>
          {t('settings.sessions.keep')}
        </Button>
        <Button
          color="var(--madder)"
          leftSection={<IconLogout size={20} />}
          loading={isLoading}
          onClick={() => void logOutEverywhere()}
        >
          {t('settings.sessions.endAllSure')}
        </Button>
      </div>
    </div>
  );
}
