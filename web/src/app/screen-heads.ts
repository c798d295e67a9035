import type { Head } from './screen';
import { screens } from './screens';

/** What is said of the screen at an address, whatever its case. */
export const headAt = (pathname: string): Head | undefined => {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return screens.find((one) => one.path.toLowerCase() === path)?.head;
};
