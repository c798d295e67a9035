import { Button, Textarea } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useId } from 'react';
import { NoticeLine } from '../../components/ui/notice-line';
import { PageHeading } from '../../components/ui/page-heading';
import { TextRow } from '../../components/ui/text-row';
import { useFieldFault } from '../../components/ui/use-field-fault';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { centerToast } from '../../lib/toasts';
import { useDraft } from '../../lib/use-draft';
import styles from './profile-page.module.css';

const emptyDraft = { name: '', bio: '', email: '', occupation: '' };

/** The profile form of spec section 2: local only, no server call. */
export function ProfilePage() {
  const { t } = useTranslation();
  const imageId = useId();
  const [draft, change] = useDraft('profile', emptyDraft);
  const bioFault = useFieldFault();
  const row = (name: 'name' | 'email' | 'occupation') => ({
    name,
    label: t(`profile.${name}`),
    defaultValue: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      change({ [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    centerToast.success(t('profile.greeting', { name: String(fields.name) }));
    log.info('profile', fields);
  };
  return (
    <>
      <PageHeading title={t('profile.heading')} intro={t('profile.note')} />
      <form onSubmit={submit} className={styles.form}>
        <TextRow {...row('name')} type="text" autoComplete="name" />
        <Textarea
          name="bio"
          label={t('profile.bio')}
          required
          withAsterisk={false}
          rows={3}
          defaultValue={draft.bio}
          error={bioFault.text}
          onInvalid={bioFault.note}
          onChange={(event) => {
            bioFault.forget();
            change({ bio: event.currentTarget.value });
          }}
          classNames={{ label: styles.label ?? '', error: styles.error ?? '' }}
        />
        <TextRow {...row('email')} type="email" autoComplete="email" />
        <TextRow {...row('occupation')} type="text" autoComplete="organization-title" />
        <div className={styles.image}>
          <label htmlFor={imageId} className={styles.label}>
            {t('profile.image')}
          </label>
          <input id={imageId} type="file" name="image" accept="image/*" className={styles.file} />
        </div>
        <Button type="submit">{t('profile.submit')}</Button>
        <NoticeLine />
      </form>
    </>
  );
}
