import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { SignInPrompt } from '../../../components/ui/sign-in-prompt';
import { loadMessagesOf } from '../../../lib/i18n/i18n';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { selectClaims } from '../../../lib/session/session-slice';
import { useReportCourseMutation } from '../api';

const ReportModal = lazy(async () => {
  const [{ ReportModal: Dialog }] = await Promise.all([
    import('../../../components/ui/report-modal'),
    loadMessagesOf('reporting'),
  ]);
  return { default: Dialog<Reason> };
});

const reasons = ['rude', 'consent', 'spam', 'other'] as const;
type Reason = (typeof reasons)[number];

/** Says to the moderators what is wrong with a teacher's course. */
export function ReportCourse({ courseId }: { readonly courseId: string }) {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectClaims) !== null;
  const [isOpen, setOpen] = useState(false);
  const [report] = useReportCourseMutation();
  const close = (): void => setOpen(false);
  const label = (reason: Reason): string => t(`lessons.course.reasons.${reason}`);
  return (
    <div>
      <Button
        variant="subtle"
        mih={48}
        leftSection={<IconFlag size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('lessons.course.report')}
      </Button>
      {isOpen && !isSignedIn && <SignInPrompt isOpen onClose={close} />}
      {isOpen && isSignedIn && (
        <Suspense>
          <ReportModal
            title={t('lessons.course.report')}
            draftKey={`moderation-course-${courseId}`}
            reasons={reasons.map((reason) => ({ reason, label: label(reason) }))}
            send={(reason, words) => {
              const said = words === '' ? label(reason) : `${label(reason)}: ${words}`;
              return report({ courseId, reason: said }).unwrap();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
