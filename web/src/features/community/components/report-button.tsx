import { IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { SignInPrompt } from '../../../components/ui/sign-in-prompt';
import { loadMessagesOf } from '../../../lib/i18n/i18n';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { selectClaims } from '../../../lib/session/session-slice';
import styles from './report-button.module.css';

const ReportDialog = lazy(async () => {
  const [{ ReportDialog: Dialog }] = await Promise.all([
    import('./report-dialog'),
    loadMessagesOf('reporting'),
  ]);
  return { default: Dialog };
});

/** Stands on every post and comment of others. */
export function ReportButton({
  postId,
  commentId,
  authorId,
}: {
  readonly postId: string;
  readonly commentId?: string;
  readonly authorId: string | undefined;
}) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (claims !== null && claims.sub === authorId) return null;
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <IconFlag size={20} aria-hidden="true" />
        {t('moderation.report')}
      </button>
      {isOpen &&
        (claims === null ? (
          <SignInPrompt isOpen onClose={close} />
        ) : (
          <Suspense fallback={null}>
            <ReportDialog postId={postId} commentId={commentId} onClose={close} />
          </Suspense>
        ))}
    </>
  );
}
