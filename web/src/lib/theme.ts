/** The key under which Mantine keeps the choice, read before Mantine is loaded. */
export const COLOR_SCHEME_KEY = 'color-scheme';

/** Puts the remembered colours on the page before the first screen is drawn. */
export function applyRememberedColors(): void {
  const kept = localStorage.getItem(COLOR_SCHEME_KEY);
  if (kept === 'light' || kept === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', kept);
  }
}
