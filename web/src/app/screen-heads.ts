import type { Head, Screen } from './screen';
import { screens } from './screens';

type ScreenWithHead = Screen & { readonly head: Head };
export const screensWithHead = screens.filter(
  (screen): screen is ScreenWithHead => screen.head !== undefined,
);

/** What is said of the screen at an address, whatever its case. */
export const headAt = (pathname: string): Head | undefined => {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return screensWithHead.find((one) => one.path.toLowerCase() === path)?.head;
};
