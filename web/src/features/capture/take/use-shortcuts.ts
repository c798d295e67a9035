import { useEffect, useLayoutEffect, useRef } from 'react';

type Shortcuts = Readonly<Record<string, (() => void) | null>>;

const FIELDS = 'input, textarea, select, [contenteditable]';
/** What these keys press already. */
const CONTROLS = `${FIELDS}, button, a[href], summary, video`;

/** Keys that do something anywhere on the page, but for where one types and while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const shortcutsRef = useRef(shortcuts);
  // At once: a key may be pressed as soon as its button stands there.
  useLayoutEffect(() => {
    shortcutsRef.current = shortcuts;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const taken = key === ' ' || key === 'Enter' ? CONTROLS : FIELDS;
      if (target instanceof Element && target.closest(taken)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const act = shortcutsRef.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
