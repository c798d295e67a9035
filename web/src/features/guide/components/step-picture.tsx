import type { Step } from '../steps';
import styles from './step-picture.module.css';

/** The picture of a step: two overlapping blocks and what the step is about. */
export function StepPicture({ step }: { readonly step: Step }) {
  const { Icon } = step;
  return (
    <span className={styles.picture} data-field={step.field} aria-hidden="true">
      <span className={styles.back} />
      <span className={styles.front}>
        <Icon size="42%" stroke={1.4} />
      </span>
    </span>
  );
}
