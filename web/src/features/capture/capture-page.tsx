import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraStage } from '../../components/ui/camera-stage';
import { PageHeading } from '../../components/ui/page-heading';
import { ParameterList } from '../../components/ui/parameter-list';
import { useGetConfigQuery } from '../../lib/api/config';
import { useFaceLines } from '../../lib/face/use-face-lines';
import { DATA_SET_TIMING } from '../../lib/frames/constants';
import { frameFault, useFrameFault } from '../../lib/frames/use-frame-fault';
import type { FrameProcessed, FrameService } from '../../lib/frames/use-frame-sockets';
import { useFrameStream } from '../../lib/frames/use-frame-stream';
import { centerToast } from '../../lib/toasts';
import styles from './capture-page.module.css';

/** Data-set creation: what the computer reads from a face, live. */
export function CapturePage() {
  const { t } = useTranslation();
  const linesOf = useFaceLines();
  const emotionUrl = useGetConfigQuery().data?.sockets.emotion;
  const [answer, setAnswer] = useState<FrameProcessed | null>(null);
  const onAnswer = useCallback(
    (_from: FrameService, fresh: FrameProcessed) => setAnswer(fresh),
    [],
  );
  // The data-set page uses only the first service (spec section 7).
  const stream = useFrameStream({
    urls: emotionUrl === undefined ? {} : { emotion: emotionUrl },
    timing: DATA_SET_TIMING,
    onAnswer,
  });
  const { isRunning, start, stop } = stream;
  const end = (): void => {
    centerToast.success(t('capture.thanks'));
    stop();
  };
  return (
    <>
      <PageHeading title={t('capture.heading')} intro={t('capture.intro')} />
      <div className={styles.columns}>
        <CameraStage stream={stream} onRetry={() => void start()}>
          <Button
            size="lg"
            mih={56}
            leftSection={<IconPlayerPlay size={24} />}
            disabled={isRunning}
            onClick={() => void start()}
          >
            {t('capture.start')}
          </Button>
          <Button
            size="lg"
            mih={56}
            variant="default"
            leftSection={<IconPlayerStop size={24} />}
            disabled={!isRunning}
            onClick={end}
          >
            {t('capture.stop')}
          </Button>
        </CameraStage>
        <div className={styles.readings}>
          <section className={styles.box} aria-labelledby="capture-emotion">
            <h2 id="capture-emotion">{t('capture.prediction')}</h2>
            <PredictionText answer={answer} />
            <p className={styles.guess}>{t('face.guess')}</p>
          </section>
          <section className={styles.box} aria-labelledby="capture-analysis">
            <h2 id="capture-analysis">{t('capture.analysis')}</h2>
            <ParameterList
              parameters={answer ? linesOf(answer) : {}}
              empty={t('capture.noAnalysis')}
            />
            {answer && (
              <p className={styles.model}>{t('capture.model', { name: answer.model.name })}</p>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

function PredictionText({ answer }: { readonly answer: FrameProcessed | null }) {
  const { t } = useTranslation();
  const say = useFrameFault();
  const text = (): string => {
    if (!answer) return t('capture.waiting');
    const fault = frameFault(answer);
    if (fault) return t('capture.error', { message: say(fault) });
    const { label } = answer.predictions;
    return label === '' ? t('capture.nothingNew') : t(`emotion.${label}`);
  };
  return (
    <p className={styles.prediction} aria-live="polite">
      {text()}
    </p>
  );
}
