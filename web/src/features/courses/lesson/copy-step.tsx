import { faceOf } from '@isl/signing/faces';
import { IconRepeat } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FrameFault } from '../../../lib/frames/use-frame-fault';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { LessonSign } from '../api';
import { useNames } from '../use-names';
import { AttemptTold } from './attempt-told';
import own from './copy-step.module.css';
import { wishesOf } from './face-seen';
import { FaceTold } from './face-told';
import { BelowCamera, CameraFeet, LeftOut, LessonPicture } from './lesson-camera';
import styles from './lesson-player.module.css';
import { useCopiedHands, useMadeFace } from './use-copied';
import { useHasCamera } from './use-has-camera';
import type { useLessonCamera } from './use-lesson-camera';

type Copying = {
  readonly sign: LessonSign;
  readonly onReplay: () => void;
  readonly onNext: () => void;
  /** Past all else that is done before a camera, too. */
  readonly onWithoutCamera: () => void;
};

/** Around a sign that was just watched, made beside it: the page says what it saw and what differed. */
export function CopyStep(copying: Copying) {
  const { t } = useTranslation();
  const names = useNames();
  const hasCamera = useHasCamera();
  const name = names(copying.sign.names).text;
  if (!hasCamera) {
    return (
      <LeftOut
        heading={t('lessons.copy.ask', { name })}
        text={t('lessons.copy.noCamera')}
        className={styles.around}
        onNext={copying.onWithoutCamera}
      >
        <Replay onReplay={copying.onReplay} />
      </LeftOut>
    );
  }
  // A sign without hands is a face.
  return copying.sign.kind === 'expression' ? (
    <FaceCopy {...copying} />
  ) : (
    <HandsCopy {...copying} />
  );
}

function HandsCopy(copying: Copying) {
  const { t } = useTranslation();
  const { camera, failed, told } = useCopiedHands(copying.sign._id);
  const isBrief = camera.sparing.isSparing && told?.length === 0;
  return (
    <BesideModel {...copying} camera={camera} failed={failed} isTold={told !== null} shown={told}>
      <div role="status">
        <AttemptTold told={told} />
        {isBrief && <p className={own.hint}>{t('lessons.copy.slowly')}</p>}
      </div>
    </BesideModel>
  );
}

function FaceCopy(copying: Copying) {
  const [wishes] = useState(() => wishesOf(faceOf(copying.sign._id)));
  const { camera, failed, seen, isTold } = useMadeFace(wishes);
  return (
    <BesideModel {...copying} camera={camera} failed={failed} isTold={isTold} shown={null}>
      <FaceTold seen={seen} wishes={wishes} />
    </BesideModel>
  );
}

/** The camera beside the model; what is told stands below them. */
function BesideModel({
  sign,
  onReplay,
  onNext,
  onWithoutCamera,
  camera,
  failed,
  isTold,
  shown,
  children,
}: Copying & {
  readonly camera: ReturnType<typeof useLessonCamera>;
  readonly failed: FrameFault | null;
  readonly isTold: boolean;
  /** With another one the model is shown again, to be looked at beside what was told. */
  readonly shown: unknown;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const replay = useEffectEvent(onReplay);
  useEffect(() => {
    if (shown !== null) replay();
  }, [shown]);
  const heading = t('lessons.copy.ask', { name: names(sign.names).text });
  if (camera.isAway) {
    return (
      <LeftOut
        heading={heading}
        text={t('lessons.copy.offline')}
        className={styles.around}
        onNext={onNext}
      >
        <Replay onReplay={onReplay} />
      </LeftOut>
    );
  }
  return (
    <section className={styles.around}>
      <h1 tabIndex={-1} className={styles.question}>
        {heading}
      </h1>
      <Replay onReplay={onReplay} />
      <LessonPicture camera={camera} />
      <BelowCamera
        camera={camera}
        intro={t(sign.kind === 'expression' ? 'lessons.copy.introFace' : 'lessons.copy.intro')}
        failed={failed}
        onWithoutCamera={onWithoutCamera}
      >
        {children}
      </BelowCamera>
      <CameraFeet camera={camera} isTold={isTold} onNext={onNext} />
    </section>
  );
}

function Replay({ onReplay }: { readonly onReplay: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={own.replay} data-beside="sign" onClick={onReplay}>
      <IconRepeat size={20} aria-hidden="true" />
      {t('lessons.player.replay')}
    </button>
  );
}
