import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths, textToSignPath } from '../../lib/paths';
import { selectClaims } from '../../lib/session/session-slice';
import { useSentenceDraft } from './draft';
import { OwnSayings } from './own-sayings';
import type { ClipView } from './saying-card';
import { type ClipField, SayingForm } from './saying-form';
import styles from './sayings.module.css';

/** How somebody would sign the sentence that they came with, and what became of earlier ones. */
export function SayingPage({
  ClipField,
  ClipView,
}: {
  readonly ClipField: ClipField;
  readonly ClipView: ClipView;
}) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const { draft, change, forget } = useSentenceDraft();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <>
      <PageHeading title={t('sayings.heading')} intro={t('sayings.intro')} />
      <div className={styles.page}>
        {draft && (
          <SayingForm
            draft={draft}
            onChange={change}
            onSent={() => {
              setSent(draft.sentence);
              forget();
            }}
            ClipField={ClipField}
          />
        )}
        {!draft && sent !== null && (
          <div role="status" className={styles.sent}>
            <p>{t('sayings.form.sent')}</p>
            <Button component={Link} to={textToSignPath(sent)} variant="default">
              {t('sayings.form.back')}
            </Button>
          </div>
        )}
        {!draft && sent === null && (
          <EmptyState text={t('sayings.noSentence')}>
            <Button component={Link} to={paths.textToSign}>
              {t('sayings.toSentence')}
            </Button>
          </EmptyState>
        )}
        {claims?.demo === false && <OwnSayings ClipView={ClipView} />}
      </div>
    </>
  );
}
