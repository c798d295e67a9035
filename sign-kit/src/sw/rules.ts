import { LEARN_PAGE, tabOfPath } from '../learn/tabs.js';

/** What the service worker answers, and what it leaves to the network alone. */

export const BASE = '/sign-kit/';
const LEARN = `${BASE}${LEARN_PAGE}`;
/** The pages that open without a network; what the sign editor makes is sent, so it is none of them. */
export const PAGES: readonly string[] = [`${BASE}convert`, LEARN];
export const CONFIG = `${BASE}config.json`;
const FIGURE = /^\/sign-kit\/avatar\/[\w-]+\.glb$/;
/** The build's names carry a hash of the content: whatever has such a name is the same for ever. */
const HASHED = /^\/sign-kit\/assets\/.+-[\w-]{8}\.(js|css|woff2)$/;
const FONT = /\.woff2$/;
const PICTURE = /^\/static\/.+\.(webp|svg)$/;

type Call = Pick<Request, 'method' | 'mode'> & { readonly headers: Pick<Headers, 'has'> };

const isWhole = ({ method, headers }: Call): boolean => method === 'GET' && !headers.has('range');

/** Which of the kept pages an address shows: a tab is the learn page; null for any other. */
export function pageOf({ pathname }: URL, { mode }: Pick<Call, 'mode'>): string | null {
  if (mode !== 'navigate') return null;
  if (PAGES.includes(pathname)) return pathname;
  return pathname.startsWith(`${LEARN}/`) && tabOfPath(pathname) ? LEARN : null;
}

export const isConfig = ({ pathname }: URL, call: Call): boolean =>
  isWhole(call) && pathname === CONFIG;

export const isFigure = ({ pathname }: URL, call: Call): boolean =>
  isWhole(call) && FIGURE.test(pathname);

export const isPicture = ({ pathname }: URL, call: Call): boolean =>
  isWhole(call) && PICTURE.test(pathname);

export const isFont = ({ pathname }: URL, call: Call): boolean =>
  isWhole(call) && HASHED.test(pathname) && FONT.test(pathname);

export const isCode = ({ pathname }: URL, call: Call): boolean =>
  isWhole(call) && HASHED.test(pathname) && !FONT.test(pathname);
