type Early = { readonly askedAt: number; readonly answer: Promise<Response> };

declare global {
  interface Window {
    /** What a drawn page asked for before the app was there, by its full address. */
    islAnswers?: Map<string, Early>;
    /** Ends once the styles are here of what such a page does not show before an answer. */
    islStyles?: Promise<unknown>;
  }
}

/** An older one may no longer be so: it is asked for anew. */
const FRESH_MS = 30_000;

/**
 * Asks beside the app for what its first screen will want to know; `{3}` in an address stands for that part of the
 * page's own.
 */
export function askEarly(addresses: readonly string[]): void {
  const parts = location.pathname.split('/');
  const answers = new Map<string, Early>();
  for (const address of addresses) {
    const path = address.replace(/\{(\d+)\}/g, (_all, at: string) => parts[Number(at)] ?? '');
    const url = new URL(path, location.origin).href;
    const answer = fetch(url, { credentials: 'include' });
    // Whoever takes it hears of a fault.
    answer.catch(() => {});
    answers.set(url, { askedAt: performance.now(), answer });
  }
  window.islAnswers = answers;
}

/** The answer to a question that the page has asked already; each is taken once. */
export function takeEarly(request: RequestInfo | URL): Promise<Response> | undefined {
  if (!(request instanceof Request) || request.method !== 'GET') return undefined;
  // Of what somebody in particular is told the page knew nothing.
  if (request.headers.has('authorization')) return undefined;
  // A question without parameters may end as one with some would begin.
  const url = request.url.replace(/\?$/, '');
  const early = window.islAnswers?.get(url);
  if (!early) return undefined;
  window.islAnswers?.delete(url);
  return performance.now() - early.askedAt < FRESH_MS ? early.answer : undefined;
}
