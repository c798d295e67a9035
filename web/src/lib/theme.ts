/** The key under which Mantine keeps the choice, read before Mantine is loaded. */
export const COLOR_SCHEME_KEY = 'color-scheme';

const ATTRIBUTE = 'data-mantine-color-scheme';

/** Names the device's colours, as Mantine does once it is there: its styles ask for the name. */
export function applyDeviceColors(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute(ATTRIBUTE, isDark ? 'dark' : 'light');
}

/** Puts the remembered colours on the page before the first screen is drawn. */
export function applyRememberedColors(): void {
  const kept = localStorage.getItem(COLOR_SCHEME_KEY);
  if (kept === 'light' || kept === 'dark') {
    document.documentElement.setAttribute(ATTRIBUTE, kept);
  }
}
