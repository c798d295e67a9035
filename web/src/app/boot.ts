import { keepEarlyInput } from './early-input';

/**
 * The first script of a page that came drawn: it fetches the app once the page stands, or as soon as
 * somebody touches it, so that the app takes nothing from the first picture.
 */
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
/** A page that is never idle does not put it off for longer. */
const IDLE_WITHIN_MS = 2_000;

let isAsked = false;

function start(): void {
  if (isAsked) return;
  isAsked = true;
  for (const touch of touches) removeEventListener(touch, start);
  for (const file of filesOfThisPage()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  void import('./main');
}

keepEarlyInput();

/** What the build knows that this page needs, so that none waits for another. */
function filesOfThisPage(): string[] {
  const { files } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {};
  return files?.split(' ') ?? [];
}

for (const touch of touches) addEventListener(touch, start, { passive: true });

function startWhenIdle(): void {
  // After the frame that shows what was loaded last. Safari has no requestIdleCallback.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS });
      else setTimeout(start);
    }),
  );
}

if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
