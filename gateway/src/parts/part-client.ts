import type { components } from '@isl/contracts/common';
import type { AuditList, AuditRequest } from '@isl/service-kit/audit';
import type { Upstreams } from './upstreams.js';

type Holdings = components['schemas']['Holdings'];
export type ClipOutcomes = components['schemas']['ClipOutcomes'];
export type Examples = components['schemas']['Examples'];
type TakesWanted = components['schemas']['TakesWanted'];
/** What a service keeps of a person, by kind. */
export type Records = Record<string, Record<string, unknown>[]>;

/** The gateway's own calls to a service, over routes that are never proxied; null where it failed. */
export type PartClient = {
  readonly name: string;
  readonly stats: (requestId: string) => Promise<Record<string, number> | null>;
  readonly holdings: (requestId: string) => Promise<Holdings | null>;
  readonly audit: (asked: AuditRequest, requestId: string) => Promise<AuditList | null>;
  /** What became of clips and their givers are not told yet. */
  readonly outcomes: (requestId: string) => Promise<ClipOutcomes | null>;
  /** False where the part did not take them. */
  readonly takeOutcomes: (outcomes: ClipOutcomes, requestId: string) => Promise<boolean>;
  /** The clips that signs may be recognised by. */
  readonly examples: (requestId: string) => Promise<Examples | null>;
  /** One of them, which is read while it comes. */
  readonly example: (id: string, requestId: string) => Promise<Response | null>;
  /** Clips whose points are to be found; their films are those of the examples. */
  readonly takesWanted: (requestId: string) => Promise<TakesWanted | null>;
  /** Points that were found in one, or null where nobody was; the part may have no use for them any more. */
  readonly takeFound: (id: string, points: Uint8Array | null, requestId: string) => Promise<void>;
  readonly exportOf: (userId: string, requestId: string) => Promise<Records | null>;
  readonly erase: (userId: string, requestId: string) => Promise<boolean>;
};

const OUTCOMES = '/internal/outcomes';
const EXAMPLES = '/internal/examples';
const TAKES = '/internal/takes';
const TIMEOUT_MS = 3_000;
const FILM_TIMEOUT_MS = 15_000;
/** Collecting or erasing all that a person made takes a store many calls. */
const LONG_TIMEOUT_MS = 30_000;

type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly requestId: string;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  /** Refusals that are answers: nobody else is asked. */
  readonly accepts?: readonly number[];
  readonly timeoutMs?: number;
};

export function createPartClient(dependencies: {
  readonly name: string;
  readonly upstreams: Upstreams;
  readonly issueToken: () => Promise<string>;
  readonly onFailure: (failure: { part: string; path: string; reason: string }) => void;
}): PartClient {
  const { name, upstreams, issueToken, onFailure } = dependencies;

  const ask = async (url: string, call: Call): Promise<Response> => {
    const response = await fetch(`${url.replace(/\/$/, '')}${call.path}`, {
      method: call.method,
      // A part that sends elsewhere is broken: its token and what it is asked are for it alone.
      redirect: 'error',
      headers: {
        authorization: `Bearer ${await issueToken()}`,
        'x-request-id': call.requestId,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.bytes === undefined ? {} : { body: call.bytes as Uint8Array<ArrayBuffer> }),
      signal: AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS),
    });
    if (!response.ok && !call.accepts?.includes(response.status)) {
      throw new Error(`answered ${response.status}`);
    }
    return response;
  };

  /** Each copy once, for reading and erasing may both be repeated. */
  const tryEach = async <Answer>(
    call: Call,
    read: (response: Response) => Answer | Promise<Answer>,
  ): Promise<Answer | null> => {
    const tried = new Set<string>();
    let reason = 'no address';
    for (let url = upstreams.next(tried); url !== null; url = upstreams.next(tried)) {
      try {
        return await read(await ask(url, call));
      } catch (error) {
        tried.add(url);
        upstreams.failed(url);
        reason = reasonOf(error);
      }
    }
    onFailure({ part: name, path: call.path.split('?')[0] ?? '', reason });
    return null;
  };
  const askAny = (call: Call): Promise<unknown> =>
    tryEach<unknown>(call, (response) => response.json());

  return {
    name,
    stats: async (requestId) => {
      const answer = await askAny({ method: 'GET', path: '/internal/stats', requestId });
      return answer === null ? null : countsIn(answer);
    },
    holdings: async (requestId) =>
      (await askAny({ method: 'GET', path: '/internal/holdings', requestId })) as Holdings | null,
    audit: async (asked, requestId) => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(asked)) {
        if (value !== undefined) query.set(name, String(value));
      }
      const path = `/internal/audit?${query.toString()}`;
      return (await askAny({ method: 'GET', path, requestId })) as AuditList | null;
    },
    outcomes: async (requestId) => {
      const answer = await askAny({ method: 'GET', path: OUTCOMES, requestId });
      return answer as ClipOutcomes | null;
    },
    takeOutcomes: async (body, requestId) =>
      (await askAny({ method: 'POST', path: OUTCOMES, body, requestId })) !== null,
    examples: async (requestId) =>
      (await askAny({ method: 'GET', path: EXAMPLES, requestId })) as Examples | null,
    example: (id, requestId) => {
      const path = `${EXAMPLES}/${encodeURIComponent(id)}`;
      const call = { method: 'GET', path, requestId, timeoutMs: FILM_TIMEOUT_MS } as const;
      return tryEach(call, (response) => response);
    },
    takesWanted: async (requestId) =>
      (await askAny({ method: 'GET', path: TAKES, requestId })) as TakesWanted | null,
    takeFound: async (id, bytes, requestId) => {
      const method = bytes === null ? 'DELETE' : 'PUT';
      const path = `${TAKES}/${encodeURIComponent(id)}`;
      // Taken back meanwhile, or no movement: the part has noted it.
      const call = { method, path, requestId, accepts: [404, 422] } as const;
      await tryEach({ ...call, ...(bytes === null ? {} : { bytes }) }, () => true);
    },
    exportOf: async (userId, requestId) => {
      const path = `/internal/export?userId=${encodeURIComponent(userId)}`;
      const answer = await askAny({ method: 'GET', path, requestId, timeoutMs: LONG_TIMEOUT_MS });
      return answer === null ? null : recordsIn(answer);
    },
    erase: async (userId, requestId) => {
      const answer = await askAny({
        method: 'POST',
        path: '/internal/erasures',
        body: { userId },
        requestId,
        timeoutMs: LONG_TIMEOUT_MS,
      });
      return answer !== null;
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function fieldOf(answer: unknown, field: string): object {
  const value = (answer as Record<string, unknown> | null)?.[field];
  return typeof value === 'object' && value !== null ? value : {};
}

function countsIn(answer: unknown): Record<string, number> {
  const entries = Object.entries(fieldOf(answer, 'counts'));
  return Object.fromEntries(entries.filter(([, count]) => Number.isInteger(count)));
}

function recordsIn(answer: unknown): Records {
  const entries = Object.entries(fieldOf(answer, 'records'));
  return Object.fromEntries(entries.filter(([, list]) => Array.isArray(list)));
}
