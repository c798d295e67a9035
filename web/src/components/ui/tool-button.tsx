import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './tool-button.module.css';

/** Stays a stop of the keyboard where it can do nothing, so that the last move does not lose it. */
export function ToolButton({
  label,
  size,
  color,
  isOff = false,
  onPress,
  children,
}: {
  readonly label: string;
  readonly size: 44 | 48;
  readonly color?: string;
  readonly isOff?: boolean;
  readonly onPress: (button: HTMLElement) => void;
  readonly children: ReactNode;
}) {
  return (
    <ActionIcon
      variant="subtle"
      size={size}
      radius="md"
      className={styles.tool}
      {...(color && { color })}
      aria-label={label}
      aria-disabled={isOff}
      data-disabled={isOff}
      onClick={isOff ? undefined : ({ currentTarget }) => onPress(currentTarget)}
    >
      {children}
    </ActionIcon>
  );
}
