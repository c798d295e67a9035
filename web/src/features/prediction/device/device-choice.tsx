import { FINDS, type Finder } from '@isl/page-kit/landmarks';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { formatBytes, formatNumber, formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type OpenFinder, openPageFinder } from '../../../lib/landmarks/open-finder';
import type { Look } from '../../../lib/landmarks/send-points';
import { bytesToFind, type FinderState, useFinder } from '../../../lib/landmarks/use-finder';
import { type LiveValue, useLive } from '../../../lib/live';
import styles from './device-choice.module.css';

/** Fewer looks than this lose signs that move. */
const SLOW_MS = 250;

/** Keeps the camera's pictures here and sends their points; a person turns it, and it never turns itself. */
export function DeviceChoice({
  isOn,
  onTurn,
  onFinder,
  look,
  isSending,
  openFinder = openPageFinder,
}: {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  /** Null while there is none. */
  readonly onFinder: (finder: Finder | null) => void;
  /** Null while no picture is read here. */
  readonly look: LiveValue<Look | null>;
  readonly isSending: boolean;
  readonly openFinder?: OpenFinder;
}) {
  const { t } = useTranslation();
  const { state, retry } = useFinder(isOn ? FINDS : [], openFinder);
  const finder = state.name === 'ready' ? state.finder : null;
  useEffect(() => {
    onFinder(finder);
    return () => onFinder(null);
  }, [finder, onFinder]);
  const slowRate = useLive(look, slowRateOf);
  const isSlow = finder !== null && isSending && slowRate !== null;
  const size = formatBytes(bytesToFind(FINDS));
  return (
    <div className={styles.choice}>
      <ClearSwitch
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
        label={t('prediction.device.keep')}
        description={isOn ? t('prediction.device.kept') : t('prediction.device.note', { size })}
      />
      {isOn && <DeviceState state={state} slowRate={isSlow ? slowRate : null} />}
      {(state.name === 'failed' || isSlow) && (
        <div className={styles.ways}>
          {state.name === 'failed' && (
            <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={retry}>
              {t('prediction.device.retry')}
            </Button>
          )}
          <Button variant="default" onClick={() => onTurn(false)}>
            {t('prediction.device.pictures')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** How many pictures are read in a second, where that is too few. */
const slowRateOf = (look: Look | null): number | null =>
  look && look.everyMs > SLOW_MS ? Math.round(10_000 / look.everyMs) / 10 : null;

function DeviceState({
  state,
  slowRate,
}: {
  readonly state: FinderState;
  readonly slowRate: number | null;
}) {
  const { t } = useTranslation();
  const text = (): string => {
    if (state.name === 'failed') return t('prediction.device.failed');
    if (state.name === 'loading') {
      return t('prediction.device.loading', { percent: formatPercent(state.share) });
    }
    if (slowRate !== null) {
      return t('prediction.device.slow', { rate: formatNumber(slowRate) });
    }
    return state.name === 'ready' ? t('prediction.device.ready') : '';
  };
  return (
    <p role="status" className={styles.state}>
      {text()}
    </p>
  );
}
