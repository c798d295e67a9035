import { startTransition, useEffect, useState } from 'react';
import { isPageTakenOver } from './take-over';

/** Matches where a person asked their device for less motion. */
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const isAtBuild = typeof window === 'undefined';

/** Whether the page matches a media query; known of a page that the build drew once it was taken over. */
export function useMediaQuery(query: string): boolean {
  // At the build: a wide screen, whose style sheets know a narrow one.
  const [matches, setMatches] = useState(
    () => isAtBuild || isPageTakenOver() || window.matchMedia(query).matches,
  );
  useEffect(() => {
    const list = window.matchMedia(query);
    // In slices: a whole screen may change with it.
    const follow = (): void => startTransition(() => setMatches(list.matches));
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return matches;
}
