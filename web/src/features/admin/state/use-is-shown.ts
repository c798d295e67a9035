import { useSyncExternalStore } from 'react';

const listen = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether anybody can see this page: not while another tab or window is before it. */
export const useIsShown = (): boolean =>
  useSyncExternalStore(listen, () => document.visibilityState !== 'hidden');
