import { useEffect, useRef } from 'preact/hooks';
import { SPEEDS } from '../player/player.js';
import { useApp } from './context.js';
import { Icon, type IconName } from './icons.js';
import type { Playback } from './use-playback.js';
import { useStepping } from './use-stepping.js';

/** The slider moves in steps that can be seen. */
const SLIDER_STEPS = 400;

/** The buttons and the slider of time. */
export function Transport({
  playback: { player, state },
  isEmpty,
}: {
  readonly playback: Playback;
  readonly isEmpty: boolean;
}) {
  const { t, settings, change } = useApp();
  const slider = useRef<HTMLInputElement>(null);
  const shownMs = useRef(0);
  const isStepping = useStepping();
  useEffect(
    () =>
      player.onTime((atMs) => {
        const stepMs = state.durationMs / SLIDER_STEPS;
        if (Math.abs(atMs - shownMs.current) < stepMs && atMs < state.durationMs && atMs > 0)
          return;
        shownMs.current = atMs;
        if (slider.current) slider.current.valueAsNumber = atMs;
      }),
    [player, state.durationMs],
  );
  const isOff = isEmpty || state.durationMs === 0;
  const isSlow = settings.speed <= SPEEDS.slow;
  const button = (
    icon: IconName,
    label: string,
    act: () => void,
    { isPressed, isMain = false }: { readonly isPressed?: boolean; readonly isMain?: boolean } = {},
  ) => (
    <button
      type="button"
      class={isMain ? 'main' : ''}
      disabled={isOff}
      aria-pressed={isPressed}
      onClick={act}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <div class="transport">
      <div class="row">
        {button('previous', t('player.previous'), () => player.goTo(state.item - 1))}
        {state.isPlaying
          ? button('pause', t('player.pause'), () => player.pause(), { isMain: true })
          : button('play', t('player.play'), () => player.play(), { isMain: true })}
        {button('next', t('player.next'), () => player.goTo(state.item + 1))}
      </div>
      <label class="scrub">
        <span class="visually-hidden">{t('player.position')}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={Math.max(1, Math.round(state.durationMs))}
          step={10}
          defaultValue={0}
          disabled={isOff}
          onInput={(event) => {
            player.pause();
            player.seek(event.currentTarget.valueAsNumber);
          }}
        />
      </label>
      <div class="row small">
        {button('stop', t('player.stop'), () => player.stop())}
        {button('replay', t('player.replay'), () => player.replay())}
        {button('loop', t('player.loop'), () => player.setLooping(!state.isLooping), {
          isPressed: state.isLooping,
        })}
        {button(
          'slow',
          t('player.slow'),
          () => change({ speed: isSlow ? SPEEDS.usual : SPEEDS.slow }),
          { isPressed: isSlow },
        )}
        {button('pictures', t('player.step'), () => change({ isStepping: !isStepping }), {
          isPressed: isStepping,
        })}
      </div>
    </div>
  );
}
