import { lazy, Suspense, useState } from 'react';

// Few press what asks for it; what draws a dialog is more than most screens are.
const SignInDialog = lazy(async () => ({
  default: (await import('./sign-in-dialog')).SignInDialog,
}));

/** Asks a visitor who wants to write to sign in, fetched when it opens first. */
export function SignInPrompt({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}
