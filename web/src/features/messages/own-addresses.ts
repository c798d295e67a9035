/** Paths that show something which people write about. */
const SHOWN_PATH = /^\/(dashboard|products|about)\/./i;
/** What a sentence puts behind an address. */
const AFTER = /[.,;:!?)\]}>'"’”।]+$/u;
const BEFORE = /^[(<[{'"‘“]+/u;

/** The addresses of this site that a text names, each once, as paths of the app. */
export function ownAddresses(text: string, { origin, host }: Location = location): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(BEFORE, '').replace(AFTER, ''));
  return [...new Set(words.flatMap((word) => pathOf(word, origin, host)))];
}

function pathOf(word: string, origin: string, host: string): string[] {
  const isAddress = /^(https?:\/)?\/[^/]/i.test(word) || word.startsWith(`${host}/`);
  const address = word.startsWith(`${host}/`) ? word.slice(host.length) : word;
  if (!isAddress || !URL.canParse(address, origin)) return [];
  const url = new URL(address, origin);
  // Whoever opened the site in a plain or a secure way means the same page.
  if (url.host !== host || !SHOWN_PATH.test(url.pathname)) return [];
  return [url.pathname + url.search + url.hash];
}
