import type { Region } from '@isl/contracts/vocabulary';
import { useState } from 'react';
import { regionIn } from './regions';

const REGION_KEY = 'judging-region';

/** Where the person signs, as this browser remembers it. */
export function useRegion() {
  const [region, setRegion] = useState(() => regionIn(localStorage.getItem(REGION_KEY)));
  const change = (now: Region | undefined): void => {
    if (now) localStorage.setItem(REGION_KEY, now);
    else localStorage.removeItem(REGION_KEY);
    setRegion(now);
  };
  return [region, change] as const;
}
