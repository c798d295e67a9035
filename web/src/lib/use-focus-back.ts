import { useEffect } from 'react';

/**
 * Brings the keyboard back to where it was before a dialog opened. Mantine does so only for a dialog
 * that stood there closed before, which one that is fetched or made when it opens did not.
 */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { activeElement: before } = document;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
