import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { browserSpeech, type SpeechFault } from '../speech/speech-source.js';
import { LONGEST_TEXT } from '../text/plan.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';

/** One box for typing and speaking; what is heard can always be changed before it is signed. */
export function TextBox({
  text,
  onText,
  canSign,
  onSign,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly canSign: boolean;
  readonly onSign: () => void;
}) {
  const { t, settings } = useApp();
  const speech = useMemo(() => browserSpeech(window), []);
  const [interim, setInterim] = useState('');
  const [fault, setFault] = useState<SpeechFault | null>(speech.isAvailable ? null : 'absent');
  const [stop, setStop] = useState<(() => void) | null>(null);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => () => stop?.(), [stop]);

  const listen = (): void => {
    setFault(null);
    const end = speech.listen(settings.language === 'hi' ? 'hi-IN' : 'en-IN', {
      onInterim: setInterim,
      onFinal: (said) => {
        const before = latest.current.trim();
        onText(before === '' ? said : `${before} ${said}`);
      },
      onFault: setFault,
      onEnd: () => setStop(null),
    });
    setStop(() => end);
  };

  return (
    <form
      class="text-box"
      onSubmit={(event) => {
        event.preventDefault();
        onSign();
      }}
    >
      <label for="text">{t('convert.text')}</label>
      <textarea
        id="text"
        rows={3}
        value={text}
        aria-describedby="text-count"
        onInput={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSign();
        }}
      />
      {interim !== '' && <p class="interim">{interim}</p>}
      <p id="text-count" class="hint">
        {text.trim() === ''
          ? t('convert.empty')
          : t('convert.count', { n: [...text].length, max: LONGEST_TEXT })}
      </p>
      <div class="row">
        <button type="submit" class="main" disabled={!canSign}>
          <Icon name="play" />
          <span>{t('convert.sign')}</span>
        </button>
        <button
          type="button"
          disabled={!speech.isAvailable}
          aria-pressed={stop !== null}
          onClick={() => (stop ? stop() : listen())}
        >
          <Icon name="microphone" />
          <span>{t(stop ? 'speech.stop' : 'speech.start')}</span>
        </button>
      </div>
      <p class="hint" role="status">
        {stop && t('speech.listening')}
      </p>
      {fault && (
        <p class="fault" role="status">
          {t(`speech.${fault}`)}
        </p>
      )}
      {speech.isAvailable && <p class="hint">{t('speech.privacy')}</p>}
    </form>
  );
}
