import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

/** Stays a stop of the keyboard where it can move nothing, so that the last move does not lose it. */
export function MoveButton({
  isOff,
  icon,
  onMove,
  children,
}: {
  readonly isOff: boolean;
  readonly icon: ReactNode;
  readonly onMove: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button
      variant="default"
      leftSection={icon}
      aria-disabled={isOff}
      data-disabled={isOff}
      onClick={isOff ? undefined : onMove}
    >
      {children}
    </Button>
  );
}
