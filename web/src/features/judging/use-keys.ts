import { useEffect, useEffectEvent } from 'react';

/** What each key does, by its name in lower case: 'y', '1', ' ', 'arrowleft', 'enter'. */
export type Keys = Readonly<Record<string, () => void>>;

/** What an element takes for itself while it has the keyboard. */
const TYPED_IN = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';
const PRESSED = 'button, a, summary, input';
const WALKED = '[role=tab], [role=menu], input[type=radio]';
const DIALOG = '[role=dialog]';

/** Keys that hold for the whole screen, but not while somebody types. */
export function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const key = keyOf(event, keys);
    const act = keys[key];
    if (!act || isTaken(event, key)) return;
    // Held down, a key would answer clip after clip; only the frames run on.
    if (event.repeat && !key.startsWith('arrow')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A keyboard of another script has the same keys at other letters. */
function keyOf({ key, code }: KeyboardEvent, keys: Keys): string {
  const name = key.toLowerCase();
  return name in keys ? name : code.replace(/^(Key|Digit)/, '').toLowerCase();
}

function isTaken(event: KeyboardEvent, key: string): boolean {
  const { target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return true;
  if (!(target instanceof Element)) return false;
  const isPress = key === ' ' || key === 'enter';
  return (
    target.closest(`${TYPED_IN}, ${DIALOG}`) !== null ||
    (isPress && target.closest(PRESSED) !== null) ||
    (key.startsWith('arrow') && target.closest(WALKED) !== null)
  );
}
