import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { TakenDownNote } from '../../../components/ui/taken-down-note';
import { codeOf } from '../../../lib/api/errors';
import { useRestoreCourseMutation } from '../../../lib/api/restore-course';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { passFocusTo } from '../../../lib/pass-focus-on';
import { centerToast } from '../../../lib/toasts';
import type { CourseDetail } from '../api';

/** Above a course that moderators took down, where they and its teacher look at it; they may restore it. */
export function TakenDown({
  courseId,
  takenDown,
  mayRestore,
}: {
  readonly courseId: string;
  readonly takenDown: NonNullable<CourseDetail['takenDown']>;
  readonly mayRestore: boolean;
}) {
  const { t } = useTranslation();
  const [restore, { isLoading }] = useRestoreCourseMutation();
  const ask = async (control: Element): Promise<void> => {
    // The note goes; what it stood on is right above it.
    const keepFocus = passFocusTo(control, () => document.querySelector('h1'));
    try {
      await restore(courseId).unwrap();
      centerToast.success(t('lessons.takenDown.restored'));
    } catch (error) {
      log.error('the course was not restored', error);
      keepFocus();
      const isOwn = codeOf(error) === 'OWN_COURSE';
      centerToast.error(t(isOwn ? 'lessons.takenDown.own' : 'moderation.failed'));
    }
  };
  return (
    <TakenDownNote
      heading={t('lessons.takenDown.heading', { date: formatDate(takenDown.at) })}
      because={t('lessons.takenDown.because', { reason: takenDown.reason })}
    >
      <p>{t('lessons.takenDown.seenBy')}</p>
      {mayRestore && (
        <Button
          variant="default"
          mih={48}
          leftSection={<IconEye size={20} />}
          loading={isLoading}
          onClick={({ currentTarget }) => void ask(currentTarget)}
        >
          {t('lessons.takenDown.restore')}
        </Button>
      )}
    </TakenDownNote>
  );
}
