import { nanoid } from 'nanoid';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '../../lib/session/browser-session';
import { createTimeLeft } from './time-left';
import { sendUpload, type UploadFields, type UploadOutcome } from './upload-request';

export type Progress = {
  readonly sent: number;
  readonly total: number;
  readonly secondsLeft: number | null;
};

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
  const keyOf = useRef(createKeys()).current;
  const cancel = useCallback(() => controllerRef.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const upload = useCallback(
    async (fields: UploadFields): Promise<UploadOutcome | null> => {
      const controller = new AbortController();
      controllerRef.current = controller;
      setProgress({ sent: 0, total: fields.file.size, secondsLeft: null });
      const timeLeft = createTimeLeft(() => performance.now());
      const send = (token: string): Promise<UploadOutcome> =>
        sendUpload({
          fields,
          token,
          idempotencyKey: keyOf(fields),
          signal: controller.signal,
          onProgress: (sent, total) =>
            setProgress({ sent, total, secondsLeft: timeLeft(sent, total) }),
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
    },
    [keyOf],
  );

  return { progress, upload, cancel };
}

/** The same form keeps its key: a try whose answer was lost is not stored twice. */
function createKeys(): (fields: UploadFields) => string {
  let last: { readonly fields: UploadFields; readonly key: string } | null = null;
  return (fields) => {
    const isSame =
      last !== null &&
      last.fields.file === fields.file &&
      last.fields.title === fields.title &&
      last.fields.description === fields.description &&
      last.fields.category === fields.category;
    if (last === null || !isSame) last = { fields, key: nanoid() };
    return last.key;
  };
}
