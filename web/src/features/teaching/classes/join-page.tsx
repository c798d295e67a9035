import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { PageHeading } from '../../../components/ui/page-heading';
import { codeOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { classPath } from '../../../lib/paths';
import { useScreenTitle } from '../../../lib/screen-title';
import { selectClaims } from '../../../lib/session/session-slice';
import { SignInFirst } from '../for-teachers';
import styles from '../teaching.module.css';
import { useJoinClassMutation } from './api';

const REFUSALS = {
  CLASS_CODE_UNKNOWN: 'teaching.join.unknown',
  CLASS_FULL: 'teaching.join.full',
  CLASSES_FULL: 'teaching.join.classesFull',
  TOO_MANY_REQUESTS: 'teaching.join.tooOften',
  DEMO_FIXED: 'teaching.join.demo',
} as const;

/** Into a class by its code; what the teacher may see is asked, and starts off. */
export function JoinPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  useScreenTitle(t('teaching.join.heading'));
  return (
    <>
      <PageHeading title={t('teaching.join.heading')} />
      {claims === null ? <SignInFirst /> : <JoinForm />}
    </>
  );
}

function JoinForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [code, setCode] = useState(params.get('code') ?? '');
  const [mayBeSeen, setMayBeSeen] = useState(false);
  const [join, { isLoading, error }] = useJoinClassMutation();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '') return;
    join({ code, mayBeSeen })
      .unwrap()
      .then(
        ({ _id }) => navigate(classPath(_id)),
        // Stands at the field.
        () => {},
      );
  };
  const refusal =
    REFUSALS[(codeOf(error) ?? '') as keyof typeof REFUSALS] ?? 'teaching.join.failed';
  return (
    <form className={`${styles.page} ${styles.section}`} onSubmit={send}>
      <TextInput
        className={styles.code}
        label={t('teaching.join.code')}
        description={t('teaching.join.hint')}
        error={error !== undefined && t(refusal)}
        errorProps={{ role: 'alert' }}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        withAsterisk={false}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <ClearSwitch
        label={t('teaching.class.mayBeSeen')}
        description={t('teaching.class.mayBeSeenHint')}
        checked={mayBeSeen}
        onChange={({ currentTarget }) => setMayBeSeen(currentTarget.checked)}
      />
      <div>
        <Button type="submit" mih={48} loading={isLoading}>
          {t('teaching.join.now')}
        </Button>
      </div>
    </form>
  );
}
