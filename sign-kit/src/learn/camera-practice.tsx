import { useState } from 'preact/hooks';
import type { LetterAnswer } from '../camera/letter-socket.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';
import { AttemptTold } from './attempt-told.js';
import { DataUsed } from './data-used.js';
import { useSignsCamera } from './use-signs-camera.js';

/** The hand alphabet that the recogniser was taught. */
const TAUGHT_ALPHABET = 'v2';

/** A letter to show to the camera, and what the recogniser saw: it says so, and judges nobody. */
export function CameraPractice() {
  const { t, vocabulary, settings } = useApp();
  const alphabet = vocabulary.alphabet(TAUGHT_ALPHABET);
  const letters = Object.keys(alphabet.letters);
  const [asked, setAsked] = useState(() => Math.floor(Math.random() * letters.length));
  const name = letters[asked] ?? 'a';
  const letter = name.toUpperCase();
  const camera = useSignsCamera(alphabet.letters[name] ?? null);
  const { stream, fault, reach, answer } = camera;

  return (
    <section class="camera" aria-labelledby="camera-title">
      <h2 id="camera-title">{t('camera.title')}</h2>
      <p class="hint">{t('camera.now')}</p>
      <p class="hint">
        {t('camera.alphabet', {
          name: settings.language === 'hi' ? alphabet.nameHi : alphabet.name,
        })}
      </p>
      <p class="asked">{t('camera.try', { letter })}</p>
      <div class="row">
        <button
          type="button"
          class="main"
          aria-pressed={stream !== null}
          onClick={() => (stream ? camera.stop() : void camera.start())}
        >
          <Icon name="camera" />
          <span>{t(stream ? 'camera.stop' : 'camera.start')}</span>
        </button>
        <button
          type="button"
          onClick={() => {
            camera.forget();
            setAsked(
              (asked + 1 + Math.floor(Math.random() * (letters.length - 1))) % letters.length,
            );
          }}
        >
          <Icon name="next" />
          <span>{t('camera.nextLetter')}</span>
        </button>
      </div>
      {fault && (
        <p class="fault" role="alert">
          {t(`camera.${fault}`)}
        </p>
      )}
      {!stream && reach === 'away' && (
        <p class="fault" role="alert">
          {t('camera.noService')}
        </p>
      )}
      {stream && (
        <>
          <video
            ref={camera.video}
            class="mirror"
            muted
            playsInline
            aria-label={t('camera.picture')}
          />
          <DataUsed bytes={camera.bytes} />
          <p class="saw" role="status">
            {reach === null && t('camera.connecting')}
            {reach === 'away' && t('camera.noService')}
            {reach === 'proving' && t('camera.proving')}
            {reach === 'crowded' && t('camera.crowded')}
            {reach === 'reached' && <Seen answer={answer} asked={letter} />}
          </p>
          <div role="status">{reach === 'reached' && <AttemptTold told={camera.told} />}</div>
        </>
      )}
    </section>
  );
}

function Seen({ answer, asked }: { readonly answer: LetterAnswer | null; readonly asked: string }) {
  const { t } = useApp();
  if (!answer || answer.candidates.length === 0) return <>{t('camera.nothing')}</>;
  const [first, second, third] = answer.candidates;
  if (answer.label !== '') {
    const share = Math.round((first?.score ?? 0) * 100);
    return (
      <>
        {t('camera.saw', { letter: answer.label })}
        {answer.label === asked && <> · {t('camera.same')}</>}
        <br />
        <span class="hint">{t('predict.score', { p: share })}</span>
      </>
    );
  }
  if (!first || !second || !third) return <>{t('camera.nothing')}</>;
  return <>{t('predict.unsure', { a: first.label, b: second.label, c: third.label })}</>;
}
