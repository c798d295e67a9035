import type { TablerIcon } from '@tabler/icons-react';
import styles from './answers.module.css';
import { KeyHint } from './key-hint';

/** One answer, with its key. */
export function AnswerButton({
  Icon,
  text,
  shortcut,
  isOpen,
  onPress,
}: {
  readonly Icon: TablerIcon;
  readonly text: string;
  readonly shortcut: string;
  /** Of an answer that asks for more. */
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.answer}
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <Icon size={24} aria-hidden="true" />
      <span className={styles.text}>{text}</span>
      <KeyHint name={shortcut} />
    </button>
  );
}
