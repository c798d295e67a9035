import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { ToolButton } from '../../components/ui/tool-button';
import { useTranslation } from '../../lib/i18n/use-translation';
import { passFocusOn } from '../../lib/pass-focus-on';
import styles from './saying-form.module.css';

/** The person's signs in their order, each to be moved or taken out. */
export function SignChips({
  glosses,
  onMove,
  onRemove,
}: {
  readonly glosses: readonly string[];
  readonly onMove: (at: number, by: -1 | 1) => void;
  readonly onRemove: (at: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <ol className={styles.chips} aria-label={t('sayings.form.signs')}>
      {glosses.map((name, at) => (
        <li key={`${name} ${timesBefore(glosses, at)}`} className={styles.chip}>
          <ToolButton
            size={44}
            label={t('sayings.form.earlier', { name })}
            isOff={at === 0}
            onPress={() => onMove(at, -1)}
          >
            <IconArrowLeft size={20} aria-hidden="true" />
          </ToolButton>
          <span className={styles.name}>{name}</span>
          <ToolButton
            size={44}
            label={t('sayings.form.later', { name })}
            isOff={at === glosses.length - 1}
            onPress={() => onMove(at, 1)}
          >
            <IconArrowRight size={20} aria-hidden="true" />
          </ToolButton>
          <ToolButton
            size={44}
            label={t('sayings.form.remove', { name })}
            onPress={(button) => {
              passFocusOn(button);
              onRemove(at);
            }}
          >
            <IconX size={20} aria-hidden="true" />
          </ToolButton>
        </li>
      ))}
    </ol>
  );
}

/** The same sign may stand twice. By how often it stood before, it is known wherever it is moved. */
const timesBefore = (glosses: readonly string[], at: number): number =>
  glosses.slice(0, at).filter((gloss) => gloss === glosses[at]).length;
