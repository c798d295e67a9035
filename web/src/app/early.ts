import { TOKEN_KEY } from '../lib/session/session';
import { applyDeviceColors, applyRememberedColors } from '../lib/theme';

/**
 * Runs in a page's head, before anything is shown: the colours that were chosen, or those of the device
 * where the component library will name them, and whether somebody is signed in here.
 */
try {
  if (document.currentScript?.dataset.names === 'colors') applyDeviceColors();
  applyRememberedColors();
  if (localStorage.getItem(TOKEN_KEY) !== null) document.documentElement.dataset.member = '';
} catch {
  // Nothing may be kept here: what the build drew stands.
}
