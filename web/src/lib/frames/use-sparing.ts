import { useKeptSwitch } from '../use-kept-switch';
import { useMeteredLine } from './metered-line';

/** How many pictures are sent: no more than two a second where each byte counts and nobody asked for more. */
export function useSparing() {
  const isMetered = useMeteredLine();
  const [asksMore, setAsksMore] = useKeptSwitch('prediction-sends-more', false);
  return { isMetered, asksMore, setAsksMore, isSparing: isMetered && !asksMore };
}
