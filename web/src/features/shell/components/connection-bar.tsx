import { IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { baseApi, tagTypes } from '../../../lib/api/base-api';
import { screenLeft, selectIsReachable } from '../../../lib/api/reach-slice';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { RETRY_EVERY_MS } from '../constants';
import styles from './connection-bar.module.css';

/** Says that the server, or the network, is away, and asks again until it is back. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isReachable = useSelector(selectIsReachable);
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );

  // Only the screen that is open asks again, so only its parts count.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => () => void dispatch(screenLeft()), [dispatch, pathname]);

  useEffect(() => {
    // Without a network there is nobody to ask; what is kept here has been shown.
    if (isReachable || !isOnline) return;
    const askAgain = () => dispatch(baseApi.util.invalidateTags([...tagTypes]));
    const timer = setInterval(askAgain, RETRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isReachable, isOnline, dispatch]);

  if (isReachable && isOnline) return <div role="status" />;
  const Icon = isOnline ? IconPlugConnectedX : IconCloudOff;
  return (
    <div role="status" className={styles.bar}>
      <Icon size={20} aria-hidden="true" />
      {isOnline ? t('shell.unreachable') : t('shell.offline')}
    </div>
  );
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
