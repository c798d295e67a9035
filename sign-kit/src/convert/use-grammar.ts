import type { Converted } from '@isl/grammar';
import { useEffect, useRef, useState } from 'preact/hooks';

type Answer = {
  readonly text: string;
  readonly converted: Converted;
  /** Of the rules and the words. */
  readonly version: string;
};

/**
 * The ISL of a text, from a worker that is started with the first text; null until it has answered,
 * and for good where it cannot be loaded.
 */
export function useGrammar(
  text: string,
  isWanted: boolean,
): { readonly answer: Answer | null; readonly hasFailed: boolean } {
  const worker = useRef<Worker | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (!isWanted || text.trim() === '' || hasFailed) return;
    if (!worker.current) {
      const started = new Worker(new URL('./grammar-worker.ts', import.meta.url), {
        type: 'module',
      });
      started.addEventListener('message', ({ data }: MessageEvent<Answer>) => setAnswer(data));
      started.addEventListener('error', () => setHasFailed(true));
      worker.current = started;
    }
    worker.current.postMessage(text);
  }, [text, isWanted, hasFailed]);
  return { answer: answer?.text === text ? answer : null, hasFailed };
}
