import { useEffect, useState } from 'preact/hooks';
import { useApp } from './context.js';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether signs are shown as still pictures: as chosen here, else as the person's system asks. */
export function useStepping(): boolean {
  const { settings } = useApp();
  const [isReduced, setReduced] = useState(() => matchMedia(REDUCED).matches);
  useEffect(() => {
    const query = matchMedia(REDUCED);
    const tell = (): void => setReduced(query.matches);
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
  return settings.isStepping ?? isReduced;
}
