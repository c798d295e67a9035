import { useTranslation } from 'react-i18next';
import styles from '../prediction-page.module.css';
import type { Face } from './face-groups';
import { FaceParameters } from './face-parameters';

/** What the services read of the face, and with which models. */
export function FaceBox({
  face,
  isRunning,
  models,
}: {
  readonly face: Face;
  readonly isRunning: boolean;
  readonly models: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation();
  return (
    <section className={styles.box} aria-labelledby="nmf-parameters">
      <h2 id="nmf-parameters">{t('prediction.parameters')}</h2>
      <FaceParameters
        face={face}
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
