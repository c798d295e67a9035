import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { log } from '../../../lib/log';

const loadDialog = () => import('./leave-dialog');
const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }));

/** Asks before an upload in the middle is left, be it for another screen or another site. */
export function LeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const blocker = useBlocker(isActive);
  // After the screen, and before the line is busy with the upload.
  useEffect(() => {
    loadDialog().catch((error: unknown) => log.error('the question is not there yet', error));
  }, []);
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  // It ended while the question stood: nothing is left to be lost.
  useEffect(() => {
    if (!isActive && blocker.state === 'blocked') blocker.proceed();
  }, [isActive, blocker]);
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        isOpen={blocker.state === 'blocked'}
        onGo={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </Suspense>
  );
}
