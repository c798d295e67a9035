import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../components/ui/confirm';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { joinPath, paths } from '../../../lib/paths';
import { CopyField } from '../copy-field';
import styles from '../teaching.module.css';
import {
  type ClassLesson,
  type TaughtClass,
  useEndClassMutation,
  useRenewClassCodeMutation,
} from './api';
import { DoneTable } from './done-table';
import { useManage } from './use-manage';

const HALF = 4;

/** What a teacher sees of a class: its code, who has done what, and how many did not agree. */
export function LearnersPart({
  classId,
  taught,
  lessons,
}: {
  readonly classId: string;
  readonly taught: TaughtClass;
  readonly lessons: readonly ClassLesson[];
}) {
  const { t } = useTranslation();
  const { code, learners, unseen } = taught;
  return (
    <>
      <section className={styles.section}>
        <CopyField
          label={t('teaching.class.code')}
          hint={t('teaching.class.codeHint')}
          text={`${code.slice(0, HALF)}-${code.slice(HALF)}`}
        />
        <CopyField
          label={t('teaching.class.link')}
          text={new URL(joinPath(code), location.origin).href}
        />
      </section>
      <section className={styles.section} aria-labelledby="who">
        <h2 id="who" className={styles.heading}>
          {t('teaching.class.who')}
        </h2>
        <p className={styles.note}>{t('teaching.class.whoNote')}</p>
        {learners.length === 0 && (
          <p>{t(unseen === 0 ? 'teaching.class.nobody' : 'teaching.class.nobodySeen')}</p>
        )}
        {learners.length > 0 && <DoneTable learners={learners} lessons={lessons} />}
        {unseen > 0 && (
          <p>{t('teaching.class.unseen', { count: unseen, n: formatNumber(unseen) })}</p>
        )}
      </section>
      <Ways classId={classId} />
    </>
  );
}

function Ways({ classId }: { readonly classId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const manage = useManage();
  const [renew, renewing] = useRenewClassCodeMutation();
  const [end, ending] = useEndClassMutation();
  const askToRenew = async (): Promise<void> => {
    if (renewing.isLoading) return;
    if (!(await confirm(t('teaching.class.confirmRenew'), t('teaching.class.renew')))) return;
    manage(() => renew(classId).unwrap());
  };
  const askToEnd = async (): Promise<void> => {
    if (!(await confirm(t('teaching.class.confirmEnd'), t('teaching.class.end')))) return;
    manage(
      () => end(classId).unwrap(),
      () => navigate(paths.classes),
    );
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        mih={48}
        // Not disabled: what has the focus keeps it.
        aria-disabled={renewing.isLoading}
        onClick={() => void askToRenew()}
      >
        {t('teaching.class.renew')}
      </Button>
      <Button
        variant="outline"
        color="var(--madder)"
        mih={48}
        loading={ending.isLoading}
        onClick={() => void askToEnd()}
      >
        {t('teaching.class.end')}
      </Button>
    </div>
  );
}
