import { Button } from '@mantine/core';
import { IconArrowRight, IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CameraStage } from '../../../components/ui/camera-stage';
import { DataUsed } from '../../../components/ui/data-used';
import { SparingChoice } from '../../../components/ui/sparing-choice';
import { frameFault } from '../../../lib/frames/use-frame-fault';
import type {
  FrameProcessed,
  FrameService,
  FrameSession,
} from '../../../lib/frames/use-frame-sockets';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { createLive, useLive } from '../../../lib/live';
import { teachSignPath } from '../../../lib/teach-sign-path';
import type { LessonSign } from '../api';
import { useNames } from '../use-names';
import { AttemptTold } from './attempt-told';
import { LeftOut } from './lesson-camera';
import styles from './lesson-player.module.css';
import own from './produce-step.module.css';
import { comparedOf, heardOf, outcomeOf, readingAfter } from './reading';
import { nothingRead, SaidOfSign } from './said-of-sign';
import { useAttempts } from './use-attempts';
import { useHasCamera } from './use-has-camera';
import { useLessonCamera } from './use-lesson-camera';

/** Signs from memory, before the camera: the page says what the recogniser saw, and praises nobody. */
export function ProduceStep({
  signs,
  missed,
  onNext,
  onWithoutCamera,
}: {
  readonly signs: readonly LessonSign[];
  readonly missed: readonly string[];
  readonly onNext: () => void;
  /** Past all else that is done before a camera, too. */
  readonly onWithoutCamera: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const hasCamera = useHasCamera();
  const [session, setSession] = useState<FrameSession | null>(null);
  const [live] = useState(() => createLive(nothingRead));
  const [at, setAt] = useState(0);
  const takeRef = useRef<ReturnType<typeof useAttempts>['take']>(null);
  const onAnswer = useCallback(
    (_service: FrameService, answer: FrameProcessed, sentAt: number): void => {
      const failed = frameFault(answer);
      const { reading } = live.get();
      live.set({
        failed,
        reading: failed === null ? readingAfter(reading, answer.predictions2) : reading,
      });
      if (failed !== null) return;
      takeRef.current?.(answer.skeleton, sentAt);
    },
    [live],
  );
  const onSession = useCallback(
    (_service: FrameService, begun: FrameSession): void => setSession(begun),
    [],
  );
  const { stream, sparing, looksHere, isOpeningHere, isAway } = useLessonCamera({
    services: ['signs'],
    onAnswer,
    onSession,
    onSeen: (skeleton, at) => takeRef.current?.(skeleton, at),
  });
  const all = looksHere
    ? comparedOf(signs, missed)
    : session && heardOf(signs, session.vocabulary ?? [], missed);
  const sign = all?.[at];
  const asked = sign?.sign._id;
  const outcome = useLive(live, ({ reading }) => outcomeOf(reading, asked));
  const { told, take } = useAttempts(stream.isRunning ? asked : undefined, stream.videoRef);
  useEffect(() => {
    takeRef.current = take;
  }, [take]);
  const isOver = all !== null && sign === undefined;
  const goOn = (): void => {
    live.set(nothingRead);
    if (all && at + 1 < all.length) setAt(at + 1);
    else {
      stream.stop();
      onNext();
    }
  };
  if (isOver || isAway || !hasCamera) {
    const why = isAway ? 'lessons.copy.offline' : 'lessons.produce.none';
    return (
      <LeftOut
        heading={t('lessons.produce.heading')}
        text={t(hasCamera ? why : 'lessons.copy.noCamera')}
        onNext={hasCamera ? onNext : onWithoutCamera}
      />
    );
  }
  return (
    <section className={styles.step}>
      <div className={styles.head}>
        <h1 tabIndex={-1} className={styles.question}>
          {sign
            ? t('lessons.produce.ask', { name: names(sign.sign.names).text })
            : t('lessons.produce.heading')}
        </h1>
        {sign && all && (
          <p className={styles.hint}>
            {t('lessons.produce.count', {
              n: formatNumber(at + 1),
              m: formatNumber(all.length),
            })}
          </p>
        )}
      </div>
      <div className={own.camera} data-on={stream.isRunning}>
        {!stream.isRunning && (
          <p>{t(looksHere ? 'lessons.produce.here' : 'lessons.produce.intro')}</p>
        )}
        {!stream.isRunning && sign?.learntFrom === 'avatar' && (
          <p className={styles.hint}>{t('predict.avatarOnly')}</p>
        )}
        <CameraStage
          stream={stream}
          onRetry={() => void stream.start()}
          overlay={
            stream.isRunning &&
            !looksHere && (
              <>
                <SaidOfSign live={live} asked={asked} signs={signs} />
                <DataUsed bytesUsed={stream.bytesUsed} />
              </>
            )
          }
        >
          {stream.isRunning ? (
            <Button
              variant="default"
              mih={56}
              leftSection={<IconCameraOff size={24} />}
              onClick={stream.stop}
            >
              {t('lessons.produce.stop')}
            </Button>
          ) : (
            <Button
              mih={56}
              leftSection={<IconCamera size={24} />}
              onClick={() => void stream.start()}
            >
              {t('lessons.produce.start')}
            </Button>
          )}
        </CameraStage>
        {!stream.isRunning && sparing.isMetered && !looksHere && (
          <SparingChoice asksMore={sparing.asksMore} onAsk={sparing.setAsksMore} />
        )}
        {isOpeningHere && (
          <p role="status" className={styles.hint}>
            {t('lessons.copy.openingHere')}
          </p>
        )}
        {!session && !looksHere && (
          <p role="status" className={styles.hint}>
            {t(
              stream.states.signs === 'reconnecting'
                ? 'lessons.produce.away'
                : 'lessons.produce.connecting',
            )}
          </p>
        )}
        {sign && outcome === 'other' && (
          <p className={own.teach}>
            <Link to={teachSignPath(sign.sign._id)} className={styles.about}>
              {t('lessons.produce.teach')}
            </Link>
          </p>
        )}
      </div>
      <div role="status">{stream.isRunning && <AttemptTold told={told} />}</div>
      <div className={styles.feet}>
        {outcome === 'same' || (looksHere && told !== null) ? (
          <NextButton onNext={goOn} />
        ) : (
          <Button variant="default" size="lg" mih={56} onClick={sign ? goOn : onNext}>
            {t('lessons.player.skip')}
          </Button>
        )}
      </div>
    </section>
  );
}

function NextButton({ onNext }: { readonly onNext: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="lg" mih={56} rightSection={<IconArrowRight size={24} />} onClick={onNext}>
      {t('lessons.player.next')}
    </Button>
  );
}
