import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import own from './sentence-failed.module.css';
import type { SentenceFault } from './use-sentence';

/** Why there is no new sentence, and what to do; the words and the sentence before stay. */
export function SentenceFailed({
  fault,
  onRetry,
}: {
  readonly fault: SentenceFault;
  readonly onRetry: (event: MouseEvent) => void;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => void ref.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={ref} role="alert" className={own.failed}>
      <IconAlertTriangle size={24} aria-hidden="true" />
      <p>{t(`prediction.failed.${fault}`)}</p>
      {/* As many words make no sentence the next time either. */}
      {fault !== 'tooLong' && (
        <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      )}
    </div>
  );
}
