import { Button } from '@mantine/core';
import { IconArrowRight, IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CameraStage } from '../../../components/ui/camera-stage';
import { useGetConfigQuery } from '../../../lib/api/config';
import { PREDICTION_TIMING } from '../../../lib/frames/constants';
import { type FrameFault, frameFault, useFrameFault } from '../../../lib/frames/use-frame-fault';
import type {
  FrameProcessed,
  FrameService,
  FrameSession,
} from '../../../lib/frames/use-frame-sockets';
import { useFrameStream } from '../../../lib/frames/use-frame-stream';
import { formatNumber } from '../../../lib/i18n/format';
import { teachSignPath } from '../../../lib/teach-sign-path';
import type { LessonSign } from '../api';
import { useNames } from '../use-names';
import { AttemptTold } from './attempt-told';
import styles from './lesson-player.module.css';
import own from './produce-step.module.css';
import { heardOf, isSign, nothingSeen, type Reading, readingAfter } from './reading';
import { useAttempts } from './use-attempts';

/** Points of hands and body, to tell what differed. */
const WITH_POINTS = { skeleton: true } as const;

/** Signs before the camera: the page says what the recogniser saw, and praises nobody. */
export function ProduceStep({
  signs,
  missed,
  onNext,
}: {
  readonly signs: readonly LessonSign[];
  readonly missed: readonly string[];
  readonly onNext: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const url = useGetConfigQuery().data?.sockets.signs;
  const [session, setSession] = useState<FrameSession | null>(null);
  const [reading, setReading] = useState<Reading>(nothingSeen);
  const [failed, setFailed] = useState<FrameFault | null>(null);
  const [at, setAt] = useState(0);
  const takeRef = useRef<ReturnType<typeof useAttempts>['take']>(null);
  const onAnswer = useCallback(
    (_service: FrameService, answer: FrameProcessed, sentAt: number): void => {
      const problem = frameFault(answer);
      setFailed(problem);
      if (problem !== null) return;
      setReading((before) => readingAfter(before, answer.predictions2));
      takeRef.current?.(answer.skeleton, sentAt);
    },
    [],
  );
  const onSession = useCallback(
    (_service: FrameService, begun: FrameSession): void => setSession(begun),
    [],
  );
  const stream = useFrameStream({
    urls: url === undefined ? {} : { signs: url },
    timing: PREDICTION_TIMING,
    onAnswer,
    onSession,
    signsWish: WITH_POINTS,
  });
  const faultText = useFrameFault();
  const asked = session && heardOf(signs, session.vocabulary ?? [], missed);
  const sign = asked?.[at];
  const { told, take } = useAttempts(
    stream.isRunning ? sign?.sign._id : undefined,
    stream.videoRef,
  );
  useEffect(() => {
    takeRef.current = take;
  }, [take]);
  const isOver = asked !== null && sign === undefined;
  const goOn = (): void => {
    setReading(nothingSeen);
    if (asked && at + 1 < asked.length) setAt(at + 1);
    else {
      stream.stop();
      onNext();
    }
  };
  const isSeen = sign !== undefined && reading.kind === 'saw' && isSign(reading.id, sign.sign._id);
  const nameOf = (label: string, id?: string): string => {
    const known = signs.find(({ _id, gloss }) =>
      id === undefined ? gloss === label : isSign(id, _id),
    );
    return known ? names(known.names).text : label;
  };
  const said = (): string => {
    if (failed !== null) return faultText(failed);
    if (reading.kind === 'nothing') return t('lessons.produce.waiting');
    if (reading.kind === 'unsure') {
      const list = reading.labels.map((label) => nameOf(label)).join(', ');
      return t('lessons.produce.unsure', { names: list });
    }
    const name = nameOf(reading.label, reading.id);
    return t(isSeen ? 'lessons.produce.same' : 'lessons.produce.other', { name });
  };

  if (isOver) {
    return (
      <section className={styles.step}>
        <h1 tabIndex={-1} className={styles.question}>
          {t('lessons.produce.heading')}
        </h1>
        <p className={own.text}>{t('lessons.produce.none')}</p>
        <span />
        <NextButton onNext={onNext} />
      </section>
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
        {sign && asked && (
          <p className={styles.hint}>
            {t('lessons.produce.count', {
              n: formatNumber(at + 1),
              m: formatNumber(asked.length),
            })}
          </p>
        )}
      </div>
      <div className={own.camera} data-on={stream.isRunning}>
        {!stream.isRunning && <p>{t('lessons.produce.intro')}</p>}
        {!stream.isRunning && sign?.learntFrom === 'avatar' && (
          <p className={styles.hint}>{t('predict.avatarOnly')}</p>
        )}
        <CameraStage
          stream={stream}
          onRetry={() => void stream.start()}
          overlay={
            stream.isRunning && (
              <p role="status" className={own.said} data-look={isSeen ? 'same' : reading.kind}>
                {said()}
              </p>
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
        {!session && (
          <p role="status" className={styles.hint}>
            {t(
              stream.states.signs === 'reconnecting'
                ? 'lessons.produce.away'
                : 'lessons.produce.connecting',
            )}
          </p>
        )}
        {sign && !isSeen && reading.kind !== 'nothing' && (
          <p>
            <Link to={teachSignPath(sign.sign._id)}>{t('lessons.produce.teach')}</Link>
          </p>
        )}
      </div>
      <div role="status">{stream.isRunning && <AttemptTold told={told} />}</div>
      <div className={styles.feet}>
        {isSeen ? (
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
