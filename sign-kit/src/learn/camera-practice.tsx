import {
  type CameraFault,
  cameraFault,
  closeCamera,
  onCameraLost,
  openCamera,
} from '@isl/page-kit/camera';
import { captureFrame } from '@isl/page-kit/capture-frame';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LetterAnswer, LetterSocket, Reach } from '../camera/letter-socket.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';

/** The hand alphabet that the recogniser was taught. */
const TAUGHT_ALPHABET = 'v2';
/** The recogniser answers about twice a second. */
const FRAME_INTERVAL_MS = 500;

/** A letter to show to the camera, and what the recogniser saw: it says so, and judges nobody. */
export function CameraPractice() {
  const { t, config, vocabulary, settings, askForPass } = useApp();
  const alphabet = vocabulary.alphabet(TAUGHT_ALPHABET);
  const letters = Object.keys(alphabet.letters);
  const [asked, setAsked] = useState(() => Math.floor(Math.random() * letters.length));
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [reach, setReach] = useState<Reach | null>(null);
  const [answer, setAnswer] = useState<LetterAnswer | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useMemo(() => document.createElement('canvas'), []);
  const letter = (letters[asked] ?? 'a').toUpperCase();
  const signsUrl = config?.signsUrl ?? null;

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (stream) return () => closeCamera(stream);
    return undefined;
  }, [stream]);
  useEffect(() => {
    if (!stream || !video.current || signsUrl === null) return;
    const element = video.current;
    element.srcObject = stream;
    onCameraLost(stream, () => {
      setFault('lost');
      stop();
    });
    void element.play().catch(() => setFault('busy'));
    let socket: LetterSocket | null = null;
    let isOver = false;
    import('../camera/letter-socket.js').then(
      ({ openLetterSocket }) => {
        if (!isOver)
          socket = openLetterSocket(
            signsUrl,
            // It is told of its own end as well.
            { onReach: (now) => !isOver && setReach(now), onAnswer: setAnswer },
            askForPass,
          );
      },
      () => setReach('away'),
    );
    const timer = setInterval(() => {
      const image = captureFrame(element, canvas);
      if (image !== null) socket?.send(image);
    }, FRAME_INTERVAL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      socket?.close();
    };
  }, [stream, signsUrl, canvas, askForPass]);

  const stop = (): void => {
    setStream(null);
    setReach(null);
  };
  const start = async (): Promise<void> => {
    if (isOpening) return;
    setFault(null);
    setReach(null);
    setAnswer(null);
    // Nobody would look at the picture.
    if (signsUrl === null) return setReach('away');
    setOpening(true);
    try {
      const opened = await openCamera();
      if (isHere.current) setStream(opened);
      else closeCamera(opened);
    } catch (error) {
      setFault(cameraFault(error));
    } finally {
      setOpening(false);
    }
  };

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
          onClick={() => (stream ? stop() : void start())}
        >
          <Icon name="camera" />
          <span>{t(stream ? 'camera.stop' : 'camera.start')}</span>
        </button>
        <button
          type="button"
          onClick={() => {
            setAnswer(null);
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
          <video ref={video} class="mirror" muted playsInline aria-label={t('camera.picture')} />
          <p class="saw" role="status">
            {reach === null && t('camera.connecting')}
            {reach === 'away' && t('camera.noService')}
            {reach === 'proving' && t('camera.proving')}
            {reach === 'crowded' && t('camera.crowded')}
            {reach === 'reached' && <Seen answer={answer} asked={letter} />}
          </p>
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
