import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { SignInPrompt } from '../../../components/ui/sign-in-prompt';
import { loadMessagesOf } from '../../../lib/i18n/i18n';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { selectClaims } from '../../../lib/session/session-slice';

const ClipReportDialog = lazy(async () => {
  const [{ ClipReportDialog: Dialog }] = await Promise.all([
    import('./clip-report-dialog'),
    loadMessagesOf('reporting'),
  ]);
  return { default: Dialog };
});

/** Says to the moderators what is wrong with a clip. */
export function ReportClip({ videoId }: { readonly videoId: string }) {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectClaims) !== null;
  const [isOpen, setOpen] = useState(false);
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
        <Suspense fallback={null}>
          <ClipReportDialog videoId={videoId} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
