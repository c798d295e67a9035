import { lazy, Suspense, startTransition, useEffect, useState } from 'react';

const ToastArea = lazy(async () => ({
  default: (await import('../components/ui/toast-area')).ToastArea,
}));

/** Where toasts are told: soon, and not when the first is, which may be that the site cannot be reached. */
export function ToastPlace() {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
