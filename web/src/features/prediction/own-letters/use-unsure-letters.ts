import { useEffect, useRef, useState } from 'react';
import type { SignPrediction } from '../words/signed-word';

/** A hand held so long without a letter was held for one that was not recognised. */
const HELD_MS = 1500;
/** So many of them are no chance. */
const MANY = 2;

/** Whether letters that were held stay unsure. */
export function useUnsureLetters(sign: SignPrediction | null): boolean {
  const [count, setCount] = useState(0);
  const sinceRef = useRef<number | null>(null);
  const isCountedRef = useRef(false);
  useEffect(() => {
    if (!isUnsureLetter(sign)) {
      sinceRef.current = null;
      isCountedRef.current = false;
      return;
    }
    sinceRef.current ??= Date.now();
    if (isCountedRef.current || Date.now() - sinceRef.current < HELD_MS) return;
    isCountedRef.current = true;
    setCount((before) => before + 1);
  }, [sign]);
  return count >= MANY;
}

const isUnsureLetter = (sign: SignPrediction | null): boolean =>
  sign?.label === '' && (sign.candidates[0]?.id.startsWith('letter-') ?? false);
