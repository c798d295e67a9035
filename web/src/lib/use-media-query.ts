import { useSyncExternalStore } from 'react';

/** Matches where a person asked their device for less motion. */
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the page matches a media query now. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    // At the build: a wide screen, whose style sheets know a narrow one, and motion.
    () => query !== LESS_MOTION,
  );
}
