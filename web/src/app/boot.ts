import { askEarly } from '../lib/api/early-answers';
import { LANGUAGE_KEY } from '../lib/i18n/languages';
import { nextTask } from '../lib/next-task';
import { openEarlyFrame } from '../lib/sign-kit/early-frame';
import type { SignKitPage } from '../lib/sign-kit/messages';
import { keepEarlyInput } from './early-input';

/**
 * The first script of a page that came drawn: it fetches the app once the page stands, or as soon as
 * somebody touches it, so that the app takes nothing from the first words. A page that says
 * `data-rests` is whole without the app: it waits for somebody who does something, or who comes near
 * what only the app can show (`data-live`).
 */
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const;
/** Scripts asked for in one task. */
const ASKED_AT_ONCE = 4;

let started: Promise<void> | undefined;

function start(): Promise<void> {
  started ??= fetchApp();
  return started;
}

/** Each file is asked for, and later run, in a task of its own: between them the page answers. */
async function fetchApp(): Promise<void> {
  for (const touch of touches) removeEventListener(touch, start);
  const areOwnStylesHere = fetchStyles(listed(styles));
  const scripts = listed(files).filter((file) => file !== main);
  const wanted = [main, ...scripts].filter((file) => !isAskedFor(file));
  for (const [at, file] of wanted.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
    if (at % ASKED_AT_ONCE === ASKED_AT_ONCE - 1) await nextTask();
  }
  // What is answered waits for them: they come while the scripts do, and not a way to the server later.
  if (asked.length > 0) fetchAnswerStyles();
  for (const file of scripts) {
    // What fails here is imported again by what needs it, which says so.
    await import(/* @vite-ignore */ file).catch(() => {});
    await nextTask();
  }
  // What the app draws anew is to look right at once.
  await areOwnStylesHere;
  // What is shown until an answer comes the page has the styles of.
  fetchAnswerStyles();
  // The page has these; the scripts that name them are not to wait for them.
  void fetchStyles(listed(laterStyles));
  await import(/* @vite-ignore */ main);
}

function fetchAnswerStyles(): void {
  const names = listed(answerStyles);
  if (names.length > 0) window.islStyles ??= fetchStyles(names);
}

/** The page's head asks for the largest. */
const isAskedFor = (file: string): boolean =>
  document.querySelector(`link[rel="modulepreload"][href="${file}"]`) !== null;

const listed = (names: string): string[] => names.split(' ').filter((name) => name !== '');

/**
 * All at once, in their order; the page waits for none of them. They apply together: the first of two that are about one
 * element would undo for a while what the page has of the second.
 */
async function fetchStyles(names: readonly string[]): Promise<void> {
  const links = names.map(styleLink);
  for (const link of links) link.media = 'not all';
  await Promise.all(links.map(fetched));
  for (const link of links) link.media = 'all';
}

const fetchStyle = (href: string): Promise<unknown> => fetched(styleLink(href));

function styleLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.fetchPriority = 'high';
  link.href = href;
  return link;
}

function fetched(link: HTMLLinkElement): Promise<unknown> {
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

keepEarlyInput();

const {
  main = '',
  files = '',
  styles = '',
  answerStyles = '',
  laterStyles = '',
  rests,
  fonts,
  answers = '',
  visitorAnswers = '',
  opens,
  frameSays,
} = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {};
/** What the page asks of the API beside the app. */
const isVisitor = document.documentElement.dataset.member === undefined;
const asked = [...listed(answers), ...(isVisitor ? listed(visitorAnswers) : [])];
/** The language chosen before, where the page came in another one, is the app's to bring. */
const isInLanguage =
  (localStorage.getItem(LANGUAGE_KEY) ?? document.documentElement.lang) ===
  document.documentElement.lang;

for (const touch of touches) addEventListener(touch, start, { passive: true });

/** After the next frame. */
const onceShown = (next: () => void): void =>
  void requestAnimationFrame(() => void requestAnimationFrame(() => next()));

/** After the frame that shows what was loaded last. */
function onceLoaded(next: () => void): void {
  if (document.readyState === 'complete') onceShown(next);
  else addEventListener('load', () => onceShown(next), { once: true });
}

/** What every page is written in: text, what is pressed, headings. */
const FACES = ['400 1em Mukta', '600 1em Mukta', '700 1em "Anek Latin Variable"'] as const;

/** The typeface; until all of it is here a font of the device stands in its measures. */
async function fetchFonts(): Promise<void> {
  await fetchStyle(fonts ?? '');
  // The letters of the page's own language, and Latin ones.
  const letters = document.title + (document.querySelector('h1')?.textContent ?? '');
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  delete document.documentElement.dataset.typeface;
}

/** So long from the page's start a frame may keep the typeface waiting: it may never come. */
const FRAME_WITHIN_MS = 26_000;

/** Once the frame of this page, where it has one, says that it has what it needs. */
function onceFramed(): Promise<void> {
  if (frameSays === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent): void => {
      if ((data as { readonly type?: unknown } | null)?.type === frameSays) end();
    };
    const end = (): void => {
      removeEventListener('message', hear);
      resolve();
    };
    addEventListener('message', hear);
    setTimeout(end, FRAME_WITHIN_MS);
  });
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

/** The answer that is on its way. */
const asksFor = (path: string): Promise<Response> | undefined =>
  window.islAnswers?.get(new URL(path, location.origin).href)?.answer;

/** Somebody was quicker than this script. */
const isInUse = document.activeElement !== null && document.activeElement !== document.body;

if (rests !== undefined) {
  if (isInUse) void start();
  else if (isInLanguage) startWhenNear();
  else onceLoaded(() => void start());
  onceLoaded(() => void fetchFonts());
} else {
  askEarly(asked);
  const framed = onceFramed();
  // What people come for is in the frame: it has the line to itself, and can be used before the app is here.
  const opened =
    opens === undefined ? undefined : openEarlyFrame(opens as SignKitPage, asksFor('/api/config'));
  // On a slow line the app comes before the letters: what is pressed is worth more than how it looks.
  onceShown(
    () =>
      void Promise.resolve(opened)
        .then(start)
        .then(() => framed)
        .then(fetchFonts),
  );
}
