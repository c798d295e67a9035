import type { SignKitLook, SignKitPage } from './messages';

/** What of an address sign-kit understands; theme and language come from this app. */
const passed = [
  'text',
  'gloss',
  'spans',
  'sign',
  'variant',
  'speed',
  'hand',
  'view',
  'lesson',
  'list',
  'present',
  'order',
  'off',
] as const;

/** The parts of an address that are meant for sign-kit. */
export function signKitParams(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    passed.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The address of one of sign-kit's pages; it looks as its reader's device does. */
export function signKitUrl(
  signKit: string,
  page: SignKitPage,
  params: Readonly<Record<string, string>>,
): string {
  return `${signKit}/sign-kit/${page}?${new URLSearchParams(params)}`;
}

/** The same, looking as this app does. */
export const withLook = (address: string, { theme, lang }: SignKitLook): string => {
  const url = new URL(address);
  url.searchParams.set('theme', theme);
  url.searchParams.set('lang', lang);
  return url.href;
};
