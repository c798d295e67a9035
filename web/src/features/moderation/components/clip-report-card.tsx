import { Button } from '@mantine/core';
import { IconCheck, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { HideForm } from '../../../components/ui/hide-form';
import styles from '../../../components/ui/report-card.module.css';
import { VideoStage } from '../../../components/ui/video-stage';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type ClipReport, useDecideMutation } from '../api';
import { useSettle } from '../use-settle';
import own from './clip-report-card.module.css';

/** One report: the clip, what is wrong with it, and what a moderator can do. */
export function ClipReportCard({ report }: { readonly report: ClipReport }) {
  const { t } = useTranslation();
  const headingId = useId();
  const [isHiding, setHiding] = useState(false);
  const [decide, { isLoading }] = useDecideMutation();
  const settle = useSettle();
  const { videoId, fault, words, about, createdAt } = report;
  const label = t(`moderation.clipFaults.${fault}`);
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {about ? about.title : t('moderation.clips.gone')}
        </h2>
        <time dateTime={createdAt} className={styles.date}>
          {formatDate(createdAt)}
        </time>
      </header>
      {about && (
        <div className={own.player}>
          <VideoStage url={about.url} poster={about.poster} title={about.title} />
        </div>
      )}
      <p className={styles.reason}>
        {t('moderation.because', { reason: words ? `${label}: ${words}` : label })}
      </p>
      {isHiding ? (
        <HideForm
          label={t('moderation.clips.hideReason')}
          isHiding={isLoading}
          onHide={(reason, form) => {
            const act = () => decide({ videoId, act: 'hide', reason }).unwrap();
            void settle(act, t('moderation.clips.hidden'), form);
          }}
          onCancel={() => setHiding(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconCheck size={20} />}
            loading={isLoading}
            onClick={({ currentTarget }) => {
              const act = () => decide({ videoId, act: 'keep' }).unwrap();
              void settle(act, t('moderation.dismissed'), currentTarget);
            }}
          >
            {t('moderation.dismiss')}
          </Button>
          <Button
            variant="subtle"
            color="var(--madder)"
            leftSection={<IconEyeOff size={20} />}
            onClick={() => setHiding(true)}
          >
            {t('moderation.clips.hide')}
          </Button>
        </div>
      )}
    </article>
  );
}
