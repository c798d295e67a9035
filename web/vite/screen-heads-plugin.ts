import type { Plugin } from 'vite';

const SCREENS = /[\\/]src[\\/]app[\\/]screens\.ts$/;
const PAGES_ONLY =
  /\b(?:(?:name|preview|picture): '[^']*'|opens: \{[^}]*\}|(?:addsAtOnce|isCentred): true|(?:answers|visitorAnswers): \[[^\]]*\]),?/g;

/** Takes out of the app's script what the build alone reads of a screen, for the page that it draws. */
export function screenHeadsPlugin(): Plugin {
  return {
    name: 'isl-screen-heads',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id, options) =>
      options?.ssr !== true && SCREENS.test(id)
        ? { code: code.replace(PAGES_ONLY, (found) => found.replace(/[^\n]/g, ' ')), map: null }
        : null,
  };
}
