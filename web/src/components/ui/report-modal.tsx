import { Button, Modal, Radio, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { statusOf } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { useDraft } from '../../lib/use-draft';
import { useFocusBack } from '../../lib/use-focus-back';
import styles from './report-modal.module.css';

const emptyDraft = { reason: '', words: '' };
/** Of the contracts. */
const WORDS_LENGTH = 800;

type Choice<Reason extends string> = { readonly reason: Reason; readonly label: string };

type Props<Reason extends string> = {
  readonly title: string;
  /** Told apart by it while it is being written. */
  readonly draftKey: string;
  /** With `other` words are needed. */
  readonly reasons: readonly Choice<Reason>[];
  readonly send: (reason: Reason, words: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Tells the moderators what is wrong with something; whoever made it does not see who did. */
export function ReportModal<Reason extends string>(props: Props<Reason>) {
  const { title, draftKey, reasons, onClose } = props;
  const { t } = useTranslation();
  useFocusBack(true);
  const [draft, change, clear] = useDraft(draftKey, emptyDraft);
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [fault, setFault] = useState('');

  const faultOf = (error: unknown): string => {
    const status = statusOf(error);
    if (status === 401) return t('moderation.signInAgain');
    if (status === 403) return t('moderation.needsOwnAccount');
    if (status === 404) return t('moderation.gone');
    if (status === 409) return t('moderation.dismissedBefore');
    return t('moderation.notSent');
  };
  const send = async (reason: Reason): Promise<void> => {
    setFault('');
    setState('sending');
    try {
      await props.send(reason, draft.words.trim());
      clear();
      setState('sent');
    } catch (error) {
      log.error('report was not sent', error);
      setFault(faultOf(error));
      setState('writing');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog stands inside what it is about in the tree, though not on the screen.
    event.stopPropagation();
    const reason = reasons.find((choice) => choice.reason === draft.reason)?.reason;
    if (reason === undefined) setFault(t('moderation.noReason'));
    else if (reason === 'other' && draft.words.trim() === '') setFault(t('moderation.noWords'));
    else void send(reason);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      {state === 'sent' ? (
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
            {reasons.map(({ reason, label }) => (
              <Radio
                key={reason}
                size="md"
                value={reason}
                label={label}
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
            <Button type="submit" loading={state === 'sending'}>
              {t('moderation.send')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
