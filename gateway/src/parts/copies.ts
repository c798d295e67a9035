import { lookup as lookUp } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { CopyState } from '@isl/service-kit/copy-state';
import { within } from './within.js';

/** Who did not answer in this time counts as away. */
const TIMEOUT_MS = 1_000;

export type Copies = { readonly copies: CopyState[]; readonly away: number };
export type Lookup = (name: string) => Promise<readonly string[]>;

/** Every address of a name: in compose and behind a headless service each copy has its own. */
const addressesOf: Lookup = async (name) =>
  (await lookUp(name, { all: true })).map(({ address }) => address);

/** Asks each copy of a part how it is. */
export function createCopies(
  issueToken: () => Promise<string>,
  resolve: Lookup = addressesOf,
): (urls: readonly string[], requestId: string) => Promise<Copies> {
  const ask = async (url: string, requestId: string): Promise<CopyState> => {
    const response = await fetch(new URL('/internal/state', url), {
      redirect: 'error',
      headers: { authorization: `Bearer ${await issueToken()}`, 'x-request-id': requestId },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as CopyState;
  };
  const askAll = async (url: string, requestId: string): Promise<(CopyState | null)[]> => {
    const all = await within(TIMEOUT_MS, addressesEach(url, resolve));
    return Promise.all((all ?? [url]).map((one) => ask(one, requestId).catch(() => null)));
  };
  return async (urls, requestId) => {
    const answers = (await Promise.all(urls.map((url) => askAll(url, requestId)))).flat();
    const found = answers.filter((answer) => answer !== null);
    // Two names of one process.
    const copies = [...new Map(found.map((copy) => [copy.copyId, copy])).values()];
    copies.sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
    return { copies, away: answers.length - found.length };
  };
}

/** The address of each copy that a name stands for. */
export async function addressesEach(url: string, resolve = addressesOf): Promise<string[]> {
  const { hostname, port, protocol } = new URL(url);
  // Two addresses of one process.
  if (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return [url];
  const addresses = await resolve(hostname);
  return addresses.map((one) => `${protocol}//${isIP(one) === 6 ? `[${one}]` : one}:${port || 80}`);
}
