import { Button, NativeSelect } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ReasonForm } from '../../../components/ui/reason-form';
import card from '../../../components/ui/report-card.module.css';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import {
  type ManagedAccount,
  type Role,
  useBlockAccountMutation,
  useSetAccountRoleMutation,
  useUnblockAccountMutation,
} from './api';
import { useManage } from './use-manage';

const ROLES: readonly Role[] = ['contributor', 'teacher', 'reviewer', 'admin'];

/** One account: whose it is, its role, and whether it is let in. */
export function AccountCard({ account }: { readonly account: ManagedAccount }) {
  const { t } = useTranslation();
  const headingId = useId();
  const manage = useManage();
  const [isBlocking, setBlocking] = useState(false);
  const [setRole, settingRole] = useSetAccountRoleMutation();
  const [block, blocking] = useBlockAccountMutation();
  const [unblock, unblocking] = useUnblockAccountMutation();
  const { id, name, email, location, memberSince, role, block: blocked } = account;
  const [chosen, setChosen] = useState(role);
  return (
    <article className={card.card} aria-labelledby={headingId}>
      <h4 id={headingId} className={card.title}>
        {name}
      </h4>
      <p className={styles.what}>{email}</p>
      <p>{t('admin.requests.about', { location, date: formatDate(memberSince) })}</p>
      <div className={styles.choosing}>
        <NativeSelect
          label={t('admin.accounts.role')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as Role)}
          data={ROLES.map((one) => ({ value: one, label: t(`settings.role.${one}`) }))}
        />
        <Button
          variant="default"
          disabled={chosen === role}
          loading={settingRole.isLoading}
          aria-label={t('admin.accounts.saveRoleOf', { name })}
          onClick={() =>
            void manage(setRole({ id, role: chosen }).unwrap(), t('admin.accounts.savedRole'))
          }
        >
          {t('settings.save')}
        </Button>
      </div>
      {blocked && (
        <>
          <p className={card.head}>
            {t('admin.accounts.blockedBy', { name: blocked.by, date: formatDate(blocked.at) })}
          </p>
          <p className={card.reason}>
            {t('moderation.decisions.reason', { reason: blocked.reason })}
          </p>
        </>
      )}
      {isBlocking ? (
        <ReasonForm
          label={t('admin.accounts.blockReason')}
          action={t('admin.accounts.blockNow')}
          isSending={blocking.isLoading}
          onSend={(reason) => {
            const done = t('admin.accounts.didBlock', { name });
            void manage(block({ id, reason }).unwrap(), done).then(() => setBlocking(false));
          }}
          onCancel={() => setBlocking(false)}
        />
      ) : (
        <div className={card.actions}>
          {blocked ? (
            <Button
              variant="default"
              leftSection={<IconLockOpen size={20} />}
              loading={unblocking.isLoading}
              aria-label={t('admin.accounts.unblockOf', { name })}
              onClick={() =>
                void manage(unblock(id).unwrap(), t('admin.accounts.didUnblock', { name }))
              }
            >
              {t('admin.accounts.unblock')}
            </Button>
          ) : (
            <Button
              variant="subtle"
              color="var(--madder)"
              leftSection={<IconLock size={20} />}
              aria-label={t('admin.accounts.blockOf', { name })}
              onClick={() => setBlocking(true)}
            >
              {t('admin.accounts.block')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
