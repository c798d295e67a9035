import { LANGUAGE_KEY } from '../lib/i18n/languages';
import { nextTask } from '../lib/next-task';
import { applyRememberedColors } from '../lib/theme';
import { keepEarlyInput } from './early-input';

/**
 * The first script of a page that came drawn: it fetches the app once the page stands, or as soon as
 * somebody touches it, so that the app takes nothing from the first picture. A page that says
 * `data-rests` is whole without the app: it waits for somebody who does something, or who comes near
 * what only the app can show (`data-live`).
 */
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const;
/** A page that is never idle does not put it off for longer. */
const IDLE_WITHIN_MS = 2_000;
/** Scripts asked for in one task. */
const ASKED_AT_ONCE = 4;

let isAsked = false;

/** Each file is asked for, and later run, in a task of its own: between them the page answers. */
async function start(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  for (const touch of touches) removeEventListener(touch, start);
  const scripts = files.split(' ').filter((file) => file !== main);
  for (const [at, file] of [main, ...scripts].entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
    if (at % ASKED_AT_ONCE === ASKED_AT_ONCE - 1) await nextTask();
  }
  for (const file of scripts) {
    // What fails here is imported again by what needs it, which says so.
    await import(/* @vite-ignore */ file).catch(() => {});
    await nextTask();
  }
  await import(/* @vite-ignore */ main);
}

applyRememberedColors();
keepEarlyInput();

const {
  main = '',
  files = '',
  rests,
  fonts,
} = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {};
/** The language chosen before, where the page came in another one, is the app's to bring. */
const isInLanguage =
  (localStorage.getItem(LANGUAGE_KEY) ?? document.documentElement.lang) ===
  document.documentElement.lang;

for (const touch of touches) addEventListener(touch, start, { passive: true });

/** After the frame that shows what was loaded last. */
function onceShown(next: () => void): void {
  const wait = (): void =>
    void requestAnimationFrame(() => void requestAnimationFrame(() => next()));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

function startWhenIdle(): void {
  const begin = (): void => void start();
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  else setTimeout(begin);
}

/** What every page is written in: text, what is pressed, headings. */
const FACES = ['400 1em Mukta', '600 1em Mukta', '700 1em "Anek Latin Variable"'] as const;

/** The typeface; until all of it is here a font of the device stands in its measures. */
async function fetchFonts(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fonts ?? '';
  const isHere = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  await isHere;
  // The letters of the page's own language, and Latin ones.
  const letters = document.title + (document.querySelector('h1')?.textContent ?? '');
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  delete document.documentElement.dataset.typeface;
}

/** Half a screen before it comes into view. */
function startWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    },
    { rootMargin: '50%' },
  );
  for (const live of document.querySelectorAll('[data-live]')) observer.observe(live);
}

/** Somebody was quicker than this script. */
const isInUse = document.activeElement !== null && document.activeElement !== document.body;

if (isInUse) void start();
else if (rests !== undefined && isInLanguage) startWhenNear();
else onceShown(startWhenIdle);
if (fonts) onceShown(() => void fetchFonts());
