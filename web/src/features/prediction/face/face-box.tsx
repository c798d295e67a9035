import { useTranslation } from '../../../lib/i18n/use-translation';
import { useLive } from '../../../lib/live';
import styles from '../prediction-page.module.css';
import { unknownFace } from '../recognise/recognition-state';
import type { Seen } from '../recognise/use-recognition';
import { FaceParameters } from './face-parameters';

/** What the services read of the face, and with which models. */
export function FaceBox({
  seen,
  isRunning,
  isPaused,
}: {
  readonly seen: Seen;
  readonly isRunning: boolean;
  readonly isPaused: boolean;
}) {
  const { t } = useTranslation();
  const face = useLive(seen, (newest) => newest.face);
  const models = useLive(seen, (newest) => newest.models);
  return (
    <section className={styles.box} aria-labelledby="nmf-parameters">
      <h2 id="nmf-parameters">{t('prediction.parameters')}</h2>
      <FaceParameters
        face={isPaused ? unknownFace : face}
        empty={t(isRunning ? 'prediction.waiting' : 'prediction.noParameters')}
      />
      {Object.entries(models).map(([service, name]) => (
        <p key={service} className={styles.model}>
          {t('prediction.model', { name })}
        </p>
      ))}
    </section>
  );
}
