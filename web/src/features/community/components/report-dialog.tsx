import { ReportModal } from '../../../components/ui/report-modal';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useReportMutation } from '../api';

const reasons = ['rude', 'consent', 'spam', 'other'] as const;
type Reason = (typeof reasons)[number];

/** Tells the moderators what is wrong with a post or a comment. */
export function ReportDialog({
  postId,
  commentId,
  onClose,
}: {
  readonly postId: string;
  readonly commentId: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [report] = useReportMutation();
  const label = (reason: Reason): string => t(`moderation.reasons.${reason}`);
  return (
    <ReportModal
      title={t(commentId === undefined ? 'moderation.ofPost' : 'moderation.ofComment')}
      draftKey={`moderation-${commentId ?? postId}`}
      reasons={reasons.map((reason) => ({ reason, label: label(reason) }))}
      send={(reason, words) =>
        report({
          postId,
          ...(commentId === undefined ? {} : { commentId }),
          reason: words === '' ? label(reason) : `${label(reason)}: ${words}`,
        }).unwrap()
      }
      onClose={onClose}
    />
  );
}
