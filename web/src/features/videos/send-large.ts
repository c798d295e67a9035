import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { DetailedError, Upload } from 'tus-js-client';
import { PIECE_BYTES } from '../../lib/pieces';
import { LEFT } from './constants';
import type { UploadFields, UploadOutcome } from './upload-request';

export type LargeProgress = {
  /** `checking`: its checksum is reckoned. `waiting`: for a connection. */
  readonly phase: 'checking' | 'sending' | 'waiting';
  readonly bytes: number;
};

type Sending = {
  readonly fields: UploadFields;
  /** A bearer that holds for a while yet; null where nobody is signed in. */
  readonly token: () => Promise<string | null>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: LargeProgress) => void;
};

/** Between two of them the page answers clicks. */
const HASHED_BYTES = 1024 * 1024;
/** A line that is away for an hour or two is waited for; a page that is closed goes on later. */
const RETRY_MS = [0, 1000, 2000, 4000, 8000, ...Array.from({ length: 500 }, () => 15_000)];
/** Nothing is wrong with the file: it is tried again. */
const TRANSIENT = new Set([0, 408, 423, 425, 429, 500, 502, 503, 504]);

/**
 * Sends a file by tus (tus.io), so that a lost line costs little and the same file goes on where it
 * stopped, also after the page was closed: the server knows it by its checksum. Null: signed out.
 */
export async function sendLarge(sending: Sending): Promise<UploadOutcome | null> {
  const { fields, token, signal, onProgress } = sending;
  const checksum = await checksumOf(fields.file, signal, (bytes) =>
    onProgress({ phase: 'checking', bytes }),
  );
  if (checksum === null) return { kind: 'cancelled' };
  const bearer = await token();
  if (bearer === null) return null;
  const { file, title, description, category } = fields;
  const about = { title, description, category, bytes: file.size, sha256: checksum };
  const reply = await fetch(new URL('/api/videos/announced', location.origin), {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(about),
    signal,
  }).catch(() => null);
  if (signal.aborted) return { kind: 'cancelled' };
  const body = (await reply?.json().catch(() => null)) as Partial<Record<string, unknown>> | null;
  if (reply?.ok && typeof body?._id === 'string') return upload(body._id, sending);
  return failed(reply?.status ?? 0, body, reply?.headers.get('retry-after'));
}

function upload(id: string, { fields, token, signal, onProgress }: Sending) {
  return new Promise<UploadOutcome>((resolve) => {
    let sent = 0;
    const sending = new Upload(fields.file, {
      uploadUrl: new URL(`/api/uploads/${id}`, location.origin).href,
      uploadSize: fields.file.size,
      chunkSize: PIECE_BYTES,
      storeFingerprintForResuming: false,
      retryDelays: RETRY_MS,
      onBeforeRequest: async (request) => {
        const bearer = await token();
        if (bearer !== null) request.setHeader('Authorization', `Bearer ${bearer}`);
      },
      onShouldRetry: (error) => {
        const isTransient = TRANSIENT.has(statusOf(error));
        if (isTransient) onProgress({ phase: 'waiting', bytes: sent });
        return isTransient;
      },
      onProgress: (bytes) => {
        sent = bytes;
        onProgress({ phase: 'sending', bytes });
      },
      onSuccess: () => {
        signal.removeEventListener('abort', cancel);
        resolve({ kind: 'done' });
      },
      onError: (error) => {
        signal.removeEventListener('abort', cancel);
        const response = error instanceof DetailedError ? error.originalResponse : null;
        const text = response?.getBody() ?? '';
        resolve(failed(statusOf(error), bodyOf(text), response?.getHeader('Retry-After')));
      },
    });
    const cancel = (): void => {
      // What came of it goes as well; where only the screen was left, the same file goes on later.
      const isGivenUp = signal.reason !== LEFT;
      void sending.abort(isGivenUp).catch(() => undefined);
      resolve({ kind: 'cancelled' });
    };
    signal.addEventListener('abort', cancel, { once: true });
    sending.start();
  });
}

/** In hex; null where it was given up. */
async function checksumOf(
  file: Blob,
  signal: AbortSignal,
  onHashed: (bytes: number) => void,
): Promise<string | null> {
  const hash = sha256.create();
  for (let from = 0; from < file.size; from += HASHED_BYTES) {
    const part = await file.slice(from, from + HASHED_BYTES).arrayBuffer();
    if (signal.aborted) return null;
    hash.update(new Uint8Array(part));
    onHashed(Math.min(from + HASHED_BYTES, file.size));
  }
  return bytesToHex(hash.digest());
}

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

function bodyOf(text: string): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(text) as Partial<Record<string, unknown>> | null;
  } catch {
    return null;
  }
}

function failed(
  status: number,
  body: Partial<Record<string, unknown>> | null,
  retryAfter: string | null | undefined,
): UploadOutcome {
  const textIn = (field: 'message' | 'code'): string | undefined => {
    const text = body?.[field];
    return typeof text === 'string' ? text : undefined;
  };
  const seconds = Number(retryAfter ?? 0);
  const waitSeconds = Number.isFinite(seconds) ? Math.max(seconds, 0) : 0;
  return {
    kind: 'failed',
    ...{ status, message: textIn('message'), code: textIn('code'), waitSeconds },
  };
}
