import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { NoticeLine } from '../../../components/ui/notice-line';
import { serverMessage } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { plainTextProblem } from '../../../lib/plain-text';
import { cornerToast } from '../../../lib/toasts';
import {
  type SignerProfile as Profile,
  useGetSignerProfileQuery,
  useKeepSignerProfileMutation,
} from '../signer-api';
import { profileIn } from '../signer-lists';
import { Section } from './section';
import { ShownName } from './shown-name';
import { SignerFields } from './signer-fields';
import styles from './signer-profile.module.css';

const PLACE = 'settings-signer';

/** What somebody may tell about themselves as a signer. */
export function SignerProfile() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useGetSignerProfileQuery();
  const waiting = isError ? (
    <ErrorState message={t('signer.loadFailed')} onRetry={() => void refetch()} />
  ) : (
    <LoadingState text={t('app.loading')} cards={1} />
  );
  return (
    <Section title={t('signer.heading')} text={t('signer.text')}>
      {data ? <ProfileForm profile={data} /> : waiting}
    </Section>
  );
}

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const [keep, { isLoading }] = useKeepSignerProfileMutation();
  const [isNameMissing, setNameMissing] = useState(false);
  // Counts up, for fields keep what they were drawn with: empty ones are drawn anew.
  const [emptied, setEmptied] = useState(0);
  const shown = emptied === 0 ? profile : {};

  const save = async (told: Profile, done: string): Promise<boolean> => {
    try {
      await keep(told).unwrap();
      cornerToast.success(done, PLACE);
      return true;
    } catch (error) {
      log.error('the signer profile was not kept', error);
      const plain = plainTextProblem(error);
      const reason = plain ? t(plain.text, { field: t('signer.shownName') }) : serverMessage(error);
      cornerToast.error(reason ?? t('signer.failed'), PLACE);
      return false;
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const told = profileIn(new FormData(event.currentTarget));
    const misses = told.showsName === true && told.shownName === undefined;
    setNameMissing(misses);
    if (!misses) void save(told, t('signer.saved'));
  };
  const clear = async (): Promise<void> => {
    if (await save({}, t('signer.cleared'))) setEmptied((now) => now + 1);
  };
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <div key={emptied} className={styles.form}>
        <SignerFields profile={shown} />
        <ShownName
          profile={shown}
          isMissing={isNameMissing}
          onChange={() => setNameMissing(false)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="light" loading={isLoading}>
          {t('signer.save')}
        </Button>
        <Button variant="default" disabled={isLoading} onClick={() => void clear()}>
          {t('signer.clear')}
        </Button>
      </div>
      <NoticeLine place={PLACE} />
    </form>
  );
}
