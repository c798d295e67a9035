import type { Finding } from '@isl/signing/attempt';
import type { Attempts } from '@isl/signing/attempts';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

type Seen = Parameters<Attempts['take']>[0];

/** Holds what a camera sees against the sign that is asked for; null where none is, and before the first try. */
export function useAttempts(signId: string | null): {
  readonly told: readonly Finding[] | null;
  readonly take: (seen: Seen, aspect: number) => void;
} {
  const [told, setTold] = useState<readonly Finding[] | null>(null);
  const attempts = useRef<Attempts | null>(null);
  useEffect(() => {
    setTold(null);
    if (signId === null) return;
    let isOver = false;
    import('@isl/signing/attempts').then(
      ({ watchAttempts }) => {
        if (!isOver) attempts.current = watchAttempts(signId);
      },
      // What was recognised is told all the same.
      () => {},
    );
    return () => {
      isOver = true;
      attempts.current = null;
    };
  }, [signId]);
  const take = useCallback((seen: Seen, aspect: number): void => {
    const findings = attempts.current?.take(seen, aspect);
    if (findings) setTold(findings);
  }, []);
  return { told, take };
}
