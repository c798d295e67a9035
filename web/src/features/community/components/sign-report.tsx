import { Button, Radio, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { serverMessage } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { loginPath } from '../../../lib/paths';
import { selectClaims } from '../../../lib/session/session-slice';
import { useDraft } from '../../../lib/use-draft';
import { useAddPostMutation } from '../api';
import styles from './sign-report.module.css';

const kinds = ['wrong', 'differently'] as const;
type Kind = (typeof kinds)[number] | 'shown';

const emptyDraft = { kind: '', text: '' };

/** In words: that a sign is wrong, or how else it is made; becomes a post about the sign. */
export function SignReport({
  signId,
  name,
  hasForm,
  onClose,
}: {
  readonly signId: string;
  readonly name: string;
  /** Without a form there is nothing that could be wrong, only something to show. */
  readonly hasForm: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const { pathname, search } = useLocation();
  const [draft, change, clear] = useDraft(`report-${signId}`, emptyDraft);
  const [addPost, { isLoading, isSuccess }] = useAddPostMutation();
  const [fault, setFault] = useState('');
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: 'center' });
  }, []);

  const kind: Kind | undefined = hasForm ? kinds.find((one) => one === draft.kind) : 'shown';
  const send = async (chosen: Kind): Promise<void> => {
    setFault('');
    try {
      const title = t(`report.post.${chosen}`, { name });
      await addPost({ title, content: draft.text, signId }).unwrap();
      clear();
    } catch (error) {
      log.error('report was not sent', error);
      setFault(serverMessage(error) ?? t('report.failed'));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (kind === undefined) setFault(t('report.noKind'));
    else if (draft.text.trim() === '') setFault(t('report.empty'));
    else void send(kind);
  };

  return (
    <section className={styles.report} aria-labelledby="report-heading">
      <h2 id="report-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
        {t(hasForm ? 'sign.wrong' : 'sign.show')}
      </h2>
      {isSuccess ? (
        <p role="status" className={styles.thanks}>
          {t('report.thanks')}
        </p>
      ) : (
        <form onSubmit={submit} className={styles.form} noValidate>
          {hasForm && (
            <Radio.Group
              size="lg"
              label={t('report.kind')}
              value={draft.kind}
              onChange={(value) => change({ kind: value })}
            >
              <div className={styles.kinds}>
                {kinds.map((one) => (
                  <Radio
                    key={one}
                    size="md"
                    value={one}
                    label={t(`report.kinds.${one}`)}
                    classNames={{ body: styles.choice ?? '', radio: styles.radio ?? '' }}
                  />
                ))}
              </div>
            </Radio.Group>
          )}
          <Textarea
            label={t(hasForm ? 'report.text' : 'report.textShown')}
            description={t('report.hint')}
            maxLength={10_000}
            rows={4}
            value={draft.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <p className={styles.note}>{t('report.consequence')}</p>
          {claims?.demo && <p className={styles.note}>{t('auth.demo')}</p>}
          {fault !== '' && (
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
          {claims === null && <p className={styles.signedOut}>{t('report.signedOut')}</p>}
          <div className={styles.actions}>
            {claims === null ? (
              <Button component={Link} to={loginPath(pathname + search)}>
                {t('auth.toLogin')}
              </Button>
            ) : (
              <Button type="submit" loading={isLoading}>
                {t('report.send')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('app.cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
