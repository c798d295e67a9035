import { nanoid } from 'nanoid';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '../../lib/session/browser-session';
import { sendUpload, type UploadFields, type UploadOutcome } from './upload-request';

export type Progress = { readonly sent: number; readonly total: number };

type Upload = {
  /** Null while nothing is being sent. */
  readonly progress: Progress | null;
  /** Sends the form; null where nobody is signed in. */
  readonly upload: (fields: UploadFields) => Promise<UploadOutcome | null>;
  readonly cancel: () => void;
};

/** One upload at a time, with its progress; it ends when the screen goes. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<Progress | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const cancel = useCallback(() => controllerRef.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const upload = useCallback(async (fields: UploadFields): Promise<UploadOutcome | null> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setProgress({ sent: 0, total: fields.file.size });
    // The same key for both tries: whatever the first one did is not done twice.
    const idempotencyKey = nanoid();
    const send = (token: string): Promise<UploadOutcome> =>
      sendUpload({
        fields,
        token,
        idempotencyKey,
        signal: controller.signal,
        onProgress: (sent, total) => setProgress({ sent, total }),
      });
    try {
      const token = await session.fresh();
      if (token === null) return null;
      const first = await send(token);
      if (first.kind !== 'failed' || first.status !== 401) return first;
      const renewed = await session.refresh();
      return renewed === null ? null : await send(renewed);
    } finally {
      setProgress(null);
    }
  }, []);

  return { progress, upload, cancel };
}
