import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from '../../../components/ui/report-card.module.css';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useDismissReportMutation } from '../api';
import { useSettle } from '../use-settle';

/** What a moderator can do about a report: leave what it is about as it is, or what stands in here. */
export function ReportActions({
  reportId,
  children,
}: {
  readonly reportId: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const [dismiss, { isLoading }] = useDismissReportMutation();
  const settle = useSettle();
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        leftSection={<IconCheck size={20} />}
        loading={isLoading}
        onClick={({ currentTarget }) => {
          const act = () => dismiss(reportId).unwrap();
          void settle(act, t('moderation.dismissed'), currentTarget);
        }}
      >
        {t('moderation.dismiss')}
      </Button>
      {children}
    </div>
  );
}
