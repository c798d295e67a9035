import type { Take } from '@isl/signing/captured';
import type { FigureName } from '../signer/signer.js';
import type { Written } from './kept-draft.js';

/** Works out beside the page how what was shown may be written. */
export function writeDown(take: Take, figure: FigureName): Promise<Written> {
  const worker = new Worker(new URL('./draft-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Written>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Written>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('no draft could be made')));
    worker.postMessage({ take, figure });
  });
  return answer.finally(() => worker.terminate());
}
