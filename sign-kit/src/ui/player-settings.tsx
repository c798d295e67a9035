import { LOOKS } from '../avatar/palette.js';
import { VIEW_NAMES } from '../avatar/views.js';
import { LONGEST_PAUSE_MS, SPEEDS } from '../player/player.js';
import { FIGURES } from '../signer/signer.js';
import { useApp } from './context.js';

/** Views, speed, pause, hand and the person. */
export function PlayerSettings() {
  const { t, settings, change } = useApp();
  return (
    <div class="player-settings">
      <fieldset class="choice">
        <legend>{t('player.view')}</legend>
        {VIEW_NAMES.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={settings.view === view}
            onClick={() => change({ view })}
          >
            {t(`view.${view}`)}
          </button>
        ))}
      </fieldset>
      <details>
        <summary>{t('player.more')}</summary>
        <label class="field">
          {t('player.speed')}
          <input
            type="range"
            min={SPEEDS.slowest}
            max={SPEEDS.fastest}
            step={SPEEDS.step}
            value={settings.speed}
            onInput={(event) => change({ speed: event.currentTarget.valueAsNumber })}
          />
          <output>{settings.speed.toFixed(2)}×</output>
        </label>
        <label class="field">
          {t('player.pauseBetween')}
          <input
            type="range"
            min={0}
            max={LONGEST_PAUSE_MS}
            step={100}
            value={settings.pauseMs}
            onInput={(event) => change({ pauseMs: event.currentTarget.valueAsNumber })}
          />
          <output>{t('player.seconds', { n: (settings.pauseMs / 1000).toFixed(1) })}</output>
        </label>
        <fieldset class="choice">
          <legend>{t('player.person')}</legend>
          {FIGURES.map((figure) => (
            <button
              key={figure}
              type="button"
              aria-pressed={settings.figure === figure}
              onClick={() => change({ figure })}
            >
              {t(`person.${figure}`)}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={settings.isLeftHanded}
            onClick={() => change({ isLeftHanded: !settings.isLeftHanded })}
          >
            {t('player.mirror')}
          </button>
        </fieldset>
        <fieldset class="choice">
          <legend>{t('player.skin')}</legend>
          {LOOKS.map((look, index) => (
            <button
              key={look.skin}
              type="button"
              class="swatch"
              aria-pressed={settings.look === index}
              aria-label={t('skin.number', { n: index + 1 })}
              onClick={() => change({ look: index })}
            >
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <rect width="32" height="32" rx="8" fill={look.stage} />
                <path d="M4 32a12 12 0 0 1 24 0z" fill={look.shirt} />
                <circle cx="16" cy="13" r="8" fill={look.skin} />
              </svg>
            </button>
          ))}
        </fieldset>
        <p class="hint">{t('player.keys')}</p>
      </details>
    </div>
  );
}
