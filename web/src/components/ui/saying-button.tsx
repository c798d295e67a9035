import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * A button that says in its own place what became of its action. Assistive technology hears it from
 * beside the button: what is inside one is its name alone, and is not announced.
 */
export function SayingButton({
  icon,
  said,
  isBusy,
  onClick,
  children,
}: {
  readonly icon: ReactNode;
  /** What became of it; while there is nothing to say, the button says what it does. */
  readonly said: string | undefined;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <>
      <Button variant="default" leftSection={icon} loading={isBusy ?? false} onClick={onClick}>
        {said ?? children}
      </Button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
