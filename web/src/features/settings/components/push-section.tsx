import { Switch } from '@mantine/core';
import { useGetPushQuery } from '../../../lib/api/notifications';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { canPush } from '../../../lib/push/browser-push';
import styles from './push-section.module.css';
import { Section } from './section';
import { usePush } from './use-push';

/** Whether this browser is told while the app is closed; only who asks for it is. */
export function PushSection() {
  const { t } = useTranslation();
  const { data: state } = useGetPushQuery();
  return (
    <Section title={t('notifications.push.heading')} text={t('notifications.push.text')}>
      {state && !state.publicKey && <p>{t('notifications.push.notHere')}</p>}
      {!canPush() && <p>{t('notifications.push.unsupported')}</p>}
      {state?.publicKey && canPush() && <PushSwitch publicKey={state.publicKey} />}
    </Section>
  );
}

function PushSwitch({ publicKey }: { readonly publicKey: string }) {
  const { t } = useTranslation();
  const { isOn, isWorking, fault, change } = usePush(publicKey);
  return (
    <div>
      <Switch
        size="md"
        classNames={{ body: styles.body ?? '', label: styles.label ?? '' }}
        label={t('notifications.push.switch')}
        checked={isOn}
        disabled={isWorking}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <p role="status" className={styles.fault}>
        {fault && t(`notifications.push.${fault}`)}
      </p>
    </div>
  );
}
