import { type AttemptPart, type ToldDifference, toldOf } from '@isl/signing/attempt';
import {
  IconArrowsMove,
  IconCheck,
  IconHandFinger,
  IconHandStop,
  IconMapPin,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type en from '../../../messages/en.json';
import styles from './attempt-told.module.css';
import type { Told } from './use-attempts';

const icons = {
  hands: IconHandStop,
  place: IconMapPin,
  handshape: IconHandFinger,
  movement: IconArrowsMove,
} as const satisfies Record<AttemptPart, unknown>;

/** What a try had in common with the form shown and what differed, part by part, without a verdict. */
export function AttemptTold({ told }: { readonly told: Told }) {
  const { t } = useTranslation();
  const say = useDifference();
  const heading = useId();
  if (told === null) return <p className={styles.how}>{t('lessons.attempt.how')}</p>;
  if (told.length === 0) return <p className={styles.how}>{t('lessons.attempt.untold')}</p>;
  const { differing, agreeing } = toldOf(told);
  const parts = agreeing.map((part) => t(`lessons.attempt.part.${part}`));
  return (
    <>
      <p id={heading} className={styles.heading}>
        {t('lessons.attempt.heading')}
      </p>
      <ul className={styles.list} aria-labelledby={heading}>
        {differing.map((difference) => {
          const Icon = icons[difference.part];
          return (
            <li key={difference.part} className={styles.line} data-part={difference.part}>
              <Icon size={24} aria-hidden="true" />
              <span>{say(difference)}</span>
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

type Words = typeof en.lessons.attempt;
type DifferenceKey = {
  [P in AttemptPart]: `lessons.attempt.${P}.${keyof Words[P] & string}`;
}[AttemptPart];

/** A difference in a sentence. */
function useDifference(): (difference: ToldDifference) => string {
  const { t } = useTranslation();
  return ({ part, kind, heights, finger }) =>
    t(`lessons.attempt.${part}.${kind}` as DifferenceKey, {
      form: heights && t(`lessons.attempt.height.${heights.form}`),
      seen: heights && t(`lessons.attempt.height.${heights.seen}`),
      finger: finger && t(`lessons.attempt.finger.${finger}`),
    });
}
