import type { Emotion } from '@isl/contracts/vocabulary';

export type UploadFields = {
  readonly file: File;
  readonly title: string;
  readonly description: string;
  readonly category: Emotion;
};

export type UploadOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'failed';
      /** 0 where no answer came. */
      readonly status: number;
      readonly message: string | undefined;
      readonly code: string | undefined;
      /** How long the server asks to wait before the next try. */
      readonly waitSeconds: number;
    };

/** Sends the multipart form of spec section 7; by XHR because fetch tells no upload progress. */
export function sendUpload({
  fields,
  token,
  idempotencyKey,
  signal,
  onProgress,
}: {
  readonly fields: UploadFields;
  readonly token: string;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
}): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (): void =>
      resolve({
        kind: 'failed',
        status: request.status,
        message: textIn(request, 'message'),
        code: textIn(request, 'code'),
        waitSeconds: waitOf(request),
      });
    request.open('POST', new URL('/api/videos/upload', location.origin));
    request.withCredentials = true;
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve({ kind: 'done' }) : fail();
    request.onerror = fail;
    const cancel = (): void => {
      resolve({ kind: 'cancelled' });
      request.abort();
    };
    signal.addEventListener('abort', cancel, { once: true });
    request.send(toForm(fields));
  });
}

/** The words go before the file, so that the server can refuse them before it has read the file. */
function toForm({ file, title, description, category }: UploadFields): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append('description', description);
  form.append('category', category);
  form.append('file', file);
  return form;
}

function textIn(request: XMLHttpRequest, field: 'message' | 'code'): string | undefined {
  try {
    const body = JSON.parse(request.responseText) as Partial<Record<string, unknown>> | null;
    const text = body?.[field];
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Our servers write Retry-After in seconds; a date in it counts as no wait. */
function waitOf(request: XMLHttpRequest): number {
  const seconds = Number(request.getResponseHeader('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : 0;
}
