import { useCallback, useRef, useState } from 'react';
import { codeOf, statusOf } from '../../../lib/api/errors';
import { log } from '../../../lib/log';
import { type GenerateReply, useGenerateMutation } from './api';
import type { GenerateRequest } from './request';

/** What somebody can do something about; `refused` is all the rest. */
export type SentenceFault = 'offline' | 'away' | 'tooLong' | 'refused';
type Asked = { readonly request: GenerateRequest };

export type Sentence = {
  /** The last that was made, until another is; with what was asked for it. */
  readonly made: (Asked & { readonly reply: GenerateReply }) | null;
  readonly isGenerating: boolean;
  /** Why the last request made none. */
  readonly failed: (Asked & { readonly fault: SentenceFault }) | null;
  readonly ask: (request: GenerateRequest) => Promise<void>;
  /** Nothing is left, and what is under way is not waited for. */
  readonly clear: () => void;
};

/** The sentence that the rewriter makes of the words. What was made stays while another is asked for. */
export function useSentence(): Sentence {
  const [generate] = useGenerateMutation();
  // Rises with each request and each new beginning: an answer to an earlier one is not shown.
  const turnRef = useRef(0);
  const [made, setMade] = useState<Sentence['made']>(null);
  const [failed, setFailed] = useState<Sentence['failed']>(null);
  const [isGenerating, setGenerating] = useState(false);

  const ask = useCallback(
    async (request: GenerateRequest): Promise<void> => {
      turnRef.current += 1;
      const turn = turnRef.current;
      const isLatest = (): boolean => turn === turnRef.current;
      setGenerating(true);
      setFailed(null);
      try {
        const reply = await generate(request).unwrap();
        if (isLatest()) setMade({ request, reply });
      } catch (error) {
        log.error('sentence generation failed', error);
        if (isLatest()) setFailed({ request, fault: faultOf(error) });
      }
      if (isLatest()) setGenerating(false);
    },
    [generate],
  );

  const clear = useCallback((): void => {
    turnRef.current += 1;
    setMade(null);
    setFailed(null);
    setGenerating(false);
  }, []);

  return { made, isGenerating, failed, ask, clear };
}

function faultOf(error: unknown): SentenceFault {
  const status = statusOf(error);
  if (status === undefined) return navigator.onLine ? 'away' : 'offline';
  if (codeOf(error) === 'SENTENCE_TOO_LONG') return 'tooLong';
  return status === 429 || status >= 500 ? 'away' : 'refused';
}
