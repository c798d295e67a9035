import { startTransition, useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { outlineOf } from '../../../lib/screen-outline';
import { isPageTakenOver } from '../../../lib/take-over';
import { ScreenOutline } from './screen-outline';

/**
 * The screen. In a page that the build drew without knowing whose it is, its outline stands until the app
 * has taken the page over.
 */
export function ScreenContent() {
  const outline = useMatches()
    .map(({ handle }) => outlineOf(handle))
    .find((one) => one !== undefined);
  const [isDrawn, setDrawn] = useState(isPageTakenOver);
  // In slices, between which the page answers.
  useEffect(() => startTransition(() => setDrawn(false)), []);
  return isDrawn && outline ? <ScreenOutline {...outline} /> : <Outlet />;
}
