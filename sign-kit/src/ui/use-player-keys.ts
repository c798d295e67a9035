import { SPEEDS } from '../player/player.js';
import { useApp } from './context.js';
import type { Playback } from './use-playback.js';

const STEP_MS = 1000 / 15;

/** The player's keys; off where nothing is signed. */
export function usePlayerKeys(
  { player, state }: Playback,
  isEmpty: boolean,
): (event: KeyboardEvent) => void {
  const { settings, change } = useApp();
  const stepBy = (ms: number): void => {
    player.pause();
    player.seek(player.atMs + ms);
  };
  const changeSpeed = (by: number): void => {
    const speed = Math.min(Math.max(settings.speed + by, SPEEDS.slowest), SPEEDS.fastest);
    change({ speed: Number(speed.toFixed(2)) });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => (state.isPlaying ? player.pause() : player.play()),
    ArrowLeft: () => player.goTo(state.item - 1),
    ArrowRight: () => player.goTo(state.item + 1),
    ',': () => stepBy(-STEP_MS),
    '.': () => stepBy(STEP_MS),
    r: () => player.replay(),
    l: () => player.setLooping(!state.isLooping),
    '+': () => changeSpeed(SPEEDS.step),
    '=': () => changeSpeed(SPEEDS.step),
    '-': () => changeSpeed(-SPEEDS.step),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (belongsToControl(event)) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || isEmpty) return;
    event.preventDefault();
    act();
  };
}

/** Keys that a text field, a slider, a choice or a button uses itself. */
function belongsToControl({ target, key }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  if (element.closest('textarea, input:not([type=range]), select')) return true;
  if (element.closest('input[type=range]')) return key.startsWith('Arrow') || key === ' ';
  return key === ' ' && element.closest('button, a, summary') !== null;
}
