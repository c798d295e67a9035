import { CLIP_FAULTS } from '@isl/contracts/vocabulary';
import { ReportModal } from '../../../components/ui/report-modal';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useReportVideoMutation } from '../api';

/** What is wrong with a clip, in one of the kinds that moderators know and in words. */
export function ClipReportDialog({
  videoId,
  onClose,
}: {
  readonly videoId: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [report] = useReportVideoMutation();
  return (
    <ReportModal
      title={t('moderation.ofClip')}
      draftKey={`moderation-clip-${videoId}`}
      reasons={CLIP_FAULTS.map((reason) => ({
        reason,
        label: t(`moderation.clipFaults.${reason}`),
      }))}
      send={(fault, words) =>
        report({ videoId, fault, ...(words === '' ? {} : { words }) }).unwrap()
      }
      onClose={onClose}
    />
  );
}
