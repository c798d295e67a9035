import type { ProgressEvent, ProgressReply } from './events';

export type ProgressOutcome =
  | { readonly kind: 'done'; readonly progress: ProgressReply }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'later'; readonly waitMs: number }
  | { readonly kind: 'signed-out' };

/** Sends what somebody learnt, or asks for it where there is nothing to send; failures are told. */
export type SendEvents = (
  owner: string,
  events: readonly ProgressEvent[],
) => Promise<ProgressOutcome>;

type Deps = {
  readonly origin: string;
  /** A bearer of this person that holds for a while yet; null where somebody else is signed in. */
  readonly tokenOf: (owner: string) => Promise<string | null>;
  /** How long to wait after so many failures in a row, in milliseconds. */
  readonly delay: (failures: number) => number;
};

/** Nothing is wrong with what was sent: it is tried again. 428: a proof of work is asked for. */
const TRANSIENT = new Set([408, 423, 425, 428, 429]);

export function createSendEvents({ origin, tokenOf, delay }: Deps): SendEvents {
  let failures = 0;
  const later = (waitMs = 0): ProgressOutcome => {
    failures += 1;
    return { kind: 'later', waitMs: Math.max(waitMs, delay(failures)) };
  };
  return async (owner, events) => {
    const bearer = await tokenOf(owner);
    if (bearer === null) return { kind: 'signed-out' };
    const reply = await fetch(new URL('/api/progress', origin), {
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(events.length > 0 && { 'content-type': 'application/json' }),
      },
      ...(events.length > 0 && { method: 'POST', body: JSON.stringify({ events }) }),
    }).catch(() => null);
    if (reply === null) return later();
    if (reply.status === 401) return { kind: 'signed-out' };
    if (reply.status >= 500 || TRANSIENT.has(reply.status)) {
      return later(waitOf(reply.headers.get('retry-after')));
    }
    const body: unknown = await reply.json().catch(() => null);
    if (!reply.ok) return { kind: 'refused', code: codeIn(body) ?? String(reply.status) };
    // Cut off on its way.
    if (body === null) return later();
    failures = 0;
    return { kind: 'done', progress: body as ProgressReply };
  };
}

/** Our servers write it in seconds. */
function waitOf(header: string | null): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) * 1000 : 0;
}

function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}
