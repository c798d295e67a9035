import type { Find } from '@isl/page-kit/landmarks';
import { useEffect, useState } from 'react';
import { log } from '../log';

/** Whether what finds these in pictures is on this device; null where it is not asked, or not known yet. */
export function useIsFinderKept(finds: readonly Find[], isAsked: boolean): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  const wanted = finds.join(' ');
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    isFinderKept(wanted.split(' ') as Find[]).then(
      (answer) => {
        if (!isOver) setKept(answer);
      },
      (error: unknown) => {
        log.error('what is kept on this device cannot be read', error);
        if (!isOver) setKept(false);
      },
    );
    return () => {
      isOver = true;
      setKept(null);
    };
  }, [wanted, isAsked]);
  return isKept;
}

/** Fetches nothing. */
export async function isFinderKept(finds: readonly Find[]): Promise<boolean> {
  const [{ areKept, networksFor }, { FINDER_FILES }] = await Promise.all([
    import('@isl/page-kit/landmarks'),
    import('./files'),
  ]);
  const { wasm, networks } = FINDER_FILES;
  return areKept([wasm, ...networksFor(finds).map((one) => networks[one])]);
}
