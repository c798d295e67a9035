import type { components } from '@isl/contracts/frames';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './face-note.module.css';

type Answer = components['schemas']['FrameProcessed'];

/** Why no feeling is named, where that can be told: it may be grammar, or nobody can be sure. */
export function FaceNote({
  grammar,
  isUnsure,
}: {
  readonly grammar: Answer['grammar'];
  readonly isUnsure: boolean;
}) {
  const { t } = useTranslation();
  const note = (): string => {
    if (grammar !== undefined) return t(`face.grammar.${grammar}`);
    return isUnsure ? t('face.unsure') : '';
  };
  return <p className={styles.note}>{note()}</p>;
}
