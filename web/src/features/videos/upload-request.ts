import type { Category } from './constants';

export type UploadFields = {
  readonly file: File;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
};

export type UploadOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string | undefined };

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
      resolve({ kind: 'failed', status: request.status, message: messageOf(request) });
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

function messageOf(request: XMLHttpRequest): string | undefined {
  try {
    const body: unknown = JSON.parse(request.responseText);
    if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
    return typeof body.message === 'string' ? body.message : undefined;
  } catch {
    return undefined;
  }
}
