import { applyRememberedColors } from '../lib/theme';

/** Runs in a page's head, before anything is shown: the colours that somebody chose, not the device's. */
try {
  applyRememberedColors();
} catch {
  // Nothing may be kept here: the device's colours stand.
}
