import { useEffect } from 'react';
import { endTakeOver } from '../lib/take-over';
import { READY_EVENT } from './ready-event';

/** Of whatever stands at the root: the app has the page. */
export function useReady(): void {
  useEffect(() => {
    endTakeOver();
    dispatchEvent(new Event(READY_EVENT));
  }, []);
}
