import { SECTIONS, type Section } from './sections.js';

export const TABS = [...SECTIONS, 'practice', 'show', 'list'] as const;
export type Tab = (typeof TABS)[number];

/** The page's own name below the base of the site; a tab is one step further. */
export const LEARN_PAGE = 'learn-sign';

export function isShelfTab(tab: Tab): tab is Section {
  return (SECTIONS as readonly Tab[]).includes(tab);
}

/** The tab that an address names; null where it names none, as older links do. */
export function tabOfPath(pathname: string): Tab | null {
  const [page, tab] = pathname.split('/').slice(-2);
  return page === LEARN_PAGE ? (TABS.find((one) => one === tab) ?? null) : null;
}

/** A tab's own address; what a link asks of the whole page stays, its one sign and its wall do not. */
export function addressOf(tab: Tab, base: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('sign');
  params.delete('present');
  const query = params.toString();
  return `${base}${LEARN_PAGE}/${tab}${query === '' ? '' : `?${query}`}`;
}
