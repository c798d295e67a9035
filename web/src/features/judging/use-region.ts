import { useState } from 'react';

const REGION_KEY = 'judging-region';

/** Where the person signs, as this browser remembers it. */
export function useRegion(): readonly [string, (region: string) => void] {
  const [region, setRegion] = useState(() => localStorage.getItem(REGION_KEY) ?? '');
  const change = (now: string): void => {
    localStorage.setItem(REGION_KEY, now);
    setRegion(now);
  };
  return [region, change];
}
