import type { ReactNode } from 'react';
import styles from '../lists.module.css';

/** Stays a stop of the keyboard where it can do nothing, so that the last move does not lose it. */
export function RowButton({
  label,
  isOff = false,
  onPress,
  children,
}: {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: (button: HTMLElement) => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.rowButton}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : ({ currentTarget }) => onPress(currentTarget)}
    >
      {children}
    </button>
  );
}
