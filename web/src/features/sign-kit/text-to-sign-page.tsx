import { SignKitScreen } from './sign-kit-screen';

/** Text or speech in, signs out. */
export function TextToSignPage() {
  return <SignKitScreen page="convert" />;
}
