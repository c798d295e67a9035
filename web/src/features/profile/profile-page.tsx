import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeLine } from '../../components/ui/notice-line';
import { PageHeading } from '../../components/ui/page-heading';
import { TextRow } from '../../components/ui/text-row';
import { log } from '../../lib/log';
import { centerToast } from '../../lib/toasts';
import styles from './profile-page.module.css';

/** The profile form of spec section 2: local only, no server call. */
export function ProfilePage() {
  const { t } = useTranslation();
  const imageId = useId();
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
        <TextRow type="text" name="name" label={t('profile.name')} autoComplete="name" />
        <Textarea
          name="bio"
          label={t('profile.bio')}
          required
          withAsterisk={false}
          rows={3}
          classNames={{ label: styles.label ?? '' }}
        />
        <TextRow type="email" name="email" label={t('profile.email')} autoComplete="email" />
        <TextRow
          type="text"
          name="occupation"
          label={t('profile.occupation')}
          autoComplete="organization-title"
        />
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
