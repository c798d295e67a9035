import { useEffect, useMemo, useState } from 'preact/hooks';
import { type CardBox, openCards } from '../practice/cards.js';
import { browserStorage } from '../settings/settings.js';
import { useApp } from '../ui/context.js';

/** So long a round waits for the cards that the app around it has. */
const CARDS_WITHIN_MS = 3_000;

/** The cards of this browser and of the app around the page; null until the app has told its own. */
export function useCards(): CardBox | null {
  const { send, onCards, isFramed } = useApp();
  const [, setChanges] = useState(0);
  const [isAwaited, setAwaited] = useState(isFramed);
  const cards = useMemo(() => {
    const onChange = (): void => setChanges((count) => count + 1);
    return openCards({ storage: browserStorage(), send, onChange });
  }, [send]);
  useEffect(
    () =>
      onCards((message) => {
        cards.hear(message);
        setAwaited(false);
      }),
    [onCards, cards],
  );
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(false), CARDS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAwaited ? null : cards;
}
