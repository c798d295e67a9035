import type { components } from '@isl/contracts/common';
import { addressesEach } from '../parts/copies.js';
import type { PartClient } from '../parts/part-client.js';

type Wanted = components['schemas']['ExamplesWanted'];
type Failure = { readonly part: string; readonly path: string; readonly reason: string };

/** A clip that is taken back is recognised by no more after twice this, at most. */
export const EXAMPLES_INTERVAL_MS = 10_000;
const PATH = '/internal/examples';
const LIST_TIMEOUT_MS = 3_000;
const FILM_TIMEOUT_MS = 15_000;
/** The rest waits for the next turn: who is not told what holds in time forgets all of it. */
const CARRIED_FOR_MS = 5_000;

/**
 * Tells each copy of the sign service which clips signs may be recognised by, and brings it those
 * that it has not read.
 */
export function createExampleCarrier(dependencies: {
  readonly from: Pick<PartClient, 'examples' | 'example'>;
  /** Of the sign service; each address of a name is a copy. */
  readonly to: readonly string[];
  readonly issueToken: () => Promise<string>;
  readonly onFailure: (failure: Failure) => void;
}): () => Promise<number> {
  const { from, to, issueToken, onFailure } = dependencies;
  let turns = 0;

  const put = async (url: string, init: RequestInit, timeoutMs: number): Promise<Response> => {
    const authorization = `Bearer ${await issueToken()}`;
    const response = await fetch(url, {
      ...init,
      method: 'PUT',
      redirect: 'error',
      headers: { ...init.headers, authorization },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return response;
  };

  const bring = async (copy: string, id: string, requestId: string): Promise<number> => {
    const film = await from.example(id, requestId);
    // Taken back since it was listed.
    if (film === null) return 0;
    const headers = {
      'content-type': film.headers.get('content-type') ?? '',
      'x-request-id': requestId,
    };
    const body = { headers, body: film.body, duplex: 'half' } as RequestInit;
    await put(`${copy}${PATH}/${id}`, body, FILM_TIMEOUT_MS);
    return 1;
  };

  const away = (error: unknown): number => {
    onFailure({ part: 'signs', path: PATH, reason: (error as Error).message });
    return 0;
  };

  const tell = async (copy: string, list: string, requestId: string): Promise<number> => {
    const until = performance.now() + CARRIED_FOR_MS;
    const headers = { 'content-type': 'application/json', 'x-request-id': requestId };
    const answer = await put(`${copy}${PATH}`, { headers, body: list }, LIST_TIMEOUT_MS);
    const { wanted } = (await answer.json()) as Wanted;
    let brought = 0;
    for (const id of wanted) {
      if (performance.now() < until) brought += await bring(copy, id, requestId).catch(away);
    }
    return brought;
  };

  return async () => {
    if (to.length === 0) return 0;
    turns += 1;
    const requestId = `examples-${turns}`;
    const examples = await from.examples(requestId);
    if (examples === null) return 0;
    const list = JSON.stringify(examples);
    const copies = await Promise.all(to.map((url) => addressesEach(url).catch(() => [])));
    const brought = copies
      .flat()
      .map((copy) => tell(copy.replace(/\/$/, ''), list, requestId).catch(away));
    return (await Promise.all(brought)).reduce((sum, count) => sum + count, 0);
  };
}
