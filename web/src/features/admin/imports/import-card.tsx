import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId } from 'react';
import styles from '../../../components/ui/report-card.module.css';
import { statusOf } from '../../../lib/api/errors';
import { formatDate, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { centerToast } from '../../../lib/toasts';
import { type ImportSet, useSwitchImportMutation } from './api';
import { ImportCredits } from './import-credits';

/** One set: what it holds, under which licence, who switched it, and the two switches. */
export function ImportCard({ set }: { readonly set: ImportSet }) {
  const { t } = useTranslation();
  const headingId = useId();
  const [turn, { isLoading }] = useSwitchImportMutation();
  const { _id: id, createdAt, clips, shown, preparing, rejected, signs, signers } = set;
  const switchTo = async (isOn: boolean): Promise<void> => {
    try {
      await turn({ id, isOn }).unwrap();
      centerToast.success(t(isOn ? 'admin.imports.nowShown' : 'admin.imports.nowHidden', { id }));
    } catch (error) {
      log.error('the set was not switched', error);
      centerToast.error(statusOf(error) === 404 ? t('admin.imports.gone') : t('admin.failed'));
    }
  };
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {id}
        </h3>
        <time dateTime={createdAt} className={styles.date}>
          {formatDate(createdAt)}
        </time>
      </header>
      <p>
        {t('admin.imports.counts', {
          clips: formatNumber(clips),
          signs: formatNumber(signs),
          signers: formatNumber(signers),
        })}
      </p>
      <p>{t('admin.imports.shown', { shown: formatNumber(shown), clips: formatNumber(clips) })}</p>
      {preparing > 0 && <p>{t('admin.imports.preparing', { n: formatNumber(preparing) })}</p>}
      {rejected > 0 && <p>{t('admin.imports.rejected', { n: formatNumber(rejected) })}</p>}
      <ImportCredits credits={set.credits} />
      <Switches switches={set.switches} />
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconEyeOff size={20} />}
          disabled={shown === 0}
          loading={isLoading}
          aria-label={t('admin.imports.hideOf', { id })}
          onClick={() => void switchTo(false)}
        >
          {t('admin.imports.hide')}
        </Button>
        <Button
          leftSection={<IconEye size={20} />}
          disabled={shown === clips}
          loading={isLoading}
          aria-label={t('admin.imports.showOf', { id })}
          onClick={() => void switchTo(true)}
        >
          {t('admin.imports.show')}
        </Button>
      </div>
    </article>
  );
}

function Switches({ switches }: Pick<ImportSet, 'switches'>) {
  const { t } = useTranslation();
  if (switches.length === 0) return null;
  return (
    <ul aria-label={t('admin.imports.switches')}>
      {switches.map(({ isOn, clips, at, by }) => (
        <li key={`${at} ${isOn}`}>
          {t(isOn ? 'admin.imports.wasShown' : 'admin.imports.wasHidden', {
            n: formatNumber(clips),
            date: formatDate(at),
            name: by ?? t('admin.decisions.somebody'),
          })}
        </li>
      ))}
    </ul>
  );
}
