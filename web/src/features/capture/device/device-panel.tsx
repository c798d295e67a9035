import { CLIP_PICTURES, type ClipPicture } from '@isl/contracts/vocabulary';
import { Button, Checkbox, Radio } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { formatBytes, formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { bytesToFind } from '../../../lib/landmarks/use-finder';
import styles from './device.module.css';
import { HandCamera } from './hand-camera';
import { type Device, findsFor } from './use-device';

const NOTE = { description: styles.note ?? '' };

/** What of oneself leaves the device, and whether one works with raised hands. */
export function DevicePanel({
  picture,
  onPicture,
  device,
  isBusy,
}: {
  readonly picture: ClipPicture;
  readonly onPicture: (picture: ClipPicture) => void;
  readonly device: Device;
  readonly isBusy: boolean;
}) {
  const { t } = useTranslation();
  const { wantsHands, setWantsHands, own, hands } = device;
  const noteOf = (one: ClipPicture): string => {
    const bytes = bytesToFind(findsFor(one, false));
    const loads = bytes > 0 ? ` ${t('giving.device.loads', { size: formatBytes(bytes) })}` : '';
    return t(`giving.device.notes.${one}`) + loads;
  };
  const handsLoad = formatBytes(bytesToFind(findsFor('whole', true)));
  return (
    <section className={styles.panel} aria-labelledby="giving-device">
      <h2 id="giving-device">{t('giving.device.heading')}</h2>
      <fieldset className={styles.choices}>
        <legend>{t('giving.device.legend')}</legend>
        {CLIP_PICTURES.map((one) => (
          <Radio
            key={one}
            name="giving-picture"
            label={t(`giving.device.pictures.${one}`)}
            description={noteOf(one)}
            classNames={NOTE}
            checked={picture === one}
            disabled={isBusy}
            onChange={() => onPicture(one)}
          />
        ))}
      </fieldset>
      <Checkbox
        label={t('giving.device.hands')}
        description={`${t('giving.device.handsNote')} ${t('giving.device.loads', { size: handsLoad })}`}
        classNames={NOTE}
        checked={wantsHands}
        disabled={isBusy}
        onChange={({ currentTarget }) => setWantsHands(currentTarget.checked)}
      />
      <DeviceState device={device} picture={picture} />
      {own && <HandCamera stream={own} hands={hands} />}
    </section>
  );
}

function DeviceState({
  device: { state, retry },
  picture,
}: {
  readonly device: Device;
  readonly picture: ClipPicture;
}) {
  const { t } = useTranslation();
  const text = (): string => {
    if (state.name === 'loading') {
      return t('giving.device.loading', { percent: formatPercent(state.share) });
    }
    if (state.name === 'ready' && picture !== 'whole') return t('giving.device.ready');
    return '';
  };
  return (
    <>
      <p role="status" className={styles.state}>
        {text()}
      </p>
      {state.name === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('giving.device.failed')}</p>
          <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={retry}>
            {t('giving.device.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
