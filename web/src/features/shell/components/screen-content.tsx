import { Outlet, useMatches } from 'react-router-dom';
import { outlineOf } from '../../../lib/screen-outline';
import { useDrawn } from '../../../lib/use-drawn';
import { ScreenOutline } from './screen-outline';

/**
 * The screen. In a page that the build drew without knowing whose it is, its outline stands until the app
 * has taken the page over.
 */
export function ScreenContent() {
  const outline = useMatches()
    .map(({ handle }) => outlineOf(handle))
    .find((one) => one !== undefined);
  const isDrawn = useDrawn();
  return isDrawn && outline ? <ScreenOutline {...outline} /> : <Outlet />;
}
