import { CLIP_FAULTS } from '@isl/contracts/vocabulary';
import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ReportModal } from '../../../components/ui/report-modal';
import { SignInPrompt } from '../../../components/ui/sign-in-prompt';
import { selectClaims } from '../../../lib/session/session-slice';
import { useReportVideoMutation } from '../api';

/** Says to the moderators what is wrong with a clip. */
export function ReportClip({ videoId }: { readonly videoId: string }) {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectClaims) !== null;
  const [isOpen, setOpen] = useState(false);
  const [report] = useReportVideoMutation();
  const close = (): void => setOpen(false);
  return (
    <div>
      <Button
        variant="subtle"
        leftSection={<IconFlag size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('moderation.ofClip')}
      </Button>
      {isOpen && !isSignedIn && <SignInPrompt isOpen onClose={close} />}
      {isOpen && isSignedIn && (
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
          onClose={close}
        />
      )}
    </div>
  );
}
