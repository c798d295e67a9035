import { SOCKET_PARTS } from '@isl/contracts/parts';
import { IconHourglass, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import type { FrameService } from '../../lib/frames/use-frame-sockets';
import { useTranslation } from '../../lib/i18n/use-translation';
import type { SocketState } from '../../lib/socket/frame-socket';
import styles from './connection-lines.module.css';

/** Says of each frame service whether it is connected; of a place that is worked for only once. */
export function ConnectionLines({
  states,
}: {
  readonly states: Partial<Record<FrameService, SocketState>>;
}) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <ul className={styles.lines}>
        {SOCKET_PARTS.map((service) => {
          const state = states[service];
          if (state === undefined || state === 'proving') return null;
          const Icon = state === 'connected' ? IconPlugConnected : IconPlugConnectedX;
          return (
            <li key={service} data-state={state} className={styles.line}>
              <Icon size={20} aria-hidden="true" />
              {t(`camera.state.${state}`, { service: t(`camera.service.${service}`) })}
            </li>
          );
        })}
        {SOCKET_PARTS.some((service) => states[service] === 'proving') && (
          <li data-state="proving" className={styles.line}>
            <IconHourglass size={20} aria-hidden="true" />
            {t('camera.proving')}
          </li>
        )}
      </ul>
    </div>
  );
}
