import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { SignedConsent } from '../../../components/ui/signed-consent';
import {
  useChooseConsentVideoMutation,
  useGetConsentVideoQuery,
  useRemoveConsentVideoMutation,
} from '../../../lib/api/consent-video';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { centerToast } from '../../../lib/toasts';
import styles from '../admin-page.module.css';
import { useListOwnVideosQuery } from '../api';

/** Which video signs the consent's text; an admin uploads it like any other, and chooses it here. */
export function ConsentVideoCard() {
  const { t } = useTranslation();
  const { data: now } = useGetConsentVideoQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: own = [] } = useListOwnVideosQuery(undefined, { refetchOnMountOrArgChange: true });
  const [choose, choosing] = useChooseConsentVideoMutation();
  const [remove, removing] = useRemoveConsentVideoMutation();
  const [chosen, setChosen] = useState('');
  const ready = own.filter(
    ({ status, visibility }) => status === 'ready' && visibility === 'public',
  );
  const act = async (doing: Promise<unknown>, done: string): Promise<void> => {
    try {
      await doing;
      centerToast.success(done);
    } catch (error) {
      log.error('the video of the consent was not changed', error);
      centerToast.error(t('admin.failed'));
    }
  };
  return (
    <section className={styles.section} aria-labelledby="consent-video">
      <h2 id="consent-video">{t('consentVideo.heading')}</h2>
      <p>{t('consentVideo.intro', { version: now?.version ?? '' })}</p>
      <SignedConsent />
      {now?.video && (
        <p>
          {t('consentVideo.chosen', {
            date: formatDate(now.at ?? now.video.createdAt),
            name: now.by ?? t('admin.decisions.somebody'),
          })}
        </p>
      )}
      <NativeSelect
        label={t('consentVideo.choose')}
        description={ready.length === 0 ? t('consentVideo.noneReady') : null}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: '', label: t('consentVideo.which') },
          ...ready.map(({ _id, title }) => ({ value: _id, label: title })),
        ]}
      />
      <div className={styles.actions}>
        <Button
          disabled={chosen === ''}
          loading={choosing.isLoading}
          onClick={() => void act(choose(chosen).unwrap(), t('consentVideo.saved'))}
        >
          {t('consentVideo.save')}
        </Button>
        <Button
          variant="default"
          disabled={!now?.video}
          loading={removing.isLoading}
          onClick={() => void act(remove().unwrap(), t('consentVideo.removed'))}
        >
          {t('consentVideo.remove')}
        </Button>
      </div>
    </section>
  );
}
