import { FaceNote } from '../../components/ui/face-note';
import { ParameterList } from '../../components/ui/parameter-list';
import { useFaceLines } from '../../lib/face/use-face-lines';
import { frameFault, useFrameFault } from '../../lib/frames/use-frame-fault';
import type { FrameProcessed } from '../../lib/frames/use-frame-sockets';
import { useTranslation } from '../../lib/i18n/use-translation';
import { type LiveValue, useLive } from '../../lib/live';
import styles from './capture-page.module.css';

/** What the computer reads from the face now. */
export function Readings({ live }: { readonly live: LiveValue<FrameProcessed | null> }) {
  const { t } = useTranslation();
  const answer = useLive(live, (newest) => newest);
  const linesOf = useFaceLines();
  return (
    <div className={styles.readings}>
      <section className={styles.box} aria-labelledby="capture-emotion">
        <h2 id="capture-emotion">{t('capture.prediction')}</h2>
        <PredictionText answer={answer} />
        <FaceNote grammar={answer?.grammar} isUnsure={answer?.predictions.unsure ?? false} />
        <p className={styles.guess}>{t('face.guess')}</p>
      </section>
      <section className={styles.box} aria-labelledby="capture-analysis">
        <h2 id="capture-analysis">{t('capture.analysis')}</h2>
        <ParameterList parameters={answer ? linesOf(answer) : {}} empty={t('capture.noAnalysis')} />
        {answer && (
          <p className={styles.model}>{t('capture.model', { name: answer.model.name })}</p>
        )}
      </section>
    </div>
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
