import type { DetailedError } from 'tus-js-client';
import { PIECE_BYTES } from '../pieces';
import type { KeptTake } from './outbox-store';

export type Outcome =
  | { readonly kind: 'done' | 'signed-out' }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'later'; readonly waitMs: number };

type Way = {
  readonly onProgress: (sentBytes: number) => void;
  /** Keeps what a reload needs to go on from where it stopped. */
  readonly remember: (known: Partial<KeptTake>) => Promise<void>;
};
export type SendTake = ((take: KeptTake, way: Way) => Promise<Outcome>) & {
  /** Tells the server that nothing more of it comes. */
  readonly giveUp: (take: KeptTake) => Promise<void>;
};

type Deps = {
  readonly origin: string;
  /** A bearer that holds for a while yet; null where nobody is signed in. */
  readonly token: () => Promise<string | null>;
  /** How long to wait after so many failures in a row, in milliseconds. */
  readonly delay: (failures: number) => number;
};

/** Nothing is wrong with the take: it is tried again. */
const TRANSIENT = new Set([0, 408, 423, 425, 429, 500, 502, 503, 504, 507]);
const DAMAGED = 460;
const GONE = new Set([404, 410]);

/** Announces a take and sends its bytes by tus; what fails on the way is told, never thrown. */
export function createSendTake({ origin, token, delay }: Deps): SendTake {
  let failures = 0;
  const later = (waitMs = 0): Outcome => {
    failures += 1;
    return { kind: 'later', waitMs: Math.max(waitMs, delay(failures)) };
  };
  const ask = async (method: string, path: string, bearer: string, body?: object) =>
    fetch(new URL(path, origin), {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body ? { 'content-type': 'application/json' } : { 'tus-resumable': '1.0.0' }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  const announce = async (take: KeptTake, bearer: string): Promise<Outcome | string> => {
    const { blob, draft } = take;
    const sha256 = await checksumOf(blob);
    const reply = await ask('POST', '/api/contributions', bearer, {
      ...draft,
      sha256,
      bytes: blob.size,
    }).catch(() => null);
    if (reply === null) return later();
    const body = (await reply.json().catch(() => ({}))) as { _id?: string; code?: string };
    if (reply.ok && body._id) return body._id;
    if (body.code === 'CLIP_REPEATED') return { kind: 'done' };
    if (reply.status === 401) return { kind: 'signed-out' };
    if (TRANSIENT.has(reply.status)) return later(waitOf(reply.headers.get('retry-after')));
    return { kind: 'failed', code: body.code ?? String(reply.status) };
  };

  /** The points go before their drawing; null once they are there. */
  const putPoints = async (
    { points }: KeptTake,
    contributionId: string,
    bearer: string,
  ): Promise<Outcome | null> => {
    if (!points) return null;
    const reply = await fetch(new URL(`/api/contributions/${contributionId}/landmarks`, origin), {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/octet-stream',
      },
      body: points,
    }).catch(() => null);
    if (reply === null) return later();
    if (reply.ok) return null;
    if (reply.status === 401) return { kind: 'signed-out' };
    if (TRANSIENT.has(reply.status)) return later(waitOf(reply.headers.get('retry-after')));
    const { code } = (await reply.json().catch(() => ({}))) as { code?: string };
    return { kind: 'failed', code: code ?? String(reply.status) };
  };

  const upload = async (take: KeptTake, uploadUrl: string, way: Way): Promise<Outcome> => {
    // It comes with the first take that is sent, not with the screens that only list them.
    const tus = await import('tus-js-client').catch(() => null);
    if (tus === null) return later();
    const { Upload } = tus;
    return new Promise((resolve) => {
      const sending = new Upload(take.blob, {
        // Announced before. With an endpoint the library opens another upload, and sends a piece of it in
        // vain, where the server is away for a moment.
        uploadUrl,
        uploadSize: take.blob.size,
        chunkSize: PIECE_BYTES,
        storeFingerprintForResuming: false,
        // A line that hiccups; what lasts longer is waited for outside.
        retryDelays: [0, 500, 1500],
        onBeforeRequest: async (request) => {
          const bearer = await token();
          if (bearer !== null) request.setHeader('Authorization', `Bearer ${bearer}`);
        },
        onProgress: way.onProgress,
        onSuccess: () => {
          failures = 0;
          resolve({ kind: 'done' });
        },
        onError: (error) => resolve(outcomeOf(error, take, way)),
      });
      sending.start();
    });
  };

  const outcomeOf = async (error: Error, take: KeptTake, way: Way): Promise<Outcome> => {
    const response = responseIn(error);
    const status = response?.getStatus() ?? 0;
    if (status === 401) return { kind: 'signed-out' };
    if (TRANSIENT.has(status)) return later(waitOf(response?.getHeader('Retry-After') ?? null));
    // Swept, or damaged on its way: once more from the beginning.
    if (!take.isSecondTry && (GONE.has(status) || status === DAMAGED)) {
      await way.remember({ contributionId: '', uploadUrl: '', isSecondTry: true });
      return later();
    }
    return { kind: 'failed', code: codeIn(response?.getBody() ?? '') ?? String(status) };
  };

  const send = async (take: KeptTake, way: Way): Promise<Outcome> => {
    const bearer = await token();
    if (bearer === null) return { kind: 'signed-out' };
    const known = take.contributionId || (await announce(take, bearer));
    if (typeof known !== 'string') return known;
    if (take.uploadUrl) return upload(take, take.uploadUrl, way);
    const stopped = await putPoints(take, known, bearer);
    if (stopped) return stopped;
    const uploadUrl = new URL(`/api/uploads/${known}`, origin).href;
    await way.remember({ contributionId: known, uploadUrl });
    return upload(take, uploadUrl, way);
  };
  return Object.assign(send, {
    giveUp: async ({ uploadUrl }: KeptTake): Promise<void> => {
      const bearer = await token();
      if (!uploadUrl || bearer === null) return;
      // What is not told is swept after a day.
      await ask('DELETE', uploadUrl, bearer).catch(() => null);
    },
  });
}

/** What the server answered, where it did. */
const responseIn = (error: Error): DetailedError['originalResponse'] | null =>
  'originalResponse' in error ? (error as DetailedError).originalResponse : null;

/** SHA-256 in hex. */
export async function checksumOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Our servers write it in seconds. */
function waitOf(header: string | null | undefined): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) * 1000 : 0;
}

function codeIn(body: string): string | undefined {
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
