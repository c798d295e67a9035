import { useCallback, useEffect, useMemo, useState } from 'react';
import { type FrameFault, frameFault } from '../../../lib/frames/use-frame-fault';
import type { FrameSession } from '../../../lib/frames/use-frame-sockets';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { createLive, useLive } from '../../../lib/live';
import type { LessonSentence } from '../api';
import { useNames } from '../use-names';
import { faceAfter, noFaceSeen, wishesOfSentence } from './face-seen';
import { BelowCamera, CameraFeet, LeftOut, LessonPicture } from './lesson-camera';
import styles from './lesson-player.module.css';
import { heardAfter, nothingHeard, tokensOf, toldOfSentence } from './sentence-seen';
import { SentenceTold } from './sentence-told';
import own from './sign-step.module.css';
import { useHasCamera } from './use-has-camera';
import { useLessonCamera } from './use-lesson-camera';

/** A sentence that was understood, signed before the camera: which signs came, in which order, and the face. */
export function SignStep({
  sentence,
  onNext,
  onWithoutCamera,
}: {
  readonly sentence: LessonSentence;
  readonly onNext: () => void;
  /** Past all else that is done before a camera, too. */
  readonly onWithoutCamera: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { gloss, spans } = sentence;
  const wishes = useMemo(() => wishesOfSentence(spans), [spans]);
  const hasCamera = useHasCamera();
  const [session, setSession] = useState<FrameSession | null>(null);
  const [failed, setFailed] = useState<FrameFault | null>(null);
  const [heard] = useState(() => createLive(nothingHeard));
  const [face] = useState(() => createLive(noFaceSeen));
  const camera = useLessonCamera({
    services: wishes.length > 0 ? ['signs', 'emotion'] : ['signs'],
    onSession: (service, begun) => {
      if (service === 'signs') setSession(begun);
    },
    onAnswer: (service, answer, sentAt) => {
      const fault = frameFault(answer);
      setFailed((before) => (before?.code === fault?.code ? before : fault));
      if (fault !== null) return;
      if (service === 'signs') heard.set(heardAfter(heard.get(), answer.predictions2, sentAt));
      else face.set(faceAfter(face.get(), answer, sentAt));
    },
  });
  const { isRunning } = camera.stream;
  const forget = useCallback((): void => {
    heard.set(nothingHeard);
    face.set(noFaceSeen);
  }, [heard, face]);
  useEffect(() => {
    if (isRunning) forget();
  }, [isRunning, forget]);
  const said = useMemo(
    () => new Set(session?.vocabulary?.flatMap(({ isSaid, label }) => (isSaid ? [label] : []))),
    [session],
  );
  const signs = useLive(heard, (now) => now.signs);
  const told = toldOfSentence(
    gloss,
    (label) => said.has(label),
    signs.map(({ label }) => label),
  );
  const heading = t('lessons.sign.ask', { meaning: names(sentence).text });
  if (!hasCamera) {
    return <LeftOut heading={heading} text={t('lessons.copy.noCamera')} onNext={onWithoutCamera} />;
  }
  if (camera.isAway) {
    return <LeftOut heading={heading} text={t('lessons.copy.offline')} onNext={onNext} />;
  }
  if (session && !gloss.flatMap(tokensOf).some((label) => said.has(label))) {
    return <LeftOut heading={heading} text={t('lessons.sign.none')} onNext={onNext} />;
  }
  return (
    <section className={styles.step}>
      <div className={own.head}>
        <h1 tabIndex={-1} className={styles.question}>
          {heading}
        </h1>
        <p lang="en" className={own.gloss}>
          {t('lessons.say.asSigned', { gloss: gloss.join(' ') })}
        </p>
      </div>
      <LessonPicture camera={camera} />
      <BelowCamera
        camera={camera}
        intro={t(wishes.length > 0 ? 'lessons.sign.introFace' : 'lessons.sign.intro')}
        failed={failed}
        onWithoutCamera={onWithoutCamera}
      >
        {session && (
          <SentenceTold
            told={told}
            signs={signs}
            face={face}
            wishes={wishes}
            onForget={signs.length > 0 ? forget : null}
          />
        )}
      </BelowCamera>
      <CameraFeet camera={camera} isTold={signs.length > 0} onNext={onNext} />
    </section>
  );
}
