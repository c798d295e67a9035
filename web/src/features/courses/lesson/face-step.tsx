import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { LessonSentence } from '../api';
import { useNames } from '../use-names';
import { wishesOfFace } from './face-seen';
import { FaceTold } from './face-told';
import { BelowCamera, CameraFeet, LeftOut, LessonPicture } from './lesson-camera';
import styles from './lesson-player.module.css';
import own from './sign-step.module.css';
import { useMadeFace } from './use-copied';
import { useHasCamera } from './use-has-camera';

/** The face of a sentence that was understood, made without its signs: what of it came, and what is seen instead. */
export function FaceStep({
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
  const hasCamera = useHasCamera();
  const [wishes] = useState(() => wishesOfFace(sentence.spans));
  const { camera, failed, seen, isTold } = useMadeFace(wishes);
  const heading = t('lessons.makeFace.ask', { meaning: names(sentence).text });
  if (!hasCamera) {
    return <LeftOut heading={heading} text={t('lessons.copy.noCamera')} onNext={onWithoutCamera} />;
  }
  if (camera.isAway) {
    return <LeftOut heading={heading} text={t('lessons.copy.offline')} onNext={onNext} />;
  }
  return (
    <section className={styles.step}>
      <div className={own.head}>
        <h1 tabIndex={-1} className={styles.question}>
          {heading}
        </h1>
        <p lang="en" className={own.gloss}>
          {t('lessons.say.asSigned', { gloss: sentence.gloss.join(' ') })}
        </p>
      </div>
      <LessonPicture camera={camera} />
      <BelowCamera
        camera={camera}
        intro={t('lessons.makeFace.intro')}
        failed={failed}
        onWithoutCamera={onWithoutCamera}
      >
        <FaceTold seen={seen} wishes={wishes} />
      </BelowCamera>
      <CameraFeet camera={camera} isTold={isTold} onNext={onNext} />
    </section>
  );
}
