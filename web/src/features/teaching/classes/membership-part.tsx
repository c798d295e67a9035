import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { useConfirm } from '../../../components/ui/confirm';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import styles from '../teaching.module.css';
import { useChangeMembershipMutation, useLeaveClassMutation } from './api';
import { useManage } from './use-manage';

/** What a learner lets their teacher see, changed at any time, and the way out. */
export function MembershipPart({
  classId,
  mayBeSeen,
}: {
  readonly classId: string;
  readonly mayBeSeen: boolean;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const manage = useManage();
  const [change, changing] = useChangeMembershipMutation();
  const [leave, leaving] = useLeaveClassMutation();
  const askToLeave = async (): Promise<void> => {
    if (!(await confirm(t('teaching.class.confirmLeave'), t('teaching.class.leave')))) return;
    manage(
      () => leave(classId).unwrap(),
      () => navigate(paths.classes),
    );
  };
  return (
    <div className={styles.section}>
      <ClearSwitch
        label={t('teaching.class.mayBeSeen')}
        description={t('teaching.class.mayBeSeenHint')}
        checked={mayBeSeen}
        // Not disabled: what has the focus keeps it.
        aria-disabled={changing.isLoading}
        onChange={({ currentTarget: { checked } }) => {
          if (changing.isLoading) return;
          manage(() => change({ id: classId, mayBeSeen: checked }).unwrap());
        }}
      />
      <div>
        <Button
          variant="outline"
          color="var(--madder)"
          mih={48}
          loading={leaving.isLoading}
          onClick={() => void askToLeave()}
        >
          {t('teaching.class.leave')}
        </Button>
      </div>
    </div>
  );
}
