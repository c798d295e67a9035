import { nanoid } from 'nanoid';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '../../lib/session/browser-session';
import { LARGE_BYTES, LEFT } from './constants';
import type { LargeProgress } from './send-large';
import { createTimeLeft } from './time-left';
import { sendUpload, type UploadFields, type UploadOutcome } from './upload-request';

export type Progress = {
  readonly sent: number;
  readonly total: number;
  readonly secondsLeft: number | null;
  /** Of a large file: its checksum is reckoned, it is sent, or it waits for a connection. */
  readonly phase: LargeProgress['phase'];
};

type Upload = {
  /** Null while nothing is being sent. */
  readonly progress: Progress | null;
  /** Sends the form; null where nobody is signed in. */
  readonly upload: (fields: UploadFields) => Promise<UploadOutcome | null>;
  readonly cancel: () => void;
};

/**
 * One upload at a time, with its progress; it ends when the screen goes. A shared account's files
 * go in one form, whatever their size.
 */
export function useUpload(isShared: boolean): Upload {
  const [progress, setProgress] = useState<Progress | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const keyOf = useRef(createKeys()).current;
  const cancel = useCallback(() => controllerRef.current?.abort(), []);
  useEffect(() => () => controllerRef.current?.abort(LEFT), []);

  const upload = useCallback(
    async (fields: UploadFields): Promise<UploadOutcome | null> => {
      const controller = new AbortController();
      controllerRef.current = controller;
      const total = fields.file.size;
      const isLarge = total > LARGE_BYTES && !isShared;
      const phase = isLarge ? 'checking' : 'sending';
      setProgress({ sent: 0, total, secondsLeft: null, phase });
      const timeLeft = createTimeLeft(() => performance.now());
      const send = (token: string): Promise<UploadOutcome> =>
        sendUpload({
          fields,
          token,
          idempotencyKey: keyOf(fields),
          signal: controller.signal,
          onProgress: (sent, total) =>
            setProgress({ sent, total, secondsLeft: timeLeft(sent, total), phase: 'sending' }),
        });
      try {
        if (isLarge) {
          const { sendLarge } = await import('./send-large');
          return await sendLarge({
            fields,
            token: () => session.fresh(),
            signal: controller.signal,
            onProgress: ({ phase: now, bytes }) => {
              const secondsLeft = now === 'sending' ? timeLeft(bytes, total) : null;
              setProgress({ sent: bytes, total, secondsLeft, phase: now });
            },
          });
        }
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
    [keyOf, isShared],
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
