import { startTransition, useEffect, useState } from 'react';
import { isPageTakenOver } from './take-over';

/** Whether this is still the page as the build drew it; once the app has it, it is not. */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(isPageTakenOver);
  // In slices, between which the page answers.
  useEffect(() => startTransition(() => setDrawn(false)), []);
  return isDrawn;
}
