import { addressesEach } from '../parts/copies.js';
import type { PartClient } from '../parts/part-client.js';

type Failure = { readonly part: string; readonly path: string; readonly reason: string };

/** From an accepted clip to an avatar that signs it takes so long, and as long as its points are looked for. */
export const TAKES_INTERVAL_MS = 10_000;
const PATH = '/internal/takes';
/** Longer than the sign service looks at one clip. */
const FOUND_WITHIN_MS = 240_000;
const UNREADABLE = 422;

/**
 * Has a copy of the sign service find the points of clips that media wants them of, one clip after
 * another, and brings them to media.
 */
export function createTakeCarrier(dependencies: {
  readonly from: Pick<PartClient, 'takesWanted' | 'example' | 'takeFound'>;
  /** Of the sign service; each address of a name is a copy. */
  readonly to: readonly string[];
  readonly issueToken: () => Promise<string>;
  readonly onFailure: (failure: Failure) => void;
  /** Ends what is looked for. */
  readonly signal: AbortSignal;
}): () => Promise<number> {
  const { from, to, issueToken, onFailure, signal } = dependencies;
  let turns = 0;

  /** The points in a clip; null where nobody signs in it. */
  const find = async (copy: string, film: Response, hasFace: boolean, requestId: string) => {
    const response = await fetch(`${copy}${PATH}${hasFace ? '?face=true' : ''}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: `Bearer ${await issueToken()}`,
        'content-type': film.headers.get('content-type') ?? '',
        'x-request-id': requestId,
      },
      body: film.body,
      duplex: 'half',
      signal: AbortSignal.any([signal, AbortSignal.timeout(FOUND_WITHIN_MS)]),
    } as RequestInit);
    if (response.status === UNREADABLE) return null;
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };

  /** The first copy that can; false where none can now. */
  const carry = async (
    { id, hasFace }: { readonly id: string; readonly hasFace: boolean },
    copies: readonly string[],
    requestId: string,
  ) => {
    for (const copy of copies) {
      const film = await from.example(id, requestId);
      // Taken back since it was listed.
      if (film === null) return true;
      try {
        const points = await find(copy.replace(/\/$/, ''), film, hasFace, requestId);
        await from.takeFound(id, points, requestId);
        return true;
      } catch (error) {
        await film.body?.cancel().catch(() => undefined);
        if (signal.aborted) return false;
        onFailure({ part: 'signs', path: PATH, reason: (error as Error).message });
      }
    }
    return false;
  };

  return async () => {
    if (to.length === 0) return 0;
    turns += 1;
    const requestId = `takes-${turns}`;
    const { wanted, faces } = (await from.takesWanted(requestId)) ?? { wanted: [], faces: [] };
    if (wanted.length === 0) return 0;
    const copies = (await Promise.all(to.map((url) => addressesEach(url).catch(() => [])))).flat();
    let carried = 0;
    for (const id of wanted) {
      if (signal.aborted || !(await carry({ id, hasFace: faces.includes(id) }, copies, requestId)))
        break;
      carried += 1;
    }
    return carried;
  };
}
