import { Button, Modal, Radio, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../../lib/api/errors';
import { log } from '../../../lib/log';
import { useDraft } from '../../../lib/use-draft';
import { useFocusBack } from '../../../lib/use-focus-back';
import { useReportMutation } from '../api';
import styles from './report-dialog.module.css';

const reasons = ['rude', 'consent', 'spam', 'other'] as const;
type Reason = (typeof reasons)[number];

const emptyDraft = { reason: '', words: '' };
/** Of the contract: the reason and the words together. */
const WORDS_LENGTH = 800;

/** Tells the moderators what is wrong with a post or a comment; the author does not see it. */
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
  useFocusBack(true);
  const [draft, change, clear] = useDraft(`moderation-${commentId ?? postId}`, emptyDraft);
  const [report, { isLoading, isSuccess }] = useReportMutation();
  const [fault, setFault] = useState('');

  const reasonFor = (error: unknown): string => {
    const status = statusOf(error);
    if (status === 401) return t('moderation.signInAgain');
    if (status === 404) return t('moderation.gone');
    if (status === 409) return t('moderation.dismissedBefore');
    return t('moderation.notSent');
  };
  const send = async (reason: Reason): Promise<void> => {
    setFault('');
    const label = t(`moderation.reasons.${reason}`);
    const words = draft.words.trim();
    try {
      await report({
        postId,
        ...(commentId === undefined ? {} : { commentId }),
        reason: words === '' ? label : `${label}: ${words}`,
      }).unwrap();
      clear();
    } catch (error) {
      log.error('report was not sent', error);
      setFault(reasonFor(error));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog stands inside its post in the tree, though not on the screen.
    event.stopPropagation();
    const reason = reasons.find((one) => one === draft.reason);
    if (reason === undefined) setFault(t('moderation.noReason'));
    else if (reason === 'other' && draft.words.trim() === '') setFault(t('moderation.noWords'));
    else void send(reason);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(commentId === undefined ? 'moderation.ofPost' : 'moderation.ofComment')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      {isSuccess ? (
        <div className={styles.form}>
          <p role="status" className={styles.thanks}>
            {t('moderation.thanks')}
          </p>
          <Button onClick={onClose} data-autofocus>
            {t('app.close')}
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} className={styles.form} noValidate>
          <Radio.Group
            label={t('moderation.why')}
            size="md"
            value={draft.reason}
            onChange={(reason) => change({ reason })}
          >
            {reasons.map((reason) => (
              <Radio
                key={reason}
                size="md"
                value={reason}
                label={t(`moderation.reasons.${reason}`)}
                classNames={{
                  body: styles.choice ?? '',
                  labelWrapper: styles.choiceLabel ?? '',
                  radio: styles.radio ?? '',
                }}
              />
            ))}
          </Radio.Group>
          <Textarea
            label={t('moderation.words')}
            maxLength={WORDS_LENGTH}
            rows={3}
            value={draft.words}
            onChange={(event) => change({ words: event.currentTarget.value })}
          />
          <p className={styles.note}>{t('moderation.consequence')}</p>
          {fault !== '' && (
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="default" onClick={onClose}>
              {t('app.cancel')}
            </Button>
            <Button type="submit" loading={isLoading}>
              {t('moderation.send')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
