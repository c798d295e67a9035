import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Step } from '../steps';
import styles from './step-picture.module.css';

/** The avatar's picture of a step. */
export function StepPicture({
  step,
  isEager = false,
}: {
  readonly step: Step;
  readonly isEager?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <img
      src={`/static/guide/${step}.webp`}
      alt={t(`guide.steps.${step}.picture`)}
      width={800}
      height={600}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
    />
  );
}
