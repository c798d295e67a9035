import { signKitParams, signKitUrl, withLook } from './link';
import type { SignKitLook, SignKitPage } from './messages';

/** A frame that the page opened before the app was there, and what it has said since. */
export type EarlyFrame = {
  /** Its address without theme and language, as the app wants it. */
  readonly wanted: string;
  readonly look: SignKitLook;
  /** As it was opened. */
  readonly url: string;
  readonly heard: readonly MessageEvent[];
};

declare global {
  interface Window {
    islFrame?: EarlyFrame | undefined;
  }
}

/** So long a frame may keep the app waiting, in milliseconds: it may never speak. */
const SPEAKS_WITHIN_MS = 10_000;
/** The frame's own avatar waits for this app, which would else share the line with it. */
const WAITS = 'waits=1';

/**
 * Opens sign-kit's `page` in the frame that the build drew, with what the page's own address asks of it; ends once it
 * is there, and at once where it cannot be opened.
 */
export async function openEarlyFrame(
  page: SignKitPage,
  config: Promise<Response> | undefined,
): Promise<void> {
  const frame = document.querySelector('iframe');
  const signKit = await config?.then(addressIn).catch(() => undefined);
  // Somebody was quicker: the app is here, and opens it.
  if (!frame || signKit === undefined || frame.hasAttribute('src')) return;
  const { lang, dataset } = document.documentElement;
  const look: SignKitLook = { theme: dataset.mantineColorScheme ?? 'light', lang };
  const params = signKitParams(new URLSearchParams(location.search));
  const wanted = signKitUrl(signKit, page, params);
  const url = `${withLook(wanted, look)}&${WAITS}`;
  const heard: MessageEvent[] = [];
  window.islFrame = { wanted, look, url, heard };
  await new Promise<void>((resolve) => {
    addEventListener('message', (event) => {
      if (event.source !== frame.contentWindow || event.origin !== new URL(url).origin) return;
      heard.push(event);
      if ((event.data as { readonly type?: unknown } | null)?.type !== 'signkit:ready') return;
      show(frame);
      resolve();
    });
    setTimeout(resolve, SPEAKS_WITHIN_MS);
    frame.src = url;
  });
}

/** What lies over it says that it is on its way; the app takes that away once it is there itself. */
function show(frame: HTMLIFrameElement): void {
  frame.dataset.state = 'ready';
  const cover = frame.nextElementSibling;
  if (cover instanceof HTMLElement) cover.style.display = 'none';
}

/** Read at once: whoever asks for the answer next reads the same one. */
const addressIn = async (answer: Response): Promise<string | undefined> =>
  answer.ok ? ((await answer.clone().json()) as { readonly signKit?: string }).signKit : undefined;

/** The frame that stands there already, if it is the one that is wanted. */
export const earlyFrame = (wanted: string): EarlyFrame | undefined =>
  window.islFrame?.wanted === wanted ? window.islFrame : undefined;

/** The app has taken over what the page opened, or has opened something else. */
export function forgetEarlyFrame(): void {
  window.islFrame = undefined;
}
