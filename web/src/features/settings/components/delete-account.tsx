import type { components } from '@isl/contracts/gateway';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { TextRow } from '../../../components/ui/text-row';
import { serverMessage, statusOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { session } from '../../../lib/session/browser-session';
import { forgetDrafts } from '../../../lib/use-draft';
import { useDeleteAccountMutation } from '../api';
import styles from './delete-account.module.css';
import { Section } from './section';

export type Erasure = components['schemas']['ErasureState']['state'];

const parts = ['account', 'posts', 'traces', 'videos'] as const;

/** Deletes the account after its password, having said what goes with it. */
export function DeleteAccount({ onErased }: { readonly onErased: (erasure: Erasure) => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();
  const [isForgiven, setForgiven] = useState(false);

  const remove = async (password: string): Promise<void> => {
    setForgiven(false);
    try {
      const { state } = await deleteAccount({ password }).unwrap();
      onErased(state);
      forgetDrafts();
      await session.logout();
    } catch (refusal) {
      log.error('account was not deleted', refusal);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void remove(String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  const fault = (): string | undefined => {
    if (error === undefined || isForgiven) return undefined;
    if (statusOf(error) === 403) return t('settings.password.wrong');
    return serverMessage(error) ?? t('settings.delete.failed');
  };
  return (
    <Section title={t('settings.delete.heading')} look="danger">
      <p>{t('settings.delete.text')}</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{t(`settings.delete.parts.${part}`)}</li>
        ))}
      </ul>
      <p className={styles.note}>{t('settings.delete.copies')}</p>
      {isOpen ? (
        <form onSubmit={submit} className={styles.form}>
          <TextRow
            type="password"
            name="password"
            label={t('settings.delete.password')}
            autoComplete="current-password"
            error={fault()}
            onChange={() => setForgiven(true)}
          />
          <div className={styles.actions}>
            <Button variant="default" disabled={isLoading} onClick={() => setOpen(false)}>
              {t('settings.delete.keep')}
            </Button>
            <Button
              type="submit"
              color="var(--madder)"
              leftSection={<IconTrash size={20} />}
              loading={isLoading}
            >
              {t('settings.delete.now')}
            </Button>
          </div>
        </form>
      ) : (
        <Button
          variant="outline"
          color="var(--madder)"
          leftSection={<IconTrash size={20} />}
          onClick={() => setOpen(true)}
        >
          {t('settings.delete.open')}
        </Button>
      )}
    </Section>
  );
}
