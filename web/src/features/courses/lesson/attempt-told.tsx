import type { AttemptPart, Finding } from '@isl/signing/attempt';
import {
  IconArrowsMove,
  IconCheck,
  IconHandFinger,
  IconHandStop,
  IconMapPin,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './attempt-told.module.css';
import type { Told } from './use-attempts';

const icons = {
  hands: IconHandStop,
  place: IconMapPin,
  handshape: IconHandFinger,
  movement: IconArrowsMove,
} as const satisfies Record<AttemptPart, unknown>;

/** More at once nobody mends. */
const MOST_DIFFERENCES = 2;

/** What a try had in common with the form shown and what differed, part by part, without a verdict. */
export function AttemptTold({ told }: { readonly told: Told }) {
  const { t } = useTranslation();
  const say = useFinding();
  const heading = useId();
  if (told === null) return <p className={styles.how}>{t('lessons.attempt.how')}</p>;
  if (told.length === 0) return <p className={styles.how}>{t('lessons.attempt.untold')}</p>;
  const differing = told.flatMap((finding) => (finding.agrees ? [] : [finding]));
  const parts = told.flatMap(({ agrees, part }) =>
    agrees ? [t(`lessons.attempt.part.${part}`)] : [],
  );
  return (
    <>
      <p id={heading} className={styles.heading}>
        {t('lessons.attempt.heading')}
      </p>
      <ul className={styles.list} aria-labelledby={heading}>
        {differing.slice(0, MOST_DIFFERENCES).map((finding) => {
          const Icon = icons[finding.part];
          return (
            <li key={finding.part} className={styles.line} data-part={finding.part}>
              <Icon size={24} aria-hidden="true" />
              <span>{say(finding)}</span>
            </li>
          );
        })}
        {parts.length > 0 && (
          <li className={styles.line} data-agrees="">
            <IconCheck size={24} aria-hidden="true" />
            <span>{t('lessons.attempt.agrees', { parts: parts.join(', ') })}</span>
          </li>
        )}
      </ul>
    </>
  );
}

type Difference = Extract<Finding, { readonly agrees: false }>;

/** A difference in a sentence. */
function useFinding(): (finding: Difference) => string {
  const { t } = useTranslation();
  return (finding) => {
    switch (finding.part) {
      case 'hands':
        return t(`lessons.attempt.hands.${finding.form === 1 ? 'one' : 'two'}`);
      case 'place':
        if (finding.form === finding.seen) return t(`lessons.attempt.place.${finding.way}`);
        return t('lessons.attempt.place.heights', {
          form: t(`lessons.attempt.height.${finding.form}`),
          seen: t(`lessons.attempt.height.${finding.seen}`),
        });
      case 'handshape': {
        if (!finding.finger) return t('lessons.attempt.handshape.other');
        const { name, isStraight } = finding.finger;
        return t(`lessons.attempt.handshape.${isStraight ? 'straight' : 'bent'}`, {
          finger: t(`lessons.attempt.finger.${name}`),
        });
      }
      case 'movement':
        return t(`lessons.attempt.movement.${finding.form}`);
    }
  };
}
