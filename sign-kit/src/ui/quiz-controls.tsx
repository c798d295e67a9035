import { SPEEDS } from '../player/player.js';
import { useApp } from './context.js';
import { Icon } from './icons.js';
import type { Playback } from './use-playback.js';

/** On the stage of a question: once more, and slower. */
export function QuizControls({ playback: { player, state } }: { readonly playback: Playback }) {
  const { t, settings, change } = useApp();
  const isSlow = settings.speed <= SPEEDS.slow;
  return (
    <div class="quiz-controls">
      <button
        type="button"
        disabled={state.durationMs === 0}
        onClick={() => (state.isPlaying ? player.pause() : player.replay())}
      >
        <Icon name={state.isPlaying ? 'pause' : 'play'} />
        <span>{t(state.isPlaying ? 'player.pause' : 'player.play')}</span>
      </button>
      <button
        type="button"
        aria-pressed={isSlow}
        onClick={() => change({ speed: isSlow ? SPEEDS.usual : SPEEDS.slow })}
      >
        <Icon name="slow" />
        <span>{t('player.slow')}</span>
      </button>
    </div>
  );
}
