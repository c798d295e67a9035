import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import type { SystemState } from './api';
import { KeptTable } from './kept-table';
import { PartCard } from './part-card';
import own from './state.module.css';
import { useSystemState } from './use-system-state';
import { WaitingList } from './waiting-list';

/** What waits, how every part is, and how much is kept; asked anew while somebody looks. */
export function StatePanel() {
  const { t } = useTranslation();
  const { state, isError, refetch, isStopped, setStopped } = useSystemState();
  return (
    <section className={`${styles.section} ${own.panel}`} aria-labelledby="state">
      <h2 id="state">{t('admin.state.heading')}</h2>
      {!state && isError && (
        <ErrorState message={t('admin.state.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!state && !isError && <LoadingState text={t('app.loading')} cards={3} />}
      {state && (
        <>
          <div className={own.head}>
            <p className={own.at}>{t('admin.state.at', { time: clockTime(state.at) })}</p>
            <Button
              variant="default"
              leftSection={isStopped ? <IconPlayerPlay size={20} /> : <IconPlayerPause size={20} />}
              onClick={() => setStopped(!isStopped)}
            >
              {t(isStopped ? 'admin.state.follow' : 'admin.state.stop')}
            </Button>
          </div>
          {isError && <p className={own.warning}>{t('admin.state.old')}</p>}
          <Shown state={state} />
        </>
      )}
    </section>
  );
}

function Shown({ state }: { readonly state: SystemState }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 id="waiting">{t('admin.state.waiting')}</h3>
      <WaitingList queues={state.queues} />
      <h3 id="parts">{t('admin.state.parts')}</h3>
      <ul className={own.parts} aria-labelledby="parts">
        {state.parts.map((part) => (
          <li key={part.name}>
            <PartCard part={part} />
          </li>
        ))}
      </ul>
      <h3 id="kept">{t('admin.state.kept')}</h3>
      <KeptTable state={state} />
    </>
  );
}

/** Hours, minutes and seconds: it is of this minute. */
const clockTime = (iso: string): string => new Date(iso).toTimeString().slice(0, 8);
